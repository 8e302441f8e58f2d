import { Refused } from './refused.ts'

/**
 * Parses JSON that a stranger wrote.
 * @throws Refused `request.invalid` for anything but JSON whose strings are well-formed text
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (!isText(key) || !isText(value)) throw new TypeError('not text')
      return value
    })
  } catch {
    throw new Refused('request', 'request.invalid')
  }
}

/** Neither NUL, at which other programs stop reading, nor half a character, which no store gives back as it was. */
export const isText = (value: unknown): boolean => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
