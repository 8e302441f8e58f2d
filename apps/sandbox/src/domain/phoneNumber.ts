import { listCountries, normaliseField } from '@lobby/platform/validation'
// `libphonenumber-js/mobile` accepts only mobile numbers. It cannot refuse landline numbers where they look like mobile
// numbers, for example in the United States.
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/mobile'

/** The dialling code of each country, without a plus. */
export const diallingCodesByCountry: ReadonlyMap<string, string> = new Map(
  listCountries('EN').map(({ code, diallingCode }) => [code, diallingCode]),
)

const knownCodes: ReadonlySet<string> = new Set(diallingCodesByCountry.values())

/**
 * Returns whether digits are the dialling code of a country. No dialling code begins with another dialling code.
 */
export const isDiallingCode = (digits: string): boolean => knownCodes.has(digits)

/**
 * Parses a phone number with its dialling code. Returns undefined if the number contains other characters than digits.
 */
export const parsePhone = (dialing: string, mobile: string): PhoneNumber | undefined =>
  /^\d+$/.test(mobile) ? parsePhoneNumberFromString(`+${dialing}${mobile}`) : undefined

/**
 * Returns the national number of E.164, which is the same text for all spellings of a phone number. Removes prefixes
 * that people dial within their country, such as 8 in Russia. Returns other text unchanged.
 */
export const toNationalNumber = (dialing: string, typed: string): string =>
  parsePhone(dialing, typed)?.nationalNumber ?? typed

/**
 * Returns all phone numbers that a number without a dialling code can mean: one pair of dialling code and national
 * number for each country.
 */
export const listPossiblePhoneNumbers = (typed: string): (readonly [string, string])[] =>
  [...knownCodes].map((dialing) => [dialing, toNationalNumber(dialing, normaliseField('mobileNum', typed, dialing))])
