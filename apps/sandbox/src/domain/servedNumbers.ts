import { verifyField } from '@lobby/platform/validation'
import { diallingCodes, parsePhone } from './phoneNumber.ts'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

/**
 * Returns whether a merchant sends codes to a dialling code or to a mobile number. Satellite networks and other
 * networks without a country are never served. Some countries share a dialling code: a merchant that serves only GB
 * sends no code to +44 7624, which is the Isle of Man.
 * @param mobile - the number without its dialling code; if undefined, only the dialling code decides
 */
export function isNumberServed(
  { countries = [...diallingCodes.keys()] }: Tenant,
  dialing: string,
  mobile?: string,
): boolean {
  if (mobile === undefined) return countries.some((each) => diallingCodes.get(each) === dialing)
  const phone = parsePhone(dialing, mobile)
  return phone?.country !== undefined && phone.isValid() && countries.includes(phone.country)
}

/**
 * Validates a mobile number that a merchant serves. It must be a mobile number, because each code to a premium number
 * would cost money. It must have the exact length: some networks ignore extra digits, so one phone could bypass the
 * limits with several numbers.
 * @returns the number in its canonical form, as `toNationalNumber` returns it
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function requireServedMobile(tenant: Tenant, dialing: string, typed: string, field: string): string {
  const phone = parsePhone(dialing, typed)
  if (!phone?.isValid()) throw new Refused('account.mobile.invalid', { field })
  if (!isNumberServed(tenant, dialing, typed))
    throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return phone.nationalNumber
}

/**
 * Checks that a merchant serves a dialling code. With invalid dialling codes, clients could write the number of one
 * phone in several ways and bypass the limits.
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function requireServedDiallingCode(tenant: Tenant, typed: string): string {
  const { pass, value } = verifyField('countryDialingCode', typed, { required: true })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'countryDialingCode' })
  if (!isNumberServed(tenant, value)) throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return value
}
