import { DAY_MS } from '@lobby/platform/calendar'
/**
 * Leagues of four invented teams. Each league plays one match a day, and all teams of a league play each other.
 * `kickOff` is in minutes after midnight. `slug` is the file name of a team's crest.
 */
import leagues from '../seed/data/leagues.json' with { type: 'json' }

type League = (typeof leagues)[number]
type Team = League['teams'][number]

const MINUTE_MS = 60_000
/** Kick-offs are in the time of Brasília, which has no daylight saving time. */
const UTC_OFFSET_MS = -3 * 60 * MINUTE_MS

export interface ScheduledMatch {
  /**
   * The number of the match, counted since 1970. A match always has the same number.
   */
  readonly index: number
  readonly league: string
  readonly home: Team
  readonly away: Team
  readonly kickOff: number
}

/**
 * The home and the away team of a league's match on each of six days. On the next six days, home and away are swapped.
 */
const pairs = [
  [0, 1],
  [2, 3],
  [0, 2],
  [3, 1],
  [0, 3],
  [1, 2],
] as const

function fixtureOf({ name, kickOff, teams }: League, place: number, today: number): ScheduledMatch {
  const [one, other] = pairs[today % pairs.length] ?? pairs[0]
  const isSwapped = Math.floor(today / pairs.length) % 2 === 1
  return {
    index: today * leagues.length + place,
    league: name,
    home: teams[isSwapped ? other : one] as Team,
    away: teams[isSwapped ? one : other] as Team,
    kickOff: today * DAY_MS - UTC_OFFSET_MS + kickOff * MINUTE_MS,
  }
}

/** Returns the matches that begin after a time, the next one first. */
export function listMatchesAfter(now: number, count: number): ScheduledMatch[] {
  const first = Math.floor((now + UTC_OFFSET_MS) / DAY_MS)
  const days = Math.ceil(count / leagues.length) + 1
  return Array.from({ length: days }, (_, ahead) =>
    leagues.map((league, place) => fixtureOf(league, place, first + ahead)),
  )
    .flat()
    .filter(({ kickOff }) => kickOff > now)
    .sort((one, other) => one.kickOff - other.kickOff)
    .slice(0, count)
}
