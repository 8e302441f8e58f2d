import { ApiError, type Client } from '@lobby/api'
import { logout } from '@lobby/api/operations/member'

/**
 * Ends a session at the platform: a DELETE that sends its token (specification part 1, section 7). A session that the
 * platform does not know counts as ended.
 * @returns true if the session is over at the platform; false if the call did not reach it or failed
 */
export async function sendSignOut(api: Client, token: string): Promise<boolean> {
  try {
    await api.call(logout, { token })
    return true
  } catch (error) {
    return error instanceof ApiError && (error.status === 401 || error.kind === 'refused')
  }
}
