import { expect, test } from 'vitest'
import { countDaysSince } from './countDaysSince.ts'

test.each<[number | null, string, string, string]>([
  [0, 'an hour later, past midnight', '2026-11-20T02:30:00Z', '2026-11-20T03:30:00Z'],
  [0, 'a second before 24 hours are over', '2026-11-19T15:00:00Z', '2026-11-20T14:59:59Z'],
  [1, '24 hours later', '2026-11-19T15:00:00Z', '2026-11-20T15:00:00Z'],
  [1, 'a second before 48 hours are over', '2026-11-18T15:00:00Z', '2026-11-20T14:59:59Z'],
  [214, 'more than half a year', '2026-04-20T15:00:00Z', '2026-11-20T15:00:00Z'],
  [366, 'a year with a leap day', '2024-01-10T15:00:00Z', '2025-01-10T15:00:00Z'],
  [0, 'a future moment, because the device’s clock is behind', '2026-11-22T15:00:00Z', '2026-11-20T15:00:00Z'],
  [null, 'an unreadable date', 'yesterday', '2026-11-20T15:00:00Z'],
])('counts %j whole days of 24 hours for %s', { tags: ['MEMB-023'] }, (days, _, from, now) => {
  expect(countDaysSince(from, Date.parse(now))).toBe(days)
})
