import { normaliseSearchText } from '../foldText/searchText.ts'
import type { SelectOption } from './SelectOption.ts'

/**
 * Returns the options that match a search text: each word of the text is in the label, the detail or the group of the
 * option. Ignores accents and case.
 */
export function findMatchingOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const words = normaliseSearchText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, detail = '', group = '' }) => {
    const text = normaliseSearchText(`${label} ${detail} ${group}`)
    return words.every((word) => text.includes(word))
  })
}
