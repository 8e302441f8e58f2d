import { expect, test } from 'vitest'
import { narrowJsonToObject, isNonEmptyPlainText, parseJson } from './checks.ts'

test.each([
  ['a', true],
  ['José 😀', true],
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
  ['', false],
  ['a\u0000', false],
  ['a\nb', false],
  ['\u0085', false],
  [7, false],
  [['a'], false],
  [null, false],
  [undefined, false],
])('decides whether %j is a valid text of at most 20 characters: %j', (value, is) => {
  expect(isNonEmptyPlainText(value, 20)).toBe(is)
})

test('returns null when the JSON is not an object', () => {
  for (const text of ['"text"', '7', 'true', 'null', '{'])
    expect([text, narrowJsonToObject(parseJson(text))]).toEqual([text, null])
  expect(narrowJsonToObject(parseJson('{"a":1}'))).toEqual({ a: 1 })
  // `__proto__` is an ordinary field here and does not set the prototype.
  const fields = narrowJsonToObject(parseJson('{"__proto__":{"a":1}}'))
  expect([fields?.['a'], Object.keys(fields ?? {})]).toEqual([undefined, ['__proto__']])
})
