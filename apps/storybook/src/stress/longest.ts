import type { Messages } from '@lobby/i18n'

type Message = Messages[string]

/** Gives the width of a text as it is shown. Any unit, as long as it is the same for all. */
export type WidthOf = (text: string) => number

/** What stands in for a value, which may be anything. */
const value = '0000'

/** The words of a text, the widest of each choice in it. */
function wordsOf(message: Message, widthOf: WidthOf): string {
  if (typeof message === 'string') return message
  const parts = message.map((part) => {
    if ('options' in part)
      return widest(
        Object.values(part.options).map((option) => wordsOf(option.value, widthOf)),
        (text) => text,
        widthOf,
      )
    if ('children' in part) return wordsOf(part.children, widthOf)
    // Of the parser's kinds, 0 is a literal.
    return Number(part.type) === 0 && 'value' in part ? part.value : value
  })
  return parts.join('')
}

function widest<T>(given: readonly T[], textOf: (one: T) => string, widthOf: WidthOf): T | '' {
  const measured = given.map((one) => ({ one, width: widthOf(textOf(one)) }))
  return measured.reduce<{ one: T | ''; width: number }>((best, next) => (next.width > best.width ? next : best), {
    one: '',
    width: -1,
  }).one
}

/**
 * The dictionary that takes most room: of every text the widest that any of the dictionaries has.
 *
 * @param dictionaries All languages, and what merchants put in place of their texts.
 */
export function longestOf(dictionaries: readonly Messages[], widthOf: WidthOf): Messages {
  const ids = new Set(dictionaries.flatMap((texts) => Object.keys(texts)))
  const choose = (id: string): Message =>
    widest(
      dictionaries.map((texts) => texts[id]).filter((text) => text !== undefined),
      (message) => wordsOf(message, widthOf),
      widthOf,
    )
  return Object.fromEntries([...ids].map((id) => [id, choose(id)]))
}

/**
 * The widest text that stands anywhere for what a text says: a component knows no ids, so that they are those of the same words.
 *
 * @param english The dictionary that the words are looked up in.
 * @param longest The one of {@link longestOf}.
 * @returns undefined for words that no dictionary has.
 */
export function createLongest(
  english: Messages,
  longest: Messages,
  widthOf: WidthOf,
): (words: string) => string | undefined {
  const ids = new Map<string, string[]>()
  for (const [id, message] of Object.entries(english))
    if (typeof message === 'string') ids.set(message, [...(ids.get(message) ?? []), id])
  return (words) => {
    const known = ids.get(words)
    return (
      known &&
      widest(
        known.map((id) => wordsOf(longest[id] ?? '', widthOf)),
        (text) => text,
        widthOf,
      )
    )
  }
}
