import { closest, distance } from 'fastest-levenshtein'

/**
 * Returns the known word with the most similar spelling to a misspelt word, or null if no known word is similar enough.
 */
export function findNearestWord(word: string, known: readonly string[]): string | null {
  if (known.length === 0) return null
  if (known.includes(word)) return word
  const byLower = new Map(known.map((name) => [name.toLowerCase(), name]))
  const near = closest(word.toLowerCase(), [...byLower.keys()])
  const allowed = Math.max(2, Math.floor(word.length / 3))
  return distance(word.toLowerCase(), near) <= allowed ? (byLower.get(near) ?? null) : null
}

/**
 * Returns the known key that equals a misspelt key except for capitals or one letter. If more letters differ, several
 * known keys may be meant ("core.login", "core.loading"), so a person must decide. In a key with dots, the different
 * letter must be after the last dot.
 */
export function findUniqueKeySpelling(key: string, known: readonly string[]): string | null {
  const lower = key.toLowerCase()
  const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('.') + 1)
  const near = known
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= 1 && prefixOf(name.toLowerCase()) === prefixOf(lower))
  const same = near.filter(({ far }) => far === 0)
  const [only, ...others] = same.length > 0 ? same : near
  return only === undefined || others.length > 0 ? null : only.name
}

/**
 * Returns the correct spelling of a key in a file, by {@link findUniqueKeySpelling}. Returns undefined if the file
 * already has the correct key, or if another misspelt key of the file has the same correct spelling.
 */
export function findUnusedKeySpelling(
  key: string,
  known: readonly string[],
  written: readonly string[],
): string | undefined {
  const right = findUniqueKeySpelling(key, known)
  const meant = written.filter((one) => findUniqueKeySpelling(one, known) === right)
  return right !== null && !written.includes(right) && meant.length === 1 ? right : undefined
}

/**
 * Returns the known key that was probably meant by an unknown key: a key with a similar spelling, or a key whose name
 * contains the unknown key as a word (`age` for `minimumAge`).
 */
export function findIntendedKey(key: string, known: readonly string[]): string | null {
  const [whole, ...others] =
    key.length < 3
      ? []
      : known.filter((name) => name.split(/(?=[A-Z])/).some((part) => part.toLowerCase() === key.toLowerCase()))
  return findUniqueKeySpelling(key, known) ?? (others.length === 0 ? whole : undefined) ?? findNearestWord(key, known)
}

/**
 * Returns the known words with the most similar spelling to a word, the most similar word first.
 * @param max The largest number of words to return.
 */
export function findNearestWords(word: string, known: readonly string[], max: number): readonly string[] {
  const far = new Map(known.map((name) => [name, distance(word.toLowerCase(), name.toLowerCase())]))
  return known.toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0)).slice(0, max)
}

/**
 * Returns the offered value that a misspelt word must mean: few letters differ, and no other offered value is about as
 * close. Returns null in doubt. The limits are strict, because values that look alike may differ in meaning ("SLOTS",
 * "SPORTS").
 */
export function findUniqueValueSpelling(word: string, offered: readonly string[]): string | null {
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
  const [near, next] = findNearestWords(word, offered, 2).map((name) => ({
    name,
    far: distance(word.toLowerCase(), name.toLowerCase()),
  }))
  if (near === undefined || near.far > allowed) return null
  return next !== undefined && next.far <= near.far + 1 ? null : near.name
}

/** Returns ` Did you mean "MOBILENUMREG3"?`, or an empty text if no known word has a similar spelling. */
export function formatSpellingSuggestion(word: string, known: readonly string[]): string {
  const near = findNearestWord(word, known)
  return near === null ? '' : ` Did you mean "${near}"?`
}
