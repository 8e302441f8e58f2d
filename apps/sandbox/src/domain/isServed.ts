import { verify } from '@lobby/platform/validation'
import { diallingCodes, phoneOf } from './phoneNumber.ts'
import { Refused } from './refused.ts'
import type { Tenant } from './tenants.ts'

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
 * Reads a number behind a dialling code that is served. It has to be a mobile's: premium services would earn money with each code. A digit too many would
 * be another number to every limit, and the same phone to some networks.
 * @returns the one spelling of the number, as `nationalNumber` does
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function servedMobile(tenant: Tenant, dialing: string, typed: string, field: string): string {
  const phone = phoneOf(dialing, typed)
  if (!phone?.isValid()) throw new Refused('account.mobile.invalid', { field })
  if (!isServed(tenant, dialing, typed)) throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return phone.nationalNumber
}

/**
 * Reads the dialling code of a number that a merchant serves. Others are refused: the digits of one phone could be split into several numbers.
 * @throws Refused `account.mobile.invalid`, `sms.country.unserved`
 */
export function servedDialing(tenant: Tenant, typed: string): string {
  const { pass, value } = verify('countryDialingCode', typed, { required: true })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'countryDialingCode' })
  if (!isServed(tenant, value)) throw new Refused('sms.country.unserved', { field: 'countryDialingCode' })
  return value
}
