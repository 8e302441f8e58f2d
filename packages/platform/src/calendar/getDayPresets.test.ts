import { expect, test } from 'vitest'
import { getDayPresets } from './getDayPresets.ts'

const brasilia = 'America/Sao_Paulo'

test('returns today, yesterday, 7 days, 30 days and this month in the merchant’s time zone', () => {
  expect(getDayPresets(brasilia, Date.UTC(2026, 10, 20, 15))).toEqual({
    today: { from: '2026-11-20', to: '2026-11-20' },
    yesterday: { from: '2026-11-19', to: '2026-11-19' },
    week: { from: '2026-11-14', to: '2026-11-20' },
    thirty: { from: '2026-10-22', to: '2026-11-20' },
    month: { from: '2026-11-01', to: '2026-11-20' },
  })
})

test.each([
  ['a minute before the merchant’s midnight', brasilia, Date.UTC(2026, 10, 21, 2, 59), '2026-11-20'],
  ['at the merchant’s midnight', brasilia, Date.UTC(2026, 10, 21, 3), '2026-11-21'],
  ['in a zone where the day has already begun', 'Pacific/Auckland', Date.UTC(2026, 10, 20, 12), '2026-11-21'],
  ['in a zone where it is still the day before', 'America/Los_Angeles', Date.UTC(2026, 10, 20, 7), '2026-11-19'],
])('returns the current day of the merchant’s time zone %s, in any time zone of the device', (_, zone, at, day) => {
  const { today, month } = getDayPresets(zone, at)
  expect(today).toEqual({ from: day, to: day })
  expect(month).toEqual({ from: `${day.slice(0, 8)}01`, to: day })
})

test('neither skips nor repeats a day of a range when the clocks change to or from summer time', () => {
  // In Lisbon, 25 October 2026 has 25 hours and 29 March 2026 has 23 hours.
  expect(getDayPresets('Europe/Lisbon', Date.UTC(2026, 9, 26, 0, 30)).yesterday).toEqual({
    from: '2026-10-25',
    to: '2026-10-25',
  })
  expect(getDayPresets('Europe/Lisbon', Date.UTC(2026, 9, 25, 23, 30)).today).toEqual({
    from: '2026-10-25',
    to: '2026-10-25',
  })
  expect(getDayPresets('Europe/Lisbon', Date.UTC(2026, 2, 29, 23, 30)).yesterday).toEqual({
    from: '2026-03-29',
    to: '2026-03-29',
  })
  expect(getDayPresets('Europe/Lisbon', Date.UTC(2026, 2, 30, 12)).week).toEqual({
    from: '2026-03-24',
    to: '2026-03-30',
  })
})

test('returns 31 December of the previous year as yesterday on 1 January', () => {
  const { month, yesterday } = getDayPresets(brasilia, Date.UTC(2027, 0, 1, 15))
  expect(month).toEqual({ from: '2027-01-01', to: '2027-01-01' })
  expect(yesterday).toEqual({ from: '2026-12-31', to: '2026-12-31' })
})
