/** Returns whether a host name is always this machine's, whatever a name server says of it. */
export const isLocal = (hostname: string): boolean => /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/i.test(hostname)
