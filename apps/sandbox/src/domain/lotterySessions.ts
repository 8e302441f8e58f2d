import { randomBytes } from 'node:crypto'
import { one, run, transaction, type Db } from '../db/sql.ts'
import type { Language } from './language.ts'
import { Refused } from './refused.ts'

const sessionLife = 4 * 3_600_000

/** Lotteries that were launched: who bets, and where to go back to. */
interface LotterySession {
  readonly id: string
  readonly tenant: string
  readonly member: number
  /** The lottery that it opens with; null for the lobby. */
  readonly code: string | null
  readonly prizeMode: string
  readonly returnUrl: string
  readonly language: Language
  readonly endsAt: number
}

interface OpenLottery extends Omit<LotterySession, 'id' | 'endsAt'> {
  readonly key: string
  readonly now: number
}

/** Opens the pages of the lotteries. The same key again gives the same session. @throws Refused `request.key.reused` */
export function openLotterySession(db: Db, { tenant, member, key, code, prizeMode, returnUrl, language, now }: OpenLottery): string {
  return transaction(db, () => {
    const before = one<{ id: string; code: string | null }>(
      db,
      'SELECT id, code FROM lottery_session WHERE tenant = :tenant AND member = :member AND key = :key',
      { tenant, member, key },
    )
    if (before && before.code !== code) throw new Refused('request', 'request.key.reused')
    if (before) return before.id
    const id = randomBytes(16).toString('hex')
    run(
      db,
      `INSERT INTO lottery_session (id, tenant, member, key, code, prize_mode, return_url, language, ends_at)
       VALUES (:id, :tenant, :member, :key, :code, :prizeMode, :returnUrl, :language, :endsAt)`,
      { id, tenant, member, key, code, prizeMode, returnUrl, language, endsAt: now + sessionLife },
    )
    return id
  })
}
