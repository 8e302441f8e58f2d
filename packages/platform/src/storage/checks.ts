/** Returns whether a value is a non-empty text of at most `maxLength` UTF-16 units without control characters. */
export function isNonEmptyPlainText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength && !/\p{Cc}/u.test(value)
}

/** Parses JSON. Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns a result of `parseJson` as an object. Returns null if the result is not an object.
 */
export function narrowJsonToObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' ? (value as Readonly<Record<string, unknown>> | null) : null
}
