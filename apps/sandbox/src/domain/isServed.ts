import { countries as allCountries } from '@lobby/platform/countries'
import { verify } from '@lobby/platform/validation'
// Of this table only mobile numbers are valid. Where a country does not tell them from landlines, as in the United States, all are.
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/mobile'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

const diallingCodes: ReadonlyMap<string, string> = new Map(
  allCountries('EN').map(({ code, diallingCode }) => [code, diallingCode]),
)

const known: ReadonlySet<string> = new Set(diallingCodes.values())

/** Returns whether digits are the dialling code of a country. No code begins with another one, so that a full number has only one. */
export const isDiallingCode = (digits: string): boolean => known.has(digits)

/** Reads digits behind a dialling code. An extension or a letter makes no number. */
const phoneOf = (dialing: string, mobile: string): PhoneNumber | undefined =>
  /^\d+$/.test(mobile) ? parsePhoneNumberFromString(`+${dialing}${mobile}`) : undefined

/**
 * Returns whether a merchant sends codes to a dialling code, or to a number with it, which has to be a mobile's. Satellites and other networks of no
 * country are never served.
 * Some countries share a dialling code: +44 7624 is the Isle of Man, which a merchant of GB does not serve.
 * @param mobile - the number without its dialling code; without one only the dialling code decides
 */
export function isServed({ countries = [...diallingCodes.keys()] }: Tenant, dialing: string, mobile?: string): boolean {
  if (mobile === undefined) return countries.some((each) => diallingCodes.get(each) === dialing)
  const phone = phoneOf(dialing, mobile)
  return phone?.country !== undefined && phone.isValid() && countries.includes(phone.country)
}

/**
 * Checks that a number behind a dialling code that is served is a mobile's: premium services would earn money with each code. A digit too many would be
 * another number to every limit, and the same phone to some networks.
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function demandServed(tenant: Tenant, dialing: string, mobile: string, field: string): void {
  if (!phoneOf(dialing, mobile)?.isValid()) throw new Refused('business', 'account.mobile.invalid', { field })
  if (!isServed(tenant, dialing, mobile))
    throw new Refused('business', 'sms.country.unserved', { field: 'countryDialingCode' })
}

/**
 * Reads the dialling code of a number that a merchant serves. Others are refused: the digits of one phone could be split into several numbers.
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function servedDialing(tenant: Tenant, typed: string): string {
  const { pass, value } = verify('countryDialingCode', typed, { required: true })
  if (!pass) throw new Refused('business', 'account.mobile.invalid', { field: 'countryDialingCode' })
  if (!isServed(tenant, value)) throw new Refused('business', 'sms.country.unserved', { field: 'countryDialingCode' })
  return value
}
