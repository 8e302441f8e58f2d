import { expect, test } from 'vitest'
import { addToDay, countDaysBetween, addToMoment } from './addToDay.ts'

test.each<[string, string, number, Parameters<typeof addToDay>[2]]>([
  ['2026-11-19', '2026-11-20', -1, 'day'],
  ['2026-03-01', '2026-02-27', 2, 'day'],
  ['2028-02-29', '2028-02-28', 1, 'day'],
  ['2026-02-28', '2026-01-31', 1, 'month'],
  ['2027-01-31', '2026-07-31', 6, 'month'],
  ['2003-02-28', '2024-02-29', -21, 'year'],
])('returns the day %s for %s plus %d %s', (result, day, count, unit) => {
  expect(addToDay(day, count, unit)).toBe(result)
  expect(new Date(addToMoment(Date.parse(`${day}T23:30:00Z`), count, unit)).toISOString()).toBe(
    `${result}T23:30:00.000Z`,
  )
})

test('counts calendar days when the clocks change to or from summer time between two days', () => {
  expect([
    countDaysBetween('2018-11-03', '2018-11-05'),
    countDaysBetween('2026-10-24', '2026-10-26'),
    countDaysBetween('2026-11-20', '2026-11-20'),
    countDaysBetween('2026-11-20', '2025-11-20'),
  ]).toEqual([2, 2, 0, -365])
})
