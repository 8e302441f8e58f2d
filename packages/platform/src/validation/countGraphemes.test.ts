import { expect, test, vi } from 'vitest'
import { countGraphemes } from './countGraphemes.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['ação', 4],
  ['a\u0301', 1],
  ['👨‍👩‍👧', 1],
  ['🇧🇷🇵🇹', 2],
])('counts the characters of %j as a reader sees them: %i', { tags: ['I2'] }, (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test('counts a surrogate pair as one character when the browser has no Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(countGraphemes('a👍b')).toBe(3)
  // Control: without Intl.Segmenter the function counts code points.
  expect(countGraphemes('a\u0301')).toBe(2)
  vi.unstubAllGlobals()
})
