import type { createTextFormatter } from './textFormatter.ts'
import type { CompiledMessages } from './messages.ts'

export type MessageFormatterFactory = typeof createTextFormatter

let createFormatterOrUndefined: MessageFormatterFactory | undefined

/**
 * Loads react-intl only one time. Texts with plurals, selects, numbers or dates need it. Home has no such text, so the
 * first load does not include it.
 *
 * @throws TypeError when its chunk fails to load. The next call requests it again.
 */
export async function loadMessageFormatter(): Promise<void> {
  createFormatterOrUndefined ??= (await import('./textFormatter.ts')).createTextFormatter
}

/** Returns the function that creates a formatter, or undefined before `loadMessageFormatter` has loaded it. */
export const getMessageFormatterFactory = (): MessageFormatterFactory | undefined => createFormatterOrUndefined

/**
 * Returns whether any of these texts contains more than literals and plain placeholders, which are types 0 and 1 of the
 * ICU parser.
 */
export const needsMessageFormatter = (messages: CompiledMessages): boolean =>
  Object.values(messages).some((text) => typeof text !== 'string' && text.some((element) => Number(element?.type) > 1))
