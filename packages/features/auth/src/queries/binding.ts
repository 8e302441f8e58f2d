import type { Client } from '@lobby/api'
import { bindEmail, bindMobile, sendEmailCode } from '@lobby/api/operations/security'
import type { CodeCaptcha } from './smsCode.ts'

/** What shows that a number or an address is the member's own: the code that went there, and the password of the sign-in. */
export interface BindingProof {
  readonly verificationCode: string
  readonly loginPassword: string
}

/** Has a code sent to an address. @returns minutes that it is good for, where the platform says it */
export const askForEmailCode = async (api: Client, email: string, captcha?: CodeCaptcha): Promise<number | undefined> =>
  (await api.call(sendEmailCode, { body: { email, ...captcha } })).expiredMinutes

/** Binds an address to the account of who is signed in, in place of an earlier one. */
export const bindEmailAddress = (api: Client, email: string, proof: BindingProof): Promise<boolean> =>
  api.call(bindEmail, { body: { email, ...proof } })

/** Binds a mobile number likewise. */
export const bindMobileNumber = (
  api: Client,
  mobileNo: string,
  countryDialingCode: string,
  proof: BindingProof,
): Promise<boolean> => api.call(bindMobile, { body: { mobileNo, countryDialingCode, ...proof } })
