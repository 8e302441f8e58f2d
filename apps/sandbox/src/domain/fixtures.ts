import { leagues, type SeedLeague, type SeedTeam } from '../seed/matches.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Kick-offs stand in the time of Brasília, which has no summer time. */
const toLocal = -3 * 60 * minute

export interface Fixture {
  /** Counts on for ever, so that a match keeps what belongs to it. */
  readonly index: number
  readonly league: string
  readonly home: SeedTeam
  readonly away: SeedTeam
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

function fixtureOf({ name, kickOff, teams }: SeedLeague, place: number, today: number): Fixture {
  const [one, other] = pairs[today % pairs.length] ?? pairs[0]
  const turned = Math.floor(today / pairs.length) % 2 === 1
  return {
    index: today * leagues.length + place,
    league: name,
    home: teams[turned ? other : one],
    away: teams[turned ? one : other],
    kickOff: today * day - toLocal + kickOff * minute,
  }
}

/** The matches that have not begun, the next one first. */
export function fixturesAfter(now: number, count: number): Fixture[] {
  const first = Math.floor((now + toLocal) / day)
  const days = Math.ceil(count / leagues.length) + 1
  return Array.from({ length: days }, (_, ahead) =>
    leagues.map((league, place) => fixtureOf(league, place, first + ahead)),
  )
    .flat()
    .filter(({ kickOff }) => kickOff > now)
    .sort((one, other) => one.kickOff - other.kickOff)
    .slice(0, count)
}
