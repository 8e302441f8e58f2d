import { countries as allCountries } from '@lobby/platform/countries'
import { verify } from '@lobby/platform/validation'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

const diallingCodes: ReadonlyMap<string, string> = new Map(allCountries('EN').map(({ code, diallingCode }) => [code, diallingCode]))

const known: ReadonlySet<string> = new Set(diallingCodes.values())

/** Returns whether digits are the dialling code of a country. No code begins with another one, so that a full number has only one. */
export const isDiallingCode = (digits: string): boolean => known.has(digits)

/** Returns whether a merchant sends codes to numbers of a dialling code. Satellites and other networks of no country are never served. */
export const isServed = ({ countries = [...diallingCodes.keys()] }: Tenant, dialing: string): boolean =>
  countries.some((country) => diallingCodes.get(country) === dialing)

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
