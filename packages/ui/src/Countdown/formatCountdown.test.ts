import { expect, test } from 'vitest'
import { computeInitialCountdownMs, formatCountdown } from './formatCountdown.ts'

test.each([
  [10_000, [1000, 3000], 9000],
  [10_000, [3000, 1000], 9000],
  [10_000, [5, 5], 10_000],
] as const)(
  'computes, from %i ms left and the request and response times %j, a start of the countdown at %i ms',
  { tags: ['LOTT-004'] },
  (remain, pair, start) => expect(computeInitialCountdownMs(remain, pair)).toBe(start),
)

test.each([
  [900, [0, 2000]],
  [-5000, [0, 0]],
  [Number.NaN, [0, 0]],
  [1000, [0, Number.POSITIVE_INFINITY]],
] as const)(
  'starts a countdown at 0 when the server reports %d ms left and the request and response times are %j',
  { tags: ['LOTT-005'] },
  (remain, pair) => expect(computeInitialCountdownMs(remain, pair)).toBe(0),
)

test(
  'reads all times of a countdown as milliseconds, and shows more than 23 hours as hours',
  { tags: ['LOTT-009'] },
  () => {
    const asked = Date.UTC(2026, 10, 20, 12)
    const start = computeInitialCountdownMs(26 * 3_600_000, [asked, asked + 2000])
    expect(start).toBe(26 * 3_600_000 - 1000)
    expect(formatCountdown(start)).toEqual(['25', '59', '59'])
  },
)

test.each([
  [1, '00:00:00'],
  [999, '00:00:00'],
  [5999, '00:00:05'],
  [252_000, '00:04:12'],
  [3_600_000, '01:00:00'],
  [360_000_000, '100:00:00'],
  [0, '--:--:--'],
  [-1, '--:--:--'],
  [Number.NaN, '--:--:--'],
])('formats a countdown with %d ms left as %s', (left, text) => expect(formatCountdown(left).join(':')).toBe(text))
