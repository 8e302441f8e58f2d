/** A merchant and its hosts, as `build.json` of the served site lists them. */
export interface HostedMerchant {
  readonly id: string
  readonly hosts: readonly string[]
}

/** The hosts of all merchants. */
export interface HostTable {
  /** The id of the merchant by host. */
  readonly merchants: ReadonlyMap<string, string>
  /**
   * Maps each host that no merchant folder lists, but that differs from a merchant's host only by `www.`, to the
   * merchant's host. The server redirects the first host to the second.
   */
  readonly redirects: ReadonlyMap<string, string>
}

/**
 * Returns the host with `www` of a domain, or the domain of a host with `www`. Returns undefined for any other
 * subdomain, and for `localhost` and its subdomains. Treats each host with two parts as a domain, because the project
 * has no list of suffixes such as `com.br`.
 */
function getOtherHost(host: string): string | undefined {
  if (host === 'localhost' || host.endsWith('.localhost')) return undefined
  if (host.startsWith('www.')) return host.slice('www.'.length)
  return host.split('.').length === 2 ? `www.${host}` : undefined
}

/**
 * Returns the hosts of merchants, and the redirects. A redirect leads from a domain to its host with `www`, or from the
 * host with `www` to the domain, if the merchant has only the target.
 */
export function createHostTable(merchants: readonly HostedMerchant[]): HostTable {
  const own = new Map(merchants.flatMap(({ id, hosts }) => hosts.map((host) => [host, id] as const)))
  const redirects = [...own.keys()].flatMap((host) => {
    const other = getOtherHost(host)
    return other === undefined || own.has(other) ? [] : [[other, host] as const]
  })
  return { merchants: own, redirects: new Map(redirects) }
}
