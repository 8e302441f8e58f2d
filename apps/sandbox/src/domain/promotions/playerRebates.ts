import { selectAll, insertRow, selectOne, runSql, runInTransaction, type Db } from '../../db/sql.ts'
import { getVipLevel } from '../../seed/money.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { lotteryReportCategory } from '../reports/bets.ts'
import { postLedgerEntry } from '../wallet.ts'

export interface CategoryRebate {
  readonly category: string
  readonly stake: number
  readonly rate: number
  readonly amount: number
}

/** The smallest rebate that a member can claim, in minor units. */
export const MIN_PLAYER_REBATE_MINOR = 100

/**
 * Returns the rebate that a member can claim for settled stakes, by category. Stakes for which a rebate has already
 * been paid do not count.
 * @param vip - the member's level
 */
export function getUnclaimedPlayerRebate(
  db: Db,
  { tenant, member }: RowOwner,
  vip: string | null,
): { readonly rows: CategoryRebate[]; readonly total: number } {
  const rate = getVipLevel(vip).rebateBasisPoints
  const rows = selectAll<{ category: string; stake: number }>(
    db,
    `SELECT category, SUM(stake) AS stake FROM (
       SELECT COALESCE(game.category, '') AS category, stake FROM bet
       JOIN game_session ON game_session.id = bet.session LEFT JOIN game ON game.node_id = game_session.game
       WHERE bet.tenant = :tenant AND bet.member = :member AND rebated = 0
       UNION ALL SELECT '${lotteryReportCategory}', stake - refund FROM lottery_order
       WHERE tenant = :tenant AND member = :member AND rebated = 0 AND status IN ('WON', 'LOST')
     ) GROUP BY category HAVING SUM(stake) > 0 ORDER BY category`,
    { tenant, member },
  ).map(({ category, stake }) => ({ category, stake, rate, amount: Math.floor((stake * rate) / 10_000) }))
  return { rows, total: rows.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * Returns the amount of the rebate that an earlier call with the same idempotency key paid, in minor units; undefined
 * if the key is new.
 */
function earlierRebate(db: Db, { tenant, member }: RowOwner, key: string): number | undefined {
  const row = selectOne<{ sum: number | null }>(
    db,
    'SELECT SUM(amount) AS sum FROM rebate WHERE tenant = :tenant AND member = :member AND key = :key',
    { tenant, member, key },
  )
  return row?.sum ?? undefined
}

/**
 * Pays a member's unclaimed rebate in one ledger entry, and stores that the rebate for these stakes is paid. Repeating
 * a call with the same idempotency key pays nothing more.
 * @throws Refused `rebate.none`
 */
export function payPlayerRebate(db: Db, owner: RowOwner, vip: string | null, key: string, now: number): number {
  const { tenant, member } = owner
  return runInTransaction(db, () => {
    const before = earlierRebate(db, owner, key)
    if (before !== undefined) return before
    const { rows, total } = getUnclaimedPlayerRebate(db, owner, vip)
    if (total < MIN_PLAYER_REBATE_MINOR) throw new Refused('rebate.none')
    for (const { category, stake, rate, amount } of rows) {
      if (amount === 0) continue
      insertRow(db, 'rebate', { tenant, member, key, category, stake, rate, amount, manual: 1, at: now })
    }
    runSql(db, 'UPDATE bet SET rebated = 1 WHERE tenant = :tenant AND member = :member AND rebated = 0', {
      tenant,
      member,
    })
    runSql(
      db,
      'UPDATE lottery_order SET rebated = 1 WHERE tenant = :tenant AND member = :member AND rebated = 0 AND ' +
        `status IN ('WON', 'LOST')`,
      { tenant, member },
    )
    postLedgerEntry(db, {
      tenant,
      member,
      kind: 'rebate',
      ref: 'rebate',
      amountMinor: total,
      key: `rebate:${key}`,
      at: now,
    })
    return total
  })
}
