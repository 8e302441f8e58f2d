import { expect, test } from 'vitest'
import { listDays } from './listDays.ts'

test('lists each day of a range, both ends included', () => {
  expect(listDays('2026-11-20', '2026-11-20')).toEqual(['2026-11-20'])
  expect(listDays('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(listDays('2026-10-22', '2026-11-20')).toHaveLength(30)
})

test('lists no day of a year twice, in any time zone of the device', () => {
  expect(new Set(listDays('2026-01-01', '2026-12-31')).size).toBe(365)
})
