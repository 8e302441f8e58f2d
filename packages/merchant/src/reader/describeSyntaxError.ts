import { createScanner, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fix } from './Problem.ts'

/** A syntax error: what is wrong, what to write, and the fix if only one fix is possible. */
export interface SyntaxMistake {
  readonly what: string
  readonly cure?: string
  readonly fix?: Fix
  /** True if the parser cannot recover after this error, so that all later errors must be ignored. */
  readonly hidesRest?: true
}

const errorTexts: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'a number that cannot be read',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a ":" is expected after the key',
  CommaExpected: 'a "," is expected before this',
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  EndOfFileExpected: "nothing may follow the end of the file's value",
  UnexpectedEndOfString: 'a closing double quote is missing',
  UnexpectedEndOfComment: 'a comment is not closed',
  InvalidEscapeCharacter: 'an escape sequence that JSON does not have',
  InvalidCharacter: 'a character that is not allowed in a text',
}

/** Words for true and false that are valid in other languages and formats, but not in JSON. */
const booleanWords = new Map(Object.entries({ true: true, yes: true, on: true, false: false, no: false, off: false }))

/** Matches a text in quotes that are not JSON quotes, for example typographic ones from a word processor. */
const inQuotes = /['‘’`“”„«]([^'‘’`“”„«»"\n]*)['‘’`“”»]/y

/** Describes a word or character that JSON does not allow at this offset. */
function describeSymbol(text: string, offset: number): SyntaxMistake {
  const write = (length: number, better: string) => ({
    cure: `Write ${better}`,
    fix: { from: offset, to: offset + length, text: better },
  })
  inQuotes.lastIndex = offset
  const quoted = inQuotes.exec(text)
  if (quoted !== null)
    return { what: 'JSON only allows straight double quotes', ...write(quoted[0].length, JSON.stringify(quoted[1])) }
  const rest = text.slice(offset, offset + 200)
  if (rest.startsWith('#')) return { what: 'a comment begins with "//"', ...write(1, '//') }
  if (rest.startsWith('<!--')) return { what: 'a comment begins with "//" or is between "/*" and "*/"' }
  if (rest.startsWith('=')) return { what: 'a ":" separates a key and its value', ...write(1, ':') }
  if (rest.startsWith(';')) return { what: 'a "," ends a value', ...write(1, ',') }
  const word = /^[\p{L}\p{N}_-]+/u.exec(rest)?.[0] ?? ''
  const truth = booleanWords.get(word.toLowerCase())
  // The word is valid, but the character after the word is not: `true;`.
  if (word !== '' && word === String(truth)) return describeSymbol(text, offset + word.length)
  if (truth !== undefined) return { what: `"${word}" is not a JSON word`, ...write(word.length, String(truth)) }
  return {
    what:
      word === ''
        ? `"${rest.charAt(0)}" has no meaning here`
        : `"${word}" is not a JSON word: texts need double quotes`,
  }
}

/** Returns the end of the last token before an offset, ignoring comments and spaces. */
function endOfTokenBefore(text: string, offset: number): number {
  const scanner = createScanner(text, true)
  let end = 0
  for (scanner.scan(); scanner.getTokenLength() > 0 && scanner.getTokenOffset() < offset; scanner.scan())
    end = scanner.getTokenOffset() + scanner.getTokenLength()
  return end
}

/** The maximum number of lines in which the closing quote of a string is searched. */
const MAX_TEXT_LINES = 12

/**
 * Joins the lines of a string in double quotes that contains line breaks. Returns null if the string has no closing
 * quote within {@link MAX_TEXT_LINES} lines.
 */
function joinLines(text: string, offset: number): string | null {
  const [first = '', ...others] = text.slice(offset).split(/\r\n|\n|\r/)
  const lines = [first.trimEnd()]
  for (const line of others.slice(0, MAX_TEXT_LINES)) {
    const end = /^((?:[^"\\]|\\.)*")\s*(?:,?\s*(?:\/\/.*)?$|[}\]])/.exec(line)?.[1]
    if (end !== undefined) return [...lines, end.trim()].join(' ').replace(/ "$/, '"')
    if (line.includes('"')) return null
    lines.push(line.trim())
  }
  return null
}

/**
 * Describes a number with leading zeros, which JSON reads as two numbers. Returns null if there is no such number at
 * the offset.
 */
function describeLeadingZeros(text: string, offset: number): SyntaxMistake | null {
  const start = /\d*$/.exec(text.slice(0, offset))?.index ?? offset
  const number = /^\d+/.exec(text.slice(start))?.[0] ?? ''
  if (start === offset || !number.startsWith('0')) return null
  return {
    what: 'a number does not begin with 0',
    cure: `Write it in double quotes: ${JSON.stringify(number)}`,
    fix: { from: start, to: start + number.length, text: JSON.stringify(number) },
  }
}

/** Explains a syntax error of the JSON parser in words that the author of the file understands. */
export function describeSyntaxError(text: string, { error, offset }: ParseError): SyntaxMistake {
  const kind = printParseErrorCode(error)
  if (kind === 'InvalidSymbol') return describeSymbol(text, offset)
  const what = errorTexts[kind] ?? kind
  const whole = kind === 'UnexpectedEndOfString' ? joinLines(text, offset) : null
  if (whole !== null)
    return { what: 'a text continues on the next line', cure: `Write it on one line: ${whole}`, hidesRest: true }
  if (kind !== 'CommaExpected') return { what }
  const zeros = describeLeadingZeros(text, offset)
  if (zeros !== null) return zeros
  const end = endOfTokenBefore(text, offset)
  return { what, fix: { from: end, to: end, text: ',' } }
}
