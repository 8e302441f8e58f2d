import { ApiError, type Client } from '@lobby/api'
import { sameMember, type SessionStore } from './createSession.ts'

/**
 * The client of a page whose session may end while a call is under way: a member's late answer reaches nobody else.
 *
 * @returns a client whose calls that carry the session throw ApiError 401 `session.ended` where another member, or nobody, is signed in
 * by the time of the answer
 */
export function forSession(client: Client, session: Pick<SessionStore, 'get'>): Client {
  const call: Client['call'] = async (operation, ...options) => {
    const asked = session.get()
    const answer = await client.call(operation, ...options)
    if (!operation.session || sameMember(asked, session.get())) return answer
    throw new ApiError('status', { operation: operation.id, status: 401, code: 'session.ended' })
  }
  return { ...client, call }
}
