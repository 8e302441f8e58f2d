import { ApiError, type ApiErrorKind } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'

const server = 'error.server'
const unreadable = 'error.unreadable'

/**
 * The texts by error code, by HTTP status and by kind of failure. Contains only the error codes that can occur on home;
 * `getRefusalMessageId` knows all other error codes.
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
 * Returns the id of the text that explains a failed call to the player. Looks up the error code first, then the HTTP
 * status, then the kind of failure. Never uses the message that the server sent.
 */
export function getErrorMessageId(error: unknown): MessageId {
  const { code, status, kind } = error instanceof ApiError ? error : ({} as Partial<ApiError>)
  return (code?.includes('.') && texts.get(code)) || (texts.get(status) ?? texts.get(kind) ?? 'error.unknown')
}
