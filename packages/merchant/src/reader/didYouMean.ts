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

/**
 * Returns the known key that a misspelt one differs from by its capitals or by one letter. Two keys with more between them may mean two
 * things ("core.login", "core.loading"), so that only a person can decide. An id keeps what stands before its last dot.
 */
export function onlyKeySpelling(key: string, known: readonly string[]): string | null {
  const said = key.toLowerCase()
  const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('.') + 1)
  const near = known
    .map((name) => ({ name, far: distance(said, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= 1 && prefixOf(name.toLowerCase()) === prefixOf(said))
  const same = near.filter(({ far }) => far === 0)
  const [only, ...others] = same.length > 0 ? same : near
  return only === undefined || others.length > 0 ? null : only.name
}

/** What {@link onlyKeySpelling} gives for one of the keys that are written, where that is not written too and no other of them was meant to be it. */
export function freeSpelling(key: string, known: readonly string[], written: readonly string[]): string | undefined {
  const right = onlyKeySpelling(key, known)
  const meant = written.filter((one) => onlyKeySpelling(one, known) === right)
  return right !== null && !written.includes(right) && meant.length === 1 ? right : undefined
}

/** The known key that another one was meant to be: it is misspelt, or a part of it (`age` of `minimumAge`). */
export function meantKey(key: string, known: readonly string[]): string | null {
  const [whole, ...others] =
    key.length < 3
      ? []
      : known.filter((name) => name.split(/(?=[A-Z])/).some((part) => part.toLowerCase() === key.toLowerCase()))
  return onlyKeySpelling(key, known) ?? (others.length === 0 ? whole : undefined) ?? nearestWord(key, known)
}

/** The few known words that are nearest to one, the nearest first. */
export function nearestWords(word: string, known: readonly string[], most: number): readonly string[] {
  const far = new Map(known.map((name) => [name, distance(word.toLowerCase(), name.toLowerCase())]))
  return known.toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0)).slice(0, most)
}

/**
 * The one offered value that a misspelt one can only have been: few letters differ, and no other value is nearly as near. A value means
 * something, so that what is merely alike ("SLOTS", "SPORTS") is none. Null where that leaves a doubt.
 */
export function onlySpelling(word: string, offered: readonly string[]): string | null {
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
  const [near, next] = nearestWords(word, offered, 2).map((name) => ({
    name,
    far: distance(word.toLowerCase(), name.toLowerCase()),
  }))
  if (near === undefined || near.far > allowed) return null
  return next !== undefined && next.far <= near.far + 1 ? null : near.name
}

/** ` Did you mean "MOBILENUMREG3"?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known)
  return near === null ? '' : ` Did you mean "${near}"?`
}
