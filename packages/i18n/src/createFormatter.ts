import { createIntl } from 'react-intl'
import { tagOf } from './languages.ts'
import type { Messages, TextValues } from './messages.ts'

/**
 * Creates the function that formats texts of one language with plurals, choices, numbers and dates.
 * @returns the formatted text, or undefined for one that cannot be formatted, such as one that lacks a value
 */
export function createFormatter(language: string, messages: Messages) {
  let failed = false
  const { formatMessage } = createIntl({
    locale: tagOf(language),
    messages: messages as Record<string, Exclude<Messages[string], string>>,
    onError: () => {
      failed = true
    },
  })
  return (id: string, values?: TextValues): string | undefined => {
    failed = false
    const text = formatMessage({ id }, values)
    return failed || typeof text !== 'string' ? undefined : text
  }
}
