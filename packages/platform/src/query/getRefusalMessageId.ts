import { ApiError } from '@lobby/api'
import { errorTexts } from '@lobby/api/errorTexts'
import type { MessageId } from '@lobby/i18n'
import { getErrorMessageId } from './getErrorMessageId.ts'

// The explicit type makes the compiler reject a text of the catalogue that is missing from the dictionaries.
const texts: Readonly<Record<string, MessageId>> = errorTexts

/**
 * Returns the text for a failed call by its error code in the API contract's catalogue (specification part 1, section
 * 8). A code that the catalogue does not have, and a failure without a code, get the text of `getErrorMessageId`. It
 * never shows the server's own message.
 *
 * The screen must load the message group `errors`. Screens of the first load use `getErrorMessageId` instead, which
 * knows only the error codes of these screens.
 */
export function getRefusalMessageId(error: unknown): MessageId {
  const code = error instanceof ApiError ? error.code : undefined
  return code !== undefined && Object.hasOwn(texts, code) ? (texts[code] ?? 'error.unknown') : getErrorMessageId(error)
}
