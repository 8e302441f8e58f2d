import { formatHex, modeHsl, modeRgb, parse as parseColour, useMode as addMode } from 'culori/fn'
import { countryMeant, isCountryCode } from './countries.ts'
import { colourMeant } from './meantColours.ts'
import { currencyMeant, languagesIn, notSpoken, timeZoneMeant, unspokenIn, zoneWithClock } from './meantValues.ts'
import { isReservedCode } from './reservedNames.ts'
import { formed, mistake, replaceBy, text } from './textRule.ts'

// What a colour may be written as: digits, names, rgb() and hsl().
addMode(modeRgb)
addMode(modeHsl)

/** `#rrggbb`. */
export const colour = text((value) => {
  if (/^#[0-9a-f]{6}$/i.test(value)) return null
  const read = parseColour(value.trim()) ?? parseColour(`#${value.trim()}`)
  if (read === undefined) return colourMeant(value)
  const hex = formatHex(read)
  // Whoever writes a name has a colour in mind, and mostly another one.
  if (/^[a-z]+$/i.test(value.trim()) && !/^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value.trim())) {
    const cure = `Write the colour of the brand by its digits; "${hex}" is what browsers take that name for.`
    return { ...mistake('is the name of a colour, and not written as "#rrggbb"', cure, hex), isAdvice: true }
  }
  // What shines through what is known to the one who wrote it alone.
  return (read.alpha ?? 1) < 1
    ? mistake('lets something shine through', `Write the colour that is seen, for example "${hex}".`)
    : replaceBy(hex, 'is not written as "#rrggbb"')
})

/** A code as the platform knows it. */
export const merchantCode = text((value) => {
  const reserved = 'Write the code that the platform gave: programs take this word for something else.'
  if (isReservedCode(value)) return mistake('is reserved', reserved)
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$/.test(value)
    ? null
    : mistake('is not a merchant code', 'Write 2 to 32 letters, digits, "_" or "-".')
})

/** The id of a Firebase project. */
export const firebaseProject = formed(
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  'is not a project id',
  'Write 6 to 30 small letters, digits and "-", a letter first, as the Firebase console shows it.',
)

/** The key of a web app of a Firebase project. */
export const firebaseKey = formed(
  /^[\w-]{8,80}$/,
  'is not a web API key',
  'Copy "apiKey" from the Firebase console; never the key of a service account.',
)

const dictionaryCode = /^[A-Z]{2}(?:-[A-Z]{2})?$/

/** Whether a value has the form of a dictionary code. */
export const isLanguageCode = (value: unknown): value is string =>
  typeof value === 'string' && dictionaryCode.test(value)

/** A dictionary code, and what to write where somebody wrote several languages. */
const language = (ofSeveral: (codes: readonly string[]) => string) =>
  text((value) => {
    if (isLanguageCode(value)) return null
    const unspoken = unspokenIn(value)
    if (unspoken !== null) return { message: 'is no language of the product', cure: notSpoken(unspoken) }
    const codes = languagesIn(value)
    if (codes.length > 1) return { message: 'names several languages', cure: ofSeveral(codes) }
    const [code] = codes
    const message = 'is not a dictionary code'
    return code === undefined
      ? { message, cure: 'Write its two letters in capitals, for example "PT".' }
      : replaceBy(code, message)
  })

/** An upper-case dictionary code. */
export const languageCode = language(
  (codes) => `Write each by its code: ${codes.map((code) => `"${code}"`).join(', ')}.`,
)

/** The dictionary code of a first language. */
export const firstLanguageCode = language(([first = '']) => `Write the first one alone: "${first}".`)

/** Names of the form Area/City, which every engine of a phone knows; older ones throw on offsets and abbreviations. */
const placeZone =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][A-Za-z_-]+){1,2}$/

/** Zones that were accepted: `Intl` takes a millisecond for each. */
const knownZones = new Set(['UTC'])

/** Whether `Intl` knows a time zone, by whatever name. */
function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** An IANA time zone that the machine knows, by the name of a place, or UTC. */
export const timeZone = text((value) => {
  if (knownZones.has(value)) return null
  const isKnown = isZone(value)
  if (isKnown && placeZone.test(value)) {
    knownZones.add(value)
    return null
  }
  const meant = timeZoneMeant(value)
  if (isKnown && meant?.isSpelling === true) return replaceBy(meant.zone, 'is not written as its name is')
  const write = 'Write the IANA name of the place whose clocks count'
  const unread = 'is not the name of a place, and older phones cannot read it'
  if (isKnown) return mistake(unread, `${write}, for example "${meant?.zone ?? zoneWithClock(value)}".`)
  const message = 'is not a time zone'
  return meant === null
    ? { message, cure: `${write}, such as "America/Sao_Paulo" or "Europe/London".` }
    : { ...replaceBy(meant.zone, message), isAdvice: !meant.isSpelling }
})

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** ISO 4217. */
export const currency = text((value) => {
  if (currencies.has(value)) return null
  const better = value.trim().toUpperCase()
  if (currencies.has(better)) return replaceBy(better, 'is not written in capitals')
  const meant = currencyMeant(value)
  return meant === null
    ? { message: 'is not a currency', cure: 'Write the three letters of its ISO 4217 code, such as "BRL" or "EUR".' }
    : replaceBy(meant, 'is not the code of a currency')
})

/** ISO 3166, two letters. */
export const countryCode = text((value) => {
  if (isCountryCode(value)) return null
  const meant = countryMeant(value) ?? undefined
  const cure = `Write the two letters of its ISO 3166 code in capitals, such as "${meant ?? 'BR'}".`
  return mistake('is not the code of a country', cure, meant)
})

/** Whether a value can be the path of a file, blanks at its ends apart: no character of it means something in a style sheet or an address. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{M}\p{N}_./ -]+$/u.test(value.trim())

/** A file of the folder; whether it is there is looked at by the reader. */
export const assetPath = text((value) => {
  if (value.trim() === '') return mistake('is empty', 'Write the path of a file of this folder.')
  // A key in the place of its path is told where the key is read.
  if (isPastedKey(value)) return null
  const cure =
    'Write letters, digits, blanks, "_", "-" and ".", with "/" between folders; rename the file if its name has other characters.'
  if (!isPath(value)) return mistake('is not a path of this folder', cure)
  return value.trim() === value ? null : replaceBy(value.trim(), 'has a blank before or after it')
})

/** Whether a text is a key, where the name of its file was to be. */
export const isPastedKey = (written: string): boolean => /-----BEGIN|^MII[\w+/=\s]{60,}$/.test(written)
