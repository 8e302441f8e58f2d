import { DAY_MS } from '@lobby/platform/calendar'
import type { SiteStorage } from '@lobby/platform/storage'
import { verifyField } from '@lobby/platform/validation'

/**
 * The URL parameters that can contain an affiliate code. If a URL has several of them, the app uses the first one in
 * this list (AUTH-085).
 */
const codeParameters = ['affiliateCode', 'af', 'agent']
const AFFILIATE_LIFETIME_MS = 30 * DAY_MS

/**
 * Stores the affiliate code of a URL for 30 days. A later valid code replaces an earlier one (AUTH-081, AUTH-085).
 * Ignores an invalid code.
 */
export function storeAffiliateCode(storage: SiteStorage, search: string, now: number): void {
  const query = new URLSearchParams(search)
  const given = codeParameters.map((name) => query.get(name)).find((value) => value !== null)
  const verdict = given === undefined || given === null ? null : verifyField('affiliateCode', given, { required: true })
  if (verdict?.pass) storage.set('affiliate', { code: verdict.value, until: now + AFFILIATE_LIFETIME_MS })
}

/** Returns the stored affiliate code, or null if there is none or it has expired. */
export function readAffiliateCode(storage: SiteStorage, now: number): string | null {
  const kept = storage.get('affiliate') as { readonly code?: unknown; readonly until?: unknown } | null
  const current = typeof kept?.until === 'number' && kept.until > now && kept.until <= now + AFFILIATE_LIFETIME_MS
  const verdict =
    current && typeof kept?.code === 'string' ? verifyField('affiliateCode', kept.code, { required: true }) : null
  return verdict?.pass ? verdict.value : null
}
