/** IPv4 networks that no player reaches: private, link-local, shared, for tests, multicast and reserved (IANA's special-purpose registries). */
const privateIpv4 =
  /^(?:0|10|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.0\.0|192\.168|198\.1[89]|22[4-9]|2[3-5]\d)\./

/** The same in IPv6: unspecified, unique local, link-local, site-local and multicast. */
const privateIpv6 = /^\[(?:::\]|f[cd]|fe[89a-f]|ff)/

/** An IPv4 address that is written as one of IPv6. */
const mappedIpv4 = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/

/** Last parts of names that only the name server of an office or of a cluster knows. */
const privateName = /(?:^|\.)(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private)\.?$/

/** Domains whose hosts stand for an address in their name, as 10.0.0.1.nip.io, or for the own machine: no owner, and mostly no public address. */
const namedAddress =
  /(?:^|\.)(?:lacolhost\.com|localtest\.me|lvh\.me|nip\.io|sslip\.io|traefik\.me|vcap\.me|xip\.io)\.?$/

/** Returns the dotted form of a mapped address, or the host as it is. */
function withoutMapping(host: string): string {
  const [, high, low] = mappedIpv4.exec(host) ?? []
  if (high === undefined || low === undefined) return host
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}

/**
 * Whether players cannot reach a host, because it is an address or a name of a private network. The own machine is not private in this sense.
 * Storybook checks a theme's addresses in the browser, so it uses nothing of Node.
 * @param host In small letters, as `URL.hostname` gives it: IPv6 in brackets, and each address in its shortest form.
 */
export function isPrivateHost(host: string): boolean {
  const bare = withoutMapping(host)
  if (/^[\d.]+$/.test(bare)) return privateIpv4.test(bare)
  return bare.startsWith('[') ? privateIpv6.test(bare) : privateName.test(bare) || namedAddress.test(bare)
}
