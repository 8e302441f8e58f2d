import { normaliseSearchText } from '@lobby/ui'
import type { HelpItem } from './helpQuery.ts'

/** The number of characters of an item that the app shows and searches. The app ignores the rest. */
const MAX_SEARCHED_CHARS = 65_536

/**
 * Returns the searchable text of a help item: in lower case, without accents and markup. Also decodes accented letters
 * that are written as HTML entities.
 */
const extractWords = ({ title, content }: HelpItem): string => {
  const text = content.slice(0, MAX_SEARCHED_CHARS).replace(/<[^<>]*>/g, ' ')
  const letters = text
    .replace(/&([a-z])(?:acute|grave|circ|tilde|uml|cedil|ring);/gi, '$1')
    .replace(/&#?\w{1,8};/g, ' ')
  return normaliseSearchText(`${title} ${letters}`)
}

const searchTexts = new WeakMap<HelpItem, string>()
const getSearchText = (item: HelpItem): string => {
  const words = searchTexts.get(item) ?? extractWords(item)
  searchTexts.set(item, words)
  return words
}

/**
 * Returns the indexes of the items whose title or content contains every word of a query. An empty query matches all
 * items.
 */
export function findMatchingHelpItemIndexes(items: readonly HelpItem[], query: string): readonly number[] {
  const words = normaliseSearchText(query).split(/\s+/).filter(Boolean)
  return items.flatMap((item, place) => (words.every((word) => getSearchText(item).includes(word)) ? [place] : []))
}
