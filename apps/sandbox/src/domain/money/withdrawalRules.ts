import { one, type Db } from '../../db/sql.ts'
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
  const open = timesLeft > 0 && pending < mostPending && turnoverDone >= turnover
  const most = Math.min(balance, max, dayLeft, documentsApproved ? Infinity : documentsAbove)
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
    withdrawable: open && most >= min ? most : 0,
    documentsAbove,
    documentsApproved,
    pending,
    mostPending,
  }
}

/** What was paid in and given since the last withdrawal that was not refused, and what of it was staked since. */
function turnoverOf(db: Db, { tenant, member }: Owner): { turnover: number; turnoverDone: number } {
  const { since } = one<{ since: number }>(
    db,
    `SELECT COALESCE(MAX(ledger.id), 0) AS since FROM ledger JOIN withdrawal ON ledger.ref = 'withdrawal:' || withdrawal.id
     WHERE ledger.tenant = :tenant AND ledger.member = :member AND ledger.kind = 'withdrawal' AND status NOT IN ('REFUSED', 'CANCELLED')`,
    { tenant, member },
  ) ?? { since: 0 }
  const { given, staked } = one<{ given: number; staked: number }>(
    db,
    `SELECT COALESCE(SUM(CASE WHEN kind IN ('deposit', 'bonus', 'rebate') THEN amount ELSE 0 END), 0) AS given,
       COALESCE(SUM(CASE WHEN kind IN ('stake', 'order', 'refund') THEN -amount ELSE 0 END), 0) AS staked
     FROM ledger WHERE tenant = :tenant AND member = :member AND id > :since`,
    { tenant, member, since },
  ) ?? { given: 0, staked: 0 }
  return { turnover: given, turnoverDone: Math.max(0, Math.min(given, staked)) }
}
