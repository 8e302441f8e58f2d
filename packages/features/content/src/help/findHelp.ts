import { foldText } from '@lobby/ui'
import type { HelpItem } from './helpQuery.ts'

/** As much of a content as is shown and looked through. */
const longest = 65_536

/** What is searched of an item: its words, folded, without markup. Letters with accents may be written as entities. */
const wordsOf = ({ title, content }: HelpItem): string => {
  const text = content.slice(0, longest).replace(/<[^<>]*>/g, ' ')
  const letters = text
    .replace(/&([a-z])(?:acute|grave|circ|tilde|uml|cedil|ring);/gi, '$1')
    .replace(/&#?\w{1,8};/g, ' ')
  return foldText(`${title} ${letters}`)
}

const known = new WeakMap<HelpItem, string>()
const searched = (item: HelpItem): string => {
  const words = known.get(item) ?? wordsOf(item)
  known.set(item, words)
  return words
}

/** The places of the items that have each word of a query in their title or content; all of them for no query. */
export function findHelp(items: readonly HelpItem[], query: string): readonly number[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return items.flatMap((item, place) => (words.every((word) => searched(item).includes(word)) ? [place] : []))
}
