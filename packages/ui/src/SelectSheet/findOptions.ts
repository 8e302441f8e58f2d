import { foldText } from '../foldText/foldText.ts'
import type { SelectOption } from './SelectOption.ts'

/** The options that have each word of a query in label, detail or group; accents and case do not count. */
export function findOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, detail = '', group = '' }) => {
    const text = foldText(`${label} ${detail} ${group}`)
    return words.every((word) => text.includes(word))
  })
}
