import { ApiError } from '@lobby/api'
import { messageFor } from '@lobby/platform/query'
import type { LoginProblem } from './loginProblem.ts'

/**
 * What a failed sign-in says, and where. The error catalogue comes when something has failed for the first time; while it cannot come, what
 * is said is what kind of failure it was.
 *
 * @param loadTexts Loads groups of texts.
 */
export async function explainLogin(
  failure: unknown,
  loadTexts: (groups: readonly string[]) => Promise<void>,
): Promise<LoginProblem> {
  try {
    const [{ loginProblem }] = await Promise.all([import('./loginProblem.ts'), loadTexts(['errors'])])
    return loginProblem(failure)
  } catch {
    return {
      field: 'form',
      message: messageFor(failure),
      needsCaptcha: failure instanceof ApiError && failure.data?.captcha === true,
      explained: false,
    }
  }
}
