import { getMessageFormatterFactory, type MessageFormatterFactory } from './formatter.ts'
import type { MessageId, CompiledMessages, PlaceholderValues } from './messages.ts'

/**
 * Returns the text of an id. A player never sees an id or a placeholder: a missing text is an empty string, and a text
 * that cannot be formatted is reduced to its plain words.
 */
export type TranslateText = (id: MessageId, values?: PlaceholderValues) => string

/**
 * A text that is not in the dictionary (`missing`) or cannot be formatted (`format`), for example because a value is
 * missing.
 */
export interface TextProblem {
  readonly id: string
  readonly language: string
  readonly kind: 'missing' | 'format'
}

/**
 * Creates the function that returns the texts of one language.
 *
 * @param onProblem Called one time for each id that has a problem. The caller can log the problem for developers.
 */
export function createTranslateText(
  language: string,
  messages: CompiledMessages,
  onProblem?: (problem: TextProblem) => void,
): TranslateText {
  const reported = new Set<string>()
  const report = (id: string, kind: TextProblem['kind']) => {
    if (reported.has(id)) return
    reported.add(id)
    onProblem?.({ id, language, kind })
  }
  let format: ReturnType<MessageFormatterFactory> | undefined

  return (id, values) => {
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined
    if (message === undefined) {
      report(id, 'missing')
      return ''
    }
    if (typeof message === 'string') return message
    // Fills plain placeholders without react-intl, which would serialise the whole text to JSON as a cache key and so
    // slow down long lists.
    const parts = partsOf(message, values)
    if (parts.every((part) => part !== undefined)) return parts.join('')
    // Creates the formatter only when a text needs it, because its creation is slow: the browser searches the data of
    // all its locales.
    const text = (format ??= getMessageFormatterFactory()?.(language, messages))?.(id, values)
    if (text !== undefined) return text
    report(id, 'format')
    return partsOf(message)
      .map((part) => part ?? ' ')
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  }
}

/**
 * Returns the words of a text and the values of its placeholders, in order, with undefined for each part that needs the
 * formatter.
 */
function partsOf(
  tree: Exclude<CompiledMessages[string], string>,
  values: PlaceholderValues = {},
): (string | undefined)[] {
  return tree.map((element) => {
    // The ICU parser's type 0 is a literal and 1 is a placeholder. The parser's constants are not imported, to keep the
    // parser out of the bundle.
    const kind = Number(element?.type)
    const part = kind <= 1 && element && 'value' in element && (kind === 1 ? values[element.value] : element.value)
    // Inserts a number without formatting, as react-intl does for `{x}`. Only `{x, number}` formats a number.
    return typeof part === 'string' ? part : typeof part === 'number' ? String(part) : undefined
  })
}
