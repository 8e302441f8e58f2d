import { Refused } from './refused.ts'

/**
 * Parses JSON from an untrusted source.
 * @throws Refused `request.invalid` for invalid JSON, and for JSON with strings that `isStorableText` rejects
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (holdsText(value)) return value
  } catch {
    // Continue: the code below throws the error for invalid JSON.
  }
  throw new Refused('request.invalid')
}

/**
 * Returns whether all keys and strings of a value pass `isStorableText`. A reviver function for `JSON.parse` would be
 * eighty times slower.
 */
function holdsText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isStorableText(value)
  return Array.isArray(value)
    ? value.every(holdsText)
    : Object.entries(value).every(([key, part]) => isStorableText(key) && holdsText(part))
}

/**
 * Returns whether a value is a string that is safe to store. The string must not contain NUL characters, which end a
 * string in some programs, or lone surrogates, which databases change.
 */
export const isStorableText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
