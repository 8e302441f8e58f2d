import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'

export interface LoginProblem {
  /** Beside which field it is said; `form` above the button. */
  readonly field: 'captcha' | 'verificationCode' | 'form'
  readonly message: MessageId
  /** The next attempt needs a captcha (specification part 1, section 4). */
  readonly needsCaptcha: boolean
  /** The error catalogue's texts are there. */
  readonly explained: boolean
}

/** What a failed sign-in says, and where. Codes that are not known say what kind of failure it was. */
export function loginProblem(error: unknown): LoginProblem {
  const { code, data } = error instanceof ApiError ? error : {}
  const captcha = code === 'login.captcha.required' || code === 'login.captcha.wrong'
  const field = captcha ? 'captcha' : data?.field === 'verificationCode' ? 'verificationCode' : 'form'
  return { field, message: refusalText(error), needsCaptcha: captcha || data?.captcha === true, explained: true }
}
