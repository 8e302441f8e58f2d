import { DAY_MS } from '@lobby/platform/calendar'
import { describe, expect, test } from 'vitest'
import leagues from '../seed/data/leagues.json' with { type: 'json' }
import { listMatchesAfter } from './matchCalendar.ts'

const now = Date.UTC(2026, 10, 20, 12)

describe('listFixturesAfter', () => {
  test('returns the requested number of future matches, sorted by kick-off', () => {
    for (let hour = 0; hour < 24; hour++) {
      const at = now + hour * 3_600_000
      const kickOffs = listMatchesAfter(at, 8).map(({ kickOff }) => kickOff)
      expect(kickOffs).toHaveLength(8)
      expect(Math.min(...kickOffs)).toBeGreaterThan(at)
      expect(Math.max(...kickOffs)).toBeLessThan(at + 4 * DAY_MS)
      expect(kickOffs).toEqual(kickOffs.toSorted((one, other) => one - other))
    }
  })

  test('returns the same match in every call until the match begins', () => {
    const [first, ...others] = listMatchesAfter(now, 8)
    if (!first) throw new Error('fixturesAfter returned no match.')
    expect(listMatchesAfter(first.kickOff - 1, 8)[0]).toEqual(first)
    expect(listMatchesAfter(first.kickOff, 7)).toEqual(others)
  })

  test('lets every team of a league play every other team at home and away', () => {
    const played = listMatchesAfter(now, 12 * leagues.length)
    for (const { name, teams } of leagues) {
      const meetings = played
        .filter(({ league }) => league === name)
        .map(({ home, away }) => `${home.slug} ${away.slug}`)
      const all = teams.flatMap((home) => teams.flatMap((away) => (home === away ? [] : [`${home.slug} ${away.slug}`])))
      expect(meetings.toSorted()).toEqual(all.toSorted())
    }
  })
})
