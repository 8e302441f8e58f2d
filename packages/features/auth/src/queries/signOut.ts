import { ApiError, type Client } from '@lobby/api'
import { logout } from '@lobby/api/operations/member'

/**
 * Tells the platform that a session is over: a DELETE that sends its token (specification part 1, section 7). A session that the
 * platform does not know is over as well.
 *
 * @returns whether the platform knows it now; false where it was not reached, or failed
 */
export async function tellSignOut(api: Client, token: string): Promise<boolean> {
  try {
    await api.call(logout, { token })
    return true
  } catch (error) {
    return error instanceof ApiError && (error.status === 401 || error.kind === 'refused')
  }
}
