import { randomBytes } from 'node:crypto'
import { findRow, selectOne, runSql, runInTransaction, type Db } from '../db/sql.ts'
import type { Language } from './language.ts'
import { Refused } from './refused.ts'
import { buildSignInSessionColumns } from './sessions.ts'

const SESSION_LIFETIME_MS = 4 * 3_600_000

/** A launched lottery session: the member who bets, and the URL to return to. */
export interface LotterySession {
  readonly id: string
  readonly tenant: string
  readonly member: number
  /** The lottery that the session opens with; null for the lobby. */
  readonly code: string | null
  readonly prize_mode: string
  readonly return_url: string
  readonly language: Language
  readonly ends_at: number
}

export interface LotterySessionRequest extends Pick<LotterySession, 'tenant' | 'member' | 'code' | 'language'> {
  readonly prizeMode: string
  readonly returnUrl: string
  readonly key: string
  /**
   * The token of the member's sign-in session. The lottery session ends together with this sign-in session. If
   * undefined, the lottery session does not depend on a sign-in session.
   */
  readonly token?: string
  readonly now: number
}

/**
 * Returns the lottery session that was launched with an idempotency key. If the session has ended, opens a new session,
 * because the launch of a lottery costs no money.
 * @returns the session's id; undefined when the key is new
 */
export function findOrReopenLotterySession(
  db: Db,
  ask: Pick<LotterySessionRequest, 'tenant' | 'member' | 'key' | 'token' | 'now'>,
): string | undefined {
  const { tenant, member, key, now } = ask
  return runInTransaction(db, () => {
    const before = findRow<LotterySession>(db, 'lottery_session', { tenant, member, key })
    if (!before || before.ends_at > now) return before?.id
    // Change the key of the ended session, so that the new session can have the idempotency key. The changed key
    // contains a space, so that no client can send it.
    runSql(db, `UPDATE lottery_session SET key = 'ended ' || id WHERE id = :id`, { id: before.id })
    const { code, prize_mode: prizeMode, return_url: returnUrl, language } = before
    return openLotterySession(db, { ...ask, code, prizeMode, returnUrl, language })
  })
}

/**
 * Opens a lottery session. Repeating a call with the same idempotency key returns the same session. @throws Refused
 * `request.key.reused`
 */
export function openLotterySession(
  db: Db,
  { tenant, member, key, code, prizeMode, returnUrl, language, token, now }: LotterySessionRequest,
): string {
  return runInTransaction(db, () => {
    const before = findRow<{ id: string; code: string | null }>(db, 'lottery_session', { tenant, member, key })
    if (before && before.code !== code) throw new Refused('request.key.reused')
    if (before) return before.id
    const id = randomBytes(16).toString('hex')
    runSql(
      db,
      `INSERT INTO lottery_session (id, tenant, member, key, code, prize_mode, return_url, language, ends_at, token_hash)
       VALUES (:id, :tenant, :member, :key, :code, :prizeMode, :returnUrl, :language, :endsAt, :tokenHash)`,
      {
        id,
        tenant,
        member,
        key,
        code,
        prizeMode,
        returnUrl,
        language,
        ...buildSignInSessionColumns(db, token, now + SESSION_LIFETIME_MS),
      },
    )
    return id
  })
}

/**
 * Returns a lottery session by its id, even if it has ended; undefined if it does not exist or its member is disabled.
 */
export const findLotterySession = (db: Db, id: string): LotterySession | undefined =>
  selectOne<LotterySession>(
    db,
    `SELECT lottery_session.* FROM lottery_session JOIN member ON member.id = lottery_session.member
     WHERE lottery_session.id = :id AND member.disabled = 0`,
    { id },
  )
