// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.

export interface paths {
    "/wps/system/startup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start-up settings */
        get: operations["startup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/customerService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customer-service links */
        get: operations["customerService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/serviceResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hosts and encrypted paths of the customer-service links */
        get: operations["serviceResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What editors publish on home */
        get: operations["homeAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha image */
        get: operations["captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member */
        get: operations["memberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance over all wallets */
        get: operations["balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popular games and vendors by category */
        get: operations["popularGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/hotGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hot games */
        get: operations["hotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a game
         * @description Opens a session at the vendor and answers the address to go to. It changes state, so it is never asked again by itself.
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the client needs to go on after a refusal */
        ErrorData: {
            /** @description The next attempt needs a captcha */
            captcha?: boolean;
            /** @description Seconds */
            retryAfter?: number;
        };
        Envelope: {
            success: boolean;
            /**
             * @description A dotted name, for example login.captcha.required
             * @example login.captcha.required
             */
            errorCode?: string;
            /** @description Plain text for people, never markup */
            message?: string;
            data?: components["schemas"]["ErrorData"];
        };
        Startup: {
            /** @description What to tell the player, plain text */
            info: string;
            /** @description Where the player seems to be, as a country code */
            location: string;
            maintenance: boolean;
            regionRestriction: boolean;
            /** @description Milliseconds since 1970, by the platform's clock */
            serverTime: number;
            mobileTemplate?: {
                mem_cen?: string;
                dep_func?: string;
            };
        };
        Refusal: {
            /** @constant */
            success: false;
            errorCode: string;
            message: string;
            data?: components["schemas"]["ErrorData"];
        };
        ServiceLink: {
            /** @description What the link is called */
            name: string;
            /** @description A key of the service resources */
            resource: string;
        };
        ServiceResources: {
            version: {
                /** @description Hosts of the customer-service links, first choice first */
                pathList: string[];
            };
            /** @description By key, an encrypted path whose last 8 characters are the key */
            resources: {
                [key: string]: string;
            };
        };
        Banner: {
            id: number;
            /** @description A path on the image hosts */
            url: string;
            /** @description What the picture says, for those who do not see it */
            title: string;
            /** @description A route of the product, or a promotion's id */
            promotionType?: string | null;
        };
        Announcement: {
            id: number;
            title: string;
        };
        Popup: {
            id: number;
            title: string;
            /** @description HTML of an editor; never trusted */
            content: string;
            promotionType: string | null;
            /** @enum {string} */
            execution: "A" | "B" | "F";
        };
        HotMatch: {
            homeTeam: string;
            awayTeam: string;
            homeTeamImageUrl: string;
            awayTeamImageUrl: string;
            league: string;
            /** Format: date-time */
            matchTime: string;
            vendor: string;
            roomId: string;
            nodeId: number;
        };
        Promotion: {
            id: number;
            title: string;
        };
        HomeAnnouncements: {
            banners: components["schemas"]["Banner"][];
            player: components["schemas"]["Announcement"][];
            popup: components["schemas"]["Popup"][];
            hot: components["schemas"]["HotMatch"][];
            promotion: components["schemas"]["Promotion"][];
        };
        /** @description A base64 image (png), without a data prefix */
        Captcha: string;
        /**
         * @description AES-256-CBC with PKCS#7, then HMAC-SHA256 over one version byte, the IV and the ciphertext. Both keys travel in the
         *     Encryption header. The plaintext is UTF-8 JSON with `timestamp` and `nonce` added, so that a replay can be refused.
         */
        EncryptedBody: {
            /** @constant */
            version: 1;
            /** @description base64 */
            iv: string;
            /** @description base64 */
            ciphertext: string;
            /** @description base64 */
            mac: string;
        };
        Session: {
            token: string;
            userName: string;
            /** @description Member type; 4 is a trial account */
            customerType: number;
            firstTimeLogin: boolean;
        };
        MemberInfo: {
            id: number;
            account: string;
            nickname: string | null;
            userName: string;
            type: number;
            /** Format: date-time */
            regDate: string;
            toUpline: boolean;
            /** @description The label of the level */
            vipLevel?: string | null;
            withdrawAllowed?: boolean;
        };
        Balance: {
            /** @description In units of the currency, two decimals */
            sumBalance: number;
            currencySymbol: string;
        };
        /** @enum {string} */
        Category: "ELOTTO" | "RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "INHOUSE";
        Vendor: {
            vassalage: string;
            /** @description Display name */
            accountTypeName: string;
            gameType: components["schemas"]["Category"];
            gameId: string;
            nodeId: number;
            /** @description A path on the image hosts */
            mobileLargeIcon: string;
        };
        Game: {
            nodeId: number;
            gameName: string;
            nodeName: string;
            /** @description The vendor's code */
            vassalage: string;
            /** @description The vendor's display name */
            vendorName?: string;
            /** @description A path on the image hosts */
            iconUrl: string;
            showIcon: boolean;
            supportPlay: boolean;
            gameType: components["schemas"]["Category"];
            roomId: string;
            gameId: string;
        };
        PopularSection: {
            gameType: components["schemas"]["Category"];
            vendors: components["schemas"]["Vendor"][];
            games: components["schemas"]["Game"][];
        };
    };
    responses: {
        /** @description The request does not fit the contract */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not for this account, merchant or place */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests */
        TooMany: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The platform failed, or is under maintenance (errorCode system.maintenance, status 503) */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No session, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The merchant's code; held against the host and the token */
        Merchant: string;
        MerchantCode: string;
        /** @description The session token; absent for guests */
        Token: string;
        /** @description An upper-case dictionary code */
        Language: string;
        Platform: "html5";
        /** @description Kept by the client until a final answer; the same key gets the same answer */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startup: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Startup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    customerService: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ServiceLink"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    serviceResources: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ServiceResources"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    homeAnnouncements: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description The session token; absent for guests */
                token?: components["parameters"]["Token"];
                types: "B,PL,PU,H";
                groupName: "m_home";
                platform: "M";
            };
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["HomeAnnouncements"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    captcha: {
        parameters: {
            query: {
                /** @description Chosen by the client; the answer goes with it */
                captchaId: string;
                moduleId: "CAPTCHA3";
            };
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Captcha"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
                /** @description Base64 of RSA-OAEP (SHA-256, no label) of a text, the base64 of 64 bytes: the AES key, then the MAC key */
                Encryption: string;
                /** @description Sent when the site runs standalone */
                Device?: "OTHERS";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncryptedBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query: {
                token: string;
            };
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    memberInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MemberInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    balance: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Balance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    popularGames: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description An upper-case dictionary code */
                language: components["parameters"]["Language"];
                platform: components["parameters"]["Platform"];
            };
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PopularSection"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    hotGames: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description An upper-case dictionary code */
                language: components["parameters"]["Language"];
                platform: components["parameters"]["Platform"];
                isPlatform: 2;
                /** @description All categories when absent */
                gameType?: components["schemas"]["Category"];
            };
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: {
                            list: components["schemas"]["Game"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    launchGame: {
        parameters: {
            query: {
                vendor: string;
                /** @description The roomId of the game */
                gameId: string;
                nodeId: number;
                category: components["schemas"]["Category"];
            };
            header: {
                /** @description The merchant's code; held against the host and the token */
                Merchant: components["parameters"]["Merchant"];
                /** @description Kept by the client until a final answer; the same key gets the same answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: {
                            /** Format: uri */
                            gameUrl: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
}
