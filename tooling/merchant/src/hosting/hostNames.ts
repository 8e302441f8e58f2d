/** A merchant and its hosts, as `build.json` of the served site lists them. */
export interface HostedMerchant {
  readonly id: string
  readonly hosts: readonly string[]
}

/** The hosts of all merchants. */
export interface HostTable {
  /** The id of the merchant by host. */
  readonly merchants: ReadonlyMap<string, string>
  /** The hosts that are only redirected, with the host of the merchant: the domain with `www`, or without it. */
  readonly redirects: ReadonlyMap<string, string>
}

/**
 * Returns the host with `www` of a domain, or the domain of a host with `www`. Returns undefined for another subdomain
 * and for a host of this machine. A host with two parts is taken for a domain, because there is no list of suffixes
 * such as `com.br`.
 */
function getOtherHost(host: string): string | undefined {
  if (host === 'localhost' || host.endsWith('.localhost')) return undefined
  if (host.startsWith('www.')) return host.slice('www.'.length)
  return host.split('.').length === 2 ? `www.${host}` : undefined
}

/**
 * Returns the hosts of merchants, and the redirects between a domain and its host with `www` if the merchant has only
 * one of them.
 */
export function createHostTable(merchants: readonly HostedMerchant[]): HostTable {
  const own = new Map(merchants.flatMap(({ id, hosts }) => hosts.map((host) => [host, id] as const)))
  const redirects = [...own.keys()].flatMap((host) => {
    const other = getOtherHost(host)
    return other === undefined || own.has(other) ? [] : [[other, host] as const]
  })
  return { merchants: own, redirects: new Map(redirects) }
}
