/**
 * The dictionary codes of the specification (part 1, section 1), in its order. Each merchant chooses which of them its
 * site offers.
 */
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

/** One of the thirty upper-case dictionary codes, as the platform's API expects them. */
export type LanguageCode = (typeof languageCodes)[number]

/** Returns whether a value is exactly one of the thirty codes, in upper case and without spaces. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return (languageCodes as readonly unknown[]).includes(text)
}

// Codes whose BCP 47 tag is not simply the code in lower case. TY has no entry: in ISO 639 it can only mean Tahitian,
// `ty`.
const tags: Readonly<Record<string, string>> = {
  CN: 'zh-CN',
  TW: 'zh-TW',
  KR: 'ko-KR',
  'UR-LA': 'ur-Latn',
  'PT-BR': 'pt-BR',
}

/** Returns the BCP 47 tag of a dictionary code, as `<html lang>` and Intl expect it. */
export function getLanguageTag(code: string): string {
  return tags[code] ?? code.toLowerCase()
}

/** Returns the writing direction of a language, as `<html dir>` expects it. */
export function getTextDirection(code: string): 'ltr' | 'rtl' {
  return code === 'AR' || code === 'FA' || code === 'UR' ? 'rtl' : 'ltr'
}
