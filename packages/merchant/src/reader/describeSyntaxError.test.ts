import { expect, test } from 'vitest'
import { applyFixes } from './Problem.ts'
import { parseSourceFileText } from './SourceFile.ts'

/** Returns the first message for a text, and the text after applying fixes until none is left. */
function fixAll(text: string) {
  const [first] = parseSourceFileText('flags.jsonc', text).problems
  let now = text
  for (let round = 0; round < 9; round++) {
    const fixes = parseSourceFileText('flags.jsonc', now).problems.flatMap(({ fix }) => fix ?? [])
    if (fixes.length === 0) break
    now = applyFixes(now, fixes)
  }
  return [first?.message.replace('This is not valid JSON: ', ''), now]
}

test.each([
  ['{ "a": True }', '"True" is not a JSON word.', '{ "a": true }'],
  ['{ "a": yes, "b": OFF }', '"yes" is not a JSON word.', '{ "a": true, "b": false }'],
  ["{ 'a': 'b c' }", 'JSON only allows straight double quotes.', '{ "a": "b c" }'],
  ['{ “a”: ‘b’ }', 'JSON only allows straight double quotes.', '{ "a": "b" }'],
  ['{ "a" = 1 }', 'a ":" separates a key and its value.', '{ "a" : 1 }'],
  ['{ "a": 1; "b": 2 }', 'a "," ends a value.', '{ "a": 1, "b": 2 }'],
  ['{ "a": true; "b": 2 }', 'a "," ends a value.', '{ "a": true, "b": 2 }'],
  ['{\n  # why\n  "a": 1\n}', 'a comment begins with "//".', '{\n  // why\n  "a": 1\n}'],
  ['{\n  "a": 1 // why\n  "b": 2\n}', 'a "," is expected before this.', '{\n  "a": 1, // why\n  "b": 2\n}'],
])('reports and fixes the syntax error in %j', (text, says, better) => {
  expect(fixAll(text)).toEqual([says, better])
  expect(parseSourceFileText('flags.jsonc', better).problems).toEqual([])
})

test.each([
  ['{ "a": Acme }', '"Acme" is not a JSON word: texts need double quotes.'],
  ['{ <!-- why --> "a": 1 }', 'a comment begins with "//" or is between "/*" and "*/".'],
  ['{ "a": * }', '"*" has no meaning here.'],
  ['{ "a": 1', 'a "}" is missing.'],
  ['{ "a": "b }', 'a closing double quote is missing.'],
])('reports the syntax error in %j and offers no fix', (text, says) => {
  expect(fixAll(text)).toEqual([says, text])
})
