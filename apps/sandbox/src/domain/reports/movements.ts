import { one, type Db } from '../../db/sql.ts'
import type { Page } from '../gameList.ts'
import type { Owner } from '../owner.ts'
import type { DepositRow } from '../money/deposits.ts'
import { withdrawalSql, type WithdrawalRow } from '../money/withdrawals.ts'
import type { EntryKind } from '../wallet.ts'
import { asked, listById, within, type Listed, type Range } from './report.ts'

/** Deposits of some days; what is credited and its fee count where they are settled. */
export function loads(
  db: Db,
  owner: Owner,
  range: Range & { readonly status?: string | undefined; readonly method?: string | undefined },
  page: Page,
) {
  const params = { ...asked(owner, range), status: range.status ?? null, method: range.method ?? null }
  const fits = `FROM deposit WHERE ${within('deposit', 'created_at')} AND (:status IS NULL OR status = :status) AND (:method IS NULL OR method = :method)`
  const sums = one<{ total: number; amount: number; credit: number; fee: number }>(
    db,
    `SELECT COUNT(*) AS total, COALESCE(SUM(amount), 0) AS amount,
       COALESCE(SUM(CASE WHEN status = 'SETTLED' THEN amount - fee ELSE 0 END), 0) AS credit,
       COALESCE(SUM(CASE WHEN status = 'SETTLED' THEN fee ELSE 0 END), 0) AS fee ${fits}`,
    params,
  ) ?? { total: 0, amount: 0, credit: 0, fee: 0 }
  return { ...sums, ...listById<DepositRow>(db, `SELECT * ${fits}`, 'id', params, page) }
}

/** Withdrawals of some days; what has arrived and its fee count where they are paid. */
export function withdrawals(db: Db, owner: Owner, range: Range & { readonly status?: string | undefined }, page: Page) {
  const params = { ...asked(owner, range), status: range.status ?? null }
  const fits = `AND (:from IS NULL OR created_at >= :from) AND (:to IS NULL OR created_at < :to)
    AND (:status IS NULL OR status = :status OR (:status = 'PENDING' AND status IN ('REVIEW', 'PROCESSING')))`
  const sums = one<{ total: number; amount: number; paid: number; fee: number }>(
    db,
    `SELECT COUNT(*) AS total, COALESCE(SUM(amount), 0) AS amount,
       COALESCE(SUM(CASE WHEN status = 'PAID' THEN amount - fee ELSE 0 END), 0) AS paid,
       COALESCE(SUM(CASE WHEN status = 'PAID' THEN fee ELSE 0 END), 0) AS fee
     FROM withdrawal WHERE tenant = :tenant AND member = :member ${fits}`,
    params,
  ) ?? { total: 0, amount: 0, paid: 0, fee: 0 }
  return { ...sums, ...listById<WithdrawalRow>(db, `${withdrawalSql} ${fits}`, 'withdrawal.id', params, page) }
}

export interface EntryRow {
  readonly id: number
  readonly kind: EntryKind
  readonly ref: string
  readonly amount: number
  readonly balance_after: number
  readonly at: number
}

/** Which entries of the ledger a part of the account record has. */
export const entryParts = {
  MONEY: ['opening', 'deposit', 'withdrawal', 'withdrawalReturn'],
  GAMES: ['stake', 'payout', 'room', 'order', 'refund', 'prize'],
  TRANSFERS: ['transferOut', 'transferIn'],
  REWARDS: ['bonus', 'rebate', 'agentRebate', 'salary', 'dividend', 'boardPrize'],
} as const satisfies Readonly<Record<string, readonly EntryKind[]>>

/** Entries of the ledger of some days. */
export function entries(
  db: Db,
  owner: Owner,
  range: Range & { readonly part?: keyof typeof entryParts | undefined },
  page: Page,
): Listed<EntryRow> & { readonly total: number; readonly in: number; readonly out: number } {
  const params = { ...asked(owner, range), kinds: range.part ? JSON.stringify(entryParts[range.part]) : null }
  const fits = `FROM ledger WHERE ${within('ledger', 'at')} AND (:kinds IS NULL OR kind IN (SELECT value FROM json_each(:kinds)))`
  const sums = one<{ total: number; in: number; out: number }>(
    db,
    `SELECT COUNT(*) AS total, COALESCE(SUM(MAX(amount, 0)), 0) AS "in", COALESCE(SUM(MAX(-amount, 0)), 0) AS "out" ${fits}`,
    params,
  ) ?? { total: 0, in: 0, out: 0 }
  return { ...sums, ...listById<EntryRow>(db, `SELECT * ${fits}`, 'id', params, page) }
}

export interface RebateRow {
  readonly id: number
  readonly category: string
  readonly stake: number
  readonly rate: number
  readonly amount: number
  readonly manual: number
  readonly at: number
}

/** Rebates of some days. */
export function rebates(db: Db, owner: Owner, range: Range & { readonly category?: string | undefined }, page: Page) {
  const params = { ...asked(owner, range), category: range.category ?? null }
  const fits = `FROM rebate WHERE ${within('rebate', 'at')} AND (:category IS NULL OR category = :category)`
  const sums = one<{ total: number; stake: number; amount: number }>(
    db,
    `SELECT COUNT(*) AS total, COALESCE(SUM(stake), 0) AS stake, COALESCE(SUM(amount), 0) AS amount ${fits}`,
    params,
  ) ?? { total: 0, stake: 0, amount: 0 }
  return { ...sums, ...listById<RebateRow>(db, `SELECT * ${fits}`, 'id', params, page) }
}
