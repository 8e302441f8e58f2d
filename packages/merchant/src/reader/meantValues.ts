import { countries, countryName, countryNamed, plainName } from './countries.ts'

const languageCodes = 'AR BN DE EN ES FA FR HI ID IT JA KM KO LO MS MY NE NL PL PT RU TA TH TR UR VI'.split(' ')

/** The names of languages in English, in Portuguese and in themselves, without accents and capitals. */
function languageNames(): ReadonlyMap<string, string> {
  const named = languageCodes.flatMap((code) =>
    ['en', 'pt', code.toLowerCase()].map(
      (locale) =>
        [plainName(new Intl.DisplayNames([locale], { type: 'language' }).of(code.toLowerCase()) ?? ''), code] as const,
    ),
  )
  return new Map(named)
}

/** The languages that the product has dictionaries of, by their codes. */
export const spokenLanguages = ['EN', 'PT'] as const

const isSpoken = (code: string) => spokenLanguages.some((spoken) => spoken === code)

/** The English name of a language, by its dictionary code. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code.toLowerCase()) ?? code

/** Says which languages there are, and that another one is not among them. */
export const notSpoken = (code: string, spoken: readonly string[] = spokenLanguages): string =>
  `The product speaks ${spoken.join(' and ')}; ${languageName(code)} does not exist yet.`

/**
 * Reads the languages that a text names and that the product speaks: `English; Portuguese` is EN and PT, `pt-br` is PT.
 * @returns Dictionary codes; none if a part of the text is no language, or one without a dictionary.
 */
export function languagesIn(text: string): readonly string[] {
  const named = languagesNamed(text)
  return named.every(isSpoken) ? named : []
}

/** The one language that a text names and that the product does not speak; null if there is none, or if the text names several. */
export function unspokenIn(text: string): string | null {
  const [code, ...more] = languagesNamed(text)
  return code === undefined || more.length > 0 || isSpoken(code) ? null : code
}

/** The dictionary code of a language that the product speaks, for one of a region too: PT for `pt-BR`; else the code as it is. */
export function spokenCode(code: string): string {
  const [whole, [base = '']] = [code.toUpperCase(), code.toUpperCase().split('-')]
  return !isSpoken(whole) && isSpoken(base) ? base : whole
}

function languagesNamed(text: string): readonly string[] {
  // A host is made of words of two letters too.
  if (/[.:@]/.test(text)) return []
  const names = languageNames()
  const words = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((word) => word !== '' && !/^(?:and|e|y|und|et)$/i.test(word))
  const codes = words.map((word) =>
    /^[a-z]{2}(?:-[a-z]{2})?$/i.test(word) ? spokenCode(word) : names.get(plainName(word)),
  )
  return codes.every((code) => code !== undefined) ? [...new Set(codes)] : []
}

/** Reads words and their meanings from a list of pairs. */
const pairsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(/,\s/).map((pair) => [pair.split('=')[0]?.trim() ?? '', pair.split('=')[1] ?? '']))

/** Signs that stand for one currency alone; "$" and "¥" stand for several. */
const currencySigns = pairsOf(`
  r$=BRL, us$=USD, a$=AUD, mx$=MXN, mex$=MXN, €=EUR, £=GBP, ₱=PHP, ₦=NGN, ₹=INR, ₺=TRY, ₫=VND, ₩=KRW, ₽=RUB,
  zł=PLN, kč=CZK, real=BRL, reais=BRL, euros=EUR, pounds=GBP, s/=PEN, ฿=THB, ₪=ILS, ₲=PYG`)

/** The currency that a sign, a name or a text with a code in it means: `R$`, `Brazilian real`, `BRL (real)`; null where it can be several. */
export function currencyMeant(text: string): string | null {
  const all = Intl.supportedValuesOf('currency')
  const said = text.trim().toLowerCase()
  const signed = currencySigns.get(said)
  if (signed !== undefined) return signed
  const codes = (text.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => all.includes(code))
  if (codes.length > 0) return codes.length === 1 ? (codes[0] ?? null) : null
  const names = ['en', 'pt'].map((locale) => new Intl.DisplayNames([locale], { type: 'currency' }))
  return all.find((code) => names.some((name) => plainName(name.of(code) ?? '') === plainName(said))) ?? null
}

/** Capitals and abbreviations that no zone is called after. An abbreviation can be several: these are examples, and never written for a person. */
const placesOfZones = pairsOf(`
  est=America/New_York, us eastern=America/New_York, cst=America/Mexico_City, mst=America/Denver,
  pst=America/Los_Angeles, ist=Asia/Kolkata, brasilia=America/Sao_Paulo, brt=America/Sao_Paulo,
  rio de janeiro=America/Sao_Paulo, belo horizonte=America/Sao_Paulo, beijing=Asia/Shanghai,
  delhi=Asia/Kolkata, mumbai=Asia/Kolkata, milan=Europe/Rome, barcelona=Europe/Madrid, porto=Europe/Lisbon`)

/** The offset of a zone from UTC in winter and in summer, as `GMT-03:00 GMT-03:00`. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return [0, 6]
    .map(
      (month) =>
        format.formatToParts(new Date(Date.UTC(2026, month, 1))).find(({ type }) => type === 'timeZoneName')?.value,
    )
    .join(' ')
}

/** Returns a zone with the name of a place whose clocks show the same as in a zone without one: one of the countries that are known, else any. */
export function zoneWithClock(zone: string): string {
  const clock = clockOf(zone)
  const places = [
    ...countries.map(({ timeZone }) => timeZone),
    ...Intl.supportedValuesOf('timeZone').filter((each) => /^(?!Etc\/)\w+\//.test(each)),
  ]
  const winter = clock.split(' ')[0]
  return (
    places.find((each) => clockOf(each) === clock) ??
    places.find((each) => clockOf(each).startsWith(`${winter} `)) ??
    'America/Sao_Paulo'
  )
}

/** The time zone that a text names by a place: `GMT-3 Brasília` is America/Sao_Paulo. Null where no place is named, or several. */
export function timeZoneMeant(text: string): { readonly zone: string; readonly isSpelling: boolean } | null {
  const all = Intl.supportedValuesOf('timeZone')
  const said = plainName(text)
  const spelt = all.find((zone) => plainName(zone) === said)
  if (spelt !== undefined) return { zone: spelt, isSpelling: true }
  const places = new Map([
    ...all
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .map((zone) => [plainName(zone.split('/').at(-1) ?? ''), zone] as const),
    ...countries.map(({ code, timeZone }) => [plainName(countryName(code)), timeZone] as const),
    ...placesOfZones,
  ])
  const country = countryNamed(text)
  const zones = new Set(
    [...places].flatMap(([place, zone]) => (` ${said} `.includes(` ${place} `) && place.length > 2 ? [zone] : [])),
  )
  if (country !== null) zones.add(country.timeZone)
  const [zone] = zones
  return zone !== undefined && zones.size === 1 ? { zone, isSpelling: false } : null
}
