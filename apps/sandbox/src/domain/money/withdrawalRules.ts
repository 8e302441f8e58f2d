import { all, one, oneNumber, type Db } from '../../db/sql.ts'
import { levelOf, withdrawalLimits } from '../../seed/money.ts'
import { startOfDay } from '../days.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { breakOf } from '../responsible/breaks.ts'
import { balanceOf, type EntryKind } from '../wallet.ts'

const { min, max, fee, feeBasisPoints, mostPending } = withdrawalLimits

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
  const pending = oneNumber(
    db,
    `SELECT COUNT(*) FROM withdrawal WHERE tenant = :tenant AND member = :member AND status IN ('REVIEW', 'PROCESSING')`,
    { tenant, member },
  )
  const documentsApproved =
    one(db, `SELECT 1 FROM document_check WHERE tenant = :tenant AND member = :member AND status = 'APPROVED'`, {
      tenant,
      member,
    }) !== undefined
  const { balance, turnover, turnoverDone, free } = freeOf(db, owner, breakOf(db, owner, now)?.kind === 'EXCLUSION')
  // Several withdrawals of a day need documents as one of their sum does.
  const documentsAbove = Math.max(0, withdrawalLimits.documentsAbove - today.sum)
  const dayLeft = Math.max(0, level.withdrawalPerDay - today.sum)
  const timesLeft = Math.max(0, level.withdrawalsADay - today.times)
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
 * Returns the balance of a member in minor units, and the part of it that may leave the wallet without being staked: as a withdrawal or a transfer.
 * @param excluded - whether it is to be withdrawn by somebody who has excluded themselves. A transfer is not: its receiver may play with it.
 */
export function freeOf(db: Db, owner: Owner, excluded = false) {
  const balance = balanceOf(db, owner.tenant, owner.member)
  const { turnover, turnoverDone } = turnoverOf(db, owner, excluded)
  return { balance, turnover, turnoverDone, free: Math.max(0, balance - (turnover - turnoverDone)) }
}

/** Refuses a transfer of what is still to be staked: the receiver could withdraw it at once. @throws Refused `wallet.balance.insufficient`, `transfer.turnover` */
export function demandFree(db: Db, owner: Owner, amount: number): void {
  const { balance, free } = freeOf(db, owner)
  if (amount > balance) throw new Refused('wallet.balance.insufficient')
  if (amount > free) throw new Refused('transfer.turnover', { field: 'amountMinor' })
}

interface Move {
  readonly kind: EntryKind
  readonly amount: number
  /** Whether the wallet had nothing left before it, and no order was open that could bring something back. */
  readonly empty: number
}

/**
 * Returns the sum of the deposits, bonuses and rebates that are not staked yet, with what of it is staked, in minor units. Only that sum is
 * held back. Stakes count for what came before them, so that each member has to stake a gift, whatever they staked earlier.
 * @param excluded - of members who have excluded themselves, only gifts are held back: they cannot stake any more, and what they paid in is theirs
 */
function turnoverOf(db: Db, { tenant, member }: Owner, excluded: boolean): { turnover: number; turnoverDone: number } {
  // The bets of an order that were taken back are no stakes, so the entries of an order count as one.
  const moves = all<Move>(
    db,
    `SELECT kind, SUM(amount) AS amount, MIN(balance_after - amount) = 0 AND NOT EXISTS (
       SELECT 1 FROM lottery_order WHERE tenant = :tenant AND member = :member AND placed_at <= ledger.at AND draws_at > ledger.at) AS empty FROM ledger
     WHERE tenant = :tenant AND member = :member AND kind IN ('deposit', 'bonus', 'rebate', 'stake', 'order', 'refund')
     GROUP BY CASE WHEN kind IN ('order', 'refund') THEN ref ELSE id END ORDER BY MIN(id)`,
    { tenant, member },
  )
  let turnover = 0
  let staked = 0
  for (const { kind, amount, empty } of moves) {
    if (amount < 0) staked -= amount
    if (amount > 0) {
      // An empty wallet has nothing left that could be held back.
      if (staked >= turnover || empty) turnover = staked = 0
      if (kind !== 'deposit' || !excluded) turnover += amount
    }
  }
  return { turnover, turnoverDone: Math.min(turnover, staked) }
}
