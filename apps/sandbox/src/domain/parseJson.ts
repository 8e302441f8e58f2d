import { Refused } from './refused.ts'

/**
 * Parses JSON that a stranger wrote.
 * @throws Refused `request.invalid` for anything but JSON whose strings are well-formed text
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (holdsText(value)) return value
  } catch {
    // Refused below.
  }
  throw new Refused('request.invalid')
}

/** Whether all keys and strings of a value are text. A reviver would take eighty times as long. */
function holdsText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isText(value)
  return Array.isArray(value)
    ? value.every(holdsText)
    : Object.entries(value).every(([key, part]) => isText(key) && holdsText(part))
}

/** Neither NUL, at which other programs stop reading, nor half a character, which no store gives back as it was. */
export const isText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
