import { ApiError, type Client } from '@lobby/api'
import { isSameMember, type SessionStore } from './createSession.ts'

/**
 * Wraps the client so that a late response never reaches another member. If the session changes to another member or a
 * guest while a call with the session's token is in flight, the call throws an ApiError 401 `session.ended`.
 */
export function withSessionGuard(client: Client, session: Pick<SessionStore, 'get'>): Client {
  const call: Client['call'] = async (operation, ...options) => {
    const before = session.get()
    const value = await client.call(operation, ...options)
    if (!operation.session || isSameMember(before, session.get())) return value
    throw new ApiError('status', { operation: operation.id, status: 401, code: 'session.ended' })
  }
  return { ...client, call }
}
