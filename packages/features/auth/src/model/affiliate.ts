import { DAY_MS } from '@lobby/platform/calendar'
import type { SiteStorage } from '@lobby/platform/storage'
import { verify } from '@lobby/platform/validation'

/** The parameters that may carry a code, the first one that is there counts (AUTH-085). */
const names = ['affiliateCode', 'af', 'agent']
const life = 30 * DAY_MS

/**
 * Keeps the affiliate code of an address for thirty days; the last one wins (AUTH-081, AUTH-085). One that no rule lets pass is not
 * looked at again: neither kept nor sent anywhere.
 */
export function keepAffiliate(storage: SiteStorage, search: string, now: number): void {
  const query = new URLSearchParams(search)
  const given = names.map((name) => query.get(name)).find((value) => value !== null)
  const verdict = given === undefined || given === null ? null : verify('affiliateCode', given, { required: true })
  if (verdict?.pass) storage.set('affiliate', { code: verdict.value, until: now + life })
}

/** The code that was kept; null when there is none any more. */
export function keptAffiliate(storage: SiteStorage, now: number): string | null {
  const kept = storage.get('affiliate') as { readonly code?: unknown; readonly until?: unknown } | null
  const current = typeof kept?.until === 'number' && kept.until > now && kept.until <= now + life
  const verdict =
    current && typeof kept?.code === 'string' ? verify('affiliateCode', kept.code, { required: true }) : null
  return verdict?.pass ? verdict.value : null
}
