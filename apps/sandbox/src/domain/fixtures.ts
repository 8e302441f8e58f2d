import { DAY_MS } from '@lobby/platform/calendar'
/** Leagues of four invented teams. Every team plays every other one, one match a day. A kick-off is in minutes after midnight; a slug names the picture of a crest. */
import leagues from '../seed/data/leagues.json' with { type: 'json' }

type League = (typeof leagues)[number]
type Team = League['teams'][number]

const minute = 60_000
/** Kick-offs stand in the time of Brasília, which has no summer time. */
const toLocal = -3 * 60 * minute

export interface Fixture {
  /** Counts on for ever, so that a match keeps what belongs to it. */
  readonly index: number
  readonly league: string
  readonly home: Team
  readonly away: Team
  readonly kickOff: number
}

/** Who meets whom, by the day: each pair once, then once more at the other's ground. */
const pairs = [
  [0, 1],
  [2, 3],
  [0, 2],
  [3, 1],
  [0, 3],
  [1, 2],
] as const

function fixtureOf({ name, kickOff, teams }: League, place: number, today: number): Fixture {
  const [one, other] = pairs[today % pairs.length] ?? pairs[0]
  const turned = Math.floor(today / pairs.length) % 2 === 1
  return {
    index: today * leagues.length + place,
    league: name,
    home: teams[turned ? other : one] as Team,
    away: teams[turned ? one : other] as Team,
    kickOff: today * DAY_MS - toLocal + kickOff * minute,
  }
}

/** The matches that have not begun, the next one first. */
export function fixturesAfter(now: number, count: number): Fixture[] {
  const first = Math.floor((now + toLocal) / DAY_MS)
  const days = Math.ceil(count / leagues.length) + 1
  return Array.from({ length: days }, (_, ahead) =>
    leagues.map((league, place) => fixtureOf(league, place, first + ahead)),
  )
    .flat()
    .filter(({ kickOff }) => kickOff > now)
    .sort((one, other) => one.kickOff - other.kickOff)
    .slice(0, count)
}
