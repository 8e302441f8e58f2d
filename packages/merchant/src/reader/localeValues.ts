import { countries, getCountryName, findCountry, normaliseNameForComparison } from './countries.ts'

const languageCodes = 'AR BN DE EN ES FA FR HI ID IT JA KM KO LO MS MY NE NL PL PT RU TA TH TR UR VI'.split(' ')

/**
 * Returns the language codes by the names of the languages. Each language has its name in English, in Portuguese and in
 * the language itself, all without accents and capitals.
 */
function languageNames(): ReadonlyMap<string, string> {
  const named = languageCodes.flatMap((code) =>
    ['en', 'pt', code.toLowerCase()].map(
      (locale) =>
        [
          normaliseNameForComparison(
            new Intl.DisplayNames([locale], { type: 'language' }).of(code.toLowerCase()) ?? '',
          ),
          code,
        ] as const,
    ),
  )
  return new Map(named)
}

/** The languages for which the product has dictionaries. */
export const supportedLanguages = ['EN', 'PT'] as const

const isSpoken = (code: string) => supportedLanguages.some((spoken) => spoken === code)

/** Returns the English name of a language, given its dictionary code. */
export const getLanguageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code.toLowerCase()) ?? code

/** Returns a sentence that says that a language is not supported, and lists the supported languages. */
export const describeUnsupportedLanguage = (code: string, spoken: readonly string[] = supportedLanguages): string =>
  `The product speaks ${spoken.join(' and ')}; ${getLanguageName(code)} is not available yet.`

/**
 * Returns the codes of the languages that a text names: EN and PT for `English; Portuguese`, PT for `pt-br`.
 * @returns Codes of languages with a dictionary. Empty if a part of the text is not a language, or is a language
 *   without a dictionary.
 */
export function parseLanguages(text: string): readonly string[] {
  const named = languagesNamed(text)
  return named.every(isSpoken) ? named : []
}

/**
 * If a text names one language and the product has no dictionary for it, returns the code of the language. Otherwise
 * returns null.
 */
export function findUnsupportedLanguage(text: string): string | null {
  const [code, ...more] = languagesNamed(text)
  return code === undefined || more.length > 0 || isSpoken(code) ? null : code
}

/**
 * Returns the dictionary code for a language of a region: PT for `pt-BR`. Returns the code in upper case if the
 * product has no dictionary for the language.
 */
export function getLanguageOfDictionary(code: string): string {
  const [whole, [base = '']] = [code.toUpperCase(), code.toUpperCase().split('-')]
  return !isSpoken(whole) && isSpoken(base) ? base : whole
}

function languagesNamed(text: string): readonly string[] {
  // Ignores host names, whose parts could be mistaken for language codes of two letters.
  if (/[.:@]/.test(text)) return []
  const names = languageNames()
  const words = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((word) => word !== '' && !/^(?:and|e|y|und|et)$/i.test(word))
  const codes = words.map((word) =>
    /^[a-z]{2}(?:-[a-z]{2})?$/i.test(word)
      ? getLanguageOfDictionary(word)
      : names.get(normaliseNameForComparison(word)),
  )
  return codes.every((code) => code !== undefined) ? [...new Set(codes)] : []
}

/** Parses a list of `word=meaning` pairs. */
const parsePairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(/,\s/).map((pair) => [pair.split('=')[0]?.trim() ?? '', pair.split('=')[1] ?? '']))

/** Currency signs that exactly one currency uses. "$" and "¥" are missing because several currencies use them. */
const currencySigns = parsePairs(`
  r$=BRL, us$=USD, a$=AUD, mx$=MXN, mex$=MXN, €=EUR, £=GBP, ₱=PHP, ₦=NGN, ₹=INR, ₺=TRY, ₫=VND, ₩=KRW, ₽=RUB,
  zł=PLN, kč=CZK, real=BRL, reais=BRL, euros=EUR, pounds=GBP, s/=PEN, ฿=THB, ₪=ILS, ₲=PYG`)

