import { randomBytes } from 'node:crypto'
import { findRow, insert, one, oneValue, run, transaction, oneNumber, type Db } from '../db/sql.ts'
import { gamesById } from '../seed/games.ts'
import { demandVendor } from './catalogue.ts'
import type { Language } from './language.ts'
import { matchOf, playMatch, type MatchOutcome } from './matchBets.ts'
import { spin, type Outcome } from './reels.ts'
import { Refused } from './refused.ts'
import { checkPlay } from './responsible/mayPlay.ts'
import { boundTo } from './sessions.ts'
import { balanceOf, post } from './wallet.ts'

/** Cents. The smallest stake is the game's own. */
export const largestStake = 100_000
const sessionLife = 4 * 3_600_000

export interface OpenSession {
  readonly tenant: string
  readonly member: number
  readonly game: number
  readonly returnUrl: string
  readonly language: Language
  readonly key: string
  /** Of the member's session, with which the game ends; without one it is bound to none. */
  readonly token?: string
  readonly now: number
}

export interface PlayRound {
  readonly sessionId: string
  readonly stakeMinor: number
  readonly key: string
  /** Of a match only: 0 is home, 1 a draw, 2 away. */
  readonly pick?: number | undefined
  /** Vendors under maintenance; none without it. */
  readonly resting?: readonly string[]
  readonly now: number
}

export interface Round {
  readonly round: number
  readonly outcome: Outcome | MatchOutcome
  readonly stakeMinor: number
  readonly payoutMinor: number
  readonly balanceMinor: number
}

/** A launched game: who plays what, and where to go back to. */
export interface GameSession {
  readonly id: string
  readonly tenant: string
  readonly member: number
  /** The game's `nodeId`. */
  readonly game: number
  readonly seed: string
  readonly return_url: string
  readonly language: Language
  readonly started_at: number
  readonly ends_at: number
}

interface BetRow {
  readonly round: number
  readonly stake: number
  readonly payout: number
  readonly outcome: string
  readonly balance_after: number
}

/**
 * Finds the play session that was launched under a key. If it ended with its sign-in, opens the same game again in the present sign-in, without a second
 * payment, for the rest of the four hours since the launch. After four hours returns the session that has ended.
 * @returns the session's id; undefined when the key is new
 */
export function launchedBefore(
  db: Db,
  ask: Pick<OpenSession, 'tenant' | 'member' | 'key' | 'token' | 'now'>,
): string | undefined {
  const { tenant, member, key, now } = ask
  return transaction(db, () => {
    const before = findRow<GameSession>(db, 'game_session', { tenant, member, key })
    if (!before || before.ends_at > now || before.started_at + sessionLife <= now) return before?.id
    // The ended one stays with its rounds, whose outcomes are known: the new one has others. No client's key has a blank.
    run(db, `UPDATE game_session SET key = 'ended ' || id WHERE id = :id`, { id: before.id })
    const { game, return_url: returnUrl, language, started_at: startedAt } = before
    return openSession(db, { ...ask, game, returnUrl, language, now: startedAt })
  })
}

/**
 * Opens a game for a member. The same key again gives the same session.
 * @returns the session's id, 128 random bits: who knows it plays, until the member's session ends
 * @throws Refused `request.key.reused` when the key opened another game before
 */
export function openSession(
  db: Db,
  { tenant, member, game, returnUrl, language, key, token, now }: OpenSession,
): string {
  return transaction(db, () => {
    const before = findRow<GameSession>(db, 'game_session', { tenant, member, key })
    if (before && before.game !== game) throw new Refused('request.key.reused')
    if (before) return before.id
    const id = randomBytes(16).toString('hex')
    run(
      db,
      `INSERT INTO game_session (id, tenant, member, game, key, seed, return_url, language, started_at, ends_at, token_hash)
       VALUES (:id, :tenant, :member, :game, :key, :seed, :returnUrl, :language, :now, :endsAt, :tokenHash)`,
      {
        id,
        tenant,
        member,
        game,
        key,
        seed: randomBytes(32).toString('hex'),
        returnUrl,
        language,
        now,
        ...boundTo(db, token, now + sessionLife),
      },
    )
    return id
  })
}

