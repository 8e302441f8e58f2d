import { selectAll, insertRow, runSql, updateRows, selectNumber, type Db } from '../db/sql.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { demoGames, type SeedGame } from './games.ts'

export interface PastGameRound extends RowOwner {
  /** The game's `nodeId`. */
  readonly game: number
  readonly stake: number
  readonly payout: number
  readonly at: number
}

/**
 * An action of a member in the past. Run steps in the order of their times, because each step depends on the earlier
 * ones.
 */
export interface PastMemberStep {
  readonly at: number
  readonly take: () => void
}

/**
 * Returns the games of a tenant that every member can play for a stake of at most 5.00. The demo data contains past
 * rounds of these games.
 */
export function listGamesForPastRounds(db: Db, tenant: string): SeedGame[] {
  const own = new Set(
    selectAll<{ game: number }>(db, 'SELECT game FROM tenant_game WHERE tenant = :tenant', { tenant }).map(
      ({ game }) => game,
    ),
  )
  return demoGames.filter(
    ({ nodeId, supportPlay, minBetMinor }) => supportPlay && minBetMinor <= 500 && own.has(nodeId),
  )
}

/** Inserts a past game round with its bet and its ledger entries. */
export function insertPastGameRound(db: Db, { tenant, member, game, stake, payout, at }: PastGameRound): void {
  const session = `past-${tenant}-${member}-${game}`
  runSql(
    db,
    `INSERT INTO game_session (id, tenant, member, game, key, seed, return_url, started_at, ends_at)
     VALUES (:session, :tenant, :member, :game, :session, :session, '', :at, :at) ON CONFLICT DO NOTHING`,
    { session, tenant, member, game, at },
  )
  const round = selectNumber(db, 'SELECT MAX(round) AS last FROM bet WHERE session = :session', { session }) + 1
  const ref = `bet:${session}:${round}`
  postLedgerEntry(db, { tenant, member, kind: 'stake', ref, amountMinor: -stake, key: `${ref}:stake`, at })
  if (payout > 0)
    postLedgerEntry(db, { tenant, member, kind: 'payout', ref, amountMinor: payout, key: `${ref}:payout`, at })
  insertRow(db, 'bet', {
    tenant,
    member,
    session,
    round,
    key: ref,
    stake,
    payout,
    outcome: '{}',
    balance_after: 0,
    at,
    rebated: 1,
  })
}

/**
 * Inserts a past deposit with its ledger entry.
 * @param amount - in minor units
 * @param key - the idempotency key; no other deposit of the member may have it
 */
export function insertPastDeposit(db: Db, { tenant, member }: RowOwner, amount: number, key: string, at: number): void {
  const { id } = insertRow(db, 'deposit', {
    tenant,
    member,
    key,
    fingerprint: '',
    method: 'PIX',
    amount,
    fee: 0,
    status: 'SETTLED',
    secret: `past ${tenant} ${member} ${key}`,
    return_url: '',
    language: 'PT',
    created_at: at,
    expires_at: at,
    ended_at: at,
  })
  postLedgerEntry(db, {
    tenant,
    member,
    kind: 'deposit',
    ref: `deposit:${id}`,
    amountMinor: amount,
    key: `deposit:${id}`,
    at,
  })
}

/** Records that a member signed in. @param day - the day index of `at` */
export function insertPastSignIn(db: Db, { tenant, member }: RowOwner, day: number, at: number): void {
  runSql(
    db,
    `INSERT INTO active_day (tenant, member, what, day) VALUES (:tenant, :member, 'login', :day) ON CONFLICT ` +
      'DO NOTHING',
    { tenant, member, day },
  )
  updateRows(db, 'member', { id: member, tenant }, { signed_in_at: at })
}
