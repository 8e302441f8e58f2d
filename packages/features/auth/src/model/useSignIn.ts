import { ApiError, type ResponseValueOf } from '@lobby/api'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { useQueryClient } from '@tanstack/react-query'
import type { LoginCredentials } from '../queries/sendLogin.ts'
import { loadEncryptionModule } from '../queries/loadEncryptionModule.ts'

const loadSignIn = () => import('./signIn.ts')

/**
 * Loads the code of the sign-in in advance, at the first keystroke. After a failure, the sign-in loads the code again
 * and reports the error.
 */
export const preloadSignInCode = (): void => {
  loadEncryptionModule().catch(() => undefined)
  loadSignIn().catch(() => undefined)
}

/**
 * Returns the function that signs in on the platform and stores the session (AUTH-117).
 * @throws ApiError if the platform refuses the sign-in or does not respond; of the kind `network` if the code fails to
 *   load
 */
export function useSignIn(): (credentials: LoginCredentials) => Promise<ResponseValueOf<'login'>> {
  const context = { api: useApi(), queries: useQueryClient(), session: useSessionStore(), merchant: useMerchant() }
  return async (credentials) => {
    const { signIn } = await loadSignIn().catch((cause: unknown) => {
      throw new ApiError('network', { operation: 'login', cause })
    })
    return signIn(credentials, context)
  }
}
