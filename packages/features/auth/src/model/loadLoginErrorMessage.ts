import { ApiError } from '@lobby/api'
import { getErrorMessageId } from '@lobby/platform/query'
import type { LoginErrorMessage } from './getLoginErrorMessage.ts'

/**
 * Returns the message for a failed sign-in and the field that shows the message. Loads the error texts at the first
 * failure. If they fail to load, the message is a general one.
 * @param loadTexts - loads the given groups of texts
 */
export async function loadLoginErrorMessage(
  failure: unknown,
  loadTexts: (groups: readonly string[]) => Promise<void>,
): Promise<LoginErrorMessage> {
  try {
    const [{ getLoginErrorMessage }] = await Promise.all([import('./getLoginErrorMessage.ts'), loadTexts(['errors'])])
    return getLoginErrorMessage(failure)
  } catch {
    return {
      field: 'form',
      message: getErrorMessageId(failure),
      needsCaptcha: failure instanceof ApiError && failure.data?.captcha === true,
      explained: false,
    }
  }
}
