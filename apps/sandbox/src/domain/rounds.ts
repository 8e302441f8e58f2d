import { randomBytes } from 'node:crypto'
import {
  findRow,
  insertRow,
  selectOne,
  selectValue,
  runSql,
  runInTransaction,
  selectNumber,
  type Db,
} from '../db/sql.ts'
import { seedGamesById } from '../seed/games.ts'
import { requireVendorAvailable } from './catalogue.ts'
import type { Language } from './language.ts'
import { findMatchOfGameSession, computeMatchBetOutcome, type MatchBetOutcome } from './matchBets.ts'
import { spinReels, type ReelOutcome } from './reels.ts'
import { Refused } from './refused.ts'
import { checkStakeAllowed } from './responsible/checkStakeAllowed.ts'
import { buildSignInSessionColumns } from './sessions.ts'
import { getWalletBalance, postLedgerEntry } from './wallet.ts'

/** The largest stake of a game round in cents. */
export const MAX_ROUND_STAKE_CENTS = 100_000
const SESSION_LIFETIME_MS = 4 * 3_600_000

export interface GameSessionRequest {
  readonly tenant: string
  readonly member: number
  readonly game: number
  readonly returnUrl: string
  readonly language: Language
  readonly key: string
  /**
   * The token of the member's sign-in session. The game session ends together with this sign-in session. If undefined,
   * the game session does not depend on a sign-in session.
   */
  readonly token?: string
  readonly now: number
}

export interface GameRoundRequest {
  readonly sessionId: string
  readonly stakeMinor: number
  readonly key: string
  /** The chosen outcome of a match: 0 is a home win, 1 is a draw, 2 is an away win. Only for matches. */
  readonly pick?: number | undefined
  /** Vendors under maintenance; none if undefined. */
  readonly vendorsUnderMaintenance?: readonly string[]
  readonly now: number
}

export interface GameRoundResult {
  readonly round: number
  readonly outcome: ReelOutcome | MatchBetOutcome
  readonly stakeMinor: number
  readonly payoutMinor: number
  readonly balanceMinor: number
}

/** A launched game: the member, the game, and the URL to return to. */
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
 * Returns the game session that was launched with an idempotency key. If the game session ended together with its
 * sign-in session, opens a new session of the same game free of charge. Later than four hours after the launch, opens
 * no new session and returns the ended session.
 * @returns the game session's id; undefined when the key is new
 */
export function findOrReopenGameSession(
  db: Db,
  ask: Pick<GameSessionRequest, 'tenant' | 'member' | 'key' | 'token' | 'now'>,
): string | undefined {
  const { tenant, member, key, now } = ask
  return runInTransaction(db, () => {
    const before = findRow<GameSession>(db, 'game_session', { tenant, member, key })
    if (!before || before.ends_at > now || before.started_at + SESSION_LIFETIME_MS <= now) return before?.id
    // Change the key of the ended session, so that the new session can have the idempotency key. The changed key
    // contains a space, so that no client can send it.
    runSql(db, `UPDATE game_session SET key = 'ended ' || id WHERE id = :id`, { id: before.id })
    const { game, return_url: returnUrl, language, started_at: startedAt } = before
    return openGameSession(db, { ...ask, game, returnUrl, language, now: startedAt })
  })
}

/**
 * Opens a game session for a member. Repeating a call with the same idempotency key returns the same session.
 * @returns the session's id, which is secret: anybody who knows the id can play until the member's sign-in session ends
 * @throws Refused `request.key.reused` when the key has opened another game before
 */
export function openGameSession(
  db: Db,
  { tenant, member, game, returnUrl, language, key, token, now }: GameSessionRequest,
): string {
  return runInTransaction(db, () => {
    const before = findRow<GameSession>(db, 'game_session', { tenant, member, key })
    if (before && before.game !== game) throw new Refused('request.key.reused')
    if (before) return before.id
    const id = randomBytes(16).toString('hex')
    runSql(
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
        ...buildSignInSessionColumns(db, token, now + SESSION_LIFETIME_MS),
      },
    )
    return id
  })
}

/** Returns a game session by its id, even if it has ended; undefined if it does not exist or its member is disabled. */
export const findGameSession = (db: Db, id: string): GameSession | undefined =>
  selectOne<GameSession>(
    db,
    `SELECT game_session.* FROM game_session JOIN member ON member.id = game_session.member AND member.tenant = game_session.tenant
     WHERE game_session.id = :id AND member.disabled = 0`,
    { id },
  )

