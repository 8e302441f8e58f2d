import { z } from 'zod'
import type { TextMistake } from './textRule.ts'

/** Matches a character that is invisible or that reverses the text after it. `invisibleInLines` allows line breaks. */
const invisible =
  /[\p{Cc}\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u
const invisibleInLines = new RegExp(`(?!\\n)${invisible.source}`, 'u')

/** The flag emoji of England, Scotland and Wales: a black flag followed by a name in invisible letters. */
const regionFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** Describes a line break or a tab that is not allowed in a text. The correction is the text without that character. */
function lineBreakMistake(value: string, hidden: string, lines: boolean): TextMistake {
  const better = lines
    ? value.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')
    : value.replaceAll(/\s*[\n\r\t]+\s*/g, ' ').trim()
  const message = `has a ${hidden === '\t' ? 'tab' : 'line break'} in it (${codeOf(hidden)})`
  return { message, cure: `Write ${JSON.stringify(better)}.` }
}

/** Matches a text in which every character is invisible, even if some of them take up space. */
const blank = /^[\p{Z}\p{C}\u115F\u1160\u2800\u3164\uFFA0]*$/u

const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&copy;': '©',
  '&reg;': '®',
  '&nbsp;': ' ',
}

/**
 * Explains why players could not read a text as its author intended. Returns null for a readable text.
 * @param options `lines` allows line breaks, `tags` allows the tags of an ICU message, `empty` allows a text without
 *   letters.
 */
export function findTextMistake(
  value: string,
  { lines = false, tags = false, empty = false } = {},
): TextMistake | null {
  if (empty && value.trim() === '') return null
  if (blank.test(value)) return { message: 'is blank', cure: 'Write the text that players should see.' }
  const [hidden] = (lines ? invisibleInLines : invisible).exec(value.replaceAll(regionFlag, '')) ?? []
  if (hidden === '\n' || hidden === '\r' || hidden === '\t') return lineBreakMistake(value, hidden, lines)
  if (hidden !== undefined)
    return { message: `has an invisible character (${codeOf(hidden)})`, cure: 'Type the text again by hand.' }
  // A text that consists only of `<...>` is not reported here, because another check reports it as a placeholder.
  if (!tags && /[<>]/.test(value) && !/^<[^>]*>$/.test(value))
    return { message: 'has markup that players would see as text', cure: 'Write the text without "<" and ">".' }
  const [code] = entity.exec(value) ?? []
  if (code === undefined) return null
  const character = entities[code.toLowerCase()]
  return {
    message: `has "${code}", which players would see as text`,
    cure: character === undefined ? 'Write the character itself.' : `Write ${character} in its place.`,
  }
}

/**
 * Validates a text that players see.
 * @param maxLetters The largest number of letters.
 * @param lines Allows line breaks.
 */
export const plainTextRule = (maxLetters: number, lines = false) =>
  z
    .string()
    .min(1)
    .max(maxLetters)
    .superRefine((value, context) => {
      const params = value === '' ? null : findTextMistake(value, { lines })
      if (params !== null) context.addIssue({ code: 'custom', params })
    })
