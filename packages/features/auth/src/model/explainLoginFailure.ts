import { ApiError } from '@lobby/api'
import { getErrorMessageId } from '@lobby/platform/query'
import type { LoginProblem } from './toLoginProblem.ts'

/**
 * Returns the message for a failed sign-in and the field that shows the message. Loads the error texts at the first
 * failure. If they fail to load, the message is a general one.
 * @param loadTexts - loads the given groups of texts
 */
export async function explainLoginFailure(
  failure: unknown,
  loadTexts: (groups: readonly string[]) => Promise<void>,
): Promise<LoginProblem> {
  try {
    const [{ toLoginProblem }] = await Promise.all([import('./toLoginProblem.ts'), loadTexts(['errors'])])
    return toLoginProblem(failure)
  } catch {
    return {
      field: 'form',
      message: getErrorMessageId(failure),
      needsCaptcha: failure instanceof ApiError && failure.data?.captcha === true,
      explained: false,
    }
  }
}