/**
 * Plays one game round: books the stake, the payout and the bet in one transaction. Repeating a call with the
 * same idempotency key returns the same round and moves no money.
 * @throws Refused `round.session.unknown`, `round.session.ended`, `round.stake.invalid`, `wallet.balance.insufficient`,
 * `request.key.reused`, `game.vendor.maintenance`, and like `checkStakeAllowed`
 */
export function playGameRound(
  db: Db,
  { sessionId, stakeMinor, key, pick, vendorsUnderMaintenance, now }: GameRoundRequest,
): GameRoundResult {
  return runInTransaction(db, () => {
    const session = findGameSession(db, sessionId)
    if (!session) throw new Refused('round.session.unknown')
    const before = findRow<BetRow>(db, 'bet', { session: sessionId, key })
    if (before && (before.stake !== stakeMinor || pickIn(before) !== pick)) throw new Refused('request.key.reused')
    if (before) return toRound(before)
    if (session.ends_at <= now) throw new Refused('round.session.ended')
    requireVendorAvailable(seedGamesById.get(session.game)?.vassalage, vendorsUnderMaintenance)
    if (
      !Number.isSafeInteger(stakeMinor) ||
      stakeMinor < smallestStake(db, session.game) ||
      stakeMinor > MAX_ROUND_STAKE_CENTS
    ) {
      throw new Refused('round.stake.invalid')
    }
    checkStakeAllowed(db, session, stakeMinor, now)
    return settleRound(db, session, { sessionId, stakeMinor, key, pick, now })
  })
}

/**
 * Returns the smallest stake of a game in cents. Returns Infinity if the game is no longer in the catalogue, so that
 * every stake is refused.
 */
function smallestStake(db: Db, game: number): number {
  return selectValue<number>(db, 'SELECT min_bet FROM game WHERE node_id = :game', { game }) ?? Infinity
}

const pickIn = ({ outcome }: BetRow): number | undefined => (JSON.parse(outcome) as Partial<MatchBetOutcome>).pick

/**
 * Returns the outcome of a game round.
 * @throws Refused `round.stake.invalid` if `pick` is not an outcome of the match, or if a game without a match receives
 *   a `pick`
 */
function outcomeOf(
  db: Db,
  { tenant, game, seed, started_at: startedAt }: GameSession,
  round: number,
  pick: number | undefined,
): ReelOutcome | MatchBetOutcome {
  const match = findMatchOfGameSession(db, tenant, game, startedAt)
  if (match ? pick === undefined || match.odds[pick] === undefined : pick !== undefined)
    throw new Refused('round.stake.invalid')
  return match && pick !== undefined ? computeMatchBetOutcome(match, seed, round, pick) : spinReels(seed, round)
}

function settleRound(
  db: Db,
  session: GameSession,
  { sessionId, stakeMinor, key, pick, now }: GameRoundRequest,
): GameRoundResult {
  const last = selectNumber(db, 'SELECT COALESCE(MAX(round), 0) AS last FROM bet WHERE session = :sessionId', {
    sessionId,
  })
  const { tenant, member } = session
  const round = last + 1
  const outcome = outcomeOf(db, session, round, pick)
  // Calculate in hundredths, because floating-point odds would cause rounding errors in the payout.
  const payout = Math.floor((stakeMinor * Math.round(outcome.multiplier * 100)) / 100)
  const ref = `bet:${sessionId}:${round}`
  postLedgerEntry(db, { tenant, member, kind: 'stake', ref, amountMinor: -stakeMinor, key: `${ref}:stake`, at: now })
  if (payout > 0)
    postLedgerEntry(db, { tenant, member, kind: 'payout', ref, amountMinor: payout, key: `${ref}:payout`, at: now })
  const row: BetRow = {
    round,
    stake: stakeMinor,
    payout,
    outcome: JSON.stringify(outcome),
    balance_after: getWalletBalance(db, tenant, member),
  }
  insertRow(db, 'bet', { ...row, tenant, member, session: sessionId, key, at: now })
  return toRound(row)
}

function toRound(row: BetRow): GameRoundResult {
  return {
    round: row.round,
    outcome: JSON.parse(row.outcome) as GameRoundResult['outcome'],
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    balanceMinor: row.balance_after,
  }
}
