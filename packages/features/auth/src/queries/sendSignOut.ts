import { ApiError, type Client } from '@lobby/api'
import { logout } from '@lobby/api/operations/member'

/**
 * Ends a session on the platform by a DELETE with the session's token (specification part 1, section 7). A session that
 * the platform does not know counts as ended.
 * @returns true if the session has ended on the platform; false if the call failed
 */
export async function sendSignOut(api: Client, token: string): Promise<boolean> {
  try {
    await api.call(logout, { token })
    return true
  } catch (error) {
    return error instanceof ApiError && (error.status === 401 || error.kind === 'refused')
  }
}
