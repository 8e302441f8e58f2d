import type { Messages } from '@lobby/i18n'

type Message = Messages[string]

/** Gives the width of a text as it is shown. Any unit, as long as it is the same for all. */
export type WidthOf = (text: string) => number

/** What stands in for a value, which may be anything. */
const value = '0000'

/** The one that is widest, the first of equals; undefined of none. */
const widest = <T>(given: readonly T[], width: (one: T) => number): T | undefined =>
  given
    .map((one) => ({ one, width: width(one) }))
    .sort((one, other) => other.width - one.width)
    .at(0)?.one

/** The words of a text, the widest of each choice in it. */
function wordsOf(message: Message, widthOf: WidthOf): string {
  if (typeof message === 'string') return message
  const words = message.map((part) => {
    if ('options' in part)
      return widest(
        Object.values(part.options).map((option) => wordsOf(option.value, widthOf)),
        widthOf,
      )
    if ('children' in part) return wordsOf(part.children, widthOf)
    // Of the parser's kinds, 0 is a literal.
    return Number(part.type) === 0 && 'value' in part ? part.value : value
  })
  return words.join('')
}

/**
 * The dictionary that takes most room: of every text the widest that any of the dictionaries has.
 *
 * @param dictionaries All languages, and what merchants put in place of their texts.
 */
export function longestOf(dictionaries: readonly Messages[], widthOf: WidthOf): Messages {
  const byId = Object.groupBy(dictionaries.flatMap(Object.entries<Message>), ([id]) => id)
  return Object.fromEntries(
    Object.values(byId).flatMap((texts = []) => {
      const found = widest(texts, ([, message]) => widthOf(wordsOf(message, widthOf)))
      return found ? [found] : []
    }),
  )
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
  const byWords = Map.groupBy(Object.keys(english), (id) => english[id])
  return (words) =>
    widest(
      (byWords.get(words) ?? []).map((id) => wordsOf(longest[id] ?? '', widthOf)),
      widthOf,
    )
}
