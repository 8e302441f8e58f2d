import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'

export interface LoginProblem {
  /** The field that shows the message. `form` shows it above the button. */
  readonly field: 'captcha' | 'verificationCode' | 'form'
  readonly message: MessageId
  /** The next attempt needs a captcha (specification part 1, section 4). */
  readonly needsCaptcha: boolean
  /** The texts of the error catalogue are loaded. */
  readonly explained: boolean
}

/**
 * Returns the message for a failed sign-in and its place. For an unknown code the message names the kind of failure.
 */
export function toLoginProblem(error: unknown): LoginProblem {
  const { code, data } = error instanceof ApiError ? error : {}
  const captcha = code === 'login.captcha.required' || code === 'login.captcha.wrong'
  const field = captcha ? 'captcha' : data?.field === 'verificationCode' ? 'verificationCode' : 'form'
  return {
    field,
    message: getRefusalMessageId(error),
    needsCaptcha: captcha || data?.captcha === true,
    explained: true,
  }
}
