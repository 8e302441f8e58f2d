import type { Language } from './language.ts'

const tags: Readonly<Record<Language, string>> = { PT: 'pt-BR', EN: 'en-US' }

/** An amount as a house writes it in a text. @param currency - ISO 4217 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(tags[language], { style: 'currency', currency }).format(minor / 100)

/** Writes amounts as offers have them: without decimals where there are none. @param currency - ISO 4217 */
export const writeMoney =
  (currency: string, language: Language) =>
  (minor: number): string =>
    new Intl.NumberFormat(tags[language], { style: 'currency', currency, minimumFractionDigits: minor % 100 === 0 ? 0 : 2 }).format(minor / 100)

/** Writes a share, for example `0.5%`. @param basisPoints - ten-thousandths */
export const formatShare = (basisPoints: number, language: Language): string =>
  new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
