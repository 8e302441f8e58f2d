import { z } from 'zod'

/** A character that nobody sees, or that turns what follows around; the second leaves out the ends of lines. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
const unseenInLines = /(?!\n)[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** That a text has a break or a tab that it may not have, and the text without it. */
function withLine(value: string, hidden: string, lines: boolean): string {
  const better = lines ? value.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ') : value.replaceAll(/\s*[\n\r\t]+\s*/g, ' ').trim()
  const cure = better.includes('|') ? 'Write it without.' : `Write ${JSON.stringify(better)}.`
  return `has a ${hidden === '\t' ? 'tab' : 'line break'} in it (${codeOf(hidden)})|${cure}`
}

/** A text that players read as it stands. */
export const plainText = (most: number, lines = false) =>
  z
    .string()
    .min(1)
    .max(most)
    .superRefine((value, context) => {
      const add = (message: string) => context.addIssue({ code: 'custom', message })
      const [hidden] = (lines ? unseenInLines : unseen).exec(value) ?? []
      if (value !== '' && value.trim() === '') add('is blank|Write the text that players shall read.')
      else if (hidden === '\n' || hidden === '\r' || hidden === '\t') add(withLine(value, hidden, lines))
      else if (hidden !== undefined) add(`has a character that nobody sees (${codeOf(hidden)})|Write it anew by hand.`)
      // A whole `<...>` is a left-over, and told as that.
      else if (/[<>]/.test(value) && !/^<[^>]*>$/.test(value)) add('has markup that players would read as it stands|Write the text without "<" and ">".')
    })
