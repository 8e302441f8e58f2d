import type { Client } from '@lobby/api'
import { bindEmail, bindMobile, sendEmailCode } from '@lobby/api/operations/security'
import type { SmsCodeCaptcha } from './smsCode.ts'

/** The proof that the member owns a contact: the code that was sent to the contact, and the login password. */
export interface ContactOwnershipProof {
  readonly verificationCode: string
  readonly loginPassword: string
}

/**
 * Requests a code that the platform sends to an e-mail address.
 * @returns how many minutes the code is valid, if the platform says so
 */
export const requestEmailCode = async (
  api: Client,
  email: string,
  captcha?: SmsCodeCaptcha,
): Promise<number | undefined> => (await api.call(sendEmailCode, { body: { email, ...captcha } })).expiredMinutes

/** Binds an e-mail address to the signed-in member's account. Replaces an earlier address. */
export const bindEmailAddress = (api: Client, email: string, proof: ContactOwnershipProof): Promise<boolean> =>
  api.call(bindEmail, { body: { email, ...proof } })

/** Binds a mobile number to the signed-in member's account. Replaces an earlier number. */
export const bindMobileNumber = (
  api: Client,
  mobileNo: string,
  countryDialingCode: string,
  proof: ContactOwnershipProof,
): Promise<boolean> => api.call(bindMobile, { body: { mobileNo, countryDialingCode, ...proof } })
