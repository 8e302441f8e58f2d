import { verify } from '@lobby/platform/validation'
import { diallingCodes, parsePhone } from './phoneNumber.ts'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

/**
 * Returns whether a merchant sends codes to a dialling code or to a mobile number. Satellite networks and other
 * networks without a country are never served. Some countries share a dialling code: +44 7624 is the Isle of Man, which
 * a merchant that serves GB does not serve.
 * @param mobile - the number without its dialling code; if undefined, only the dialling code decides
 */
export function isServed({ countries = [...diallingCodes.keys()] }: Tenant, dialing: string, mobile?: string): boolean {
  if (mobile === undefined) return countries.some((each) => diallingCodes.get(each) === dialing)
  const phone = parsePhone(dialing, mobile)
  return phone?.country !== undefined && phone.isValid() && countries.includes(phone.country)
}

/**
 * Validates a mobile number that a merchant serves. It must be a mobile number, because premium services would earn
 * money with each code. It must have the exact length: some networks ignore extra digits, so one phone could bypass
 * every limit with several numbers.
 * @returns the number in its canonical form, as `toNationalNumber` returns it
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function requireServedMobile(tenant: Tenant, dialing: string, typed: string, field: string): string {
  const phone = parsePhone(dialing, typed)
  if (!phone?.isValid()) throw new Refused('account.mobile.invalid', { field })
  if (!isServed(tenant, dialing, typed)) throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return phone.nationalNumber
}

/**
 * Validates a dialling code that a merchant serves. An invalid dialling code would let clients split the digits of one
 * phone into several numbers.
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function requireServedDialling(tenant: Tenant, typed: string): string {
  const { pass, value } = verify('countryDialingCode', typed, { required: true })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'countryDialingCode' })
  if (!isServed(tenant, value)) throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return value
}
