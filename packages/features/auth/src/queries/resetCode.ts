import type { Client } from '@lobby/api'
import { sendResetCode } from '@lobby/api/operations/account'
import { moduleIdByCall, type PublicMerchant } from '@lobby/merchant'
import { DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import { requestSmsVerificationCode, type SmsCodeCaptcha } from './smsCode.ts'

/** The recipient of a reset code: the mobile number of a player who has forgotten the password. */
export interface ResetCodeRecipient {
  /** The number without its dialling code. */
  readonly mobileNum: string
  /** Digits. */
  readonly countryDialingCode: string
}

/**
 * Requests an SMS code to reset a password. Depending on the merchant, the platform has a call for this purpose, or
 * only the common call for all codes (C14 in decision 001; CALL-021). Sends the dialling code only if it is not the
 * default one (CALL-016, CALL-107).
 * @returns the validity of the code in minutes, if the platform sends it
 */
export async function requestPasswordResetCode(
  api: Client,
  module: PublicMerchant['resetCode'],
  { mobileNum, countryDialingCode }: ResetCodeRecipient,
  captcha?: SmsCodeCaptcha,
): Promise<number | undefined> {
  const to = { mobileNum, ...(countryDialingCode !== DEFAULT_DIALING_CODE && { countryDialingCode }) }
  if (module !== 'PWRESETSMS3') return requestSmsVerificationCode(api, to, captcha)
  return (
    await api.call(sendResetCode, { query: { moduleId: moduleIdByCall.sendResetCode }, body: { ...to, ...captcha } })
  ).expiredMinutes
}
