import { ApiError } from '@lobby/api'
import { errorTexts } from '@lobby/api/errorTexts'
import type { MessageId } from '@lobby/i18n'
import { getErrorMessageId } from './getErrorMessageId.ts'

// The explicit type makes the compiler refuse an id that is missing from the dictionaries.
const texts: Readonly<Record<string, MessageId>> = errorTexts

/**
 * Returns the id of the text for a failed call, by the error code (specification part 1, section 8). For an unknown
 * error code or none, returns the result of `getErrorMessageId`.
 *
 * The screen must load the message group `errors`. Home uses `getErrorMessageId` instead, because home does not load
 * this group.
 */
export function getRefusalMessageId(error: unknown): MessageId {
  const code = error instanceof ApiError ? error.code : undefined
  return code !== undefined && Object.hasOwn(texts, code) ? (texts[code] ?? 'error.unknown') : getErrorMessageId(error)
}
