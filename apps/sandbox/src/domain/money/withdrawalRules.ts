import { selectAll, selectOne, selectNumber, type Db } from '../../db/sql.ts'
import { getVipLevel, withdrawalLimits } from '../../seed/money.ts'
import { getDayStartOfTime } from '../days.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { findRunningBreak } from '../responsible/breaks.ts'
import { getWalletBalance, type LedgerEntryKind } from '../wallet.ts'

const { min, max, fee, feeBasisPoints, mostPending } = withdrawalLimits

/** Returns the limits for a member's next withdrawal. Amounts are in minor units. */
export function getWithdrawalRules(db: Db, owner: RowOwner, vip: string | null, now: number) {
  const level = getVipLevel(vip)
  const { tenant, member } = owner
  const today = selectOne<{ times: number; sum: number; free: number }>(
    db,
    `SELECT COUNT(*) AS times, COALESCE(SUM(amount), 0) AS sum, COALESCE(SUM(fee = 0), 0) AS free FROM withdrawal
     WHERE tenant = :tenant AND member = :member AND created_at >= :from AND status NOT IN ('REFUSED', 'CANCELLED')`,
    { tenant, member, from: getDayStartOfTime(now) },
  ) ?? { times: 0, sum: 0, free: 0 }
  const pending = selectNumber(
    db,
    `SELECT COUNT(*) FROM withdrawal WHERE tenant = :tenant AND member = :member AND status IN ('REVIEW', ` +
      `'PROCESSING')`,
    { tenant, member },
  )
  const documentsApproved =
    selectOne(db, `SELECT 1 FROM document_check WHERE tenant = :tenant AND member = :member AND status = 'APPROVED'`, {
      tenant,
      member,
    }) !== undefined
  const { balance, turnover, turnoverDone, free } = getBalanceAndWithdrawablePart(
    db,
    owner,
    findRunningBreak(db, owner, now)?.kind === 'EXCLUSION',
  )
  // Count all withdrawals of the day together. Otherwise a member could avoid the check of documents with several small
  // withdrawals.
  const documentsAbove = Math.max(0, withdrawalLimits.documentsAbove - today.sum)
  const dayLeft = Math.max(0, level.withdrawalPerDay - today.sum)
  const timesLeft = Math.max(0, level.withdrawalsADay - today.times)
  const isOpen = timesLeft > 0 && pending < mostPending
  const maxNow = Math.min(free, max, dayLeft, documentsApproved ? Infinity : documentsAbove)
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
    withdrawable: isOpen && maxNow >= min ? maxNow : 0,
    documentsAbove,
    documentsApproved,
    pending,
    mostPending,
  }
}

/**
 * Returns the balance of a member in minor units, and the part of the balance that the member may withdraw or transfer
 * now (`free`). The member must stake the rest of the balance first.
 * @param excluded - true for the withdrawal of a member in self-exclusion; false for every transfer, because the
 *   receiver may play with the money
 */
export function getBalanceAndWithdrawablePart(db: Db, owner: RowOwner, excluded = false) {
  const balance = getWalletBalance(db, owner.tenant, owner.member)
  const { turnover, turnoverDone } = turnoverOf(db, owner, excluded)
  return { balance, turnover, turnoverDone, free: Math.max(0, balance - (turnover - turnoverDone)) }
}

/**
 * Checks that a member may transfer an amount. Money that the member must stake first cannot be transferred, because
 * the receiver could withdraw it immediately.
 * @throws Refused `wallet.balance.insufficient`, `transfer.turnover`
 */
export function requireWithdrawableBalance(db: Db, owner: RowOwner, amount: number): void {
  const { balance, free } = getBalanceAndWithdrawablePart(db, owner)
  if (amount > balance) throw new Refused('wallet.balance.insufficient')
  if (amount > free) throw new Refused('transfer.turnover', { field: 'amountMinor' })
}

interface Move {
  readonly kind: LedgerEntryKind
  readonly amount: number
  /**
   * 1 if the wallet was empty before this ledger entry and the member had no open order, else 0.
   */
  readonly empty: number
}

/**
 * Returns how much a member must stake before a withdrawal (`turnover`), and how much of this amount the member has
 * staked (`turnoverDone`), in minor units. Deposits, bonuses and rebates add to `turnover`. A stake does not count for
 * money that arrives after the stake.
 * @param excluded - true for members in self-exclusion, who cannot stake any more; then deposits are free and only
 *   bonuses and rebates count
 */
function turnoverOf(
  db: Db,
  { tenant, member }: RowOwner,
  excluded: boolean,
): { turnover: number; turnoverDone: number } {
  // Add up the stake and the refunds of each order, because cancelled bets do not count as stakes.
  const moves = selectAll<Move>(
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
      // If the wallet was empty, no money is left that the member has to stake.
      if (staked >= turnover || empty) turnover = staked = 0
      if (kind !== 'deposit' || !excluded) turnover += amount
    }
  }
  return { turnover, turnoverDone: Math.min(turnover, staked) }
}
