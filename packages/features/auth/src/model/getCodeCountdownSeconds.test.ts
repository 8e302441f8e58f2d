import { expect, test } from 'vitest'
import { getCodeCountdownSeconds } from './getCodeCountdownSeconds.ts'

test.each([
  [5, 300],
  [0.5, 30],
  [1 / 60, 1],
  [60, 3600],
])('converts a validity of %d minutes to a countdown of %d seconds', { tags: ['AUTH-074'] }, (minutes, seconds) =>
  expect(getCodeCountdownSeconds(minutes)).toBe(seconds),
)

test.each([undefined, 0, -5, 0.001, Number.NaN])(
  'returns a countdown of 60 seconds for the implausible validity of %s minutes',
  { tags: ['AUTH-076'] },
  (minutes) => {
    expect(getCodeCountdownSeconds(minutes)).toBe(60)
  },
)

test.each([60.02, 1e9, Infinity])(
  'limits a validity of %d minutes to a countdown of one hour',
  { tags: ['A17'] },
  (minutes) => expect(getCodeCountdownSeconds(minutes)).toBe(3600),
)
