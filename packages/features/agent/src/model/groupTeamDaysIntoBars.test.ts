import { expect, test } from 'vitest'
import { createTeamDayFixture } from '../testing/createTeamMemberFixture.ts'
import { groupTeamDaysIntoBars } from './groupTeamDaysIntoBars.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, ago) =>
    createTeamDayFixture(new Date(Date.UTC(2026, 10, 22 - ago)).toISOString().slice(0, 10)),
  )
const written = (count: number) =>
  groupTeamDaysIntoBars(days(count)).map(({ from, to, days: { length } }) => `${from} ${to} ${length}`)

test('returns one bar per day, oldest first, for up to 31 days', () => {
  expect(written(2)).toEqual(['2026-11-21 2026-11-21 1', '2026-11-22 2026-11-22 1'])
  expect(written(31)).toHaveLength(31)
})

test('returns one bar per week for more than 31 days, and ends the last week with the newest day', () => {
  const all = written(92)
  expect(all).toHaveLength(14)
  expect(all.at(-1)).toBe('2026-11-16 2026-11-22 7')
  expect(all[0]).toBe('2026-08-23 2026-08-23 1')
  expect(groupTeamDaysIntoBars(days(92)).reduce((sum, { days: { length } }) => sum + length, 0)).toBe(92)
})

test('returns no chart bars for an empty list of days', () => expect(groupTeamDaysIntoBars([])).toEqual([]))
