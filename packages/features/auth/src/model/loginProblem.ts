import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { messageFor } from '@lobby/platform/query'

export interface LoginProblem {
  /** Beside which field it is said; `form` above the button. */
  readonly field: 'captcha' | 'form'
  readonly message: MessageId
  /** The next attempt needs a captcha (specification part 1, section 4). */
  readonly needsCaptcha: boolean
}

const texts: ReadonlyMap<string | undefined, Pick<LoginProblem, 'field' | 'message'>> = new Map([
  ['login.failed', { field: 'form', message: 'auth.login.failed' }],
  ['login.captcha.required', { field: 'captcha', message: 'auth.captcha.required' }],
  ['login.captcha.wrong', { field: 'captcha', message: 'auth.captcha.wrong' }],
  ['login.replay', { field: 'form', message: 'auth.login.clock' }],
  ['login.clock', { field: 'form', message: 'auth.login.clock' }],
])

/** What a failed sign-in says, and where. Codes that are not known say what kind of failure it was. */
export function loginProblem(error: unknown): LoginProblem {
  const api = error instanceof ApiError ? error : null
  const { field, message } = texts.get(api?.code) ?? { field: 'form', message: messageFor(error) }
  return { field, message, needsCaptcha: field === 'captcha' || api?.data?.captcha === true }
}
