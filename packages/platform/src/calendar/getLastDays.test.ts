import { expect, test } from 'vitest'
import { getLastDays } from './getLastDays.ts'

const brasilia = 'America/Sao_Paulo'

test('returns days that end with today in the merchant’s time zone, in any time zone of the device', () => {
  expect(getLastDays(1, brasilia, Date.UTC(2026, 10, 21, 2, 59))).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(getLastDays(1, brasilia, Date.UTC(2026, 10, 21, 3))).toEqual({ from: '2026-11-21', to: '2026-11-21' })
})

test('counts calendar days when the range includes the end of a month or a change of the clocks', () => {
  expect(getLastDays(7, brasilia, Date.UTC(2026, 10, 3, 15))).toEqual({ from: '2026-10-28', to: '2026-11-03' })
  expect(getLastDays(30, 'Europe/Lisbon', Date.UTC(2026, 9, 26, 0, 30))).toEqual({
    from: '2026-09-27',
    to: '2026-10-26',
  })
})
