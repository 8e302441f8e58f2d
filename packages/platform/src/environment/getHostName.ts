/** Returns the host name of the site. Registration sends it to the platform. */
export const getHostName = (): string => globalThis.location.hostname

/** Returns the scheme, host and port of the site, for example `https://acme.example`. */
export const getSiteOrigin = (): string => globalThis.location.origin

/** Returns the full URL of the page, for a link that opens it in another browser. */
export const getPageUrl = (): string => globalThis.location.href
