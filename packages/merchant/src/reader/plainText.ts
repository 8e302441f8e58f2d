import { z } from 'zod'
import type { Mistake } from './textRule.ts'

/** A character that nobody sees, or that turns what follows around; the second leaves out the ends of lines. */
const unseen = /[\p{Cc}\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u
const unseenInLines = new RegExp(`(?!\\n)${unseen.source}`, 'u')

/** The flags of England, Scotland and Wales: a black flag, then a name in letters that nobody sees. */
const regionFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** That a text has a break or a tab that it may not have, and the text without it. */
function withLine(value: string, hidden: string, lines: boolean): Mistake {
  const better = lines
    ? value.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')
    : value.replaceAll(/\s*[\n\r\t]+\s*/g, ' ').trim()
  const message = `has a ${hidden === '\t' ? 'tab' : 'line break'} in it (${codeOf(hidden)})`
  return { message, cure: `Write ${JSON.stringify(better)}.` }
}

/** Characters that take up room at most, and show nothing. */
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
 * Says why players cannot read a text as somebody meant it; null where they can.
 * @param options `lines` allows line breaks, `tags` allows the tags of an ICU message, `empty` allows a text without letters.
 */
export function textProblem(value: string, { lines = false, tags = false, empty = false } = {}): Mistake | null {
  if (empty && value.trim() === '') return null
  if (blank.test(value)) return { message: 'is blank', cure: 'Write the text that players shall read.' }
  const [hidden] = (lines ? unseenInLines : unseen).exec(value.replaceAll(regionFlag, '')) ?? []
  if (hidden === '\n' || hidden === '\r' || hidden === '\t') return withLine(value, hidden, lines)
  if (hidden !== undefined)
    return { message: `has a character that nobody sees (${codeOf(hidden)})`, cure: 'Write it anew by hand.' }
  // A whole `<...>` is a left-over, and told as that.
  if (!tags && /[<>]/.test(value) && !/^<[^>]*>$/.test(value))
    return { message: 'has markup that players would read as it stands', cure: 'Write the text without "<" and ">".' }
  const [code] = entity.exec(value) ?? []
  if (code === undefined) return null
  const character = entities[code.toLowerCase()]
  return {
    message: `has "${code}", which players would read as it stands`,
    cure: character === undefined ? 'Write the character itself.' : `Write ${character} in its place.`,
  }
}

/** A text that players read as it stands. */
export const plainText = (most: number, lines = false) =>
  z
    .string()
    .min(1)
    .max(most)
    .superRefine((value, context) => {
      const params = value === '' ? null : textProblem(value, { lines })
      if (params !== null) context.addIssue({ code: 'custom', params })
    })
