import { ApiError, type ApiErrorKind } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'

const byKind: Readonly<Record<ApiErrorKind, MessageId>> = {
  network: 'error.network',
  timeout: 'error.timeout',
  status: 'error.server',
  parse: 'error.unreadable',
  schema: 'error.unreadable',
  refused: 'error.unknown',
}

const byStatus: Readonly<Record<number, MessageId>> = { 401: 'error.unauthorized', 403: 'error.forbidden', 429: 'error.busy' }

/** Codes that home may meet. All others are told by `refusalText` of `@lobby/platform/errors`, with the texts of the group `errors`. */
const byCode: Readonly<Record<string, MessageId>> = {
  'system.maintenance': 'error.maintenance',
  'system.unreachable': 'error.server',
}

/**
 * What to tell a player of a failed call: what happened and what to do, never the server's own words. By code where the code is known,
 * else by status, else by kind.
 */
export function messageFor(error: unknown): MessageId {
  if (!(error instanceof ApiError)) return 'error.unknown'
  const { code, status, kind } = error
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code] ?? 'error.unknown'
  if (status !== undefined && Object.hasOwn(byStatus, status)) return byStatus[status] ?? 'error.unknown'
  return byKind[kind]
}
