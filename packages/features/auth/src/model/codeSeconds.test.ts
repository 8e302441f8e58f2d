import { expect, test } from 'vitest'
import { codeSeconds } from './codeSeconds.ts'

test.each([
  [5, 300],
  [0.5, 30],
  [1 / 60, 1],
  [60, 3600],
])('%d minutes that the platform says are %d seconds', { tags: ['AUTH-074'] }, (minutes, seconds) =>
  expect(codeSeconds(minutes)).toBe(seconds),
)

test.each([undefined, 0, -5, 0.001, Number.NaN])(
  'where it says none that make sense (%s), they are 60',
  { tags: ['AUTH-076'] },
  (minutes) => {
    expect(codeSeconds(minutes)).toBe(60)
  },
)

test.each([60.02, 1e9, Infinity])(
  'nobody waits longer than an hour, whatever it says (%d minutes)',
  { tags: ['A17'] },
  (minutes) => expect(codeSeconds(minutes)).toBe(3600),
)
