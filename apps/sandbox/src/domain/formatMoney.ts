import type { Language } from './language.ts'

const tags: Readonly<Record<Language, string>> = { PT: 'pt-BR', EN: 'en-US' }

/** An amount as a house writes it in a text. @param currency - ISO 4217 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(tags[language], { style: 'currency', currency }).format(minor / 100)
