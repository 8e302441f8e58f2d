import { verifyField } from '@lobby/platform/validation'
import { diallingCodesByCountry, parsePhone } from './phoneNumber.ts'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

/**
 * Returns whether a merchant sends SMS codes to a mobile number. The country of the number must be one of the
 * merchant's countries. The dialling code is not enough, because several countries can have the same dialling code: +44
 * 7624 is the Isle of Man, not GB.
 * @param mobile - the number without the dialling code; if undefined, the function checks only the dialling code
 */
export function isMobileNumberEligibleForSms(
  { countries = [...diallingCodesByCountry.keys()] }: Tenant,
  dialing: string,
  mobile?: string,
): boolean {
  if (mobile === undefined) return countries.some((each) => diallingCodesByCountry.get(each) === dialing)
  const phone = parsePhone(dialing, mobile)
  return phone?.country !== undefined && phone.isValid() && countries.includes(phone.country)
}

/**
 * Validates a mobile number to which a merchant sends SMS codes. Other kinds of numbers are refused, because codes to
 * premium numbers are expensive. Extra digits are refused. Some networks ignore extra digits, so one phone could bypass
 * the limits with several numbers.
 * @returns the number as `toNationalNumber` returns it
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function requireMobileNumberForSmsCodes(tenant: Tenant, dialing: string, typed: string, field: string): string {
  const phone = parsePhone(dialing, typed)
  if (!phone?.isValid()) throw new Refused('account.mobile.invalid', { field })
  if (!isMobileNumberEligibleForSms(tenant, dialing, typed))
    throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return phone.nationalNumber
}

/**
 * Checks that a merchant sends SMS codes to numbers with the given dialling code. Invalid dialling codes are refused.
 * Otherwise clients could write the number of one phone in several ways and bypass the limits.
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function requireDiallingCodeForSmsCodes(tenant: Tenant, typed: string): string {
  const { pass, value } = verifyField('countryDialingCode', typed, { required: true })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'countryDialingCode' })
  if (!isMobileNumberEligibleForSms(tenant, value))
    throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return value
}
