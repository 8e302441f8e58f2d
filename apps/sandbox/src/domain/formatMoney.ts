import type { Language } from './language.ts'

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { PT: 'pt-BR', EN: 'en-US' }

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Returns a number format from a cache. The cache saves time, because the seed formats thousands of amounts.
 */
function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TAGS[language], options)
  formats.set(key, format)
  return format
}

/** Formats an amount in minor units with its currency, always with decimals. @param currency - ISO 4217 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  formatOf(language, { style: 'currency', currency }).format(minor / 100)

/**
 * Returns a function that formats amounts in minor units. Whole amounts have no decimals, as usual in advertisements.
 * @param currency - ISO 4217
 */
export const createMoneyFormatter =
  (currency: string, language: Language) =>
  (minor: number): string =>
    formatOf(language, { style: 'currency', currency, minimumFractionDigits: minor % 100 === 0 ? 0 : 2 }).format(
      minor / 100,
    )

/** Formats a share as a percentage, for example `0.5%`. @param basisPoints - ten-thousandths */
export const formatBasisPointsAsPercent = (basisPoints: number, language: Language): string =>
  formatOf(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
