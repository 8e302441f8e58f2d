import { expect, test } from 'vitest'
import { parseDayInterval } from './parseDayInterval.ts'

const read = (from: string, to: string) => parseDayInterval(new URLSearchParams({ from, to }))

test.each([
  ['2026-11-14', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2025-12-31', '2026-01-01'],
])('accepts the range of days from %s to %s', (from, to) => {
  expect(read(from, to)).toEqual({ from, to })
})

test.each([
  ['2026-11-20', '2026-11-19'],
  ['2026-11-20', ''],
  ['', '2026-11-20'],
  ['2026-11-00', '2026-11-20'],
  ['2026-11-01', '2026-11-32'],
  ['2026-00-01', '2026-11-20'],
  ['x2026-11-01', '2026-11-20'],
  ['12026-11-01', '2026-11-20'],
  ['2026-11-01', '2026-11-20x'],
  ['1926-11-01', '2026-11-20'],
])('refuses the range of days from %j to %j', (from, to) => {
  expect(read(from, to)).toBeNull()
})

test('returns null when the first or the last day of a range is missing', () => {
  expect([
    parseDayInterval(new URLSearchParams('from=2026-11-20')),
    parseDayInterval(new URLSearchParams('to=2026-11-20')),
    parseDayInterval(new URLSearchParams()),
  ]).toEqual([null, null, null])
})
