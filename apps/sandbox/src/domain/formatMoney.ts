import type { Language } from './language.ts'

const tags: Readonly<Record<Language, string>> = { PT: 'pt-BR', EN: 'en-US' }

const formats = new Map<string, Intl.NumberFormat>()

/** Returns a number format, each made once: a seed writes thousands of amounts, and making a format takes longer than using it. */
function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(tags[language], options)
  formats.set(key, format)
  return format
}

/** An amount as a house writes it in a text. @param currency - ISO 4217 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  formatOf(language, { style: 'currency', currency }).format(minor / 100)

/** Writes amounts as offers have them: without decimals where there are none. @param currency - ISO 4217 */
export const writeMoney =
  (currency: string, language: Language) =>
  (minor: number): string =>
    formatOf(language, { style: 'currency', currency, minimumFractionDigits: minor % 100 === 0 ? 0 : 2 }).format(
      minor / 100,
    )

/** Writes a share, for example `0.5%`. @param basisPoints - ten-thousandths */
export const formatShare = (basisPoints: number, language: Language): string =>
  formatOf(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
