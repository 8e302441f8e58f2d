import { expect, test } from 'vitest'
import { applyFixes } from './Problem.ts'
import { parseSource } from './SourceFile.ts'

/** What the first finding of a text says, and the text once everything that can be mended is, look after look. */
function mended(text: string) {
  const [first] = parseSource('flags.jsonc', text).problems
  let now = text
  for (let look = 0; look < 9; look++) {
    const fixes = parseSource('flags.jsonc', now).problems.flatMap(({ fix }) => fix ?? [])
    if (fixes.length === 0) break
    now = applyFixes(now, fixes)
  }
  return [first?.message.replace('This is not valid JSON: ', ''), now]
}

test.each([
  ['{ "a": True }', '"True" is no word of JSON.', '{ "a": true }'],
  ['{ "a": yes, "b": OFF }', '"yes" is no word of JSON.', '{ "a": true, "b": false }'],
  ["{ 'a': 'b c' }", 'these are not the quotes that JSON knows.', '{ "a": "b c" }'],
  ['{ “a”: ‘b’ }', 'these are not the quotes that JSON knows.', '{ "a": "b" }'],
  ['{ "a" = 1 }', 'a ":" stands between a key and its value.', '{ "a" : 1 }'],
  ['{ "a": 1; "b": 2 }', 'a "," ends a value.', '{ "a": 1, "b": 2 }'],
  ['{ "a": true; "b": 2 }', 'a "," ends a value.', '{ "a": true, "b": 2 }'],
  ['{\n  # why\n  "a": 1\n}', 'a comment begins with "//".', '{\n  // why\n  "a": 1\n}'],
  ['{\n  "a": 1 // why\n  "b": 2\n}', 'a "," is expected before this.', '{\n  "a": 1, // why\n  "b": 2\n}'],
])('%j is told, and leaves nothing to decide', (text, says, better) => {
  expect(mended(text)).toEqual([says, better])
  expect(parseSource('flags.jsonc', better).problems).toEqual([])
})

test.each([
  ['{ "a": Acme }', '"Acme" is no word of JSON: texts need double quotes.'],
  ['{ <!-- why --> "a": 1 }', 'a comment begins with "//" or stands between "/*" and "*/".'],
  ['{ "a": * }', '"*" has no meaning here.'],
  ['{ "a": 1', 'a "}" is missing.'],
  ['{ "a": "b }', 'a closing double quote is missing.'],
])('%j is told, and is to be decided', (text, says) => {
  expect(mended(text)).toEqual([says, text])
})
