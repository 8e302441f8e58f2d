import type { createIntl } from 'react-intl'
import type { Messages } from './messages.ts'

let createFormatter: typeof createIntl | undefined

/**
 * Loads react-intl, once. Texts with plurals, choices, numbers or dates need it. Home has no such text, so it is not part of the first load.
 * @throws TypeError when its chunk does not come; the next call asks for it again
 */
export async function loadFormatter(): Promise<void> {
  if (createFormatter) return
  const { createIntl: loaded } = await import('react-intl')
  createFormatter = loaded
}

/** Returns the function of react-intl that makes a formatter, or undefined before `loadFormatter` has loaded it. */
export const formatterFactory = (): typeof createIntl | undefined => createFormatter

/** Returns whether some of these texts need more than words and placeholders, which are the parser's kinds 0 and 1. */
export const needsFormatter = (messages: Messages): boolean =>
  Object.values(messages).some((text) => typeof text !== 'string' && text.some((element) => Number(element?.type) > 1))
