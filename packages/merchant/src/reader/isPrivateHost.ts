/**
 * IPv4 networks that players cannot reach: private, link-local, shared, test, multicast and reserved (IANA
 * special-purpose registries).
 */
const privateIpv4 =
  /^(?:0|10|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.0\.0|192\.168|198\.1[89]|22[4-9]|2[3-5]\d)\./

/** IPv6 networks that players cannot reach: unspecified, unique local, link-local, site-local and multicast. */
const privateIpv6 = /^\[(?:::\]|f[cd]|fe[89a-f]|ff)/

/** Matches an IPv4 address in the form of an IPv6 address. */
const mappedIpv4 = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/

/** Matches host names with an ending that only name servers of private networks resolve. */
const privateName = /(?:^|\.)(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private)\.?$/

/**
 * Domains whose host names contain the address they resolve to, such as 10.0.0.1.nip.io, or resolve to the local
 * machine. Such a host name belongs to nobody, and usually its address is not public.
 */
const namedAddress =
  /(?:^|\.)(?:lacolhost\.com|localtest\.me|lvh\.me|nip\.io|sslip\.io|traefik\.me|vcap\.me|xip\.io)\.?$/

/** Returns the dotted form of an IPv4 address that is written as an IPv6 address. Returns any other host unchanged. */
function withoutMapping(host: string): string {
  const [, high, low] = mappedIpv4.exec(host) ?? []
  if (high === undefined || low === undefined) return host
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}

/**
 * Returns whether players cannot reach a host because its address or name is on a private network. The local machine
 * does not count as private. Storybook validates the URLs of a theme in the browser, so this function must not use Node
 * modules.
 * @param host The host as `URL.hostname` returns it: in lower case, IPv6 in brackets, and each address in its shortest
 *   form.
 */
export function isPrivateHost(host: string): boolean {
  const bare = withoutMapping(host)
  if (/^[\d.]+$/.test(bare)) return privateIpv4.test(bare)
  return bare.startsWith('[') ? privateIpv6.test(bare) : privateName.test(bare) || namedAddress.test(bare)
}
