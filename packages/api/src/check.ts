/** Told the place (`value.games[3].gameType`) of what an answer holds and the contract does not know. */
export type Note = (place: string) => void

/**
 * Holds a parsed value against the contract and gives a clean copy: only what the contract names, so that a key such as
 * `__proto__` or `then` never gets in.
 * @throws Misfit when the value does not fit
 */
export type Check<T> = (value: unknown, place: string, note: Note) => T

/** A value that does not fit. The message names the place and never the value. */
export class Misfit extends Error {
  /** The type is right, the word is one that the contract does not know: what holds it may be left out. */
  readonly unknownWord: boolean

  constructor(place: string, expected: string, unknownWord = false) {
    super(`${place}: ${expected} expected`)
    this.unknownWord = unknownWord
  }
}

/** Keys that a record never takes over. */
const refusedKeys = ['__proto__', 'constructor', 'then']

const scalar =
  <T>(expected: string, fits: (value: unknown) => boolean): Check<T> =>
  (value, place) => {
    if (!fits(value)) throw new Misfit(place, expected)
    return value as T
  }

export const boolean = scalar<boolean>('a boolean', (value) => typeof value === 'boolean')

/** Without a range, from 0 to whatever is finite, or a safe integer. */
const inRange =
  (kind: string, fits: (value: unknown) => boolean) =>
  (min = 0, max = Infinity) =>
    scalar<number>(kind, (value) => fits(value) && (value as number) >= min && (value as number) <= max)
export const number = inRange('a number', Number.isFinite)
export const integer = inRange('an integer', Number.isSafeInteger)

/** Lengths in UTF-16 units. What is too long is refused, not cut: half a token or half an address is another value. */
export const string = (max: number, min = 0, pattern = /^/) =>
  scalar<string>(
    'a string',
    (value) => typeof value === 'string' && value.length >= min && value.length <= max && pattern.test(value),
  )

/** RFC 3339. Date.parse alone would take '7' for a month. */
export const dateTime = scalar<string>(
  'a date and time',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i.test(value) &&
    !Number.isNaN(Date.parse(value)),
)
export const url = scalar<string>(
  'an absolute address',
  (value) => typeof value === 'string' && value.length < 8192 && isUrl(value),
)

/** One of some words. An unknown one drops the optional field or the item of a list that holds it, and is noted. */
export const oneOf =
  <const T extends string>(...words: readonly T[]): Check<T> =>
  (value, place) => {
    if (typeof value !== 'string') throw new Misfit(place, 'a string')
    if (!words.includes(value as T)) throw new Misfit(place, 'a known word', true)
    return value as T
  }

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value, place, note) =>
    value === null ? null : check(value, place, note)

const sequence =
  (mayMiss: boolean) =>
  <T>(check: Check<T>, max: number): Check<T[]> =>
  (value, place, note) => {
    if (!Array.isArray(value)) throw new Misfit(place, 'a list')
    if (value.length > max) note(`${place}[${max}]`)
    const take = (item: unknown, index: number, mayBeWrong = mayMiss) => {
      const at = `${place}[${index}]`
      return tolerant(() => [check(item, at, note)], [], note, at, mayBeWrong)
    }
    const kept = value.slice(0, max).flatMap((item, index) => take(item, index))
    if (value.length > 0 && kept.length < 1) take(value[0], 0, false)
    return kept
  }

/** A list that is whole or refused, cut at `max` items; only what holds an unknown word is left out. */
export const array = sequence(false)

/**
 * A list whose items do not depend on each other, cut at `max`. An item that does not fit is left out and noted, so that it takes none of the others
 * along. If none fits, the list is refused: then it is not what the contract means.
 */
export const list = sequence(true)

type Fields<T> = { readonly [K in keyof T]: Check<T[K]> }

/** An object: every required field, the optional ones that are there, nothing else. */
export const object =
  <R, O = unknown>(required: Fields<R>, optional?: Fields<O>): Check<R & Partial<O>> =>
  (value, place, note) => {
    const source = asObject(value, place)
    const copy: Record<string, unknown> = {}
    for (const [key, check] of Object.entries<Check<unknown>>(required))
      copy[key] = check(own(source, key), `${place}.${key}`, note)
    for (const [key, check] of Object.entries<Check<unknown>>(optional ?? {})) {
      const field = own(source, key)
      if (field !== undefined)
        tolerant(() => (copy[key] = check(field, `${place}.${key}`, note)), undefined, note, `${place}.${key}`)
    }
    return copy as R & Partial<O>
  }

/** An object with keys of the server's choice, at most `max`. It has no prototype, so that a lookup finds only what was sent. */
export const record =
  <T>(check: Check<T>, max = 1000): Check<Record<string, T>> =>
  (value, place, note) => {
    const copy = Object.create(null) as Record<string, T>
    for (const [key, item] of Object.entries(asObject(value, place)).slice(0, max)) {
      if (!refusedKeys.includes(key))
        tolerant(() => (copy[key] = check(item, `${place}.*`, note)), undefined, note, `${place}.*`)
    }
    return copy
  }

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

function asObject(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(place, 'an object')
  return value as Record<string, unknown>
}

const own = (source: Record<string, unknown>, key: string) => (Object.hasOwn(source, key) ? source[key] : undefined)

/** @param mayBeWrong Whether anything that does not fit may be left out, and not only an unknown word. */
function tolerant<T>(take: () => T, otherwise: T, note: Note, place: string, mayBeWrong = false): T {
  try {
    return take()
  } catch (error) {
    if (!(error instanceof Misfit && (mayBeWrong || error.unknownWord))) throw error
    note(place)
    return otherwise
  }
}
