import type { Client, ResponseValueOf } from '@lobby/api'
import { isStandalone } from '@lobby/platform/environment'
import type { SessionStore } from '@lobby/platform/session'
import { startupQuery } from '@lobby/platform/startup'
import type { QueryClient } from '@tanstack/react-query'
import { sendLogin, type LoginCredentials } from '../queries/sendLogin.ts'
import { startSession } from './startSession.ts'

export interface SignInContext {
  readonly api: Client
  readonly queries: QueryClient
  readonly session: SessionStore
  readonly merchant: { readonly code: string; readonly encryptionKey: string }
}

/**
 * Signs in on the platform and stores the session (AUTH-117).
 * @throws ApiError if the platform refuses the sign-in or does not respond
 */
export async function signIn(
  credentials: LoginCredentials,
  { api, queries, session, merchant }: SignInContext,
): Promise<ResponseValueOf<'login'>> {
  const { code, encryptionKey } = merchant
  // Cache the difference between the platform's and the device's clock. `useLoginFormState` invalidates the cache if
  // the platform refuses the time.
  const clock = await queries
    .fetchQuery({ ...startupQuery(api), staleTime: Infinity })
    .catch(() => ({ clockOffset: 0 }))
  const answer = await sendLogin(credentials, {
    api,
    merchantCode: code,
    encryptionKey,
    standalone: isStandalone(),
    clockOffset: clock.clockOffset,
  })
  // Do not remember an SMS code as the password.
  const { type = 'username', username, password } = credentials
  startSession(session, answer, { code, login: username, password: type === 'username' ? password : undefined })
  return answer
}
