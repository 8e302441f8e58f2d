import type { CompiledMessages } from '@lobby/i18n'

type Message = CompiledMessages[string]

/** Returns the rendered width of a text, in any unit that is the same for all texts. */
export type MeasureTextWidth = (text: string) => number

/** Fills in every placeholder, because the real values are not known here. */
const value = '0000'

/**
 * Returns the widest item of a list, or the first of several equally wide items. Returns undefined for an empty
 * list.
 */
const findWidest = <T>(given: readonly T[], width: (one: T) => number): T | undefined =>
  given
    .map((one) => ({ one, width: width(one) }))
    .sort((one, other) => other.width - one.width)
    .at(0)?.one

/** Returns the text of a message, with the widest option of each plural or choice. */
function getWidestWords(message: Message, widthOf: MeasureTextWidth): string {
  if (typeof message === 'string') return message
  const words = message.map((part) => {
    if ('options' in part)
      return findWidest(
        Object.values(part.options).map((option) => getWidestWords(option.value, widthOf)),
        widthOf,
      )
    if ('children' in part) return getWidestWords(part.children, widthOf)
    // In the parser's result, type 0 means a literal text.
    return Number(part.type) === 0 && 'value' in part ? part.value : value
  })
  return words.join('')
}

/**
 * Returns the dictionary that needs the most room: for each message id, the widest text of all dictionaries.
 *
 * @param dictionaries The dictionaries of all languages, and the texts with which merchants replace them.
 */
export function mergeWidestMessages(
  dictionaries: readonly CompiledMessages[],
  widthOf: MeasureTextWidth,
): CompiledMessages {
  const byId = Object.groupBy(dictionaries.flatMap(Object.entries<Message>), ([id]) => id)
  return Object.fromEntries(
    Object.values(byId).flatMap((texts = []) => {
      const found = findWidest(texts, ([, message]) => widthOf(getWidestWords(message, widthOf)))
      return found ? [found] : []
    }),
  )
}

/**
 * Creates a function that returns the widest translation of an English text. A component's story has no message ids, so
 * the function finds all message ids whose English text has the same words.
 *
 * @param english The English dictionary, which contains the words of component stories.
 * @param longest The dictionary from {@link mergeWidestMessages}.
 * @returns A function that returns undefined for words that are not in the English dictionary.
 */
export function createWidestTextFinder(
  english: CompiledMessages,
  longest: CompiledMessages,
  widthOf: MeasureTextWidth,
): (words: string) => string | undefined {
  const byWords = Map.groupBy(Object.keys(english), (id) => english[id])
  return (words) =>
    findWidest(
      (byWords.get(words) ?? []).map((id) => getWidestWords(longest[id] ?? '', widthOf)),
      widthOf,
    )
}
