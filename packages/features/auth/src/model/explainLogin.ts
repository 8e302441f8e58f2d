import { ApiError } from '@lobby/api'
import { getErrorMessageId } from '@lobby/platform/query'
import type { LoginProblem } from './toLoginProblem.ts'

/**
 * Explains a failed sign-in: returns the message and its place. Loads the error catalogue at the first failure. If the
 * catalogue fails to load, the message only names the kind of failure.
 * @param loadTexts - loads groups of texts
 */
export async function explainLogin(
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
