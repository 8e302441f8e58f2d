import { ApiError, type Client } from '@lobby/api'
import { isSameMember, type SessionStore } from './createSessionStore.ts'

/**
 * Wraps the API client so that a late response never reaches another member. If the member signs out, or another member
 * signs in, while a call with the token is in flight, the call throws an ApiError with the status 401 and the error
 * code `session.ended`.
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
