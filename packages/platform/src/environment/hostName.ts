/** The host name that the site runs on, as registration tells it. Looking at it moves nothing. */
export const hostName = (): string => globalThis.location.hostname
