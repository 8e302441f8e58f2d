/**
 * Called with the path of a value that was left out because the API contract does not allow it, for example
 * `value.games[3].gameType`.
 */
export type UnknownValueListener = (place: string) => void

/**
 * Validates a parsed value against the API contract and returns a copy. The copy has only the fields that the API
 * contract names, so keys such as `__proto__` or `then` are never copied.
 *
 * @throws ValidationError when the value does not match the API contract.
 */
export type Validator<T> = (value: unknown, place: string, onUnknownValue: UnknownValueListener) => T

/**
 * Thrown for a value that does not match the API contract. The message names the path of the value but never the value,
 * because the value may be private.
 */
export class ValidationError extends Error {
  /**
   * True when the value is a string but not one of the values of an enum. The nearest optional field or list item
   * around the value may then be left out.
   */
  readonly isUnknownWord: boolean

  constructor(place: string, expected: string, unknownWord = false) {
    super(`${place}: ${expected} expected`)
    this.isUnknownWord = unknownWord
  }
}

/** Keys that a record never copies, because code could mistake them for a prototype, a constructor or a promise. */
const refusedKeys = ['__proto__', 'constructor', 'then']

const scalar =
  <T>(expected: string, fits: (value: unknown) => boolean): Validator<T> =>
  (value, place) => {
    if (!fits(value)) throw new ValidationError(place, expected)
    return value as T
  }

export const boolean = scalar<boolean>('a boolean', (value) => typeof value === 'boolean')

/**
 * Creates a function that returns a validator of numbers from `min` to `max`. Without arguments, the range starts at 0
 * and has no upper limit.
 */
const inRange =
  (kind: string, fits: (value: unknown) => boolean) =>
  (min = 0, max = Infinity) =>
    scalar<number>(kind, (value) => fits(value) && (value as number) >= min && (value as number) <= max)
export const number = inRange('a number', Number.isFinite)
export const integer = inRange('an integer', Number.isSafeInteger)

/**
 * Accepts a string of `min` to `max` UTF-16 units. Rejects a longer string instead of cutting it, because half a token
 * or half a URL is a different value.
 */
export const string = (max: number, min = 0, pattern = /^/) =>
  scalar<string>(
    'a string',
    (value) => typeof value === 'string' && value.length >= min && value.length <= max && pattern.test(value),
  )

/**
 * Accepts a date and time in the format of RFC 3339. `Date.parse` without this pattern is not enough, because it reads
 * `7` as a month.
 */
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

/**
 * Accepts one of the given enum values. If the value is unknown, the nearest optional field or list item around the
 * value is left out and its path is passed to `onUnknownValue`.
 */
export const oneOf =
  <const T extends string>(...words: readonly T[]): Validator<T> =>
  (value, place) => {
    if (typeof value !== 'string') throw new ValidationError(place, 'a string')
    if (!words.includes(value as T)) throw new ValidationError(place, 'a known word', true)
    return value as T
  }

export const nullable =
  <T>(check: Validator<T>): Validator<T | null> =>
  (value, place, onUnknownValue) =>
    value === null ? null : check(value, place, onUnknownValue)

const sequence =
  (mayOmitItems: boolean) =>
  <T>(check: Validator<T>, max: number): Validator<T[]> =>
  (value, place, onUnknownValue) => {
    if (!Array.isArray(value)) throw new ValidationError(place, 'a list')
    if (value.length > max) onUnknownValue(`${place}[${max}]`)
    const take = (item: unknown, index: number, mayOmitInvalid = mayOmitItems) => {
      const at = `${place}[${index}]`
      return omitIfAllowed(() => [check(item, at, onUnknownValue)], [], onUnknownValue, at, mayOmitInvalid)
    }
    const kept = value.slice(0, max).flatMap((item, index) => take(item, index))
    if (value.length > 0 && kept.length < 1) take(value[0], 0, false)
    return kept
  }

/**
 * Accepts a list in which every item is valid, and cuts it at `max` items. It leaves out items that contain an unknown
 * enum value. It rejects the whole list if an item is invalid for another reason.
 */
export const array = sequence(false)

/**
 * Accepts a list of independent items and cuts it at `max` items. It leaves out each invalid item and reports it, so
 * that one bad item does not lose the others. If no item is valid, it rejects the list, because the response then has
 * another format.
 */
export const list = sequence(true)

type Fields<T> = { readonly [K in keyof T]: Validator<T[K]> }

/**
 * Accepts an object. The copy has every required field and the optional fields that are present; other fields are
 * dropped.
 */
export const object =
  <R, O = unknown>(required: Fields<R>, optional?: Fields<O>): Validator<R & Partial<O>> =>
  (value, place, onUnknownValue) => {
    const source = asObject(value, place)
    const copy: Record<string, unknown> = {}
    for (const [key, check] of Object.entries<Validator<unknown>>(required))
      copy[key] = check(readOwn(source, key), `${place}.${key}`, onUnknownValue)
    for (const [key, check] of Object.entries<Validator<unknown>>(optional ?? {})) {
      const field = readOwn(source, key)
      if (field !== undefined)
        omitIfAllowed(
          () => (copy[key] = check(field, `${place}.${key}`, onUnknownValue)),
          undefined,
          onUnknownValue,
          `${place}.${key}`,
        )
    }
    return copy as R & Partial<O>
  }

/**
 * Accepts an object whose keys the server chooses, and copies at most `max` of them. The copy has no prototype, so a
 * lookup finds only keys that the server sent.
 */
export const record =
  <T>(check: Validator<T>, max = 1000): Validator<Record<string, T>> =>
  (value, place, onUnknownValue) => {
    const copy = Object.create(null) as Record<string, T>
    for (const [key, item] of Object.entries(asObject(value, place)).slice(0, max)) {
      if (!refusedKeys.includes(key))
        omitIfAllowed(
          () => (copy[key] = check(item, `${place}.*`, onUnknownValue)),
          undefined,
          onUnknownValue,
          `${place}.*`,
        )
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ValidationError(place, 'an object')
  return value as Record<string, unknown>
}

const readOwn = (source: Record<string, unknown>, key: string) => (Object.hasOwn(source, key) ? source[key] : undefined)

/**
 * Runs a validator. If the value is invalid but may be left out, reports its path and returns `otherwise` instead of
 * throwing.
 *
 * @param mayOmitInvalid True if any invalid value may be left out; false if only an unknown enum value may be left out.
 */
function omitIfAllowed<T>(
  take: () => T,
  otherwise: T,
  onUnknownValue: UnknownValueListener,
  place: string,
  mayOmitInvalid = false,
): T {
  try {
    return take()
  } catch (error) {
    if (!(error instanceof ValidationError && (mayOmitInvalid || error.isUnknownWord))) throw error
    onUnknownValue(place)
    return otherwise
  }
}
