// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.

export interface paths {
    "/wps/system/startup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the start-up settings */
        get: operations["startup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of the platform
         * @description Responds during maintenance too. The client calls this operation after a 503 with system.maintenance, and repeats the call until the maintenance
         *     is over.
         */
        get: operations["systemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/consolidatedTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the versions of screens and the look of the download bar
         * @description An editor of the merchant sets these values for the whole site. `startup` returns the same `mobileTemplate`.
         */
        get: operations["consolidatedTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the articles of the help centre
         * @description The articles are in the order of the help centre's menu.
         */
        get: operations["helpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/socialLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of the service bar
         * @description The links are in the order that the editor has chosen. Channels that the merchant does not have are missing.
         */
        get: operations["socialLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/downloadLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the download links of the merchant's apps
         * @description The list has at most one link of each type. Types that are missing are not offered.
         */
        get: operations["downloadLinks"];
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
        /** List the customer-service links */
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
        /** Get the hosts and encrypted paths of the customer-service links */
        get: operations["serviceResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List countries and their dialling codes */
        get: operations["countryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/userAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the agreement between player and merchant */
        get: operations["userAgreement"];
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
        /** Get the published content of the home page */
        get: operations["homeAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banners of the home page
         * @description Returns the same banners as `homeAnnouncements`, with the same ids. The response does not depend on the caller, so clients may store it on the
         *     device and show it until `homeAnnouncements` has responded.
         */
        get: operations["announcementBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchant's notices
         * @description Pinned notices come first, then the newest first. The field `player` of `homeAnnouncements` lists the notices in the ticker of the home page, with
         *     the same ids.
         */
        get: operations["mobileNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promoted announcements
         * @description The site shows these announcements above the notices, in the order that the editor has chosen.
         */
        get: operations["popularAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/hotMatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the next hot matches
         * @description Sorted by kick-off, the next match first.
         */
        get: operations["hotMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the banners of the registration page */
        get: operations["registerAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register a member and sign the member in
         * @description Returns the same response as the sign-in. A refusal contains the name of the refused field in `data.field`. A repeated call with the same idempotency key and the same password or proof of identity signs in the same member, until the session of the first response ends.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/registerSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the fields of the registration form */
        get: operations["registerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/registerValidation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the validation rules of form fields
         * @description The rules apply to registration, sign-in and passwords. For fields without a rule here, the site uses its own rule.
         */
        get: operations["registerValidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the solution of a captcha before the form is submitted */
        get: operations["verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/getCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by SMS
         * @description Requires a captcha (`login.captcha.required`) from a client's second code request within a day on, and from the third code for the same number within a day on. The fields `mobileNo` and `countryDialingCode` request a code for registration or sign-in, the field `mobileNum` requests a code for a new password (contradiction C13 of the specification). The response is the same for known and unknown numbers. A number that is not a mobile number of its country is refused with `account.mobile.invalid`. All spellings of a mobile number count as one number.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/getResetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for a password reset by SMS
         * @description Requires a captcha (`login.captcha.required`) from a client's second code request within a day on, and from the third code for the same number within a day on. This is an alternative to `sendSmsCode` for platforms that have it (contradiction C14 of the specification). The merchant folder selects the call.
         */
        post: operations["sendResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/affiliateCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check an affiliate or invitation code
         * @description Returns `success: true` for a valid code. Refuses an invalid code with `affiliate.unknown`.
         */
        get: operations["affiliateCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/changePassword/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Version 2. Ends every other session of the member.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a temporary password by e-mail
         * @description The body is form-encoded. The response does not reveal whether the user name and the e-mail address belong together.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/setPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with a code from an SMS
         * @description Refuses the current password as the new one with `modify.new.old.same`.
         */
        put: operations["setPasswordByPhone"];
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
        /** Get a captcha image */
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
        /** Get the signed-in member */
        get: operations["memberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the member's unread messages
         * @description Counts the messages of all mailboxes together, without deleted ones.
         */
        get: operations["unreadMailCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the messages in each mailbox
         * @description Returns all mailboxes, including empty ones, always in the same order. Deleted messages do not count.
         */
        get: operations["messageCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of promotion that are switched on
         * @description Guests and members get the same response. The site hides the entries of kinds that are missing here.
         */
        get: operations["enabledPromotions"];
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
        /** Get the balance of all wallets */
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
        /** List popular games and vendors by category */
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
        /** List hot games */
        get: operations["hotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games by category, name and filter
         * @description The most popular games come first. The order is stable, so no game is on two pages or missing.
         */
        get: operations["gameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the classifications of a category
         * @description The names are in the language of `Accept-Language`.
         */
        get: operations["gameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/vassalages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all vendors, one entry for each category of a vendor */
        get: operations["allVassalages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchant's vendors by category
         * @description The categories are in the order in which a lobby shows them. The lists include vendors under `maintenance`.
         */
        get: operations["gameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's recent games, the newest first */
        get: operations["recentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/recent/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add a game to the top of the recent games
         * @description The site calls this operation for each game that it launches. `launchGame` and `launchLottery` also add the game. Repeating the call has no
         *     further effect.
         */
        get: operations["addRecentGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's favourite games
         * @description Sorted by the time when they were added, the newest first. A member has at most 200 favourites, so one page of 200 is enough to find the
         *     favourites in any list of games.
         */
        get: operations["favouriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a game to the favourites
         * @description Repeating the call has no further effect.
         */
        post: operations["addFavouriteGame"];
        /**
         * Remove a game from the favourites
         * @description Repeating the call has no further effect.
         */
        delete: operations["removeFavouriteGame"];
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
         * Launch a game
         * @description Opens a game session at the vendor and returns its URL. The call changes state, so the client never repeats it automatically. Repeating the call with the same idempotency key returns the same game session. If that game session has ended together with its sign-in session, the call opens the game again in the current sign-in session, without another payment, until four hours after the first launch.
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
    "/wps/trial/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a trial account
         * @description Each call creates an account, so the client never repeats the call automatically.
         */
        get: operations["createTrialAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/trial/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an existing trial account by its name
         * @description Refuses the call with `trial.unknown` if no trial account has this name.
         */
        get: operations["trialAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/trial/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to a trial account
         * @description Requires the merchant's trial code instead of its merchant code. Without a name, the call creates a new trial account.
         */
        post: operations["trialPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List lotteries with their running draw */
        get: operations["lotteryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/eList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List e-lotteries with their running draw
         * @description E-lotteries are drawn every few minutes. The list includes lotteries that `lotteryList` leaves out.
         */
        get: operations["eLotteryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/recentDraws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the last draws of a lottery, the newest first */
        get: operations["recentDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the running draw of a lottery and the result of the previous draw */
        get: operations["runningDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of bets in a lottery, with odds and limits
         * @description The names are in the language of `Accept-Language`.
         */
        get: operations["lotteryPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all lotteries by tab and group
         * @description Returns a tab of hot lotteries and a tab for each kind of lottery. The site itself adds the tab of favourites (FAV), because these are stored on
         *     the device.
         */
        get: operations["lotteryMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch the lobby of the lotteries or the betting page of one lottery
         * @description Opens a session at the vendor and returns its URL. A launched lottery is added to the recent games.
         */
        post: operations["launchLottery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's orders, the newest first
         * @description The start date and the end date are days in the merchant's time zone, both inclusive.
         */
        get: operations["lotteryOrders"];
        put?: never;
        /**
         * Place an order on the running draw of a lottery
         * @description The order is atomic: the platform accepts all bets and debits their stakes together, or accepts none. Repeating the call with the same idempotency
         *     key returns the current state of the order and debits nothing more.
         */
        post: operations["placeLotteryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order with its sub-orders and the result of its draw */
        get: operations["lotteryOrderDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/suborders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel sub-orders while their draw is on sale
         * @description The stakes are refunded to the wallet one time; repeating the call has no further effect. Returns the current state of the order.
         */
        post: operations["cancelLotteryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/headIcon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the profile pictures that a member can choose */
        get: operations["headIcons"];
        put?: never;
        /**
         * Choose a profile picture
         * @description The body is form-encoded.
         */
        post: operations["setHeadIcon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deposit methods */
        get: operations["depositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a deposit
         * @description The wallet is credited when the payment provider confirms the payment. Repeating the call with the same idempotency key returns the current state
         *     of the deposit.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current state of a deposit */
        get: operations["depositDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deposits that await payment, the newest first */
        get: operations["pendingDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a deposit that awaits payment
         * @description Repeating the call has no further effect. A deposit that has ended in any other way is refused.
         */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a withdrawal
         * @description The amount is debited from the wallet immediately, and returned if the withdrawal is refused or cancelled. Repeating the call with the same
         *     idempotency key returns the current state of the withdrawal and debits nothing more.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/upline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the limits of a transfer to the upline */
        get: operations["uplineTransfer"];
        put?: never;
        /**
         * Transfer money to the upline
         * @description The transfer is atomic: it debits the member's wallet and credits the upline's wallet together. Repeating the call with the same idempotency key
         *     returns the same transfer and debits nothing more.
         */
        post: operations["transferToUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the outcome of a call whose response was lost */
        get: operations["moneyOutcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the limits, fees and required turnover of withdrawals */
        get: operations["withdrawalRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the Pix keys and bank accounts for payouts */
        get: operations["payoutAccounts"];
        /** Make a payout account the default */
        put: operations["defaultPayoutAccount"];
        /**
         * Add a Pix key or a bank account
         * @description Adding an account that already exists does not create a second one. The first account becomes the default.
         */
        post: operations["addPayoutAccount"];
        /**
         * Remove a payout account
         * @description Removing an account that is already removed has no effect. An account with a withdrawal in progress cannot be removed.
         */
        delete: operations["removePayoutAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current state of a withdrawal */
        get: operations["withdrawalDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the withdrawals that are neither paid nor refused, the newest first */
        get: operations["pendingWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawal/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal while it is in review
         * @description The amount is returned to the wallet one time; repeating the call has no further effect.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the payment password */
        put: operations["changePaymentPassword"];
        /** Set a payment password for a member who has none */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/account/paymentPassword/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a payment password
         * @description Each call uses one of five attempts, which all operations with a payment password share. After five wrong attempts, the payment password is locked
         *     for 15 minutes. A right password resets the attempts.
         */
        post: operations["checkPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's deposits, the newest first */
        get: operations["loadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's withdrawals, the newest first */
        get: operations["withdrawReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ledger entries of the member's wallet, the newest first */
        get: operations["accountRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/betting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's bets in games and lotteries, the newest first */
        get: operations["bettingRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/profitAndLoss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the member's profit and loss by day */
        get: operations["profitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/rebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's rebates, the newest first */
        get: operations["rebateReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's messages, the newest first */
        get: operations["messageList"];
        put?: never;
        post?: never;
        /**
         * Delete messages
         * @description Messages that are already deleted are ignored.
         */
        delete: operations["deleteMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message with its full content
         * @description This call does not mark the message as read.
         */
        get: operations["messageDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark messages as read */
        put: operations["readMessages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's feedback, the newest first, and the limits of feedback */
        get: operations["feedbackList"];
        /** Send feedback to the merchant */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all answers to the member's feedback as seen */
        put: operations["seeFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List running, coming and ended promotions
         * @description Guests and members can call this operation. With a session token, the response contains the member's own status and action.
         */
        get: operations["activityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a promotion with its full content */
        get: operations["activityInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a promotion
         * @description Repeating the call has no further effect.
         */
        post: operations["joinActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the reward of a completed promotion
         * @description The reward is paid only one time, whatever the idempotency key is.
         */
        post: operations["claimActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a promotion with a comment and pictures
         * @description Repeating the call with the same idempotency key returns the current state of the application.
         */
        post: operations["applyActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotion/leaderBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the leader board of the highest stakes */
        get: operations["leaderBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/file/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Uploading the same picture again returns the same `imageId`. A picture that is not used within an hour is deleted.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's rewards */
        get: operations["rewardCenter"];
        put?: never;
        /**
         * Claim a reward
         * @description The reward is paid only one time, whatever the idempotency key is.
         */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the VIP levels with their benefits
         * @description If the member has staked enough for a higher level, this call raises the member's level and gives the level's reward.
         */
        get: operations["vipBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rebate/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the rebate that the member can claim */
        get: operations["manualRebate"];
        put?: never;
        /**
         * Claim the rebate
         * @description Repeating the call with the same idempotency key returns the amount of the first call and pays nothing more.
         */
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/invite/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the member's invitation code and link, and the rewards from them */
        get: operations["inviteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/invite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members who registered with the invitation code, the newest first */
        get: operations["inviteeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/security/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the security settings of the account */
        get: operations["securityInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/security/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bind an e-mail address to the account */
        put: operations["bindEmail"];
        /** Send a verification code to an e-mail address */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/security/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bind a mobile number to the account */
        put: operations["bindMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/security/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of the document check */
        get: operations["documentCheck"];
        put?: never;
        /** Send identity documents for review */
        post: operations["sendDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/security/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's open sessions, the newest first */
        get: operations["openSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out of other sessions
         * @description Never ends the calling session.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the announcements for agents */
        get: operations["agentAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/agent/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark announcements for agents as read
         * @description Repeating the call has no further effect.
         */
        post: operations["readAgentAnnouncements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/kpi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key figures of the team, in total and by day
         * @description The team consists of all members below the agent, on all levels. The agent's own activity does not count. Days are in the merchant's time zone;
         *     the start date and the end date are inclusive. A bet counts on the day of its settlement, a movement of money on the day when it was made.
         */
        get: operations["teamKpi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the direct downlines of a member, or search the whole team
         * @description Direct downlines are sorted by registration, the newest first. Search results are sorted by user name. The start date and the end date limit the
         *     period of the totals, not the list of members.
         */
        get: operations["teamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a member of the team */
        get: operations["teamMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/betting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the settled bets of the team, the newest first */
        get: operations["teamBetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/profitAndLoss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profit and loss of a member's direct downlines and their teams */
        get: operations["teamProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ledger entries of the team except bets, the newest first */
        get: operations["teamRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rates of the direct downlines, and the rebate from each */
        get: operations["teamRates"];
        put?: never;
        /**
         * Set the rates of a direct downline
         * @description A rate must not exceed the agent's own rate, and must not be lower than a rate that the member has granted to a downline. The new rates apply to
         *     bets that are settled from now on. Repeating the call has no further effect.
         */
        post: operations["setTeamRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the limits of a transfer to the team */
        get: operations["downlineTransfer"];
        put?: never;
        /**
         * Transfer money to one or more members of the team
         * @description The transfer is atomic: it debits the agent's wallet and credits all receivers, or does nothing. Repeating the call with the same idempotency key
         *     returns the same transfers and debits nothing more.
         */
        post: operations["transferToDownlines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transfer/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agent's transfers to the team, the newest first */
        get: operations["downlineTransferRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/rebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the agent's claimable rebate by category */
        get: operations["agentRebate"];
        put?: never;
        /**
         * Claim the agent's rebate
         * @description Stakes of today can be claimed tomorrow. Repeating the call with the same idempotency key returns the amount of the first call and pays nothing
         *     more.
         */
        post: operations["claimAgentRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/rebate/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agent's claimed rebates, the newest first */
        get: operations["agentRebateRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the rules for opening an account */
        get: operations["accountRules"];
        put?: never;
        /**
         * Open an account for a direct downline
         * @description Repeating the call with the same idempotency key returns the same account.
         */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agent's invitation links with their rebate rates */
        get: operations["agentLinks"];
        put?: never;
        /**
         * Create an invitation link
         * @description Repeating the call with the same idempotency key creates no second link.
         */
        post: operations["createAgentLink"];
        /**
         * Remove an invitation link
         * @description Nobody can register with a removed link. Repeating the call has no further effect.
         */
        delete: operations["removeAgentLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the member's dividend contract and its results */
        get: operations["dividendInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check for unanswered contract offers */
        get: operations["contractCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's contracts and offers of one kind */
        get: operations["agentContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or refuse a contract offer
         * @description Repeating the same decision has no further effect.
         */
        post: operations["answerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payments from contracts of one kind, the newest first */
        get: operations["contractPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agent's contracts of one kind with direct downlines */
        get: operations["teamContracts"];
        put?: never;
        /**
         * Offer a contract to a direct downline
         * @description The offered rates must not exceed the rates that the agent's own contract of this kind pays for the same volume and number of active members. When
         *     the member accepts the offer, it replaces the member's active contract of this kind. Repeating the call with the same idempotency key returns the
         *     same offer.
         */
        post: operations["offerContract"];
        /**
         * Withdraw an offer or end a contract
         * @description An active contract ends at the end of its running settlement period. Repeating the call has no further effect.
         */
        delete: operations["endContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the member's own limits with their usage, and a running pause or exclusion */
        get: operations["responsibleState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the stakes and winnings since the sign-in
         * @description The totals cover the calling session and are computed from the ledger.
         */
        get: operations["playedSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set, change or remove a limit
         * @description A first or lower limit takes effect immediately. A higher limit, or the removal of a limit, takes effect after the market's delay. Pending deposits that
         *     exceed a lower limit are cancelled, the newest first. Repeating the call with the same idempotency key changes nothing and returns the current
         *     limits.
         */
        post: operations["setOwnLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/limit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a raise of a limit that is not in effect yet
         * @description If there is no pending raise, the call does nothing. The current limit stays in effect.
         */
        post: operations["cancelLimitRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/break": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a pause or a self-exclusion
         * @description A break cannot be shortened or cancelled; a longer break replaces a shorter one of the same kind. During a break the member can withdraw, but
         *     deposits and play are refused. Pending deposits are cancelled.
         */
        post: operations["takeBreak"];
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
        /** @description An error code with dots: first its subject, then the problem. */
        ErrorCode: string & ("account.age.unconfirmed" | "account.confirmation.mismatch" | "account.email.invalid" | "account.field.invalid" | "account.field.missing" | "account.forbidden" | "account.mobile.invalid" | "account.mobile.taken" | "account.name.invalid" | "account.password.invalid" | "account.social.taken" | "account.unknown" | "account.username.invalid" | "account.username.taken" | "activity.applied" | "activity.closed" | "activity.comment.invalid" | "activity.unknown" | "affiliate.link.invalid" | "affiliate.unknown" | "agent.invalid" | "agent.link.full" | "agent.rate.invalid" | "agent.receiver.repeated" | "contract.closed" | "contract.pending" | "contract.terms" | "deposit.amount.invalid" | "deposit.closed" | "deposit.method.unavailable" | "deposit.pending.full" | "deposit.unknown" | "document.field.invalid" | "document.picture.repeated" | "document.review" | "feedback.length" | "game.favourite.full" | "game.room.price" | "game.room.vip" | "game.trial.refused" | "game.unavailable" | "game.unknown" | "game.vendor.maintenance" | "limit.exceeded" | "login.agent.only" | "login.captcha.required" | "login.captcha.wrong" | "login.clock" | "login.credentials.missing" | "login.encryption" | "login.failed" | "login.member.only" | "login.replay" | "login.social.invalid" | "login.social.unknown" | "login.type.unsupported" | "lottery.bet.invalid" | "lottery.draw.closed" | "lottery.limit.exceeded" | "lottery.order.closed" | "lottery.order.unknown" | "lottery.stake.invalid" | "lottery.unknown" | "mail.unknown" | "merchant.mismatch" | "merchant.unknown" | "modify.new.old.same" | "modify.old.wrong" | "payment.password.exists" | "payment.password.invalid" | "payment.password.locked" | "payment.password.missing" | "payment.password.wrong" | "rebate.none" | "register.closed" | "request.invalid" | "request.key.reused" | "request.method" | "request.too.large" | "request.unknown" | "request.url.empty" | "responsible.deposit.limit" | "responsible.excluded" | "responsible.length.invalid" | "responsible.limit.invalid" | "responsible.loss.limit" | "responsible.paused" | "responsible.time.limit" | "reward.closed" | "reward.unknown" | "round.session.ended" | "round.session.unknown" | "round.stake.invalid" | "session.ended" | "session.missing" | "sms.code.wrong" | "sms.country.unserved" | "system.failure" | "system.fault" | "system.ip.restricted" | "system.maintenance" | "system.unavailable" | "system.unreachable" | "system.upgrading" | "transfer.amount.invalid" | "transfer.limit.exceeded" | "transfer.turnover" | "transfer.upline.missing" | "trial.unknown" | "upload.broken" | "upload.too.large" | "upload.type" | "upload.unknown" | "wallet.balance.insufficient" | "withdrawal.account.busy" | "withdrawal.account.full" | "withdrawal.account.invalid" | "withdrawal.account.unknown" | "withdrawal.amount.invalid" | "withdrawal.closed" | "withdrawal.documents" | "withdrawal.limit.exceeded" | "withdrawal.pending.full" | "withdrawal.turnover" | "withdrawal.unknown");
        /** @description Data that the client needs to continue after a refusal. */
        ErrorData: {
            /** @description Whether the next attempt requires a captcha. */
            captcha?: boolean;
            /** @description The seconds to wait before the next attempt. */
            retryAfter?: number;
            /** @description The name of the request field that was refused. */
            field?: string;
            /** @description The part of the member's own limit that is left: minor units, or minutes for a time limit. */
            left?: number;
        };
        Envelope: {
            success: boolean;
            /**
             * @description A code of the error catalogue (`ErrorCode`), for example login.captcha.required.
             * @example login.captcha.required
             */
            errorCode?: string;
            /** @description A message for developers and logs, as plain text without markup. */
            message?: string;
            data?: components["schemas"]["ErrorData"];
        };
        /** @description The versions of screens. "1" selects the new version of a screen, any other value the base version. */
        MobileTemplate: {
            /** @description The version of the member centre. */
            mem_cen?: string;
            /** @description The version of the deposit detail screen. */
            dep_func?: string;
        };
        Startup: {
            /** @description A message to the player, as plain text; empty if there is none. */
            info: string;
            /** @description The country that the player's request seems to come from, as an ISO 3166-1 code of two letters. */
            location: string;
            maintenance: boolean;
            regionRestriction: boolean;
            /** @description The time of the platform's clock, in milliseconds since 1970. */
            serverTime: number;
            mobileTemplate?: components["schemas"]["MobileTemplate"];
        };
        Refusal: {
            /** @constant */
            success: false;
            errorCode: string;
            message: string;
            data?: components["schemas"]["ErrorData"];
        };
        SystemStatus: {
            maintenance: boolean;
            regionRestriction: boolean;
            /** @description A message to the player, as plain text; empty if there is none. */
            info: string;
            /**
             * Format: date-time
             * @description The expected end of the maintenance; null if it is not known.
             */
            endsAt: string | null;
            /** @description The time of the platform's clock, in milliseconds since 1970. */
            serverTime: number;
        };
        ConsolidatedTemplate: {
            mobileTemplate: components["schemas"]["MobileTemplate"];
            /** @description The background colour of the download bar: # and six hexadecimal digits. If it is empty, the theme's colour applies. */
            app_background: string;
            /** @description The text of the download bar, as plain text. */
            app_desc: string;
            /** @description The colour of that text, in the format of `app_background`. It must be readable on `app_background`. */
            app_desc_font_color: string;
        };
        HelpItem: {
            id: number;
            title: string;
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
        };
        SocialLink: {
            /** @enum {string} */
            type: "FACEBOOK" | "TELEGRAM" | "TELEGRAM2" | "WHATSAPP";
            /** @description An absolute URL at one of the merchant's service origins. */
            url: string;
        };
        DownloadLink: {
            /** @enum {string} */
            resourceType: "IOS" | "Android" | "MOBILECONFIG" | "AppDownloadIcon";
            /** @description An absolute URL at one of the merchant's service origins; for AppDownloadIcon, a path on the image hosts. */
            url: string;
        };
        ServiceLink: {
            /** @description The display name of the link. */
            name: string;
            /** @description The key of the link in the `resources` of `serviceResources`. */
            resource: string;
            /** @description The service hours as plain text, in the player's language; absent if they are not known. */
            hours?: string;
        };
        ServiceResources: {
            version: {
                /** @description The hosts of the customer-service links, the preferred one first. */
                pathList: string[];
            };
            /** @description The encrypted path of each customer-service link, by the key of the link. The last 8 characters of each value are the encryption key. */
            resources: {
                [key: string]: string;
            };
        };
        Country: {
            /** @description The ISO 3166-1 code of the country, in upper case. */
            code: string;
            /** @description The name of the country, in the player's language. */
            name: string;
            /** @description The dialling code, digits only. */
            diallingCode: string;
        };
        Agreement: {
            title: string;
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
            version: string;
        };
        Banner: {
            id: number;
            /** @description The path of the picture on the image hosts. */
            url: string;
            /** @description The alternative text of the picture. */
            title: string;
            /** @description The link target: a route of the site or the id of a promotion. */
            promotionType?: string | null;
        };
        Announcement: {
            id: number;
            title: string;
        };
        Popup: {
            id: number;
            title: string;
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
            /** @description The target of the pop-up's action: a route of the site or the id of a promotion. If it is null, the pop-up has no action. */
            promotionType: string | null;
            /**
             * @description Who sees the pop-up: A for members, F for members at their first sign-in, B for guests.
             * @enum {string}
             */
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
        Notice: {
            id: number;
            title: string;
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
            /** @description The topic: news, games, payments, maintenance or safety. Clients treat any other value as news. */
            topic: string;
            /** Format: date-time */
            publishedAt: string;
            /** @description Whether an editor has pinned the notice to the top. */
            pinned: boolean;
        };
        MobileNotice: {
            contentLobby: components["schemas"]["Notice"][];
        };
        PopularAnnouncement: {
            id: number;
            title: string;
            /** @description One or two sentences as plain text. */
            summary: string;
            /** @description The path of the picture on the image hosts. The picture contains no information that is missing in `title` and `summary`. */
            url: string;
            /** @description The link target: a route of the site or the id of a promotion. If it is null, the announcement has no link. */
            promotionType: string | null;
        };
        /**
         * @description A body that is encrypted with AES-256-CBC with PKCS#7 padding and authenticated with HMAC-SHA256 over one version byte, the IV and the ciphertext.
         *     The header `Encryption` contains both keys. The plaintext is UTF-8 JSON with the additional fields `timestamp` and `nonce`, so that a replayed
         *     request can be refused. The field `merchant` lets the platform refuse a body that was recorded at another merchant (`login.encryption`).
         */
        EncryptedBody: {
            /** @constant */
            version: 1;
            /** @description The initialisation vector, in base64. */
            iv: string;
            /** @description The ciphertext, in base64. */
            ciphertext: string;
            /** @description The HMAC, in base64. */
            mac: string;
        };
        Session: {
            token: string;
            userName: string;
            /** @description The member type; 4 is a trial account. */
            customerType: number;
            firstTimeLogin: boolean;
            /** @description Whether the password is temporary and the member has to change it. */
            changePassword?: boolean;
        };
        FieldSetting: {
            /** @description The name of the field in the registration payload. */
            name: string;
            enabled: boolean;
            required: boolean;
        };
        RegisterSettings: {
            /** @description The fields of the registration form. Registration does not ask for fields that are missing here. */
            fields: components["schemas"]["FieldSetting"][];
        };
        ValidationRule: {
            /** @description The name of the rule, for example username, password, loginUsername, loginMobileNum or verificationCode. */
            name: string;
            minLength?: number;
            maxLength?: number;
            /** @description A regular expression that the whole value must match. It may contain characters, character classes, quantifiers, alternatives, and lookaheads at the beginning. The client ignores a pattern with groups, or one that can take more than quadratic time. */
            pattern?: string;
        };
        ValidationRules: {
            rules: components["schemas"]["ValidationRule"][];
        };
        CodeRequest: {
            /** @description The mobile number, sent by the set-password form. The form also sends `countryDialingCode` if the number belongs to another country. */
            mobileNum?: string;
            mobileNo?: string;
            countryDialingCode?: string;
            /** @description The solution of a captcha. It is required from a client's second code request within a day on, and from the third code for the same number within a day on. */
            captcha?: string;
            /** @description The id of the captcha whose solution is in `captcha`. */
            captchaId?: string;
        };
        CodeSent: {
            /** @description The minutes for which the code is valid. During this time the platform sends no other code to the same number. */
            expiredMinutes?: number;
        };
        ResetCodeRequest: {
            mobileNum: string;
            /** @description The dialling code, sent only if the number belongs to another country. */
            countryDialingCode?: string;
            /** @description The solution of a captcha. It is required from a client's second code request within a day on, and from the third code for the same number within a day on. */
            captcha?: string;
            /** @description The id of the captcha whose solution is in `captcha`. */
            captchaId?: string;
        };
        ChangePassword: {
            oldPassword: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        ForgotPassword: {
            username: string;
            email: string;
        };
        SetPassword: {
            newPassword: string;
            mobileNum: string;
            verificationCode: string;
        };
        /** @description A PNG image in base64, without a data URL prefix. */
        Captcha: string;
        MemberInfo: {
            id: number;
            account: string;
            nickname: string | null;
            userName: string;
            type: number;
            /** Format: date-time */
            regDate: string;
            toUpline: boolean;
            /** @description The display name of the VIP level. */
            vipLevel?: string | null;
            withdrawAllowed?: boolean;
            /** @description PAUSE or EXCLUSION while the member is in such a break; otherwise absent. */
            playBreak?: string;
        };
        MailboxCount: {
            /**
             * @description The mailbox: SYSTEM (messages from the merchant), ACCOUNT (messages about the money and the security of the account) or PROMOTION (offers).
             * @enum {string}
             */
            mailbox: "SYSTEM" | "ACCOUNT" | "PROMOTION";
            total: number;
            unread: number;
        };
        Balance: {
            /** @description The balance in units of the currency, with two decimals. */
            sumBalance: number;
            /** @description The symbol of the currency. If it is null, clients show the amount without a symbol. */
            currencySymbol: string | null;
        };
        /** @enum {string} */
        Category: "ELOTTO" | "RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "INHOUSE" | "POKER" | "COCKFIGHT";
        Vendor: {
            vassalage: string;
            /** @description The display name of the vendor. */
            accountTypeName: string;
            gameType: components["schemas"]["Category"];
            gameId: string;
            nodeId: number;
            /** @description The path of the large icon on the image hosts. */
            mobileLargeIcon: string;
        };
        Game: {
            nodeId: number;
            gameName: string;
            nodeName: string;
            /** @description The code of the vendor. */
            vassalage: string;
            /** @description The display name of the vendor. */
            vendorName?: string;
            /** @description The path of the icon on the image hosts. */
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
            /** @description The popular games of the category. In the category LOTT these are lotteries; `lotteryList` returns their draws, matched by `nodeId`. */
            games: components["schemas"]["Game"][];
        };
        /** @description A game in a list. In addition to the fields of `Game`, it has the fields that tiles, filters and launches need. */
        ListedGame: {
            nodeId: number;
            gameName: string;
            nodeName: string;
            /** @description The code of the vendor. */
            vassalage: string;
            /** @description The display name of the vendor. */
            vendorName?: string;
            /** @description The path of the icon on the image hosts. */
            iconUrl: string;
            showIcon: boolean;
            /** @description False if the game cannot be played now because the game or its vendor is unavailable. */
            supportPlay: boolean;
            gameType: components["schemas"]["Category"];
            roomId: string;
            gameId: string;
            /** @description A classification code from `gameTypes`. */
            gameClassify?: string;
            isNew?: boolean;
            /** @description For live games, the type of the room: normal (free to enter), vip (only for members with a VIP level) or private (paid at each launch). */
            roomType?: string;
            /** @description The price of a private room, in minor units. `launchGame` requires it as the confirmed price. */
            priceMinor?: number;
            /** @description For a lottery, its `code`, which `launchLottery` requires. */
            code?: string;
        };
        VendorCount: {
            /** @description The code of the vendor, for the parameter `vassalage`. */
            code: string;
            name: string;
            count: number;
            /** @description The path of the square icon for a filter chip, on the image hosts. */
            mobileSmallIcon?: string;
        };
        GameList: {
            games: components["schemas"]["ListedGame"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if no game matches. */
            totalPages: number;
            /** @description The number of matching games on all pages. */
            total?: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The vendors of the games that match all parameters except `vassalage`, the vendor with the most games first. */
            vendors?: components["schemas"]["VendorCount"][];
        };
        GameClassification: {
            /** @description The code of the classification, for the parameter `gameClassify`. */
            code: string;
            /** @description The display name of the classification. */
            name: string;
        };
        GameTypes: {
            content: components["schemas"]["GameClassification"][];
        };
        VendorName: {
            vassalage: string;
            /** @description The display name of the vendor. */
            accountTypeName: string;
        };
        VendorSorting: {
            gameCategory: components["schemas"]["Category"];
            /** @description The number of games in the category. */
            count: number;
            /** @description The vendors in the order in which the lobby shows them. */
            vendorNames: components["schemas"]["VendorName"][];
        };
        /** @description A vendor in one category. In addition to the fields of `Vendor`, it has the fields that its tile and its launch need. */
        ListedVendor: {
            vassalage: string;
            /** @description The display name of the vendor. */
            accountTypeName: string;
            gameType: components["schemas"]["Category"];
            gameId: string;
            nodeId: number;
            /** @description The path of the large icon on the image hosts. */
            mobileLargeIcon: string;
            /** @description The path of the square icon for a filter chip, on the image hosts. */
            mobileSmallIcon: string;
            /** @description The number of the vendor's games in this category. */
            count: number;
            /** @description Whether the vendor is under maintenance. Its games cannot be launched then. */
            maintenance: boolean;
            /** @description Whether the vendor accepts trial accounts. */
            trialPlay: boolean;
        };
        GameVendorList: {
            /** @description The categories in the order in which the lobby shows them. */
            sorting: components["schemas"]["VendorSorting"][];
            /** @description The vendors of each category, with the category as the key. Categories without vendors are missing. */
            mapping: {
                [key: string]: components["schemas"]["ListedVendor"][];
            };
        };
        RecentGames: {
            content: components["schemas"]["ListedGame"][];
        };
        FavouriteList: {
            content: components["schemas"]["ListedGame"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
        };
        FavouriteBody: {
            nodeId: number;
            /** @description The session token. */
            token: string;
            /** @description The `vassalage` of the game. */
            vendor: string;
        };
        Launch: {
            /** Format: uri */
            gameUrl: string;
            /** @description How to open the game, as the vendor requires: FRAME allows a frame of the site, any other value requires a separate page. */
            openMode?: string;
        };
        TrialAccount: {
            trialName: string;
        };
        TrialPlay: {
            /** @constant */
            moduleId: "FREEPLAY3";
        };
        TrialSession: {
            token: string;
            userName: string;
            /** @description The member type: 4, a trial account. */
            customerType: number;
        };
        /** @enum {string} */
        PrizeMode: "LOTT" | "ZY" | "ELOTT";
        /** @description A lottery and its running draw, by the platform's clock. */
        Lottery: {
            /** @description The path of the icon on the image hosts. */
            mobileIconUrl: string;
            /**
             * Format: date-time
             * @description The time of the running draw.
             */
            winningTime: string;
            /** @description The number that identifies the running draw. */
            numero: string;
            /** @description The display name of the lottery. */
            remark: string;
            /** @description Whether orders are accepted; false from `lockTime` seconds before the draw on. */
            isSale: boolean;
            /** @description The milliseconds until the draw. */
            remainTime: number;
            /** @description The seconds before the draw during which no orders are accepted. */
            lockTime: number;
            /** @description The result of the previous draw. Read only the part before "~", and its first element if this part contains commas. */
            previousWinningNumber: string;
            /** @description The group of the lottery in the menu: DIGITS, DICE, RACE or PICK in the sandbox. */
            gameGroupCode: string;
            gameId: string;
            gameCode: string;
            /** @description HOT for a popular lottery, otherwise the prize mode. */
            tag: string;
            /** @description Whether the lottery offers entertainment play. */
            entPlaySwitch: boolean;
            /** @description Whether the lottery offers traditional play. */
            tradPlaySwitch: boolean;
            /** @description The kind of betting page. */
            mUi: string;
            /** @description The name of the lottery's colour scheme, of letters, digits and hyphens. */
            css: string;
            /** @description The code that identifies the lottery in the URL of its betting page. */
            code: string;
            /** @description The times when the platform received the request and sent the response, in milliseconds since 1970. */
            lotteryTime: number[];
            /** @description The code of the vendor. `launchGame` requires it together with `roomId` and `nodeId`. */
            vendor?: string;
            roomId?: string;
            nodeId?: number;
        };
        DrawResult: {
            numero: string;
            /** Format: date-time */
            winningTime: string;
            /** @description The result of the draw, in the format of `previousWinningNumber`. */
            winningNumber: string;
        };
        RunningDraw: {
            code: string;
            numero: string;
            /** Format: date-time */
            winningTime: string;
            /** @description The milliseconds until the draw. */
            remainTime: number;
            /** @description The seconds before the draw during which no orders are accepted. */
            lockTime: number;
            /** @description Whether orders are accepted. */
            isSale: boolean;
            /** @description The times of the request and the response, as in `Lottery`. */
            lotteryTime: number[];
            previousNumero: string;
            previousWinningNumber: string;
        };
        LotteryOption: {
            /** @description The code of the option, for `selection`. */
            code: string;
            name: string;
            /** @description The factor by which a win multiplies the stake. */
            odds: number;
        };
        LotteryPlay: {
            playCode: string;
            /** @description The type of play: trad (traditional) or ent (entertainment). */
            playType: string;
            name: string;
            /** @description An explanation of how the bet is won. */
            about: string;
            /** @description The minimum stake of one bet, in minor units. */
            minStakeMinor: number;
            maxStakeMinor: number;
            /** @description The number of digits that the player types as the selection. If it is set, `options` is empty. */
            digits?: number;
            /** @description The factor by which a win multiplies the stake, for a play with `digits`. */
            odds?: number;
            options: components["schemas"]["LotteryOption"][];
        };
        LotteryPlays: {
            code: string;
            /** @description The display name of the lottery. */
            remark: string;
            /** @description The kind of draw: DIGITS, DICE, RACE or PICK in the sandbox. */
            kind: string;
            /** @description The maximum number of bets in an order. */
            maxBets: number;
            /** @description The maximum sum of a member's stakes on one draw, in minor units. */
            drawLimitMinor: number;
            plays: components["schemas"]["LotteryPlay"][];
        };
        LotteryGroup: {
            gameGroupId: string;
            displayName: string;
            /** @description The `gameId`s of the lotteries in the group, in the order of the tab. */
            games: string[];
        };
        /** @description A tab of the lottery menu. */
        LotteryMenuGroup: {
            /** @description HOT, or the kind of lottery: DIGITS, DICE, RACE or PICK in the sandbox. */
            tag: string;
            /** @description The label of the tab, in the player's language. */
            labelName: string;
            gameGroupId: string;
            /** @description The heading of the tab, with the same text as `labelName`. */
            displayName: string;
            /** @description The groups of the tab. The site adds a group "all" before them. */
            gameMenus: components["schemas"]["LotteryGroup"][];
            /** @description All lotteries of the tab. */
            games: components["schemas"]["Lottery"][];
        };
        LaunchLotteryBody: {
            /** @constant */
            lottoArea: "VN";
            /** @constant */
            launchMode: "LOTT";
            lottoPrizeMode: components["schemas"]["PrizeMode"];
            /** @description The `code` of a lottery; "lobby" if `lottoView` is lobby. */
            lottoGameCode: string;
            /** @enum {string} */
            lottoView: "betting" | "lobby";
            /** @constant */
            device: "MOBILE";
            /** @description The path of the site that the lottery links back to. If it is not a path of the site, the lottery links to the home page. */
            backUrl: string;
            language: string;
        };
        LotteryOrder: {
            orderId: string;
            code: string;
            /** @description The display name of the lottery. */
            remark: string;
            /** @description The path of the lottery's icon on the image hosts. */
            mobileIconUrl: string;
            numero: string;
            prizeMode: string;
            /** @description The status of the order: OPEN, WON, LOST or CANCELLED. */
            status: string;
            /** @description The sum of the stakes of all bets, in minor units. */
            stakeMinor: number;
            payoutMinor: number;
            /** @description The sum of the refunded stakes of cancelled bets, in minor units. */
            refundMinor: number;
            betCount: number;
            /** Format: date-time */
            placedAt: string;
            /**
             * Format: date-time
             * @description The time of the draw.
             */
            winningTime: string;
            /** @description The result of the draw; absent before the draw. */
            winningNumber?: string;
            /** @description Whether bets of the order can be cancelled now. */
            cancellable: boolean;
            /** @description The device that the order was placed from: 1 for WEB, 3 for MOBILE. Absent if the request did not contain it. */
            gateway?: number;
            /** @description The milliseconds until the draw; 0 after it. Clients count down from this value, independently of the device's clock. */
            remainTime?: number;
            /** @description The seconds before the draw during which orders can be neither placed nor cancelled. */
            lockTime?: number;
        };
        LotteryOrderList: {
            content: components["schemas"]["LotteryOrder"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of matching orders on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the stakes on all pages, without the refunded stakes of cancelled bets. */
            sumStakeMinor: number;
            /** @description The sum of the payouts on all pages. */
            sumPayoutMinor: number;
        };
        /**
         * @description The device that the order is placed from: 1 for WEB, 3 for MOBILE.
         * @enum {integer}
         */
        Gateway: 1 | 3;
        LotteryBet: {
            playCode: string;
            /** @description The code of an option, or the required number of digits. */
            selection: string;
            stakeMinor: number;
        };
        LotteryOrderBody: {
            /** @description The session token. */
            token: string;
            code: string;
            /** @description The number of the draw that the player has seen. The order is refused if another draw is running. */
            numero: string;
            prizeMode: components["schemas"]["PrizeMode"];
            gateway?: components["schemas"]["Gateway"];
            bets: components["schemas"]["LotteryBet"][];
        };
        LotterySubOrder: {
            subOrderId: number;
            playCode: string;
            playName: string;
            selection: string;
            selectionName: string;
            odds: number;
            stakeMinor: number;
            payoutMinor: number;
            /** @description The status of the sub-order: OPEN, WON, LOST or CANCELLED. */
            status: string;
        };
        /** @description An order with its sub-orders. */
        LotteryOrderDetail: {
            order: components["schemas"]["LotteryOrder"];
            subOrders: components["schemas"]["LotterySubOrder"][];
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor: number;
        };
        CancelLotteryOrderBody: {
            /** @description The session token. */
            token: string;
            orderId: string;
            /** @description The ids of the sub-orders to cancel; all open ones if absent. */
            subOrderIds?: number[];
        };
        HeadIcon: {
            headIcon: string;
            /** @description The path of the picture on the image hosts. */
            url: string;
        };
        /** @description The profile pictures that a member can choose. */
        HeadIcons: {
            /** @description The `headIcon` of the member's current picture. */
            current: string;
            icons: components["schemas"]["HeadIcon"][];
        };
        HeadIconForm: {
            headIcon: string;
        };
        DepositMethod: {
            code: string;
            /**
             * @description How the member pays: PIX (a code to copy or scan), BANK (a bank transfer with a reference) or REDIRECT (a page of the payment provider).
             * @enum {string}
             */
            kind: "PIX" | "BANK" | "REDIRECT";
            name: string;
            /** @description A sentence about the method, as plain text. */
            note: string;
            /** @description False while the payment provider is under maintenance. The client then shows the method but does not offer it. */
            available: boolean;
            recommended: boolean;
            /** @description The minimum amount. All fields that end in `Minor` are in minor units. */
            minMinor: number;
            maxMinor: number;
            /** @description Suggested amounts that the member can select with one tap. */
            chipsMinor: number[];
            /** @description The fixed part of the fee. */
            feeMinor: number;
            /** @description The variable part of the fee, in ten-thousandths of the amount, rounded down. The fee is deducted from the credited amount. */
            feeBasisPoints: number;
            /** @description The minutes until an unpaid deposit expires. */
            expiryMinutes: number;
            /** @description The usual duration from payment to credit, in seconds. */
            usualSeconds: number;
        };
        /** @description The deposit methods of the merchant, and the pending deposits of the member. */
        DepositMethods: {
            methods: components["schemas"]["DepositMethod"][];
            /** @description The number of the member's deposits that await payment. */
            pending: number;
            /** @description The maximum number of pending deposits. Another deposit is refused when this number is reached. */
            mostPending: number;
        };
        CreateDepositBody: {
            /** @description The `code` of a deposit method. */
            method: string;
            amountMinor: number;
        };
        Deposit: {
            depositId: string;
            method: string;
            /** @description How the member pays: PIX, BANK or REDIRECT. */
            kind: string;
            methodName: string;
            /** @description The status of the deposit: PENDING, SETTLED, FAILED, EXPIRED or CANCELLED. */
            status: string;
            /** @description The amount that the member pays. */
            amountMinor: number;
            feeMinor: number;
            /** @description The amount that is credited to the wallet when the deposit is settled: the amount minus the fee. */
            creditMinor: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description The time when the deposit left the status PENDING; absent while it is PENDING.
             */
            endedAt?: string;
            /** @description The milliseconds until the deposit expires, by the platform's clock; 0 if the deposit is no longer PENDING. */
            remainTime: number;
            /** @description The reason for the status FAILED: declined or provider. */
            reason?: string;
            cancellable: boolean;
        };
        /** @description For BANK, the account to transfer to. The transfer must contain the reference. */
        BankInstructions: {
            bankName: string;
            branch: string;
            account: string;
            holder: string;
            taxId: string;
            reference: string;
        };
        /** @description A deposit and, while it is PENDING, the payment instructions. */
        DepositDetail: {
            deposit: components["schemas"]["Deposit"];
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor: number;
            /** @description For PIX, the code to copy. The QR code has the same content. */
            pixCode?: string;
            bank?: components["schemas"]["BankInstructions"];
            /** @description For REDIRECT, the URL of the payment provider's page, on the host of the games. The page links back to the site. */
            payUrl?: string;
        };
        DepositIdBody: {
            depositId: string;
        };
        WithdrawBody: {
            accountId: number;
            amountMinor: number;
            paymentPassword: string;
        };
        Withdrawal: {
            withdrawalId: string;
            /** @description The status of the withdrawal: REVIEW, then PROCESSING, then PAID. If it becomes REFUSED or CANCELLED, the amount is returned to the wallet. */
            status: string;
            /** @description The kind of payout account: PIX or BANK. */
            kind: string;
            /** @description The payout account, with its middle masked. */
            account: string;
            holder: string;
            /** @description The amount that is debited from the wallet. */
            amountMinor: number;
            feeMinor: number;
            /** @description The amount that is paid out: the amount minus the fee. */
            payoutMinor: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time when the withdrawal is expected to be paid.
             */
            expectedAt: string;
            /**
             * Format: date-time
             * @description The time when the withdrawal was paid, refused or cancelled; absent before.
             */
            endedAt?: string;
            /** @description The reason for the status REFUSED: holder, turnover, documents, provider or safety. */
            reason?: string;
            /** @description Whether the withdrawal can be cancelled: true in the status REVIEW. */
            cancellable: boolean;
        };
        WithdrawalDetail: {
            withdrawal: components["schemas"]["Withdrawal"];
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor: number;
        };
        /** @description The limits of a transfer to the upline. */
        UplineTransfer: {
            /** @description The user name of the upline, with its middle masked. */
            upline: string;
            /** @description The minimum amount. All fields that end in `Minor` are in minor units. */
            minMinor: number;
            maxMinor: number;
            chipsMinor: number[];
            /** @description The number of transfers that the member can still make today. */
            timesLeft: number;
            dayLeftMinor: number;
            balanceMinor: number;
            /** @description The part of the balance that can be transferred. The rest must be staked first. If the field is absent, the whole balance can be transferred. */
            freeMinor?: number;
            hasPaymentPassword: boolean;
        };
        TransferBody: {
            amountMinor: number;
            paymentPassword: string;
        };
        Transfer: {
            transferId: string;
            upline: string;
            amountMinor: number;
            /** Format: date-time */
            createdAt: string;
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor: number;
        };
        /** @description The outcome of the call that was sent with an idempotency key. */
        MoneyOutcome: {
            /** @description Whether something was done under the key. If false, nothing was done, and the client may send the call again with the same key. */
            found: boolean;
            /** @description The kind of operation: DEPOSIT, WITHDRAWAL, TRANSFER, DOWNLINE, AGENT_REBATE, REBATE, REWARD or ACTIVITY. */
            kind?: string;
            /** @description The id of the created object, which its detail operation requires. */
            id?: string;
            /** @description The status of the created object, as in its detail operation. */
            status?: string;
            amountMinor?: number;
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor: number;
        };
        /** @description The current limits of a withdrawal. */
        WithdrawalRules: {
            /** @description False for a trial account. */
            allowed: boolean;
            /** @description The minimum amount. All fields that end in `Minor` are in minor units. */
            minMinor: number;
            maxMinor: number;
            /** @description Suggested amounts that the member can select with one tap. */
            chipsMinor: number[];
            /** @description The fixed part of the fee. */
            feeMinor: number;
            /** @description The variable part of the fee, in ten-thousandths of the amount, rounded down. The fee is deducted from the amount that is paid out. */
            feeBasisPoints: number;
            /** @description The number of withdrawals without a fee that are left today. */
            freeLeft: number;
            timesADay: number;
            /** @description The number of withdrawals that the member can still make today. */
            timesLeft: number;
            dayLimitMinor: number;
            dayLeftMinor: number;
            /** @description The amount that the member has to stake before a withdrawal, because of deposits and bonuses. */
            turnoverMinor: number;
            /** @description The part of `turnoverMinor` that is already staked. */
            turnoverDoneMinor: number;
            balanceMinor: number;
            /** @description The amount that can be withdrawn now. */
            withdrawableMinor: number;
            /** @description The amount above which a withdrawal requires approved documents. Withdrawals made today are already deducted from it. */
            documentsAboveMinor: number;
            documentsApproved: boolean;
            hasPaymentPassword: boolean;
            /** @description The seconds for which the payment password is locked after wrong attempts; 0 if it is not locked. */
            lockedSeconds: number;
            /** @description The number of withdrawals that are neither paid nor refused. */
            pending: number;
            mostPending: number;
            /** @description The usual duration of a withdrawal, in minutes. */
            usualMinutes: number;
        };
        PayoutAccount: {
            accountId: number;
            /** @enum {string} */
            kind: "PIX" | "BANK";
            /** @description The Pix key or the bank account number, with its middle masked. */
            label: string;
            holder: string;
            /** @description For PIX, the type of the Pix key: CPF, PHONE, EMAIL or RANDOM. */
            keyType?: string;
            /** @description For BANK, the name of the bank. */
            bankName?: string;
            isDefault: boolean;
            /** @description False while a withdrawal to the account is in progress. The account cannot be removed then. */
            usable: boolean;
            /** Format: date-time */
            addedAt: string;
        };
        Bank: {
            code: string;
            name: string;
        };
        PayoutAccounts: {
            /** @description The payout accounts of the member, the default account first. */
            accounts: components["schemas"]["PayoutAccount"][];
            mostAccounts: number;
            banks: components["schemas"]["Bank"][];
        };
        DefaultPayoutAccountBody: {
            accountId: number;
        };
        /** @description A new payout account. PIX requires `keyType` and `key`. BANK requires `bankCode`, `branch` and `account`. */
        AddPayoutAccountBody: {
            /** @enum {string} */
            kind: "PIX" | "BANK";
            holder: string;
            /** @enum {string} */
            keyType?: "CPF" | "PHONE" | "EMAIL" | "RANDOM";
            key?: string;
            bankCode?: string;
            branch?: string;
            account?: string;
            paymentPassword: string;
        };
        RemovePayoutAccountBody: {
            accountId: number;
            paymentPassword: string;
        };
        WithdrawalIdBody: {
            withdrawalId: string;
        };
        ChangePaymentPasswordBody: {
            oldPassword: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        SetPaymentPasswordBody: {
            loginPassword: string;
            newPassword: string;
            confirmNewPassword: string;
        };
        CheckPaymentPasswordBody: {
            paymentPassword: string;
        };
        PaymentPasswordCheck: {
            right: boolean;
            /** @description The number of attempts left before the payment password is locked. */
            triesLeft: number;
            /** @description The seconds for which the payment password is locked; 0 if it is not locked. */
            lockedSeconds: number;
        };
        LoadReport: {
            content: components["schemas"]["Deposit"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the amounts of all matching deposits on all pages, in minor units. */
            sumAmountMinor: number;
            /** @description The sum of the credited amounts of settled deposits on all pages. */
            sumCreditMinor: number;
            /** @description The sum of the fees of settled deposits on all pages. */
            sumFeeMinor: number;
        };
        WithdrawReport: {
            content: components["schemas"]["Withdrawal"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the amounts of all matching withdrawals on all pages, in minor units. */
            sumAmountMinor: number;
            /** @description The sum of the amounts paid out, after deduction of the fees, on all pages. */
            sumPaidMinor: number;
            /** @description The sum of the fees of paid withdrawals on all pages. */
            sumFeeMinor: number;
        };
        AccountEntry: {
            entryId: number;
            /** @description The kind of ledger entry: OPENING, DEPOSIT, WITHDRAWAL, WITHDRAWAL_RETURN, STAKE, PAYOUT, STAKE_RETURN, ROOM, TRANSFER_OUT, TRANSFER_IN, REBATE, BONUS, AGENT_REBATE, SALARY, DIVIDEND or BOARD_PRIZE. */
            kind: string;
            /** @description The amount in minor units; negative for a debit. */
            amountMinor: number;
            /** @description The balance after the entry. */
            balanceMinor: number;
            /** Format: date-time */
            at: string;
            /** @description The id of the deposit, withdrawal, transfer or order that the entry belongs to, as its detail operation accepts it. */
            reference?: string;
        };
        /** @description The ledger entries of the member's wallet. */
        AccountRecord: {
            content: components["schemas"]["AccountEntry"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the credits on all pages, in minor units. */
            sumInMinor: number;
            /** @description The sum of the debits on all pages, as a positive number. */
            sumOutMinor: number;
        };
        BettingEntry: {
            betId: string;
            /** @description The category of the game. */
            category: string;
            /** @description The display name of the game. */
            game: string;
            /** @description The display name of the vendor. */
            vendor?: string;
            /** @description The path of the icon on the image hosts. */
            iconUrl?: string;
            /** @description The status of the bet: OPEN, WON, LOST or CANCELLED. */
            status: string;
            /** @description The stake in minor units, without the refunded stakes of cancelled bets. */
            stakeMinor: number;
            payoutMinor: number;
            /** @description The payout minus the stake; 0 while the bet is OPEN. */
            profitMinor: number;
            /** Format: date-time */
            at: string;
            /** @description For a lottery, the id of the order, which `lotteryOrderDetail` requires. */
            orderId?: string;
        };
        BettingRecord: {
            content: components["schemas"]["BettingEntry"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the stakes on all pages, in minor units, without the refunded stakes of cancelled bets. */
            sumStakeMinor: number;
            /** @description The sum of the payouts on all pages. */
            sumPayoutMinor: number;
            /** @description The sum of the payouts minus the sum of the stakes of settled bets, on all pages; negative for a loss. */
            sumProfitMinor: number;
        };
        ProfitSums: {
            /** @description The sum of the stakes, without refunded stakes, no matter on which day they were refunded. All fields that end in `Minor` are in minor units. */
            stakeMinor: number;
            payoutMinor: number;
            /** @description The sum of the prices of private rooms. */
            roomMinor: number;
            /** @description The result of the member: payouts, rebates and bonuses minus stakes and room prices; negative for a loss. */
            profitMinor: number;
            rebateMinor: number;
            bonusMinor: number;
            /** @description The sum of the deposits that were credited to the wallet. */
            depositMinor: number;
            /** @description The sum of withdrawals, without returned withdrawals, no matter on which day they were returned. */
            withdrawalMinor: number;
            /** @description The sum of incoming transfers minus the sum of outgoing transfers, including the salaries and dividends of agents. */
            transferMinor: number;
        };
        ProfitDay: {
            /** @description The day as YYYY-MM-DD, in the merchant's time zone. */
            date: string;
            sums: components["schemas"]["ProfitSums"];
        };
        /** @description The totals of each day with activity, the newest day first, and the totals of all days. */
        ProfitAndLoss: {
            content: components["schemas"]["ProfitDay"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of days on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            totals: components["schemas"]["ProfitSums"];
        };
        RebateEntry: {
            rebateId: number;
            /** @description The category of the games. */
            category: string;
            /** @description The stakes that earned the rebate, in minor units. */
            stakeMinor: number;
            /** @description The rebate rate, in ten-thousandths of the stakes. */
            rateBasisPoints: number;
            rebateMinor: number;
            /** @description True if the member claimed the rebate, false if the platform credited it. */
            manual: boolean;
            /** Format: date-time */
            at: string;
        };
        RebateReport: {
            content: components["schemas"]["RebateEntry"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the stakes on all pages, in minor units. */
            sumStakeMinor: number;
            /** @description The sum of the rebates on all pages. */
            sumRebateMinor: number;
        };
        /** @description The object that the message is about; absent if it is about none. */
        MailAbout: {
            /** @description The kind of object: DEPOSIT, WITHDRAWAL, ORDER, PROMOTION, REWARDS, DOCUMENTS, SECURITY or FEEDBACK. */
            kind: string;
            /** @description The id of the deposit, withdrawal, order or promotion, as in the operations for it. */
            id?: string;
        };
        Mail: {
            mailId: number;
            /** @description The mailbox: SYSTEM, ACCOUNT or PROMOTION. */
            mailbox: string;
            title: string;
            /** @description The beginning of the message, as plain text. */
            preview: string;
            /** Format: date-time */
            sentAt: string;
            read: boolean;
            about?: components["schemas"]["MailAbout"];
        };
        MailList: {
            content: components["schemas"]["Mail"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The number of unread messages in all mailboxes. */
            unread: number;
        };
        DeleteMailsBody: {
            mailIds: number[];
        };
        MailDetail: {
            mail: components["schemas"]["Mail"];
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
        };
        MailIdsBody: {
            /** @description The ids of the messages; all messages if absent. */
            mailIds?: number[];
        };
        Feedback: {
            feedbackId: number;
            category: string;
            /** @description The text of the feedback, as plain text. */
            content: string;
            /** @description The number of pictures sent with the feedback. */
            images: number;
            /** @description The status of the feedback: OPEN or ANSWERED. */
            status: string;
            /** Format: date-time */
            sentAt: string;
            /** @description The answer as plain text; absent until the status is ANSWERED. */
            answer?: string;
            /** Format: date-time */
            answeredAt?: string;
            /** @description For the status ANSWERED, whether the member has seen the answer. */
            answerSeen?: boolean;
        };
        FeedbackList: {
            content: components["schemas"]["Feedback"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The minimum number of characters of a feedback text. */
            minCount: number;
            /** @description The maximum number of characters of a feedback text. */
            maxCount: number;
            mostImages: number;
            categories: string[];
        };
        FeedbackBody: {
            /** @description One of the `categories` of the feedback list. */
            category: string;
            /** @description The text of the feedback. Its length is counted in user-perceived characters (grapheme clusters). */
            content: string;
            images?: string[];
        };
        /**
         * @description The status of a promotion for the player. It is JOIN, then JOINED. A promotion with a goal continues with CLAIM and CLAIMED. A promotion with an
         *     application goes from JOIN to APPLYING, PROCESS, and then ISSUED or REJECTED. Promotions with the status COMING_SOON or CLOSE are shown, but offer
         *     no action.
         * @enum {string}
         */
        ActivityStatus: "JOIN" | "CLAIM" | "APPLYING" | "CLOSE" | "REJECTED" | "ISSUED" | "CLAIMED" | "PROCESS" | "JOINED" | "COMING_SOON";
        Activity: {
            activityId: number;
            title: string;
            /** @description A summary of the promotion, as plain text. */
            summary: string;
            /** @description The path of the picture on the image hosts. */
            imageUrl: string;
            /** @description The category of the promotion: BONUS, MISSION, SOCIAL or EVENT. */
            category: string;
            status: components["schemas"]["ActivityStatus"];
            /** @description The action that the player can take now: JOIN, CLAIM or APPLY; absent if there is none. For a guest, the action that is available after sign-in. */
            action?: string;
            /** @description The reward in minor units; 0 if it is not known in advance. */
            rewardMinor: number;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description The milliseconds until the promotion begins, or until it ends if it has begun, by the platform's clock; 0 after the end. */
            remainTime: number;
            /** @description The route of the site where the promotion can be played; absent if there is none. */
            target?: string;
        };
        ActivityDetail: {
            activity: components["schemas"]["Activity"];
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
            /** @description The amount that the member has to stake after joining, in minor units. */
            targetMinor?: number;
            /** @description The amount staked so far, at most `targetMinor`, in minor units. A lottery order counts after its draw. Opposite bets on the same draw count only for the amount that they can win or lose together. */
            doneMinor?: number;
            /** @description The reason for the status REJECTED: picture, rules or repeated. */
            reason?: string;
            /** @description The comment of the application. */
            comment?: string;
            /** @description The number of pictures in the application. */
            images?: number;
            /** @description The maximum number of characters in a comment. */
            maxComment: number;
            mostImages: number;
            /** @description The maximum size of a picture, in bytes. */
            mostBytes: number;
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor?: number;
        };
        ActivityIdBody: {
            activityId: number;
        };
        ApplyBody: {
            activityId: number;
            /** @description The comment of the application. At most 140 user-perceived characters (grapheme clusters). */
            comment: string;
            /** @description The `imageId`s of uploaded pictures. */
            images?: string[];
        };
        LeaderRow: {
            /** @description The rank on the leader board; 0 if the member is not ranked. */
            rank: number;
            /** @description The user name, with its middle masked. */
            name: string;
            /** @description The amount staked, in minor units, counted as for VIP levels. */
            stakedMinor: number;
            prizeMinor: number;
            own: boolean;
        };
        /** @description The latest prize that the member has won on a leader board of this period. */
        BoardPrize: {
            rank: number;
            /** @description The prize in minor units. */
            prizeMinor: number;
            /** Format: date-time */
            paidAt: string;
        };
        LeaderBoard: {
            /** @description The members with the highest stakes, the first rank first. */
            rows: components["schemas"]["LeaderRow"][];
            own: components["schemas"]["LeaderRow"];
            /**
             * Format: date-time
             * @description The end of the period, when the prizes are paid.
             */
            endsAt: string;
            lastPrize?: components["schemas"]["BoardPrize"];
        };
        UploadBody: {
            /** @enum {string} */
            purpose: "PROMOTION" | "FEEDBACK" | "DOCUMENT";
            /** @description A PNG or JPEG picture of at most 5 MB, in base64. The platform detects the type from the content. */
            data: string;
        };
        UploadedImage: {
            imageId: string;
            /** @description The type of the picture: png or jpg. */
            type: string;
            width: number;
            height: number;
            bytes: number;
        };
        Reward: {
            rewardId: number;
            /** @description The kind of reward: CASHBACK, SPIN, LEVEL, BIRTHDAY or INVITE. */
            kind: string;
            title: string;
            /** @description The amount of the reward, in minor units. */
            amountMinor: number;
            /** @description The status of the reward: CLAIM (claimable), CLAIMED or EXPIRED. */
            status: string;
            /** Format: date-time */
            givenAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            claimedAt?: string;
        };
        RewardCenter: {
            /** @description The rewards of the member: claimable rewards first, then the newest first. */
            rewards: components["schemas"]["Reward"][];
            /** @description The sum of the claimable rewards, in minor units. */
            claimableMinor: number;
            /** @description The sum of the rewards claimed so far. */
            claimedMinor: number;
            balanceMinor: number;
        };
        RewardIdBody: {
            rewardId: number;
        };
        VipLevel: {
            /** @description The name of the level; null for members without a level. */
            name: string | null;
            /** @description The stakes required for the level, in minor units. */
            stakesMinor: number;
            withdrawalsADay: number;
            freeWithdrawalsADay: number;
            withdrawalPerDayMinor: number;
            /** @description The rebate rate of the level, in ten-thousandths of the stakes. */
            rebateBasisPoints: number;
            levelUpBonusMinor: number;
            birthdayBonusMinor: number;
        };
        VipBenefits: {
            /** @description The VIP levels, the lowest first. */
            levels: components["schemas"]["VipLevel"][];
            /** @description The index of the member's level in `levels`, from 0. */
            current: number;
            /** @description The amount staked since registration, in minor units. A lottery order counts after its draw. Opposite bets on the same draw count at most for the amount that they win or lose together. */
            stakedMinor: number;
            /** @description The amount still to stake for the next level, in minor units; absent at the highest level. */
            missingMinor?: number;
        };
        ManualRebateRow: {
            category: string;
            /** @description The stakes settled since the last rebate, in minor units. */
            stakeMinor: number;
            rateBasisPoints: number;
            /** @description The rebate for these stakes, rounded down. */
            rebateMinor: number;
        };
        ManualRebate: {
            rows: components["schemas"]["ManualRebateRow"][];
            /** @description The amount that can be claimed now, in minor units. */
            totalMinor: number;
            /** @description The minimum amount of a claim. */
            minMinor: number;
            balanceMinor: number;
        };
        ClaimedRebate: {
            /** @description The claimed rebate, in minor units. */
            rebateMinor: number;
            balanceMinor: number;
        };
        InviteInfo: {
            code: string;
            /** @description The URL of the registration page, with the invitation code. */
            link: string;
            invited: number;
            /** @description The number of invited members who have deposited enough for the reward. */
            qualified: number;
            /** @description The sum of the invitation rewards received so far, in minor units. */
            rewardMinor: number;
            /** @description The reward for each invited member who qualifies. */
            rewardEachMinor: number;
            /** @description The sum of deposits with which an invited member qualifies. */
            depositMinor: number;
        };
        Invitee: {
            inviteeId: number;
            /** @description The user name of the invited member, with its middle masked. */
            name: string;
            /** Format: date-time */
            joinedAt: string;
            /** @description The status of the invited member: REGISTERED, DEPOSITED or QUALIFIED (the inviter has received the reward). */
            status: string;
            /** @description The reward for inviting this member, in minor units. */
            rewardMinor: number;
        };
        InviteeList: {
            content: components["schemas"]["Invitee"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
        };
        SecurityInfo: {
            /** @description The mobile number, with its middle masked. */
            mobile: string | null;
            /** @description The e-mail address, with its middle masked. */
            email: string | null;
            hasPaymentPassword: boolean;
            paymentLockedSeconds: number;
            /** @description The status of the document check: NONE, REVIEW, APPROVED or REJECTED. */
            documents: string;
            payoutAccounts: number;
            /** @description The number of open sessions, including the calling one. */
            sessions: number;
        };
        BindEmailBody: {
            email: string;
            verificationCode: string;
            loginPassword: string;
        };
        EmailCodeBody: {
            email: string;
            /** @description The solution of a captcha. It is required from a client's second code request within a day on, and from the third code for the same address within a day on. */
            captcha?: string;
            /** @description The id of the captcha whose solution is in `captcha`. */
            captchaId?: string;
        };
        BindMobileBody: {
            mobileNo: string;
            countryDialingCode: string;
            /** @description The code that `sendSmsCode` has sent to the same number. */
            verificationCode: string;
            loginPassword: string;
        };
        DocumentCheck: {
            /** @description The status of the document check: NONE, REVIEW, APPROVED or REJECTED. */
            status: string;
            /** @description The reason for the status REJECTED: unreadable, expired, mismatch or repeated (another member has the same document). */
            reason?: string;
            documentType?: string;
            fullName?: string;
            /** @description The number of the document, with its middle masked. */
            documentNumber?: string;
            /** Format: date-time */
            sentAt?: string;
        };
        DocumentsBody: {
            /** @enum {string} */
            documentType: "ID_CARD" | "DRIVING_LICENCE" | "PASSPORT";
            fullName: string;
            documentNumber: string;
            birthDate: string;
            /** @description The `imageId` of the picture of the front. */
            front: string;
            /** @description The `imageId` of the picture of the back. Not allowed for a passport. */
            back?: string;
            selfie: string;
        };
        OpenSession: {
            sessionId: number;
            /** @description The browser and operating system, as far as they are known; empty if they are unknown. */
            device: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            seenAt: string;
            current: boolean;
        };
        EndSessionsBody: {
            /** @description The id of the session to end. If it is absent, all sessions except the calling one are ended. */
            sessionId?: number;
        };
        AgentNotice: {
            id: number;
            title: string;
            /** @description HTML that an editor has written. Clients must treat it as untrusted. */
            content: string;
            /** Format: date-time */
            publishedAt: string;
            /** @description Whether an editor has pinned the announcement to the top. */
            pinned: boolean;
            read: boolean;
        };
        AgentUnread: {
            unreadCount: number;
        };
        AgentAnnouncements: {
            /** @description The announcements: pinned ones first, then the newest first. */
            content: components["schemas"]["AgentNotice"][];
            footer: components["schemas"]["AgentUnread"];
        };
        ReadAgentAnnouncementsBody: {
            ids: number[];
        };
        TeamSums: {
            /** @description The number of settled bets. */
            bets: number;
            /** @description The sum of the stakes of settled bets, without cancelled bets. All fields that end in `Minor` are in minor units. */
            stakeMinor: number;
            payoutMinor: number;
            /** @description The sum of rebates that were credited to wallets, including agent rebates. */
            rebateMinor: number;
            bonusMinor: number;
            /** @description The sum of the prices of private rooms. */
            roomMinor: number;
            /** @description The result of the players: payouts, rebates and bonuses minus stakes and room prices; negative for a loss. */
            profitMinor: number;
            /** @description The sum of the deposits that were credited to wallets. */
            depositMinor: number;
            /** @description The sum of withdrawals minus the sum of returned withdrawals; negative if more was returned than withdrawn in the period. */
            withdrawalMinor: number;
        };
        TeamDay: {
            /** @description The day as YYYY-MM-DD, in the merchant's time zone. */
            date: string;
            loginMembers: number;
            betMembers: number;
            registeredMembers: number;
            sums: components["schemas"]["TeamSums"];
        };
        TeamFooter: {
            /** @description The number of different members who signed in within the requested days. */
            teamLoginMemberCount: number;
            /** @description The number of different members with a bet that was settled within the requested days. */
            teamBetMemberCount: number;
            /** @description The number of members who registered within the requested days. */
            teamRegisterMemberCount: number;
            /** @description The number of members who have used the site within the last five minutes. It does not depend on the requested days. */
            teamOnlineCount: number;
            /** @description The current number of members in the team. */
            teamMemberCount: number;
            sums: components["schemas"]["TeamSums"];
        };
        TeamKpi: {
            /** @description The days of the requested range, the newest first. */
            content: components["schemas"]["TeamDay"][];
            footer: components["schemas"]["TeamFooter"];
        };
        TeamMember: {
            memberId: number;
            account: string;
            nickname: string | null;
            agent: boolean;
            /** @description The number of levels below the calling agent; 1 for a direct downline. */
            depth: number;
            /** @description The user name of the member's direct upline; absent if that is the calling agent. */
            upline?: string;
            /** @description The number of direct downlines of the member. */
            directCount: number;
            /** @description The number of all members below the member. */
            teamCount: number;
            /** Format: date-time */
            joinedAt: string;
            /**
             * Format: date-time
             * @description The time of the last sign-in; absent if the member has never signed in.
             */
            signedInAt?: string;
            online: boolean;
            disabled: boolean;
            balanceMinor: number;
            own: components["schemas"]["TeamSums"];
            team: components["schemas"]["TeamSums"];
        };
        TeamStep: {
            memberId: number;
            account: string;
        };
        TeamMemberList: {
            content: components["schemas"]["TeamMember"][];
            /** @description The members on the path from the calling agent (excluded) down to the member whose direct downlines are listed (included). Empty if these are the downlines of the calling agent. */
            path: components["schemas"]["TeamStep"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
        };
        TeamRate: {
            category: string;
            /** @description The rebate rate of the member, in ten-thousandths of the stakes. */
            rateBasisPoints: number;
            /** @description The lowest rate that can be set: the highest rate that the member has granted to a downline. */
            minBasisPoints: number;
            /** @description The highest rate that can be set: the rate of the member's direct upline. */
            maxBasisPoints: number;
        };
        TeamMemberDetail: {
            member: components["schemas"]["TeamMember"];
            path: components["schemas"]["TeamStep"][];
            rates: components["schemas"]["TeamRate"][];
            /** @description Whether the member is a direct downline of the calling agent. Only then can the agent set rates and offer contracts. */
            direct: boolean;
        };
        TeamBet: {
            betId: string;
            memberId: number;
            account: string;
            category: string;
            /** @description The display name of the game. */
            game: string;
            /** @description The display name of the vendor. */
            vendor?: string;
            /** @description The path of the icon on the image hosts. */
            iconUrl?: string;
            /** @description The result of the bet: WON or LOST. */
            result: string;
            stakeMinor: number;
            payoutMinor: number;
            /** @description The payout minus the stake. */
            profitMinor: number;
            /**
             * Format: date-time
             * @description The time when the bet was settled.
             */
            at: string;
        };
        TeamBetting: {
            content: components["schemas"]["TeamBet"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the stakes on all pages. */
            sumStakeMinor: number;
            /** @description The sum of the payouts on all pages. */
            sumPayoutMinor: number;
            /** @description The sum of the payouts minus the sum of the stakes, on all pages; negative for a loss of the players. */
            sumProfitMinor: number;
        };
        TeamProfitRow: {
            memberId: number;
            account: string;
            agent: boolean;
            teamCount: number;
            sums: components["schemas"]["TeamSums"];
        };
        TeamProfitAndLoss: {
            /** @description The direct downlines of the requested member, the newest member first. */
            content: components["schemas"]["TeamProfitRow"][];
            path: components["schemas"]["TeamStep"][];
            own: components["schemas"]["TeamSums"];
            totals: components["schemas"]["TeamSums"];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
        };
        TeamEntry: {
            entryId: number;
            memberId: number;
            account: string;
            /** @description The kind of ledger entry, as in the account record: DEPOSIT, WITHDRAWAL, WITHDRAWAL_RETURN, ROOM, TRANSFER_OUT, TRANSFER_IN, REBATE, BONUS, AGENT_REBATE, SALARY or DIVIDEND. */
            kind: string;
            /** @description The amount of the entry; negative for a debit. */
            amountMinor: number;
            /** Format: date-time */
            at: string;
        };
        TeamRecord: {
            content: components["schemas"]["TeamEntry"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the amounts credited to wallets of the team, on all pages. */
            sumInMinor: number;
            /** @description The sum of the amounts debited from wallets of the team, on all pages, as a positive number. */
            sumOutMinor: number;
        };
        MemberRates: {
            memberId: number;
            account: string;
            agent: boolean;
            rates: components["schemas"]["TeamRate"][];
            /** @description The stakes of the member and the member's team in the period. */
            volumeMinor: number;
            /** @description The rebate that the calling agent earns from these stakes, rounded down. */
            rebateMinor: number;
        };
        Rate: {
            category: string;
            /** @description The rebate rate, in ten-thousandths of the stakes. */
            rateBasisPoints: number;
        };
        TeamRates: {
            /** @description The direct downlines with their rates, the newest member first. */
            content: components["schemas"]["MemberRates"][];
            /** @description The agent's own rates. */
            own: components["schemas"]["Rate"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
        };
        NewRate: {
            category: string;
            rateBasisPoints: number;
        };
        SetRatesBody: {
            memberId: number;
            /** @description The new rates. Categories that are left out keep their rates. */
            rates: components["schemas"]["NewRate"][];
        };
        /** @description The limits of a transfer to members of the team. */
        DownlineTransfer: {
            /** @description The minimum amount for each receiver. All fields that end in `Minor` are in minor units. */
            minMinor: number;
            /** @description The maximum amount for each receiver. */
            maxMinor: number;
            chipsMinor: number[];
            /** @description The maximum number of receivers in one transfer. */
            mostReceivers: number;
            /** @description The number of transfers that the agent can still make today. A transfer counts one time, however many receivers it has. */
            timesLeft: number;
            dayLeftMinor: number;
            balanceMinor: number;
            /** @description The part of the balance that can be transferred. The rest must be staked first. If the field is absent, the whole balance can be transferred. */
            freeMinor?: number;
            hasPaymentPassword: boolean;
        };
        NewDownlineTransfer: {
            /** @description The id of the receiver, a member of the team. A transfer must not contain the same member twice. */
            memberId: number;
            amountMinor: number;
        };
        DownlineTransferBody: {
            transfers: components["schemas"]["NewDownlineTransfer"][];
            paymentPassword: string;
        };
        DownlineTransferRow: {
            transferId: string;
            batchId: string;
            memberId: number;
            account: string;
            amountMinor: number;
            /** Format: date-time */
            createdAt: string;
        };
        DownlineBatch: {
            batchId: string;
            /** @description The sum of the amounts of all receivers. */
            amountMinor: number;
            /** Format: date-time */
            createdAt: string;
            transfers: components["schemas"]["DownlineTransferRow"][];
            /** @description The current balance of the member's wallet, in minor units. */
            balanceMinor: number;
        };
        DownlineTransferRecord: {
            content: components["schemas"]["DownlineTransferRow"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the amounts on all pages. */
            sumAmountMinor: number;
        };
        AgentRebateRow: {
            category: string;
            /** @description The agent's own rate. */
            rateBasisPoints: number;
            /** @description The settled stakes of the team since the last claim, without the stakes of today. */
            volumeMinor: number;
            /** @description The rebate for the difference between the agent's own rate and the rates granted to downlines, rounded down. */
            rebateMinor: number;
        };
        AgentRebate: {
            /** @description One row for each category of the catalogue, in the order of the catalogue. */
            rows: components["schemas"]["AgentRebateRow"][];
            /** @description The amount that can be claimed now. */
            totalMinor: number;
            /** @description The rebate earned today so far. It can be claimed from tomorrow on. */
            todayMinor: number;
            /** @description The minimum amount of a claim. */
            minMinor: number;
            /** @description The sum of all rebates claimed so far. */
            claimedMinor: number;
            balanceMinor: number;
        };
        ClaimedAgentRebate: {
            rebateMinor: number;
            balanceMinor: number;
        };
        AgentRebateEntry: {
            rebateId: number;
            category: string;
            volumeMinor: number;
            rebateMinor: number;
            /** Format: date-time */
            at: string;
        };
        AgentRebateRecord: {
            content: components["schemas"]["AgentRebateEntry"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the stakes on all pages. */
            sumVolumeMinor: number;
            /** @description The sum of the rebates on all pages. */
            sumRebateMinor: number;
        };
        AccountRules: {
            /** @description The agent's own rates. A rate granted to a downline must not exceed them. */
            rates: components["schemas"]["Rate"][];
            mostLinks: number;
        };
        OpenAccountBody: {
            username: string;
            password: string;
            /** @description True to open an agent account, false to open a player account. */
            agent: boolean;
            /** @description The rebate rates of the new account. The rate of a category that is left out is 0. */
            rates: components["schemas"]["NewRate"][];
        };
        OpenedAccount: {
            memberId: number;
            account: string;
            agent: boolean;
        };
        AgentLink: {
            linkId: number;
            code: string;
            /** @description The URL of the registration page, with the code of the link. */
            link: string;
            /** @description True if members who register with the link become agents, false if they become players. */
            agent: boolean;
            rates: components["schemas"]["Rate"][];
            /** @description The number of members who have registered with the link. */
            registered: number;
            /** Format: date-time */
            createdAt: string;
        };
        AgentLinks: {
            /** @description The open invitation links, the newest first. */
            links: components["schemas"]["AgentLink"][];
            mostLinks: number;
        };
        CreateLinkBody: {
            agent: boolean;
            /** @description The rebate rates of members who register with the link. The rate of a category that is left out is 0. */
            rates: components["schemas"]["NewRate"][];
        };
        RemoveLinkBody: {
            linkId: number;
        };
        ContractTier: {
            /** @description The minimum volume that reaches this tier, in minor units. The volume is the stakes of the team, or for a dividend the losses of the team. */
            fromMinor: number;
            /** @description The minimum number of team members who must have bet in the period. */
            activeMembers: number;
            /** @description The rate of the tier, in ten-thousandths of the volume: the stakes of the team, or for a dividend the losses of the team. */
            rateBasisPoints: number;
        };
        ContractEvent: {
            /** @description The kind of event: OFFERED, ACCEPTED, REFUSED, WITHDRAWN, EXPIRED, REPLACED or ENDED. */
            what: string;
            /** Format: date-time */
            at: string;
        };
        AgentContract: {
            contractId: number;
            /** @description The kind of contract: DAILY (daily salary), DIVIDEND or HOURLY (hourly salary). */
            kind: string;
            /** @description The status of the contract: OFFERED, then ACTIVE, REFUSED, WITHDRAWN or EXPIRED. An ACTIVE contract becomes ENDED. */
            status: string;
            /** @description The length of a settlement period: DAY, HOUR, WEEK, HALF_MONTH or MONTH. */
            period: string;
            /** @description The id of the member who receives the payments. */
            memberId: number;
            account: string;
            /** @description The user name of the agent who pays. The middle of the name is masked if another member calls. Absent if the merchant pays. */
            payer?: string;
            /** @description The tiers of the contract, the lowest first. The rate of the highest reached tier applies to the whole volume. */
            tiers: components["schemas"]["ContractTier"][];
            /**
             * Format: date-time
             * @description The start of the first settlement period.
             */
            startsAt?: string;
            /**
             * Format: date-time
             * @description The end of the last settlement period.
             */
            endsAt?: string;
            /**
             * Format: date-time
             * @description The time when an unanswered offer expires.
             */
            expiresAt?: string;
            /** @description The events of the contract, the oldest first. */
            history: components["schemas"]["ContractEvent"][];
        };
        /** @description The result of the current settlement period so far. */
        RunningPeriod: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description The stakes of the team, or for a dividend the losses of the team; negative if the team has won. */
            volumeMinor: number;
            activeMembers: number;
            /** @description The rate of the highest tier reached so far; 0 if no tier is reached. */
            rateBasisPoints: number;
            /** @description The amount that the contract would pay for the period so far, rounded down. */
            amountMinor: number;
        };
        DividendInfo: {
            /** @description Whether the site shows the dividend entry: true if the member has an active dividend contract, or a dividend payment that is paid or owed. */
            shown: boolean;
            contract?: components["schemas"]["AgentContract"];
            running?: components["schemas"]["RunningPeriod"];
            sumPaidMinor: number;
            sumOwedMinor: number;
        };
        /** @description Whether the calling member has an unanswered contract offer, for each kind of contract: 1 if there is an offer, else 0. */
        ContractCheck: {
            /** @description Whether an offer of a daily salary is unanswered. */
            dailysalreqtype: number;
            /** @description Whether an offer of a dividend is unanswered. */
            divtypecompperiodreq: number;
            /** @description Whether an offer of an hourly salary is unanswered. */
            contracthoursalreq: number;
        };
        AgentContracts: {
            offer?: components["schemas"]["AgentContract"];
            active?: components["schemas"]["AgentContract"];
            running?: components["schemas"]["RunningPeriod"];
            /** @description Closed contracts and offers, the newest first. */
            past: components["schemas"]["AgentContract"][];
        };
        AnswerContractBody: {
            contractId: number;
            accept: boolean;
        };
        ContractPayment: {
            paymentId: number;
            /**
             * Format: date-time
             * @description The start of the settlement period.
             */
            from: string;
            /** Format: date-time */
            to: string;
            volumeMinor: number;
            activeMembers: number;
            rateBasisPoints: number;
            /** @description The amount of the payment: the volume multiplied by the rate, rounded down. */
            amountMinor: number;
            /** @description PAID, or OWED while the payer's wallet does not cover the amount. */
            status: string;
            /** Format: date-time */
            paidAt?: string;
        };
        ContractPayments: {
            content: components["schemas"]["ContractPayment"][];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
            /** @description The sum of the paid amounts on all pages. */
            sumPaidMinor: number;
            /** @description The sum of the owed amounts on all pages. */
            sumOwedMinor: number;
        };
        TeamContracts: {
            /** @description The contracts and offers of which the calling agent is the payer, the newest first. */
            content: components["schemas"]["AgentContract"][];
            own?: components["schemas"]["AgentContract"];
            /** @description The highest rate that the agent can offer, in ten-thousandths. It is 0 if the agent has no active contract of this kind; then the agent can offer none. */
            most: number;
            periods: string[];
            /** @description The requested page number, from 1. */
            pageNum: number;
            /** @description The number of pages; 0 if the list is empty. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The cursor of the next page, for the parameter `after`; absent on the last page. */
            next?: string;
        };
        NewContractTier: {
            fromMinor: number;
            activeMembers: number;
            rateBasisPoints: number;
        };
        OfferContractBody: {
            memberId: number;
            /** @enum {string} */
            kind: "DAILY" | "DIVIDEND" | "HOURLY";
            /** @enum {string} */
            period: "DAY" | "HOUR" | "WEEK" | "HALF_MONTH" | "MONTH";
            tiers: components["schemas"]["NewContractTier"][];
        };
        OfferedContract: {
            contract: components["schemas"]["AgentContract"];
        };
        EndContractBody: {
            contractId: number;
        };
        /** @description A running pause or exclusion. */
        Break: {
            /** @description The kind of break: PAUSE or EXCLUSION. */
            kind: string;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until: string;
        };
        PendingLimit: {
            /** @description The amount of the future limit; absent if the limit will be removed. */
            amount?: number;
            /** Format: date-time */
            countsFrom: string;
        };
        /** @description A limit that a member can set for their own play. Its amounts are minor units for DEPOSIT and LOSS, and minutes for TIME. */
        OwnLimit: {
            /** @description The kind of limit: DEPOSIT, LOSS or TIME. */
            kind: string;
            /** @description The period of the limit: DAY, WEEK or MONTH of the merchant's calendar. */
            period: string;
            /** @description The lowest amount that the member can set. */
            min: number;
            max: number;
            /** @description The amount of the current limit; absent if there is no limit. */
            amount?: number;
            /** @description The amount used in the current period. Pending deposits count. */
            used: number;
            /** @description The amount left in the current period, at least 0; absent if there is no limit. */
            left?: number;
            /**
             * Format: date-time
             * @description The start of the next period.
             */
            resetsAt: string;
            pending?: components["schemas"]["PendingLimit"];
        };
        ResponsibleEvent: {
            /** @description The kind of change: SET, RAISE, REMOVE, KEEP (a pending raise was cancelled), PAUSE or EXCLUSION. */
            what: string;
            /** @description The kind of the changed limit; absent for a break. */
            kind?: string;
            /** @description The period of the changed limit; absent for a break. */
            period?: string;
            /** @description The amount of the changed limit; absent for a break and for a removed limit. */
            amount?: number;
            /**
             * Format: date-time
             * @description The time when a delayed change takes effect; absent if it takes effect immediately.
             */
            from?: string;
            /**
             * Format: date-time
             * @description The end of a pause or an exclusion.
             */
            until?: string;
            /** Format: date-time */
            at: string;
        };
        ResponsibleState: {
            /** @description The market whose rules apply: BR, MT or UK; none if the merchant belongs to no market. */
            market: string;
            break?: components["schemas"]["Break"];
            /** @description All limits that the market offers, including those that the member has not set. */
            limits: components["schemas"]["OwnLimit"][];
            /** @description The hours until a raised limit takes effect. */
            raiseDelayHours: number;
            pauseHours: number[];
            exclusionMonths: number[];
            /** @description The latest changes that the member made to limits and breaks, the newest first. */
            history: components["schemas"]["ResponsibleEvent"][];
        };
        PlayedSession: {
            /**
             * Format: date-time
             * @description The time of the sign-in.
             */
            startedAt: string;
            /** @description The seconds since the sign-in. */
            seconds: number;
            /** @description The sum of the stakes, without refunded stakes. All fields that end in `Minor` are in minor units. */
            stakedMinor: number;
            wonMinor: number;
            /** @description The winnings minus the stakes; negative for a loss. Stakes on draws that are not over yet count as stakes. */
            netMinor: number;
        };
        OwnLimitBody: {
            /** @enum {string} */
            kind: "DEPOSIT" | "LOSS" | "TIME";
            /** @enum {string} */
            period: "DAY" | "WEEK" | "MONTH";
            /** @description The amount of the new limit. If it is absent, the limit is removed. */
            amount?: number;
        };
        LimitRaiseBody: {
            /** @enum {string} */
            kind: "DEPOSIT" | "LOSS" | "TIME";
            /** @enum {string} */
            period: "DAY" | "WEEK" | "MONTH";
        };
        BreakBody: {
            /** @enum {string} */
            kind: "PAUSE" | "EXCLUSION";
            /** @description The length in hours for a pause, in months for an exclusion. It must be one of the lengths that the market offers. */
            length: number;
        };
    };
    responses: {
        /** @description The request does not match the API contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request is not allowed for this account, merchant or region. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The client has sent too many requests. */
        TooMany: {
            headers: {
                /** @description The seconds to wait before the next request. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The platform has failed, or is under maintenance (`errorCode` system.maintenance, status 503). */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The session is missing or has ended. */
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
        /** @description The merchant code. The platform checks it against the host and the session token. */
        Merchant: string;
        /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
        AcceptLanguage: string;
        MerchantCode: string;
        /** @description The session token; absent for guests. */
        Token: string;
        /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
        IdempotencyKey: string;
        /** @description The language code of the site's message catalogue, in upper case. */
        Language: string;
        Platform: "html5";
        MerchantQuery: string;
        MerchantUnderscore: string;
        /** @description The minimum bet in minor units: only games with exactly this minimum bet. If absent, all games. */
        MinBet: 1 | 5 | 10 | 50 | 75;
        /** @description The number of the requested page, from 1. */
        PageNo: number;
        PageSize: number;
        /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
        After: string;
        /** @description The session token. */
        SessionToken: string;
        /** @description The name that `createTrialAccount` has returned. */
        KnownTrialName: string;
        /** @description The name of a trial account. Anybody who knows the name can use the account and its play money. If it is absent, a new account is created. */
        TrialName: string;
        /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
        StartDate: string;
        /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
        EndDate: string;
        /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. */
        RequiredStartDate: string;
        /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. */
        RequiredEndDate: string;
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
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    systemStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["SystemStatus"];
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
    consolidatedTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ConsolidatedTemplate"];
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
    helpCenter: {
        parameters: {
            query: {
                device: "MOBILE";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["HelpItem"][];
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
    socialLinks: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["SocialLink"][];
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
    downloadLinks: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DownloadLink"][];
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
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    countryList: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Country"][];
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
    userAgreement: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Agreement"];
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
                /** @description The session token; absent for guests. */
                token?: components["parameters"]["Token"];
                types: "B,PL,PU,H";
                groupName: "m_home";
                platform: "M";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    announcementBanner: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                platform: "M";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Banner"][];
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
    mobileNotice: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                platform: "M";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MobileNotice"];
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
    popularAnnouncements: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                platform: "M";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PopularAnnouncement"][];
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
    hotMatches: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description The session token; absent for guests. */
                token?: components["parameters"]["Token"];
                types: "H";
                platform: "M";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["HotMatch"][];
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
    registerAnnouncements: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description The session token; absent for guests. */
                token?: components["parameters"]["Token"];
                types: "B";
                groupName: "m_reg";
                platform: "M";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Banner"][];
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
    register: {
        parameters: {
            query: {
                moduleId: "REG3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The encrypted keys, as for the sign-in. */
                Encryption: string;
                /** @description Sent if the site runs as an installed app (standalone). */
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
            /** @description The result, or a refusal with `success: false`. */
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
    registerSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["RegisterSettings"];
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
    registerValidation: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ValidationRules"];
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
    verification: {
        parameters: {
            query: {
                moduleId: "VALID_CAPTCHA3";
                captchaId: string;
                captcha: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Whether the solution is right. If so, the captcha can still be used one time. */
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
    sendSmsCode: {
        parameters: {
            query: {
                moduleId: "VERIFICATION3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["CodeSent"];
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
    sendResetCode: {
        parameters: {
            query: {
                moduleId: "PWRESETSMS3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetCodeRequest"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["CodeSent"];
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
    affiliateCheck: {
        parameters: {
            query: {
                moduleId: "AFFMAN3";
                code: string;
                /** @description The host name of the site. */
                domain: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    setPasswordByPhone: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPassword"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    captcha: {
        parameters: {
            query: {
                /** @description An id that the client chooses. The client sends it again with the solution. */
                captchaId: string;
                moduleId: "CAPTCHA3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The keys of the encrypted body: the AES key followed by the MAC key, 64 bytes together, in base64. This base64 text is encrypted with RSA-OAEP (SHA-256, no label), and the result is in base64 again. */
                Encryption: string;
                /** @description Sent if the site runs as an installed app (standalone). */
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
            /** @description The result, or a refusal with `success: false`. */
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
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
    unreadMailCount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: number;
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
    messageCount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MailboxCount"][];
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
    enabledPromotions: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: string[];
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
    balance: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                platform: components["parameters"]["Platform"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                platform: components["parameters"]["Platform"];
                isPlatform: 2;
                /** @description The category of games; all categories if absent. */
                gameType?: components["schemas"]["Category"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: {
                            list: components["schemas"]["ListedGame"][];
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
    gameList: {
        parameters: {
            query: {
                merchant: components["parameters"]["MerchantQuery"];
                merchant_code: components["parameters"]["MerchantUnderscore"];
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                platform: components["parameters"]["Platform"];
                clientType: 2;
                /** @description The category of games; all categories if absent. */
                gameType?: components["schemas"]["Category"];
                /** @description The category of games, instead of `gameType`. If both are sent, they must be the same. */
                typeId?: components["schemas"]["Category"];
                /** @description A part of the name of a game or vendor. Letter case and accents are ignored. */
                gameName?: string;
                /** @description A classification code from `gameTypes`. */
                gameClassify?: string;
                /** @description True to list only new games. */
                isNew?: boolean;
                /** @description The code of a vendor. */
                vassalage?: string;
                /** @description The minimum bet in minor units: only games with exactly this minimum bet. If absent, all games. */
                minBetMinor?: components["parameters"]["MinBet"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["GameList"];
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
    gameTypes: {
        parameters: {
            query: {
                merchant_code: components["parameters"]["MerchantUnderscore"];
                typeId: components["schemas"]["Category"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["GameTypes"];
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
    allVassalages: {
        parameters: {
            query: {
                merchant_code: components["parameters"]["MerchantUnderscore"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Vendor"][];
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
    gameMenus: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["GameVendorList"];
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
    recentGames: {
        parameters: {
            query: {
                /** @description The session token. */
                token: components["parameters"]["SessionToken"];
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                /** @description The category of games; all categories if absent. */
                gameType?: components["schemas"]["Category"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["RecentGames"];
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
    addRecentGame: {
        parameters: {
            query: {
                /** @description The session token. */
                token: components["parameters"]["SessionToken"];
                nodeId: number;
                /** @description The `vassalage` of the game. */
                vendor: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Always true. */
                        value?: boolean;
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
    favouriteGames: {
        parameters: {
            query: {
                /** @description The session token. */
                token: components["parameters"]["SessionToken"];
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                /** @description The category of games; all categories if absent. */
                gameType?: components["schemas"]["Category"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["FavouriteList"];
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
    addFavouriteGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Whether the game is a favourite now. */
                        value?: boolean;
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
    removeFavouriteGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description Whether the game is a favourite now. */
                        value?: boolean;
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
    launchGame: {
        parameters: {
            query: {
                vendor: string;
                /** @description The `roomId` of the game. */
                gameId: string;
                nodeId: number;
                category: components["schemas"]["Category"];
                /** @description For a private room, the price that the player has confirmed, in minor units. */
                priceMinor?: number;
                /** @description The path of the site that the game links back to. If it is absent or not a path of the site, the game links to the home page. */
                backUrl?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Launch"];
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
    createTrialAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TrialAccount"];
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
    trialAccount: {
        parameters: {
            query: {
                /** @description The name that `createTrialAccount` has returned. */
                trialName: components["parameters"]["KnownTrialName"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TrialAccount"];
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
    trialPlay: {
        parameters: {
            query?: {
                /** @description The name of a trial account. Anybody who knows the name can use the account and its play money. If it is absent, a new account is created. */
                trialName?: components["parameters"]["TrialName"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialPlay"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TrialSession"];
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
    lotteryList: {
        parameters: {
            query: {
                prizeMode: components["schemas"]["PrizeMode"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Lottery"][];
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
    eLotteryList: {
        parameters: {
            query: {
                prizeMode: components["schemas"]["PrizeMode"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Lottery"][];
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
    recentDraws: {
        parameters: {
            query: {
                /** @description The `code` of the lottery. */
                code: string;
                size: number;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DrawResult"][];
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
    runningDraw: {
        parameters: {
            query: {
                /** @description The `code` of the lottery. */
                code: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["RunningDraw"];
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
    lotteryPlays: {
        parameters: {
            query: {
                /** @description The `code` of the lottery. */
                code: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LotteryPlays"];
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
    lotteryMenu: {
        parameters: {
            query: {
                prizeMode: components["schemas"]["PrizeMode"];
                device: "MOBILE";
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LotteryMenuGroup"][];
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
    launchLottery: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchLotteryBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Launch"];
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
    lotteryOrders: {
        parameters: {
            query: {
                /** @description The session token. */
                token: components["parameters"]["SessionToken"];
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The status of the orders; SETTLED selects WON and LOST. If absent, all orders. */
                status?: "OPEN" | "SETTLED" | "WON" | "LOST" | "CANCELLED";
                /** @description The `code` of a lottery, to list only its orders. */
                code?: string;
                /** @description The first day of the range as YYYY-MM-DD. */
                startDate?: string;
                /** @description The last day of the range as YYYY-MM-DD. */
                endDate?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LotteryOrderList"];
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
    placeLotteryOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryOrderBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LotteryOrderDetail"];
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
    lotteryOrderDetail: {
        parameters: {
            query: {
                /** @description The session token. */
                token: components["parameters"]["SessionToken"];
                /** @description The language code of the site's message catalogue, in upper case. */
                language: components["parameters"]["Language"];
                orderId: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LotteryOrderDetail"];
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
    cancelLotteryOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelLotteryOrderBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LotteryOrderDetail"];
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
    headIcons: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["HeadIcons"];
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
    setHeadIcon: {
        parameters: {
            query: {
                moduleId: "PROFPIC3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["HeadIconForm"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    depositMethods: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DepositMethods"];
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
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DepositDetail"];
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
    depositDetail: {
        parameters: {
            query: {
                depositId: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DepositDetail"];
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
    pendingDeposits: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Deposit"][];
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
    cancelDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositIdBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DepositDetail"];
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
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["WithdrawalDetail"];
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
    uplineTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["UplineTransfer"];
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
    transferToUpline: {
        parameters: {
            query: {
                moduleId: "FUNDTRANS3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Transfer"];
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
    moneyOutcome: {
        parameters: {
            query: {
                /** @description The idempotency key of the call. */
                key: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MoneyOutcome"];
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
    withdrawalRules: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["WithdrawalRules"];
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
    payoutAccounts: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PayoutAccounts"];
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
    defaultPayoutAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultPayoutAccountBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PayoutAccounts"];
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
    addPayoutAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPayoutAccountBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PayoutAccounts"];
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
    removePayoutAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePayoutAccountBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PayoutAccounts"];
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
    withdrawalDetail: {
        parameters: {
            query: {
                withdrawalId: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["WithdrawalDetail"];
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
    pendingWithdrawals: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Withdrawal"][];
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
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalIdBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["WithdrawalDetail"];
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
    changePaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePaymentPasswordBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPaymentPasswordBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    checkPaymentPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPaymentPasswordBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PaymentPasswordCheck"];
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
    loadReport: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The status of the deposits; all deposits if absent. */
                status?: "PENDING" | "SETTLED" | "FAILED" | "EXPIRED" | "CANCELLED";
                /** @description The code of a deposit method; all methods if absent. */
                method?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LoadReport"];
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
    withdrawReport: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The status of the withdrawals; PENDING selects REVIEW and PROCESSING. If absent, all withdrawals. */
                status?: "PENDING" | "REVIEW" | "PROCESSING" | "PAID" | "REFUSED" | "CANCELLED";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["WithdrawReport"];
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
    accountRecord: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The part of the ledger: MONEY (deposits and withdrawals), GAMES (stakes and winnings), TRANSFERS or REWARDS (rebates, bonuses, salaries and dividends). If absent, all entries. */
                kind?: "MONEY" | "GAMES" | "TRANSFERS" | "REWARDS";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AccountRecord"];
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
    bettingRecord: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The category of games; all categories if absent. */
                category?: string;
                /** @description The status of the bets; SETTLED selects WON and LOST. If absent, all bets. */
                status?: "OPEN" | "SETTLED" | "WON" | "LOST" | "CANCELLED";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["BettingRecord"];
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
    profitAndLoss: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ProfitAndLoss"];
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
    rebateReport: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The category of games; all categories if absent. */
                category?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["RebateReport"];
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
    messageList: {
        parameters: {
            query: {
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                moduleId: "INBOX3";
                /** @description True to list only unread messages. */
                unread?: boolean;
                /** @description The mailbox; all mailboxes if absent. */
                mailbox?: "SYSTEM" | "ACCOUNT" | "PROMOTION";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MailList"];
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
    deleteMessages: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMailsBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The number of messages that are still unread. */
                        value?: number;
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
    messageDetail: {
        parameters: {
            query: {
                mailId: number;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MailDetail"];
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
    readMessages: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailIdsBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The number of messages that are still unread. */
                        value?: number;
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
    feedbackList: {
        parameters: {
            query: {
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["FeedbackList"];
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
    sendFeedback: {
        parameters: {
            query: {
                moduleId: "FEEDBACK3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Feedback"];
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
    seeFeedback: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The number of answers that the member had not seen before. */
                        value?: number;
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
    activityList: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description The session token; absent for guests. */
                token?: components["parameters"]["Token"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["Activity"][];
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
    activityInfo: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                /** @description The session token; absent for guests. */
                token?: components["parameters"]["Token"];
                activityId: number;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ActivityDetail"];
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
    joinActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityIdBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ActivityDetail"];
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
    claimActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityIdBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ActivityDetail"];
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
    applyActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ActivityDetail"];
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
    leaderBoard: {
        parameters: {
            query: {
                /** @description The period of the leader board, in the merchant's time zone. A week begins on Monday. */
                period: "DAY" | "WEEK" | "MONTH";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["LeaderBoard"];
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
    uploadImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["UploadedImage"];
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
    rewardCenter: {
        parameters: {
            query: {
                moduleId: "REWCEN3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["RewardCenter"];
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
    claimReward: {
        parameters: {
            query: {
                moduleId: "REWCEN3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardIdBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["RewardCenter"];
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
    vipBenefits: {
        parameters: {
            query: {
                moduleId: "MEMCLUB3";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["VipBenefits"];
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
    manualRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ManualRebate"];
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
    claimRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ClaimedRebate"];
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
    inviteInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["InviteInfo"];
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
    inviteeList: {
        parameters: {
            query: {
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["InviteeList"];
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
    securityInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["SecurityInfo"];
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
    bindEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindEmailBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCodeBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["CodeSent"];
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
    bindMobile: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindMobileBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    documentCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DocumentCheck"];
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
    sendDocuments: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DocumentCheck"];
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
    openSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["OpenSession"][];
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
    endOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionsBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description The number of ended sessions. */
                        value?: number;
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
    agentAnnouncements: {
        parameters: {
            query: {
                merchantCode: components["parameters"]["MerchantCode"];
                types: "A";
                groupName: "m_home";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentAnnouncements"];
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
    readAgentAnnouncements: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAgentAnnouncementsBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentUnread"];
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
    teamKpi: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. */
                startDate: components["parameters"]["RequiredStartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. */
                endDate: components["parameters"]["RequiredEndDate"];
                /** @description The maximum number of days to list, the newest first; 0 for none. */
                size: number;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamKpi"];
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
    teamMembers: {
        parameters: {
            query: {
                /** @description The id of a team member; the calling agent if absent. */
                memberId?: number;
                /** @description The beginning of a user name, to search in the whole team. If it is set, `memberId` is ignored. */
                search?: string;
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamMemberList"];
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
    teamMember: {
        parameters: {
            query: {
                memberId: number;
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamMemberDetail"];
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
    teamBetting: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The category of games; all categories if absent. */
                category?: string;
                /** @description The result of the bets; both results if absent. */
                result?: "WON" | "LOST";
                /** @description The full user name of a team member. Only this member's records are returned. */
                account?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamBetting"];
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
    teamProfitAndLoss: {
        parameters: {
            query: {
                /** @description The id of a team member; the calling agent if absent. */
                memberId?: number;
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamProfitAndLoss"];
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
    teamRecord: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The kind of ledger entry; all kinds if absent. */
                kind?: "MONEY" | "TRANSFERS" | "REWARDS" | "AGENT";
                /** @description The full user name of a team member. Only this member's records are returned. */
                account?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamRecord"];
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
    teamRates: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamRates"];
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
    setTeamRates: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRatesBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["MemberRates"];
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
    downlineTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DownlineTransfer"];
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
    transferToDownlines: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransferBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DownlineBatch"];
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
    downlineTransferRecord: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DownlineTransferRecord"];
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
    agentRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentRebate"];
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
    claimAgentRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ClaimedAgentRebate"];
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
    agentRebateRecord: {
        parameters: {
            query: {
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
                /** @description The category of games; all categories if absent. */
                category?: string;
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentRebateRecord"];
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
    accountRules: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AccountRules"];
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
    openAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenAccountBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["OpenedAccount"];
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
    agentLinks: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentLinks"];
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
    createAgentLink: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLinkBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentLinks"];
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
    removeAgentLink: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveLinkBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentLinks"];
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
    dividendInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["DividendInfo"];
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
    contractCheck: {
        parameters: {
            query: {
                /** @description The session token. */
                token: components["parameters"]["SessionToken"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ContractCheck"];
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
    agentContracts: {
        parameters: {
            query: {
                /** @description The kind of contract. */
                kind: "DAILY" | "DIVIDEND" | "HOURLY";
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentContracts"];
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
    answerContract: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerContractBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["AgentContracts"];
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
    contractPayments: {
        parameters: {
            query: {
                /** @description The kind of contract. */
                kind: "DAILY" | "DIVIDEND" | "HOURLY";
                /** @description The first day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range has no start. */
                startDate?: components["parameters"]["StartDate"];
                /** @description The last day of the range as YYYY-MM-DD, in the merchant's time zone, inclusive. If absent, the range ends now. */
                endDate?: components["parameters"]["EndDate"];
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ContractPayments"];
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
    teamContracts: {
        parameters: {
            query: {
                /** @description The kind of contract. */
                kind: "DAILY" | "DIVIDEND" | "HOURLY";
                /** @description The number of the requested page, from 1. */
                pageNo: components["parameters"]["PageNo"];
                pageSize: components["parameters"]["PageSize"];
                /** @description The cursor `next` of the previous page. The next page starts after that page's last entry, even if entries before it were added or removed in the meantime. If the cursor is absent, `pageNo` selects the page. */
                after?: components["parameters"]["After"];
            };
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["TeamContracts"];
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
    offerContract: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferContractBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["OfferedContract"];
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
    endContract: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndContractBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["OfferedContract"];
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
    responsibleState: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ResponsibleState"];
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
    playedSession: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["PlayedSession"];
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
    setOwnLimit: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnLimitBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ResponsibleState"];
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
    cancelLimitRaise: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitRaiseBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ResponsibleState"];
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
    takeBreak: {
        parameters: {
            query?: never;
            header: {
                /** @description The merchant code. The platform checks it against the host and the session token. */
                Merchant: components["parameters"]["Merchant"];
                /** @description The player's language, set by the client. Texts in the response are in this language if the platform has them. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A key that the client keeps until it receives a final response. If the operation was already done under this key, the platform returns its result before any other check: its current state, or the response that was sent the first time. So a refusal (200 with `success: false`) means that nothing was done under the key. The key is valid for one member, operation and request content. The platform refuses any other use with `request.key.reused`. If the first use was refused, the key can be used for another request. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BreakBody"];
            };
        };
        responses: {
            /** @description The result, or a refusal with `success: false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        value?: components["schemas"]["ResponsibleState"];
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
