import { ApiError, type ApiErrorKind } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'

const server = 'error.server'
const unreadable = 'error.unreadable'

/**
 * By code, of which those that home may meet stand here, by status and by kind; codes have a dot. All other codes are told by `refusalText`
 * of `@lobby/platform/query`, with the texts of the group `errors`.
 */
const texts = new Map<string | number | undefined, MessageId>([
  ['system.maintenance', 'error.maintenance'],
  ['system.unreachable', server],
  [401, 'error.unauthorized'],
  [403, 'error.forbidden'],
  [429, 'error.busy'],
  ['network' satisfies ApiErrorKind, 'error.network'],
  ['timeout' satisfies ApiErrorKind, 'error.timeout'],
  ['status' satisfies ApiErrorKind, server],
  ['parse' satisfies ApiErrorKind, unreadable],
  ['schema' satisfies ApiErrorKind, unreadable],
])

/**
 * What to tell a player of a failed call: what happened and what to do, never the server's own words. By code where the code is known,
 * else by status, else by kind.
 */
export function messageFor(error: unknown): MessageId {
  const { code, status, kind } = error instanceof ApiError ? error : ({} as Partial<ApiError>)
  return (code?.includes('.') && texts.get(code)) || (texts.get(status) ?? texts.get(kind) ?? 'error.unknown')
}
