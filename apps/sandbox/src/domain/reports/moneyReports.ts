import type { Db } from '../../db/sql.ts'
import {
  toOwnerAndFilterSqlParams,
  selectPageByDescendingId,
  buildMemberDayRangeCondition,
  type PageRequest,
  type DayRange,
} from '../pagination.ts'
import type { DepositRow } from '../money/deposits.ts'
import { WITHDRAWALS_FROM_CLAUSE_SQL, WITHDRAWAL_COLUMNS_SQL, type WithdrawalRow } from '../money/withdrawals.ts'
import type { RowOwner } from '../rowOwner.ts'
import type { LedgerEntryKind } from '../wallet.ts'

const caseWhen = (condition: string, value: string): string => `CASE WHEN ${condition} THEN ${value} ELSE 0 END`

/**
 * Returns one page of a member's deposits in a range of days. The sums of credits and fees include only settled
 * deposits.
 */
export function listDeposits(
  db: Db,
  owner: RowOwner,
  {
    from,
    to,
    status,
    method,
  }: DayRange & { readonly status?: string | undefined; readonly method?: string | undefined },
  page: PageRequest,
) {
  const conditions =
    `${buildMemberDayRangeCondition('deposit', 'created_at')} AND (:status IS NULL OR status = :status) AND (:method IS ` +
    'NULL OR method = :method)'
  const settled = `status = 'SETTLED'`
  const sums = {
    sumAmountMinor: 'amount',
    sumCreditMinor: caseWhen(settled, 'amount - fee'),
    sumFeeMinor: caseWhen(settled, 'fee'),
  }
  const params = toOwnerAndFilterSqlParams(owner, { from, to, status, method })
  return selectPageByDescendingId<DepositRow, keyof typeof sums>(
    db,
    { from: `FROM deposit WHERE ${conditions}`, sums },
    params,
    page,
  )
}

/**
 * Returns one page of a member's withdrawals in a range of days. The sums of payouts and fees include only paid
 * withdrawals.
 */
export function listWithdrawals(
  db: Db,
  owner: RowOwner,
  { from, to, status }: DayRange & { readonly status?: string | undefined },
  page: PageRequest,
) {
  const conditions = `AND (:from IS NULL OR created_at >= :from) AND (:to IS NULL OR created_at < :to)
    AND (:status IS NULL OR status = :status OR (:status = 'PENDING' AND status IN ('REVIEW', 'PROCESSING')))`
  const paid = `status = 'PAID'`
  const sums = {
    sumAmountMinor: 'amount',
    sumPaidMinor: caseWhen(paid, 'amount - fee'),
    sumFeeMinor: caseWhen(paid, 'fee'),
  }
  return selectPageByDescendingId<WithdrawalRow, keyof typeof sums>(
    db,
    {
      select: `SELECT ${WITHDRAWAL_COLUMNS_SQL}`,
      from: `${WITHDRAWALS_FROM_CLAUSE_SQL} ${conditions}`,
      id: 'withdrawal.id',
      sums,
    },
    toOwnerAndFilterSqlParams(owner, { from, to, status }),
    page,
  )
}

export interface LedgerEntryRow {
  readonly id: number
  readonly kind: LedgerEntryKind
  readonly ref: string
  readonly amount: number
  readonly balance_after: number
  readonly at: number
}

/** The sections of the account record that a member can select, with the kinds of ledger entries in each section. */
export const ledgerKindsByAccountRecordSection = {
  MONEY: ['opening', 'deposit', 'withdrawal', 'withdrawalReturn'],
  GAMES: ['stake', 'payout', 'room', 'order', 'refund', 'prize'],
  TRANSFERS: ['transferOut', 'transferIn'],
  REWARDS: ['bonus', 'rebate', 'agentRebate', 'salary', 'dividend', 'boardPrize'],
} as const satisfies Readonly<Record<string, readonly LedgerEntryKind[]>>

/** Returns one page of a member's ledger entries in a range of days. */
export function listLedgerEntries(
  db: Db,
  owner: RowOwner,
  { from, to, part }: DayRange & { readonly part?: keyof typeof ledgerKindsByAccountRecordSection | undefined },
  page: PageRequest,
) {
  const conditions = `${buildMemberDayRangeCondition('ledger', 'at')} AND (:kinds IS NULL OR kind IN (SELECT value FROM json_each(:kinds)))`
  const sums = { sumInMinor: 'MAX(amount, 0)', sumOutMinor: 'MAX(-amount, 0)' }
  const params = toOwnerAndFilterSqlParams(owner, {
    from,
    to,
    kinds: part && JSON.stringify(ledgerKindsByAccountRecordSection[part]),
  })
  return selectPageByDescendingId<LedgerEntryRow, keyof typeof sums>(
    db,
    { from: `FROM ledger WHERE ${conditions}`, sums },
    params,
    page,
  )
}

export interface PlayerRebateRow {
  readonly id: number
  readonly category: string
  readonly stake: number
  readonly rate: number
  readonly amount: number
  readonly manual: number
  readonly at: number
}

/** Returns one page of a member's rebates in a range of days. */
export function listPlayerRebates(
  db: Db,
  owner: RowOwner,
  { from, to, category }: DayRange & { readonly category?: string | undefined },
  page: PageRequest,
) {
  const conditions = `${buildMemberDayRangeCondition('rebate', 'at')} AND (:category IS NULL OR category = :category)`
  const sums = { sumStakeMinor: 'stake', sumRebateMinor: 'amount' }
  const params = toOwnerAndFilterSqlParams(owner, { from, to, category })
  return selectPageByDescendingId<PlayerRebateRow, keyof typeof sums>(
    db,
    { from: `FROM rebate WHERE ${conditions}`, sums },
    params,
    page,
  )
}
