/** The host name that the site runs on, as registration tells it. Looking at it moves nothing. */
export const hostName = (): string => globalThis.location.hostname

/** The origin that the site runs on. */
export const siteOrigin = (): string => globalThis.location.origin

/** The page's whole address, to be carried elsewhere. */
export const pageAddress = (): string => globalThis.location.href
