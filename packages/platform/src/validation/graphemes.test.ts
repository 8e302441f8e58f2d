import { expect, test, vi } from 'vitest'
import { graphemes } from './graphemes.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['ação', 4],
  ['a\u0301', 1],
  ['👨‍👩‍👧', 1],
  ['🇧🇷🇵🇹', 2],
])('%j has the characters that a reader sees: %i', { tags: ['I2'] }, (text, count) => {
  expect(graphemes(text)).toBe(count)
})

test('on a browser that cannot tell, a pair of surrogates is one all the same', () => {
  vi.stubGlobal('Intl', {})
  expect(graphemes('a👍b')).toBe(3)
  // The control: it does count by code points.
  expect(graphemes('a\u0301')).toBe(2)
  vi.unstubAllGlobals()
})
