import type { Client } from '@lobby/api'
import { sendSmsCode } from '@lobby/api/operations/account'
import { moduleOfCall } from '@lobby/merchant'

/** Whom a code goes to: the number with its dialling code; for a new password the number, with the dialling code of another country (C13). */
export type CodeRecipient =
  | { readonly mobileNo: string; readonly countryDialingCode: string }
  | { readonly mobileNum: string; readonly countryDialingCode?: string }

/** The answer to the captcha that a code needs where another was asked for before. */
export interface CodeCaptcha {
  readonly captcha: string
  readonly captchaId: string
}

/** The answer's `success` says that a code was sent, whatever its time is worth (safety A17). */
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
 * Has a verification code sent by SMS (CALL-015 to CALL-019).
 * @returns minutes that it is good for, where the platform says it
 */
export const askForCode = async (api: Client, to: CodeRecipient, captcha?: CodeCaptcha): Promise<number | undefined> =>
  (await api.call(lenient, { query: { moduleId: moduleOfCall.sendSmsCode }, body: { ...to, ...captcha } }))
    .expiredMinutes
