import { buildUrl } from '@lobby/api'
import type { PublicMerchant } from '@lobby/merchant'
import { earlyCalls } from '../early.ts'

const language = '{LANG}'

/** The addresses of home's first calls as a guest's client asks for them, to the letter; `{LANG}` stands for the language. */
export function earlyUrls(merchant: PublicMerchant): string[] {
  const filled: Readonly<Record<string, string>> = { merchantCode: merchant.code, language }
  return earlyCalls.map(({ operation, query }) => {
    const values: Record<string, string | undefined> = { ...query }
    for (const [name, from] of Object.entries(operation.fill)) values[name] = filled[from]
    return merchant.apiBase + buildUrl(operation, values).replaceAll(encodeURIComponent(language), language)
  })
}
