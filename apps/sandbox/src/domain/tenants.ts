import type { Capability, MarketName } from '@lobby/merchant'
import type { ThirdPartySignInProject } from './identity.ts'
import { Refused } from './refused.ts'

/** A merchant in the sandbox: the parts of a merchant folder that the sandbox needs. */
export interface Tenant {
  readonly id: string
  readonly code: string
  /** The second merchant code of the tenant, for trial accounts only. */
  readonly trialCode: string
  readonly name: string
  /** Host names without a port. */
  readonly hosts: readonly string[]
  readonly languages: { readonly default: string }
  readonly currency: string
  /** In years. */
  readonly minimumAge: number
  /** The countries (ISO 3166) whose mobile numbers receive codes by SMS; undefined for all countries. */
  readonly countries?: readonly string[] | undefined
  /** The market whose rules for responsible gaming apply; undefined if no rules apply. */
  readonly market?: MarketName | undefined
  /**
   * The base URLs from which the site loads pictures, in order of preference; undefined to use the image hosts of the
   * demo merchants.
   */
  readonly images?: { readonly hosts: readonly string[]; readonly fallback: string }
  /** The enabled feature flags. */
  readonly flags: readonly Capability[]
  /** The project for third-party sign-in; undefined if the tenant does not offer third-party sign-in. */
  readonly firebase?: ThirdPartySignInProject | undefined
}

export interface TenantLookup {
  readonly list: readonly Tenant[]
  /**
   * Returns the tenant that has a merchant code or trial code. `trial` is true for a trial code.
   * @param code - the value of the `Merchant` header
   * @param hosts - the host names in the request. None of them may belong to another tenant
   * @throws Refused `merchant.unknown`, `merchant.mismatch`
   */
  of(code: string, hosts: readonly string[]): { readonly tenant: Tenant; readonly trial: boolean }
}

/**
 * Creates the lookup that finds a tenant by its merchant code or trial code.
 * @throws Error if two merchants have the same id, code or host
 */
export function createTenantLookup(list: readonly Tenant[]): TenantLookup {
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
