/** The dictionary codes of the specification (part 1, section 1), in its order. Which of them a site offers is its merchant's choice. */
export const languageCodes = [
  'CN',
  'EN',
  'JA',
  'TH',
  'VI',
  'MY',
  'ES',
  'HI',
  'ID',
  'KM',
  'KO',
  'KR',
  'MS',
  'PT',
  'TA',
  'TW',
  'TY',
  'UR',
  'UR-LA',
  'PT-BR',
  'TR',
  'BN',
  'AR',
  'FA',
  'RU',
  'KK',
  'UZ',
  'LO',
  'NE',
  'FR',
] as const

/** One of the thirty upper-case dictionary codes, as the platform's API takes them. */
export type LanguageCode = (typeof languageCodes)[number]

/** Whether a text is one of the thirty codes, spelt exactly. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return (languageCodes as readonly unknown[]).includes(text)
}

// Codes that are not their language's tag in capitals. TY is read as Tahitian, its only meaning in ISO 639.
const tags: Readonly<Record<string, string>> = {
  CN: 'zh-CN',
  TW: 'zh-TW',
  KR: 'ko-KR',
  'UR-LA': 'ur-Latn',
  'PT-BR': 'pt-BR',
}

/** The BCP 47 tag of a dictionary code, as `<html lang>` and Intl take it. */
export function tagOf(code: string): string {
  return tags[code] ?? code.toLowerCase()
}

/** How a language is written, as `<html dir>` takes it. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return code === 'AR' || code === 'FA' || code === 'UR' ? 'rtl' : 'ltr'
}
