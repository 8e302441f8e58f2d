import type { Client } from '@lobby/api'
import { sendSmsCode } from '@lobby/api/operations/account'
import { moduleIdByCall } from '@lobby/merchant'

/**
 * The recipient of a code. Most calls take the number with its dialling code. The call for a new password takes the
 * number, and the dialling code only for another country (C13).
 */
export type CodeRecipient =
  | { readonly mobileNo: string; readonly countryDialingCode: string }
  | { readonly mobileNum: string; readonly countryDialingCode?: string }

/** The answer to the captcha. The platform may require it if a code was requested before. */
export interface CodeCaptcha {
  readonly captcha: string
  readonly captchaId: string
}

/** `success` of the response means that a code was sent, even if the value is malformed (safety A17). */
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
 * Requests a verification code by SMS (CALL-015 to CALL-019).
 * @returns how many minutes the code is valid, if the platform says so
 */
export const requestCode = async (api: Client, to: CodeRecipient, captcha?: CodeCaptcha): Promise<number | undefined> =>
  (await api.call(lenient, { query: { moduleId: moduleIdByCall.sendSmsCode }, body: { ...to, ...captcha } }))
    .expiredMinutes
