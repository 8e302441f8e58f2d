/** Returns the host name of the site. Registration sends it to the platform. */
export const hostName = (): string => globalThis.location.hostname

/** Returns the origin of the site. */
export const siteOrigin = (): string => globalThis.location.origin

/** Returns the full URL of the page, for a link that opens it in another browser. */
export const pageAddress = (): string => globalThis.location.href
