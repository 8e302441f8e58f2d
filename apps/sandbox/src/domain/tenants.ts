import type { Capability, Market } from '@lobby/merchant'
import type { IdentityProject } from './identity.ts'
import { Refused } from './refused.ts'

/** What the sandbox needs of a merchant folder. */
export interface Tenant {
  readonly id: string
  readonly code: string
  /** A second code of the same tenant, for trial accounts alone. */
  readonly trialCode: string
  readonly name: string
  /** Host names, without a port. */
  readonly hosts: readonly string[]
  readonly languages: { readonly default: string }
  readonly currency: string
  /** Years. */
  readonly minimumAge: number
  /** ISO 3166: whose mobile numbers get codes by SMS; those of every country when not given. */
  readonly countries?: readonly string[] | undefined
  /** Whose rules of playing responsibly hold; those of no market when not given. */
  readonly market?: Market | undefined
  /** Where its site loads pictures from: bases, the first choice first; those of the demonstration brands when not given. */
  readonly images?: { readonly hosts: readonly string[]; readonly fallback: string }
  /** The flags that are on. */
  readonly flags: readonly Capability[]
  /** Third-party sign-in; absent means off. */
  readonly firebase?: IdentityProject | undefined
}

export interface Tenants {
  readonly list: readonly Tenant[]
  /**
   * The tenant of a merchant code, when the host allows it.
   * @param code - of the `Merchant` header
   * @param hosts - the host names that the request names; one that is a tenant's must be this tenant's
   * @throws Refused `merchant.unknown`, `merchant.mismatch`
   */
  of(code: string, hosts: readonly string[]): { readonly tenant: Tenant; readonly trial: boolean }
}

/** @throws Error when two merchants share an id, a code or a host: one would answer for the other */
export function createTenants(list: readonly Tenant[]): Tenants {
  const ids = index(list, 'id', (tenant) => [tenant.id])
  const codes = index(list, 'code', (tenant) => [tenant.code, tenant.trialCode])
  const hostNames = index(list, 'host', (tenant) => tenant.hosts.map((host) => host.toLowerCase()))
  return {
    list: [...ids.values()],
    of: (code, hosts) => {
      const tenant = codes.get(code)
      if (!tenant) throw new Refused('merchant.unknown')
      if (hosts.some((host) => (hostNames.get(host.toLowerCase()) ?? tenant) !== tenant))
        throw new Refused('merchant.mismatch')
      return { tenant, trial: code === tenant.trialCode }
    },
  }
}

function index(
  list: readonly Tenant[],
  what: string,
  keysOf: (tenant: Tenant) => readonly string[],
): Map<string, Tenant> {
  const found = new Map<string, Tenant>()
  for (const tenant of list) {
    for (const key of keysOf(tenant)) {
      const other = found.get(key)
      if (other)
        throw new Error(`The merchants "${other.id}" and "${tenant.id}" share the ${what} "${key}". Give each its own.`)
      found.set(key, tenant)
    }
  }
  return found
}
