import type { Client } from '@lobby/api'
import { sendSmsCode } from '@lobby/api/operations/account'
import { moduleIdByCall } from '@lobby/merchant'

/**
 * The recipient of an SMS code. Most requests contain the number with its dialling code. A request for a new password
 * contains the dialling code only if it is not the default one (C13 in decision 001).
 */
export type SmsCodeRecipient =
  | { readonly mobileNo: string; readonly countryDialingCode: string }
  | { readonly mobileNum: string; readonly countryDialingCode?: string }

/** A typed captcha with its id. The platform may require a captcha for a repeated request. */
export interface SmsCodeCaptcha {
  readonly captcha: string
  readonly captchaId: string
}

/** If `success` of the response is true, a code was sent, so accept a malformed `value` (A17 in docs/faults.tsv). */
const lenient: typeof sendSmsCode = {
  ...sendSmsCode,
  check: (value, place, note) => {
    try {
      return sendSmsCode.check(value, place, note)
    } catch {
      note(place)
      return {}
    }
  },
}

/**
 * Requests an SMS code (CALL-015 to CALL-019).
 * @returns how many minutes the code is valid, if the platform says so
 */
export const requestSmsVerificationCode = async (
  api: Client,
  to: SmsCodeRecipient,
  captcha?: SmsCodeCaptcha,
): Promise<number | undefined> =>
  (await api.call(lenient, { query: { moduleId: moduleIdByCall.sendSmsCode }, body: { ...to, ...captcha } }))
    .expiredMinutes
