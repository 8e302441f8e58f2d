import { listCountries, normalise } from '@lobby/platform/validation'
// With this metadata only mobile numbers are valid. In countries that do not distinguish them from landlines, such as
// the United States, all numbers are valid.
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/mobile'

/** The dialling code of each country, without a plus. */
export const diallingCodes: ReadonlyMap<string, string> = new Map(
  listCountries('EN').map(({ code, diallingCode }) => [code, diallingCode]),
)

const knownCodes: ReadonlySet<string> = new Set(diallingCodes.values())

/** Returns whether digits are the dialling code of a country. No code is a prefix of another one, so a full number has exactly one. */
export const isDiallingCode = (digits: string): boolean => knownCodes.has(digits)

/** Parses a number with its dialling code. Returns undefined for anything but digits, such as letters or an extension. */
export const parsePhone = (dialing: string, mobile: string): PhoneNumber | undefined =>
  /^\d+$/.test(mobile) ? parsePhoneNumberFromString(`+${dialing}${mobile}`) : undefined

/**
 * Returns the national number of E.164, so that every spelling of a phone number gives the same text. Removes prefixes
 * that people dial within their country, such as 8 in Russia. Returns other text unchanged.
 */
export const toNationalNumber = (dialing: string, typed: string): string =>
  parsePhone(dialing, typed)?.nationalNumber ?? typed

/**
 * Returns the numbers that a text without a dialling code may mean: a pair of dialling code and national number for
 * each known dialling code.
 */
export const listPossibleNumbers = (typed: string): (readonly [string, string])[] =>
  [...knownCodes].map((dialing) => [dialing, toNationalNumber(dialing, normalise('mobileNum', typed, dialing))])
