import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'

export interface LoginErrorMessage {
  /** The position of the message: a field, or `form` for the line above the button. */
  readonly field: 'captcha' | 'verificationCode' | 'form'
  readonly message: MessageId
  /** True if the next sign-in needs a captcha (specification part 1, section 4). */
  readonly needsCaptcha: boolean
  /** True if the error texts have loaded, so that the message explains the error code. */
  readonly explained: boolean
}

/**
 * Returns the message for a failed sign-in, and the position of the message in the form. An error without a known code
 * gets a general message.
 */
export function getLoginErrorMessage(error: unknown): LoginErrorMessage {
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
