import type { ValueOf } from '@lobby/api'
import { isStandalone } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import { useQueryClient } from '@tanstack/react-query'
import { login, type Credentials } from '../queries/login.ts'
import { useEnter } from './useEnter.ts'

/**
 * Signs in at the platform and stores the session (AUTH-117).
 * @throws ApiError as `login` does
 */
export function useSignIn(): (credentials: Credentials) => Promise<ValueOf<'login'>> {
  const api = useApi()
  const queries = useQueryClient()
  const enter = useEnter()
  const { encryptionKey } = useMerchant()
  return async (credentials) => {
    // How far this clock is off is known until the platform says otherwise.
    const clock = await queries.fetchQuery({ ...startupQuery(api), staleTime: Infinity }).catch(() => ({ clockOffset: 0 }))
    const answer = await login(credentials, { api, encryptionKey, standalone: isStandalone(), clockOffset: clock.clockOffset })
    // A code by SMS is no password.
    const { type = 'username', username, password } = credentials
    enter(answer, type === 'username' ? { login: username, password } : { login: username || answer.userName })
    return answer
  }
}
