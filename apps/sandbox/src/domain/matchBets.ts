import { createHmac } from 'node:crypto'
import type { Db } from '../db/sql.ts'
import { hashTextTo32Bits } from './random.ts'
import { seedGamesById } from '../seed/games.ts'
import { listPopularGames, type Game } from './catalogue.ts'
import { listMatchesAfter, type ScheduledMatch } from './matchCalendar.ts'

/**
 * The outcome of a bet on a match. In `pick` and `result`, 0 is a win of the home team, 1 is a draw, 2 is a win of the
 * away team.
 */
export interface MatchBetOutcome {
  readonly pick: number
  readonly result: number
  /** The payout divided by the stake: the odds if the pick is right, else 0. */
  readonly multiplier: number
}

/** A match with the odds of a home win, a draw and an away win, in hundredths. */
export interface MatchWithOdds extends ScheduledMatch {
  readonly odds: readonly number[]
}

const PERMILLE = 1000
/** The share of the stakes that bets pay back on average, in permille. It is the same for each outcome. */
const RETURN_PERMILLE = 950
const MAX_SPORTS_GAMES = 60

/**
 * Returns the sports games, in which matches open. A match opens in the game at the position `match.index` modulo the
 * number of sports games.
 */
export const listSportsGamesWithMatches = (db: Db, tenant: string): Game[] =>
  listPopularGames(db, tenant, 'SPORTS', MAX_SPORTS_GAMES).filter(({ supportPlay }) => supportPlay)

/** Returns the chances of a home win, a draw and an away win in permille. They add up to 1,000. */
function chancesOf({ home, away }: ScheduledMatch): readonly [number, number, number] {
  const seed = hashTextTo32Bits(`${home.slug} ${away.slug}`)
  const [wins, draws] = [380 + (seed % 140), 230 + ((seed >>> 8) % 60)]
  return [wins, draws, PERMILLE - wins - draws]
}

/**
 * Returns the match that a game session shows: the game's first match that begins after the start of the session.
 * Returns undefined if the game is not a sports game.
 */
export function findMatchOfGameSession(
  db: Db,
  tenant: string,
  game: number,
  startedAt: number,
): MatchWithOdds | undefined {
  if (seedGamesById.get(game)?.gameType !== 'SPORTS') return undefined
  const games = listSportsGamesWithMatches(db, tenant)
  const place = games.findIndex(({ nodeId }) => nodeId === game)
  const fixture = listMatchesAfter(startedAt, games.length).find(({ index }) => index % games.length === place)
  return (
    fixture && { ...fixture, odds: chancesOf(fixture).map((chance) => Math.floor((RETURN_PERMILLE * 100) / chance)) }
  )
}

/** Returns the title of a game in a session: the names of the two teams for a match, else the name of the game. */
export function getGameSessionTitle(db: Db, tenant: string, game: number, startedAt: number): string {
  const match = findMatchOfGameSession(db, tenant, game, startedAt)
  return match ? `${match.home.name} – ${match.away.name}` : (seedGamesById.get(game)?.gameName ?? '')
}

/** Returns the outcome of one bet. The same seed and round number always give the same result. */
export function computeMatchBetOutcome(
  match: MatchWithOdds,
  seed: string,
  round: number,
  pick: number,
): MatchBetOutcome {
  const drawn = (createHmac('sha256', seed).update(String(round)).digest().readUInt32BE() / 2 ** 32) * PERMILLE
  const [wins, draws] = chancesOf(match)
  const result = drawn < wins ? 0 : drawn < wins + draws ? 1 : 2
  return { pick, result, multiplier: result === pick ? (match.odds[pick] ?? 0) / 100 : 0 }
}