/** Finds a launched game by its id, also one that has ended. Returns undefined if it does not exist or its member is disabled. */
export const sessionOf = (db: Db, id: string): GameSession | undefined =>
  one<GameSession>(
    db,
    `SELECT game_session.* FROM game_session JOIN member ON member.id = game_session.member AND member.tenant = game_session.tenant
     WHERE game_session.id = :id AND member.disabled = 0`,
    { id },
  )

/**
 * Plays one round: stake, outcome, payout and bet in one transaction. The same key again gives the same answer and moves nothing.
 * @throws Refused `round.session.unknown`, `round.session.ended`, `round.stake.invalid`, `wallet.balance.insufficient`,
 * `request.key.reused`, `game.vendor.maintenance`, and as `checkPlay` does
 */
export function playRound(db: Db, { sessionId, stakeMinor, key, pick, resting, now }: PlayRound): Round {
  return transaction(db, () => {
    const session = sessionOf(db, sessionId)
    if (!session) throw new Refused('round.session.unknown')
    const before = findRow<BetRow>(db, 'bet', { session: sessionId, key })
    if (before && (before.stake !== stakeMinor || pickIn(before) !== pick)) throw new Refused('request.key.reused')
    if (before) return toRound(before)
    if (session.ends_at <= now) throw new Refused('round.session.ended')
    demandVendor(gamesById.get(session.game)?.vassalage, resting)
    if (
      !Number.isSafeInteger(stakeMinor) ||
      stakeMinor < smallestStake(db, session.game) ||
      stakeMinor > largestStake
    ) {
      throw new Refused('round.stake.invalid')
    }
    checkPlay(db, session, stakeMinor, now)
    return settle(db, session, { sessionId, stakeMinor, key, pick, now })
  })
}

/** In cents; a game that left the catalogue takes no stake. */
function smallestStake(db: Db, game: number): number {
  return oneValue<number>(db, 'SELECT min_bet FROM game WHERE node_id = :game', { game }) ?? Infinity
}

const pickIn = ({ outcome }: BetRow): number | undefined => (JSON.parse(outcome) as Partial<MatchOutcome>).pick

/** @throws Refused `round.stake.invalid` if a match has no such outcome, or if something is picked where there is nothing to pick */
function outcomeOf(
  db: Db,
  { tenant, game, seed, started_at: startedAt }: GameSession,
  round: number,
  pick: number | undefined,
): Outcome | MatchOutcome {
  const match = matchOf(db, tenant, game, startedAt)
  if (match ? pick === undefined || match.odds[pick] === undefined : pick !== undefined)
    throw new Refused('round.stake.invalid')
  return match && pick !== undefined ? playMatch(match, seed, round, pick) : spin(seed, round)
}

function settle(db: Db, session: GameSession, { sessionId, stakeMinor, key, pick, now }: PlayRound): Round {
  const last = oneNumber(db, 'SELECT COALESCE(MAX(round), 0) AS last FROM bet WHERE session = :sessionId', {
    sessionId,
  })
  const { tenant, member } = session
  const round = last + 1
  const outcome = outcomeOf(db, session, round, pick)
  // Odds have two decimals: their hundredths keep the payout free of rounding errors.
  const payout = Math.floor((stakeMinor * Math.round(outcome.multiplier * 100)) / 100)
  const ref = `bet:${sessionId}:${round}`
  post(db, { tenant, member, kind: 'stake', ref, amountMinor: -stakeMinor, key: `${ref}:stake`, at: now })
  if (payout > 0) post(db, { tenant, member, kind: 'payout', ref, amountMinor: payout, key: `${ref}:payout`, at: now })
  const row: BetRow = {
    round,
    stake: stakeMinor,
    payout,
    outcome: JSON.stringify(outcome),
    balance_after: balanceOf(db, tenant, member),
  }
  insert(db, 'bet', { ...row, tenant, member, session: sessionId, key, at: now })
  return toRound(row)
}

function toRound(row: BetRow): Round {
  return {
    round: row.round,
    outcome: JSON.parse(row.outcome) as Round['outcome'],
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    balanceMinor: row.balance_after,
  }
}
