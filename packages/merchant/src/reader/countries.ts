import type { MarketName } from '../marketNames.ts'

/** The default values for a merchant whose players live in a country. */
export interface CountryDefaults {
  /** The country code of two letters (ISO 3166). */
  readonly code: string
  /** The currency code (ISO 4217). */
  readonly currency: string
  /** The IANA name. If a country has several time zones, the one in which most people live. */
  readonly timeZone: string
  readonly minimumAge: 18 | 21
  /** The default language: of EN and PT, the language that more players in the country read. */
  readonly language: 'EN' | 'PT'
  /** The market pack whose responsible-gaming rules apply in the country. Undefined if no market pack exists for it. */
  readonly market?: MarketName
}

const marketOf: Readonly<Record<string, MarketName>> = { BR: 'BR', GB: 'UK', MT: 'MT' }

const table = `
AO AOA Africa/Luanda 18 PT
AR ARS America/Argentina/Buenos_Aires 18 EN
AT EUR Europe/Vienna 18 EN
AU AUD Australia/Sydney 18 EN
BE EUR Europe/Brussels 21 EN
BR BRL America/Sao_Paulo 18 PT
CH CHF Europe/Zurich 18 EN
CL CLP America/Santiago 18 EN
CO COP America/Bogota 18 EN
CV CVE Atlantic/Cape_Verde 18 PT
CZ CZK Europe/Prague 18 EN
DE EUR Europe/Berlin 18 EN
DK DKK Europe/Copenhagen 18 EN
ES EUR Europe/Madrid 18 EN
FI EUR Europe/Helsinki 18 EN
FR EUR Europe/Paris 18 EN
GB GBP Europe/London 18 EN
GH GHS Africa/Accra 18 EN
GR EUR Europe/Athens 21 EN
HU HUF Europe/Budapest 18 EN
IE EUR Europe/Dublin 18 EN
IT EUR Europe/Rome 18 EN
KE KES Africa/Nairobi 18 EN
MT EUR Europe/Malta 18 EN
MX MXN America/Mexico_City 18 EN
MZ MZN Africa/Maputo 18 PT
NG NGN Africa/Lagos 18 EN
NL EUR Europe/Amsterdam 18 EN
NO NOK Europe/Oslo 18 EN
PE PEN America/Lima 18 EN
PH PHP Asia/Manila 21 EN
PL PLN Europe/Warsaw 18 EN
PT EUR Europe/Lisbon 18 PT
RO RON Europe/Bucharest 18 EN
SE SEK Europe/Stockholm 18 EN
TZ TZS Africa/Dar_es_Salaam 18 EN
US USD America/New_York 21 EN
UY UYU America/Montevideo 18 EN
ZA ZAR Africa/Johannesburg 18 EN
`

/**
 * The known countries, in order of code. The ages are those that most kinds of gambling require in the country; a law
 * may require a higher age.
 */
export const countries: readonly CountryDefaults[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', currency = '', timeZone = '', age, language] = row.split(' ')
    const market = marketOf[code]
    return {
      code,
      currency,
      timeZone,
      minimumAge: age === '21' ? 21 : 18,
      language: language === 'PT' ? 'PT' : 'EN',
      ...(market !== undefined && { market }),
    }
  })

/** Returns a text without accents, capitals and punctuation, to compare names that are spelt differently. */
export const normaliseNameForComparison = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Informal names that people write instead of a country code or the official name. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  america: 'US',
  holland: 'NL',
}

const regionNames = (locale: string) => new Intl.DisplayNames([locale], { type: 'region' })

/** Returns the English name of a country, given its code. */
export const getCountryName = (code: string): string => regionNames('en').of(code) ?? code

/** Returns the upper-case code of the language that most people in a country speak: `ES` for the country `MX`. */
export const getCountryLanguage = (code: string): string =>
  new Intl.Locale(`und-${code}`).maximize().language.toUpperCase()

/** Codes that ICU names although they are not countries: unions, the world, and test regions. */
const NON_COUNTRY_CODES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'XX', 'ZZ'])

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Returns whether a text is the upper-case ISO 3166 code of a country. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && !NON_COUNTRY_CODES.has(text) && text !== 'UK' && countryNames.of(text) !== undefined
}

/** Returns the country code for a name or a code in upper or lower case. Returns null for an unknown country. */
export function parseCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return isCountryCode(code) ? code : (findCountry(text)?.code ?? null)
}

/** Returns the code of the country whose rules a market pack follows. */
export const getCountryOfMarket = (market: MarketName): string | undefined =>
  countries.find((country) => country.market === market)?.code

/**
 * Finds a country by its code or by its name in English, Portuguese, Spanish or German: `BR`, `Brazil`, `Brasil`,
 * `Brasilien`.
 * @returns The country, or null if it is not in the table.
 */
export function findCountry(text: string): CountryDefaults | null {
  const said = normaliseNameForComparison(text)
  if (said === '') return null
  const other = Object.hasOwn(otherNames, said) ? otherNames[said]?.toLowerCase() : undefined
  const names = ['en', 'pt', 'es', 'de'].map(regionNames)
  const isMeant = ({ code }: CountryDefaults) =>
    [said, other].includes(code.toLowerCase()) ||
    names.some((all) => normaliseNameForComparison(all.of(code) ?? '') === said)
  return countries.find(isMeant) ?? null
}
