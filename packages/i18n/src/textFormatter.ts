import { createIntl } from 'react-intl'
import { getLanguageTag } from './languages.ts'
import type { CompiledMessages, PlaceholderValues } from './messages.ts'

/**
 * Creates the function that formats texts with plurals, selects, numbers or dates in one language.
 * The function returns undefined for a text that cannot be formatted, for example because a value is missing.
 */
export function createTextFormatter(language: string, messages: CompiledMessages) {
  let failed = false
  const { formatMessage } = createIntl({
    locale: getLanguageTag(language),
    messages: messages as Record<string, Exclude<CompiledMessages[string], string>>,
    onError: () => {
      failed = true
    },
  })
  return (id: string, values?: PlaceholderValues): string | undefined => {
    failed = false
    const text = formatMessage({ id }, values)
    return failed || typeof text !== 'string' ? undefined : text
  }
}
