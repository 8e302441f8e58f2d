import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that no player reaches: private, link-local, shared, for tests, multicast and reserved (IANA's special-purpose registries). */
const privateNetworks = new BlockList()
for (const network of ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3']) {
  const [start = '', bits] = network.split('/')
  privateNetworks.addSubnet(start, Number(bits))
}
for (const network of ['::/128', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']) {
  const [start = '', bits] = network.split('/')
  privateNetworks.addSubnet(start, Number(bits), 'ipv6')
}

/** Last parts of names that only the name server of an office or of a cluster knows. */
const privateName = /(?:^|\.)(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private)\.?$/

/**
 * Whether players cannot reach a host, as it is an address or a name of a private network. The own machine is none.
 *
 * @param host In small letters, as `URL.hostname` gives it.
 */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIPv4(bare)) return privateNetworks.check(bare)
  return isIPv6(bare) ? privateNetworks.check(bare, 'ipv6') : privateName.test(bare)
}