/**
 * Returns the code of the currency that a text names by a sign, a name or a code: `R$`, `Brazilian real`, `BRL (real)`.
 * Returns null if the text can mean several currencies.
 */
export function parseCurrency(text: string): string | null {
  const all = Intl.supportedValuesOf('currency')
  const said = text.trim().toLowerCase()
  const signed = currencySigns.get(said)
  if (signed !== undefined) return signed
  const codes = (text.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => all.includes(code))
  if (codes.length > 0) return codes.length === 1 ? (codes[0] ?? null) : null
  const names = ['en', 'pt'].map((locale) => new Intl.DisplayNames([locale], { type: 'currency' }))
  return (
    all.find((code) =>
      names.some((name) => normaliseNameForComparison(name.of(code) ?? '') === normaliseNameForComparison(said)),
    ) ?? null
  )
}

/**
 * Maps capital cities and abbreviations that are not names of time zones to time zones. An abbreviation can mean
 * several time zones, so these are only suggested, never written as a fix.
 */
const placesOfZones = parsePairs(`
  est=America/New_York, us eastern=America/New_York, cst=America/Mexico_City, mst=America/Denver,
  pst=America/Los_Angeles, ist=Asia/Kolkata, brasilia=America/Sao_Paulo, brt=America/Sao_Paulo,
  rio de janeiro=America/Sao_Paulo, belo horizonte=America/Sao_Paulo, beijing=Asia/Shanghai,
  delhi=Asia/Kolkata, mumbai=Asia/Kolkata, milan=Europe/Rome, barcelona=Europe/Madrid, porto=Europe/Lisbon`)

/** Returns the UTC offsets of a time zone in January and in July, as one text: `GMT-03:00 GMT-03:00`. */
function offsetsOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return [0, 6]
    .map(
      (month) =>
        format.formatToParts(new Date(Date.UTC(2026, month, 1))).find(({ type }) => type === 'timeZoneName')?.value,
    )
    .join(' ')
}

/**
 * Returns a time zone that is named after a place and has the same offsets as a given zone without a place name.
 * Prefers the zones of the table of countries.
 */
export function findTimeZoneWithSameOffsets(zone: string): string {
  const offsets = offsetsOf(zone)
  const places = [
    ...countries.map(({ timeZone }) => timeZone),
    ...Intl.supportedValuesOf('timeZone').filter((each) => /^(?!Etc\/)\w+\//.test(each)),
  ]
  const winter = offsets.split(' ')[0]
  return (
    places.find((each) => offsetsOf(each) === offsets) ??
    places.find((each) => offsetsOf(each).startsWith(`${winter} `)) ??
    'America/Sao_Paulo'
  )
}

/**
 * Returns the time zone of the place that a text names: America/Sao_Paulo for `GMT-3 Brasília`. Returns null if the
 * text names no place, or several places.
 * @returns The time zone. `isSpelling` is true if the text is the name of that zone in another spelling.
 */
export function parseTimeZone(text: string): { readonly zone: string; readonly isSpelling: boolean } | null {
  const all = Intl.supportedValuesOf('timeZone')
  const said = normaliseNameForComparison(text)
  const spelt = all.find((zone) => normaliseNameForComparison(zone) === said)
  if (spelt !== undefined) return { zone: spelt, isSpelling: true }
  const places = new Map([
    ...all
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .map((zone) => [normaliseNameForComparison(zone.split('/').at(-1) ?? ''), zone] as const),
    ...countries.map(({ code, timeZone }) => [normaliseNameForComparison(getCountryName(code)), timeZone] as const),
    ...placesOfZones,
  ])
  const country = findCountry(text)
  const zones = new Set(
    [...places].flatMap(([place, zone]) => (` ${said} `.includes(` ${place} `) && place.length > 2 ? [zone] : [])),
  )
  if (country !== null) zones.add(country.timeZone)
  const [zone] = zones
  return zone !== undefined && zones.size === 1 ? { zone, isSpelling: false } : null
}
