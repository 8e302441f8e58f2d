/** A plain text of sensible length without control characters. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest && !/\p{Cc}/u.test(value)
}

/** Parses JSON; anything but JSON is undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of an object that `parseJson` gave, where `__proto__` is a field like any other. Null for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' ? (value as Readonly<Record<string, unknown>> | null) : null
}
