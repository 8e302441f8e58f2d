import type { createTextFormatter } from './createTextFormatter.ts'
import type { Messages } from './messages.ts'

export type CreateMessageFormatter = typeof createTextFormatter

let createFormatterOrUndefined: CreateMessageFormatter | undefined

/**
 * Loads react-intl only one time. Texts with plurals, selects, numbers or dates need it. Home has no such text, so the
 * first load does not include it.
 *
 * @throws TypeError when its chunk fails to load. The next call requests it again.
 */
export async function loadFormatter(): Promise<void> {
  createFormatterOrUndefined ??= (await import('./createTextFormatter.ts')).createTextFormatter
}

/** Returns the function that creates a formatter, or undefined before `loadFormatter` has loaded it. */
export const getFormatterFactory = (): CreateMessageFormatter | undefined => createFormatterOrUndefined

/**
 * Returns whether any of these texts contains more than literals and plain placeholders, which are types 0 and 1 of the
 * ICU parser.
 */
export const needsFormatter = (messages: Messages): boolean =>
  Object.values(messages).some((text) => typeof text !== 'string' && text.some((element) => Number(element?.type) > 1))
