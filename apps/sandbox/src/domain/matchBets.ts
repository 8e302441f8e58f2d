import { createHmac } from 'node:crypto'
import type { Db } from '../db/sql.ts'
import { hash } from './random.ts'
import { gamesById } from '../seed/games.ts'
import { popularGames, type Game } from './catalogue.ts'
import { fixturesAfter, type Fixture } from './fixtures.ts'

/** The outcome of a bet on a match. Home is 0, a draw 1, away 2. */
export interface MatchOutcome {
  readonly pick: number
  readonly result: number
  /** How often the stake is paid: the odds, or 0. */
  readonly multiplier: number
}

/** A match, with the odds of home, draw and away in hundredths. */
export interface Match extends Fixture {
  readonly odds: readonly number[]
}

const permille = 1000
/** The share of the stakes that each of the three outcomes pays back in the long run, in permille. */
const returned = 950
const mostSportsGames = 60

/** The games that matches are launched as: the one at the match's index, modulo their number. */
export const matchGames = (db: Db, tenant: string): Game[] =>
  popularGames(db, tenant, 'SPORTS', mostSportsGames).filter(({ supportPlay }) => supportPlay)

/** How likely home, draw and away are, in permille. */
function chancesOf({ home, away }: Fixture): readonly [number, number, number] {
  const seed = hash(`${home.slug} ${away.slug}`)
  const [wins, draws] = [380 + (seed % 140), 230 + ((seed >>> 8) % 60)]
  return [wins, draws, permille - wins - draws]
}

/**
 * Returns the match that a game session shows: the game's next match at the start of the session. Undefined if the game shows no matches. The
 * database does not store it, because matches are computed from the calendar.
 */
export function matchOf(db: Db, tenant: string, game: number, startedAt: number): Match | undefined {
  if (gamesById.get(game)?.gameType !== 'SPORTS') return undefined
  const games = matchGames(db, tenant)
  const place = games.findIndex(({ nodeId }) => nodeId === game)
  const fixture = fixturesAfter(startedAt, games.length).find(({ index }) => index % games.length === place)
  return fixture && { ...fixture, odds: chancesOf(fixture).map((chance) => Math.floor((returned * 100) / chance)) }
}

/** The name of a game in a session: the two teams if it is about a match. */
export function gameTitle(db: Db, tenant: string, game: number, startedAt: number): string {
  const match = matchOf(db, tenant, game, startedAt)
  return match ? `${match.home.name} – ${match.away.name}` : (gamesById.get(game)?.gameName ?? '')
}

/** The outcome of one bet: the same seed and number always give the same result. */
export function playMatch(match: Match, seed: string, round: number, pick: number): MatchOutcome {
  const drawn = (createHmac('sha256', seed).update(String(round)).digest().readUInt32BE() / 2 ** 32) * permille
  const [wins, draws] = chancesOf(match)
  const result = drawn < wins ? 0 : drawn < wins + draws ? 1 : 2
  return { pick, result, multiplier: result === pick ? (match.odds[pick] ?? 0) / 100 : 0 }
}
