/** A plain text of sensible length without control characters. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest && !/\p{Cc}/u.test(value)
}

/** Parses JSON; anything but JSON is undefined. Longer texts than a value of ours can be are not looked at. */
export function parseJson(text: string): unknown {
  if (text.length > 100_000) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The own fields of a plain object, without a prototype: `__proto__` in stored JSON is a field like any other. Null for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.assign(Object.create(null), value) as Record<string, unknown>
}
