import { createScanner, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Fix } from './Problem.ts'

/** A slip of the pen: what it is, what to write, and the text itself where nothing is left to decide. */
export interface Slip {
  readonly what: string
  readonly cure?: string
  readonly fix?: Fix
  /** The parser loses its place behind this slip: what it says from here on means nothing. */
  readonly hidesRest?: true
}

const words: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'a number that cannot be read',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a ":" is expected after the key',
  CommaExpected: 'a "," is expected before this',
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  EndOfFileExpected: 'nothing may follow here',
  UnexpectedEndOfString: 'a closing double quote is missing',
  UnexpectedEndOfComment: 'a comment is not closed',
  InvalidEscapeCharacter: 'an escape that JSON does not know',
  InvalidCharacter: 'a character that may not stand in a text',
}

/** In the spelling of other languages: truth values. */
const truths = new Map(Object.entries({ true: true, yes: true, on: true, false: false, no: false, off: false }))

/** Texts in the quotes that a word processor or another language gives them. */
const inQuotes = /['‘’`“”„«]([^'‘’`“”„«»"\n]*)['‘’`“”»]/y

/** What stands where a word of JSON was to be. */
function wordAt(text: string, offset: number): Slip {
  const write = (length: number, better: string) => ({
    cure: `Write ${better}`,
    fix: { from: offset, to: offset + length, text: better },
  })
  inQuotes.lastIndex = offset
  const quoted = inQuotes.exec(text)
  if (quoted !== null)
    return { what: 'these are not the quotes that JSON knows', ...write(quoted[0].length, JSON.stringify(quoted[1])) }
  const rest = text.slice(offset, offset + 200)
  if (rest.startsWith('#')) return { what: 'a comment begins with "//"', ...write(1, '//') }
  if (rest.startsWith('<!--')) return { what: 'a comment begins with "//" or stands between "/*" and "*/"' }
  if (rest.startsWith('=')) return { what: 'a ":" stands between a key and its value', ...write(1, ':') }
  if (rest.startsWith(';')) return { what: 'a "," ends a value', ...write(1, ',') }
  const word = /^[\p{L}\p{N}_-]+/u.exec(rest)?.[0] ?? ''
  const truth = truths.get(word.toLowerCase())
  // The word is right, and what touches it is not: `true;`.
  if (word !== '' && word === String(truth)) return wordAt(text, offset + word.length)
  if (truth !== undefined) return { what: `"${word}" is no word of JSON`, ...write(word.length, String(truth)) }
  return {
    what:
      word === ''
        ? `"${rest.charAt(0)}" has no meaning here`
        : `"${word}" is no word of JSON: texts need double quotes`,
  }
}

/** Where what stands before a place ends, comments and spaces left out. */
function endBefore(text: string, offset: number): number {
  const scanner = createScanner(text, true)
  let end = 0
  for (scanner.scan(); scanner.getTokenLength() > 0 && scanner.getTokenOffset() < offset; scanner.scan())
    end = scanner.getTokenOffset() + scanner.getTokenLength()
  return end
}

/** More lines than these no text goes on for. */
const mostLines = 12

/** A text in double quotes that goes on in the next lines, on one line; null where its closing quote is missing instead. */
function onOneLine(text: string, offset: number): string | null {
  const [first = '', ...others] = text.slice(offset).split(/\r\n|\n|\r/)
  const lines = [first.trimEnd()]
  for (const line of others.slice(0, mostLines)) {
    const end = /^((?:[^"\\]|\\.)*")\s*(?:,?\s*(?:\/\/.*)?$|[}\]])/.exec(line)?.[1]
    if (end !== undefined) return [...lines, end.trim()].join(' ').replace(/ "$/, '"')
    if (line.includes('"')) return null
    lines.push(line.trim())
  }
  return null
}

/** A number with zeros in front, which JSON reads as two; null for other places. */
function zerosAt(text: string, offset: number): Slip | null {
  const start = /\d*$/.exec(text.slice(0, offset))?.index ?? offset
  const number = /^\d+/.exec(text.slice(start))?.[0] ?? ''
  if (start === offset || !number.startsWith('0')) return null
  return {
    what: 'a number does not begin with 0',
    cure: `Write it in double quotes: ${JSON.stringify(number)}`,
    fix: { from: start, to: start + number.length, text: JSON.stringify(number) },
  }
}

/** Why a text is no JSON at a place, in the words of whoever wrote it. */
export function slipAt(text: string, { error, offset }: ParseError): Slip {
  const kind = printParseErrorCode(error)
  if (kind === 'InvalidSymbol') return wordAt(text, offset)
  const what = words[kind] ?? kind
  const whole = kind === 'UnexpectedEndOfString' ? onOneLine(text, offset) : null
  if (whole !== null)
    return { what: 'a text goes on in the next line', cure: `Write it on one line: ${whole}`, hidesRest: true }
  if (kind !== 'CommaExpected') return { what }
  const zeros = zerosAt(text, offset)
  if (zeros !== null) return zeros
  const end = endBefore(text, offset)
  return { what, fix: { from: end, to: end, text: ',' } }
}
