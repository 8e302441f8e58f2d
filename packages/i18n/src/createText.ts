import { formatFactory, type CreateFormat } from './formatter.ts'
import type { MessageId, Messages, TextValues } from './messages.ts'

/**
 * Gives the text of an id. A player never sees an id, nor a placeholder: a text that is missing is an empty string, and one that cannot be
 * formatted is its plain words.
 */
export type Text = (id: MessageId, values?: TextValues) => string

/** What `onProblem` is told: a text is not in the dictionary, or lacks a value. */
export interface TextProblem {
  readonly id: string
  readonly language: string
  readonly kind: 'missing' | 'format'
}

/**
 * The texts of one language.
 *
 * @param onProblem Told once for each id, for a developer's console.
 */
export function createText(language: string, messages: Messages, onProblem?: (problem: TextProblem) => void): Text {
  const told = new Set<string>()
  const tell = (id: string, kind: TextProblem['kind']) => {
    if (told.has(id)) return
    told.add(id)
    onProblem?.({ id, language, kind })
  }
  let format: ReturnType<CreateFormat> | undefined

  return (id, values) => {
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined
    if (message === undefined) {
      tell(id, 'missing')
      return ''
    }
    if (typeof message === 'string') return message
    // The library would write the whole text as JSON first, to look for it in its memory: a long list feels that.
    const parts = partsOf(message, values)
    if (parts.every((part) => part !== undefined)) return parts.join('')
    // Made when a text needs it: the engine looks through the data of all languages for it.
    const text = (format ??= formatFactory()?.(language, messages))?.(id, values)
    if (text !== undefined) return text
    tell(id, 'format')
    return partsOf(message)
      .map((part) => part ?? ' ')
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  }
}

/** The words of a text, and those that stand for its placeholders; undefined for whatever has to be formatted. */
function partsOf(tree: Exclude<Messages[string], string>, values: TextValues = {}): (string | undefined)[] {
  return tree.map((element) => {
    // Of the parser's kinds, 0 is a literal and 1 a placeholder; the parser itself stays out of the site.
    const kind = Number(element?.type)
    const part = kind <= 1 && element && 'value' in element && (kind === 1 ? values[element.value] : element.value)
    // The library too takes a number in such a place as it is: it formats one where the text says `number` alone.
    return typeof part === 'string' ? part : typeof part === 'number' ? String(part) : undefined
  })
}
