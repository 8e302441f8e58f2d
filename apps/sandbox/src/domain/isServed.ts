import { countries as allCountries } from '@lobby/platform/countries'
import { verify } from '@lobby/platform/validation'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

const diallingCodes: ReadonlyMap<string, string> = new Map(
  allCountries('EN').map(({ code, diallingCode }) => [code, diallingCode]),
)

const known: ReadonlySet<string> = new Set(diallingCodes.values())

/** Returns whether digits are the dialling code of a country. No code begins with another one, so that a full number has only one. */
export const isDiallingCode = (digits: string): boolean => known.has(digits)

/**
 * Returns whether a merchant sends codes to a dialling code, or to a number with it. Satellites and other networks of no country are never served.
 * Some countries share a dialling code: +44 7624 is the Isle of Man, which a merchant of GB does not serve.
 * @param mobile - the number without its dialling code; without one only the dialling code decides
 */
export function isServed({ countries = [...diallingCodes.keys()] }: Tenant, dialing: string, mobile?: string): boolean {
  const country = mobile === undefined ? undefined : parsePhoneNumberFromString(`+${dialing}${mobile}`)?.country
  return country === undefined
    ? countries.some((each) => diallingCodes.get(each) === dialing)
    : countries.includes(country)
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
