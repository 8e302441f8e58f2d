import { countries, normalise } from '@lobby/platform/validation'
// In this table only mobile numbers are valid. In countries that do not distinguish them from landlines, such as the United States, all numbers are.
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/mobile'

/** The dialling code of each country, without a plus. */
export const diallingCodes: ReadonlyMap<string, string> = new Map(
  countries('EN').map(({ code, diallingCode }) => [code, diallingCode]),
)

const known: ReadonlySet<string> = new Set(diallingCodes.values())

/** Returns whether digits are the dialling code of a country. No code begins with another one, so that a full number has only one. */
export const isDiallingCode = (digits: string): boolean => known.has(digits)

/** Reads digits behind a dialling code. An extension or a letter makes no number. */
export const phoneOf = (dialing: string, mobile: string): PhoneNumber | undefined =>
  /^\d+$/.test(mobile) ? parsePhoneNumberFromString(`+${dialing}${mobile}`) : undefined

/**
 * Returns a number as E.164 has it behind the dialling code, without what people dial before it in their country, such as 8 in Russia: every spelling
 * of a phone is one number. Other text is returned unchanged.
 */
export const nationalNumber = (dialing: string, typed: string): string =>
  phoneOf(dialing, typed)?.nationalNumber ?? typed

/** Returns what a text without a dialling code means in the form of each country: pairs of a dialling code and the number behind it. */
export const everyNumber = (typed: string): (readonly [string, string])[] =>
  [...known].map((dialing) => [dialing, nationalNumber(dialing, normalise('mobileNum', typed, dialing))])
