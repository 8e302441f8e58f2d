import { ApiError } from '@lobby/api'
import { errorTexts } from '@lobby/api/errorTexts'
import type { MessageId } from '@lobby/i18n'
import { messageFor } from './messageFor.ts'

// Typed by hand, so that a text of the catalogue that no dictionary has does not compile.
const texts: Readonly<Record<string, MessageId>> = errorTexts

/**
 * What to tell a player of a failed call, by the contract's error catalogue (specification part 1, section 8): the text of its code, for a
 * code that the catalogue does not have 'Unknown error', for what is no refusal what kind of failure it was. Never the server's own words.
 *
 * Its screen loads the texts of the group `errors`. Screens of the first load use `messageFor`, which knows their codes alone.
 */
export function refusalText(error: unknown): MessageId {
  const code = error instanceof ApiError ? error.code : undefined
  return code !== undefined && Object.hasOwn(texts, code) ? (texts[code] ?? 'error.unknown') : messageFor(error)
}
