import { foldText } from '../foldText/foldText.ts'
import type { SelectOption } from './SelectOption.ts'

/** Returns the options whose label, detail and group contain every word of a query. Ignores accents and case. */
export function findOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, detail = '', group = '' }) => {
    const text = foldText(`${label} ${detail} ${group}`)
    return words.every((word) => text.includes(word))
  })
}
