import type { createFormatter } from './createFormatter.ts'
import type { Messages } from './messages.ts'

export type CreateFormat = typeof createFormatter

let create: CreateFormat | undefined

/**
 * Loads react-intl, once. Texts with plurals, choices, numbers or dates need it. Home has no such text, so it is not part of the first load.
 * @throws TypeError when its chunk does not come; the next call asks for it again
 */
export async function loadFormatter(): Promise<void> {
  create ??= (await import('./createFormatter.ts')).createFormatter
}

/** Returns the function that creates a formatter, or undefined before `loadFormatter` has loaded it. */
export const formatFactory = (): CreateFormat | undefined => create

/** Returns whether some of these texts need more than words and placeholders, which are the parser's kinds 0 and 1. */
export const needsFormatter = (messages: Messages): boolean =>
  Object.values(messages).some((text) => typeof text !== 'string' && text.some((element) => Number(element?.type) > 1))
