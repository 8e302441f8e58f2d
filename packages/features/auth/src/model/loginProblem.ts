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

const texts: Readonly<Record<string, { field: LoginProblem['field']; message: MessageId }>> = {
  'login.failed': { field: 'form', message: 'auth.login.failed' },
  'login.captcha.required': { field: 'captcha', message: 'auth.captcha.required' },
  'login.captcha.wrong': { field: 'captcha', message: 'auth.captcha.wrong' },
  'login.replay': { field: 'form', message: 'auth.login.clock' },
  'login.clock': { field: 'form', message: 'auth.login.clock' },
}

/** What a failed sign-in says, and where. Codes that are not known say what kind of failure it was. */
export function loginProblem(error: unknown): LoginProblem {
  const api = error instanceof ApiError ? error : null
  const known = api?.code === undefined ? undefined : texts[api.code]
  return { ...(known ?? { field: 'form', message: messageFor(error) }), needsCaptcha: api?.data?.captcha === true }
}
