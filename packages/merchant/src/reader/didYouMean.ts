import { closest, distance } from 'fastest-levenshtein'

/** A hint such as ` Did you mean "MOBILENUMREG3"?`, or nothing if no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const lower = new Map(known.map((name) => [name.toLowerCase(), name]))
  const near = closest(word.toLowerCase(), [...lower.keys()])
  const allowed = Math.max(2, Math.floor(word.length / 3))
  return distance(word.toLowerCase(), near) <= allowed ? ` Did you mean "${lower.get(near) ?? near}"?` : ''
}
