/** The dictionary codes of the specification (part 1, section 1), in its order. Which of them a site offers is its merchant's choice. */
export const languageCodes = [
  'CN', 'EN', 'JA', 'TH', 'VI', 'MY', 'ES', 'HI', 'ID', 'KM', 'KO', 'KR', 'MS', 'PT', 'TA', 'TW', 'TY', 'UR', 'UR-LA', 'PT-BR',
  'TR', 'BN', 'AR', 'FA', 'RU', 'KK', 'UZ', 'LO', 'NE', 'FR',
] as const

/** An upper-case dictionary code, as the platform's API takes it. */
export type LanguageCode = (typeof languageCodes)[number]

const tags: Partial<Record<LanguageCode, string>> = { CN: 'zh-CN', TW: 'zh-TW', KR: 'ko-KR', 'UR-LA': 'ur-Latn', 'PT-BR': 'pt-BR' }

/** Whether a text is one of the thirty codes, spelt exactly. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return (languageCodes as readonly unknown[]).includes(text)
}

/** The BCP 47 tag of a code, as `<html lang>` and Intl take it. */
export function tagOf(code: LanguageCode): string {
  return tags[code] ?? code.toLowerCase()
}

/** How a language is written, as `<html dir>` takes it. */
export function directionOf(code: LanguageCode): 'ltr' | 'rtl' {
  return code === 'AR' || code === 'FA' || code === 'UR' ? 'rtl' : 'ltr'
}

/**
 * The language to show: the wanted one if the merchant offers it, else the merchant's default, else English.
 *
 * @param wanted What the player chose before, as it was stored.
 */
export function pickLanguage(wanted: unknown, merchant: { readonly default: string; readonly offered: readonly string[] }): LanguageCode {
  if (isLanguageCode(wanted) && merchant.offered.includes(wanted)) return wanted
  return isLanguageCode(merchant.default) ? merchant.default : 'EN'
}
