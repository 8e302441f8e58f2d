import type { Client } from '@lobby/api'
import { sendResetCode } from '@lobby/api/operations/account'
import { moduleIdByCall, type PublicMerchant } from '@lobby/merchant'
import { DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import { requestCode, type CodeCaptcha } from './smsCode.ts'

/** The mobile number of the player who forgot the password. */
export interface ResetRecipient {
  /** Without its dialling code. */
  readonly mobileNum: string
  /** Digits. */
  readonly countryDialingCode: string
}

/**
 * Requests a code by SMS to reset a password, by the call that the merchant's platform offers (C14): the common one, or the one for
 * resets only (CALL-021). Sends the dialling code unless the number is of the default country (CALL-016, CALL-107).
 *
 * @returns How many minutes the code is valid, if the platform says so.
 */
export async function requestResetCode(
  api: Client,
  module: PublicMerchant['resetCode'],
  { mobileNum, countryDialingCode }: ResetRecipient,
  captcha?: CodeCaptcha,
): Promise<number | undefined> {
  const to = { mobileNum, ...(countryDialingCode !== DEFAULT_DIALING_CODE && { countryDialingCode }) }
  if (module !== 'PWRESETSMS3') return requestCode(api, to, captcha)
  return (
    await api.call(sendResetCode, { query: { moduleId: moduleIdByCall.sendResetCode }, body: { ...to, ...captcha } })
  ).expiredMinutes
}
