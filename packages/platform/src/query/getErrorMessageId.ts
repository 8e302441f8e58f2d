import { ApiError, type ApiErrorKind } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'

const server = 'error.server'
const unreadable = 'error.unreadable'

/**
 * The texts by error code, by HTTP status and by kind of failure. Codes contain a dot. Only the codes that can occur on
 * home are here; `getRefusalMessageId` knows all others, with the message group `errors`.
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
 * Returns the text that explains a failed call to the player: what happened and what to do. It looks up the error code
 * first, then the HTTP status, then the kind of failure. It never shows the server's own message.
 */
export function getErrorMessageId(error: unknown): MessageId {
  const { code, status, kind } = error instanceof ApiError ? error : ({} as Partial<ApiError>)
  return (code?.includes('.') && texts.get(code)) || (texts.get(status) ?? texts.get(kind) ?? 'error.unknown')
}
