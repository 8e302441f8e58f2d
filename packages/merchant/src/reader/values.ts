import { formatHex, modeHsl, modeRgb, parse as parseColour, useMode as addMode } from 'culori/fn'
import { parseCountryCode, isCountryCode } from './countries.ts'
import { describeColourMistake } from './describeColourMistake.ts'
import {
  parseCurrency,
  parseLanguages,
  describeUnsupportedLanguage,
  parseTimeZone,
  findUnsupportedLanguage,
  findTimeZoneWithSameOffsets,
} from './localeValues.ts'
import { isReservedMerchantCode } from './reservedNames.ts'
import { patternRule, createTextMistake, createReplacementMistake, stringRule } from './textRule.ts'

// Enables the colour notations that the parser recognises: hex digits, names, rgb() and hsl().
addMode(modeRgb)
addMode(modeHsl)

/** Validates a colour in the form `#rrggbb`. */
export const colourRule = stringRule((value) => {
  if (/^#[0-9a-f]{6}$/i.test(value)) return null
  const read = parseColour(value.trim()) ?? parseColour(`#${value.trim()}`)
  if (read === undefined) return describeColourMistake(value)
  const hex = formatHex(read)
  // A colour name gets no fix, because browsers often show another colour than the author of the name expects.
  if (/^[a-z]+$/i.test(value.trim()) && !/^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value.trim())) {
    const cure = `Write the brand's colour as digits. Browsers show that name as "${hex}".`
    return { ...createTextMistake('is the name of a colour, not "#rrggbb"', cure, hex), isGuess: true }
  }
  // A translucent colour gets no fix, because the background that shows through the colour is unknown.
  return (read.alpha ?? 1) < 1
    ? createTextMistake('is translucent', `Write the opaque colour that players should see, for example "${hex}".`)
    : createReplacementMistake(hex, 'is not written as "#rrggbb"')
})

/** Validates a merchant code. */
export const merchantCodeRule = stringRule((value) => {
  const reserved = 'Write the code that the platform assigned: programs give this word another meaning.'
  if (isReservedMerchantCode(value)) return createTextMistake('is reserved', reserved)
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$/.test(value)
    ? null
    : createTextMistake('is not a merchant code', 'Write 2 to 32 letters, digits, "_" or "-".')
})

/** Validates the id of a Firebase project. */
export const firebaseProjectRule = patternRule(
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  'is not a project id',
  'Write 6 to 30 small letters, digits and "-", beginning with a letter, as the Firebase console shows it.',
)

/** Validates the key of a web app of a Firebase project. */
export const firebaseKeyRule = patternRule(
  /^[\w-]{8,80}$/,
  'is not a web API key',
  'Copy "apiKey" from the Firebase console; never use the key of a service account.',
)

const dictionaryCode = /^[A-Z]{2}(?:-[A-Z]{2})?$/

/** Returns whether a value has the form of a language code. */
export const isLanguageCode = (value: unknown): value is string =>
  typeof value === 'string' && dictionaryCode.test(value)

/** Creates the rule for a language code. @param ofSeveral Returns the cure for a value that names several languages. */
const language = (ofSeveral: (codes: readonly string[]) => string) =>
  stringRule((value) => {
    if (isLanguageCode(value)) return null
    const unspoken = findUnsupportedLanguage(value)
    if (unspoken !== null)
      return { message: 'is a language that the product does not have', cure: describeUnsupportedLanguage(unspoken) }
    const codes = parseLanguages(value)
    if (codes.length > 1) return { message: 'names several languages', cure: ofSeveral(codes) }
    const [code] = codes
    const message = 'is not a dictionary code'
    return code === undefined
      ? { message, cure: 'Write its two letters in capitals, for example "PT".' }
      : createReplacementMistake(code, message)
  })

/** Validates the language code of a dictionary, in upper case. */
export const languageCodeRule = language(
  (codes) => `Write each by its code: ${codes.map((code) => `"${code}"`).join(', ')}.`,
)

/** Validates the code of the default language. */
export const firstLanguageCodeRule = language(([first = '']) => `Write only the first one: "${first}".`)

/**
 * Matches names of the form Area/City, which every browser knows. Older browsers throw on offsets and abbreviations.
 */
const placeZone =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][A-Za-z_-]+){1,2}$/

/** Caches valid time zones, because checking one with `Intl` takes about a millisecond. */
const knownZones = new Set(['UTC'])

/** Returns whether `Intl` knows a time zone by any name. */
function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Validates an IANA time zone that is named after a place, or UTC. */
export const timeZoneRule = stringRule((value) => {
  if (knownZones.has(value)) return null
  const isKnown = isZone(value)
  if (isKnown && placeZone.test(value)) {
    knownZones.add(value)
    return null
  }
  const meant = parseTimeZone(value)
  if (isKnown && meant?.isSpelling === true)
    return createReplacementMistake(meant.zone, 'is not spelt like the name of the zone')
  const write = "Write the IANA name of a place in the merchant's time zone"
  const unread = 'is not named after a place, so older phones cannot read it'
  if (isKnown)
    return createTextMistake(unread, `${write}, for example "${meant?.zone ?? findTimeZoneWithSameOffsets(value)}".`)
  const message = 'is not a time zone'
  return meant === null
    ? { message, cure: `${write}, such as "America/Sao_Paulo" or "Europe/London".` }
    : { ...createReplacementMistake(meant.zone, message), isGuess: !meant.isSpelling }
})

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Validates an ISO 4217 code. */
export const currencyRule = stringRule((value) => {
  if (currencies.has(value)) return null
  const better = value.trim().toUpperCase()
  if (currencies.has(better)) return createReplacementMistake(better, 'is not written in capitals')
  const meant = parseCurrency(value)
  return meant === null
    ? { message: 'is not a currency', cure: 'Write the three letters of its ISO 4217 code, such as "BRL" or "EUR".' }
    : createReplacementMistake(meant, 'is not the code of a currency')
})

/** Validates an ISO 3166 code of two letters. */
export const countryCodeRule = stringRule((value) => {
  if (isCountryCode(value)) return null
  const meant = parseCountryCode(value) ?? undefined
  const cure = `Write the two letters of its ISO 3166 code in capitals, such as "${meant ?? 'BR'}".`
  return createTextMistake('is not the code of a country', cure, meant)
})

/**
 * Returns whether a value can be the path of a file. Ignores spaces at the beginning and the end. Allows only
 * characters without a meaning in style sheets and URLs.
 */
export const isAssetPath = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{M}\p{N}_./ -]+$/u.test(value.trim())

/** Validates the path of a file in the merchant folder. Does not check whether the file exists. */
export const assetPathRule = stringRule((value) => {
  if (value.trim() === '') return createTextMistake('is empty', 'Write the path of a file of this folder.')
  // Ignore an encryption key that is written in place of its path, because another check reports it.
  if (isPastedEncryptionKey(value)) return null
  const cure =
    'Write letters, digits, blanks, "_", "-" and ".", with "/" between folders; rename the file if its name ' +
    'has other characters.'
  if (!isAssetPath(value)) return createTextMistake('is not a path of this folder', cure)
  return value.trim() === value ? null : createReplacementMistake(value.trim(), 'has a blank before or after it')
})

/** Returns whether a text is an encryption key instead of the name of its file. */
export const isPastedEncryptionKey = (written: string): boolean => /-----BEGIN|^MII[\w+/=\s]{60,}$/.test(written)
