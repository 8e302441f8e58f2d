import { buildUrl } from '@lobby/api'
import type { PublicMerchant } from '@lobby/merchant'
import { preloadedHomeCalls } from '../preloadedHomeCalls.ts'

const LANGUAGE_PLACEHOLDER = '{LANG}'

/**
 * Returns the URLs of home's first calls, exactly as a guest's API client requests them, because the client uses a
 * preloaded response only if the URLs are equal. `{LANG}` is a placeholder that the boot script replaces by the
 * language.
 */
export function preloadUrls(merchant: PublicMerchant): string[] {
  const filled: Readonly<Record<string, string>> = { merchantCode: merchant.code, language: LANGUAGE_PLACEHOLDER }
  return preloadedHomeCalls.map(({ operation, query }) => {
    const values: Record<string, string | undefined> = { ...query }
    for (const [name, from] of Object.entries(operation.fill)) values[name] = filled[from]
    return (
      merchant.apiBase +
      buildUrl(operation, values).replaceAll(encodeURIComponent(LANGUAGE_PLACEHOLDER), LANGUAGE_PLACEHOLDER)
    )
  })
}
