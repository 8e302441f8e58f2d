import { all, one, type Db } from '../../db/sql.ts'
import { levelOf, withdrawalLimits } from '../../seed/money.ts'
import { startOfDay } from '../days.ts'
import type { Owner } from '../owner.ts'
import { breakOf } from '../responsible/breaks.ts'
import { balanceOf } from '../wallet.ts'

const { min, max, fee, feeBasisPoints, mostPending, documentsAbove } = withdrawalLimits

/** What a withdrawal of a member is held against, in minor units. */
export function rulesOfWithdrawal(db: Db, owner: Owner, vip: string | null, now: number) {
  const level = levelOf(vip)
  const { tenant, member } = owner
  const today = one<{ times: number; sum: number; free: number }>(
    db,
    `SELECT COUNT(*) AS times, COALESCE(SUM(amount), 0) AS sum, COALESCE(SUM(fee = 0), 0) AS free FROM withdrawal
     WHERE tenant = :tenant AND member = :member AND created_at >= :from AND status NOT IN ('REFUSED', 'CANCELLED')`,
    { tenant, member, from: startOfDay(now) },
  ) ?? { times: 0, sum: 0, free: 0 }
  const pending =
    one<{ count: number }>(
      db,
      `SELECT COUNT(*) AS count FROM withdrawal WHERE tenant = :tenant AND member = :member AND status IN ('REVIEW', 'PROCESSING')`,
      { tenant, member },
    )?.count ?? 0
  const documentsApproved =
    one(db, `SELECT 1 FROM document_check WHERE tenant = :tenant AND member = :member AND status = 'APPROVED'`, { tenant, member }) !== undefined
  const balance = balanceOf(db, tenant, member)
  // Who has excluded themselves cannot stake any more: what is theirs goes out as it is.
  const { turnover, turnoverDone } = breakOf(db, owner, now)?.kind === 'EXCLUSION' ? { turnover: 0, turnoverDone: 0 } : turnoverOf(db, owner)
  const dayLeft = Math.max(0, level.withdrawalPerDay - today.sum)
  const timesLeft = Math.max(0, level.withdrawalsADay - today.times)
  const free = Math.max(0, balance - (turnover - turnoverDone))
  const open = timesLeft > 0 && pending < mostPending
  const most = Math.min(free, max, dayLeft, documentsApproved ? Infinity : documentsAbove)
  return {
    min,
    max,
    fee,
    feeBasisPoints,
    freeLeft: Math.max(0, level.freeWithdrawalsADay - today.free),
    timesADay: level.withdrawalsADay,
    timesLeft,
    dayLimit: level.withdrawalPerDay,
    dayLeft,
    turnover,
    turnoverDone,
    balance,
    free,
    withdrawable: open && most >= min ? most : 0,
    documentsAbove,
    documentsApproved,
    pending,
    mostPending,
  }
}

/**
 * Returns the sum of the deposits, bonuses and rebates that are not staked yet, with what of it is staked, in minor units. Only that sum is
 * held back. Stakes count for what came before them, so that each member has to stake a gift, whatever they staked earlier.
 */
function turnoverOf(db: Db, { tenant, member }: Owner): { turnover: number; turnoverDone: number } {
  // The bets of an order that were taken back are no stakes, so the entries of an order count as one.
  const moves = all<{ amount: number; before: number }>(
    db,
    `SELECT SUM(amount) AS amount, MIN(balance_after - amount) AS before FROM ledger
     WHERE tenant = :tenant AND member = :member AND kind IN ('deposit', 'bonus', 'rebate', 'stake', 'order', 'refund')
     GROUP BY CASE WHEN kind IN ('order', 'refund') THEN ref ELSE id END ORDER BY MIN(id)`,
    { tenant, member },
  )
  let turnover = 0
  let staked = 0
  for (const { amount, before } of moves) {
    if (amount < 0) staked -= amount
    if (amount > 0) {
      // An empty wallet has nothing left that could be held back.
      if (staked >= turnover || before === 0) turnover = staked = 0
      turnover += amount
    }
  }
  return { turnover, turnoverDone: Math.min(turnover, staked) }
}
