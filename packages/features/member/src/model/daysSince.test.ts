import { expect, test } from 'vitest'
import { daysSince } from './daysSince.ts'

const zone = 'America/Sao_Paulo'
const at = (text: string) => Date.parse(text)

test.each<[number | null, string, string, string]>([
  [0, 'the same day', '2026-11-20T09:00:00Z', '2026-11-20T20:00:00Z'],
  // 23:30 and 00:30 in São Paulo.
  [1, 'an hour later, past midnight', '2026-11-20T02:30:00Z', '2026-11-20T03:30:00Z'],
  [0, 'past midnight in Greenwich alone', '2026-11-19T23:30:00Z', '2026-11-20T00:30:00Z'],
  [214, 'more than half a year', '2026-04-20T15:00:00Z', '2026-11-20T15:00:00Z'],
  [366, 'a year with a leap day', '2024-01-10T15:00:00Z', '2025-01-10T15:00:00Z'],
  [0, 'a moment to come: the device’s clock is behind', '2026-11-22T15:00:00Z', '2026-11-20T15:00:00Z'],
  [null, 'no date', 'yesterday', '2026-11-20T15:00:00Z'],
])('%j by the merchant’s day: %s', (days, _, from, now) => {
  expect(daysSince(from, zone, at(now))).toBe(days)
})

test('a day of 25 hours, as clocks go back, is one day', () => {
  expect(daysSince('2026-10-24T22:30:00Z', 'Europe/Lisbon', at('2026-10-25T23:30:00Z'))).toBe(1)
})
