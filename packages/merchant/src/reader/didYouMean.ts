import { closest, distance } from 'fastest-levenshtein'

/** The known word that a misspelt one was meant to be, or null if none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  if (known.length === 0) return null
  if (known.includes(word)) return word
  const byLower = new Map(known.map((name) => [name.toLowerCase(), name]))
  const near = closest(word.toLowerCase(), [...byLower.keys()])
  const allowed = Math.max(2, Math.floor(word.length / 3))
  return distance(word.toLowerCase(), near) <= allowed ? (byLower.get(near) ?? null) : null
}

/** ` Did you mean "MOBILENUMREG3"?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known)
  return near === null ? '' : ` Did you mean "${near}"?`
}
