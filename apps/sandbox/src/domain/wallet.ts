import { findRow, insertRow, runInTransaction, selectNumber, type Db } from '../db/sql.ts'
import { Refused } from './refused.ts'

export type LedgerEntryKind =
  | 'opening'
  | 'bonus'
  | 'stake'
  | 'payout'
  | 'room'
  | 'order'
  | 'refund'
  | 'prize'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawalReturn'
  | 'transferOut'
  | 'transferIn'
  | 'rebate'
  | 'agentRebate'
  | 'salary'
  | 'dividend'
  | 'boardPrize'

export interface LedgerPosting {
  readonly tenant: string
  readonly member: number
  readonly kind: LedgerEntryKind
  /** The source of the entry, for example `deposit:7`. */
  readonly ref: string
  /** The amount in whole cents; negative for a debit. */
  readonly amountMinor: number
  /**
   * Identifies the ledger entry among the member's entries. A second entry with the same key is not posted. Default:
   * the value of `ref`.
   */
  readonly key?: string
  readonly at: number
}

/** Returns the balance of a member's wallet in cents, as stored in the newest ledger entry. */
export function getWalletBalance(db: Db, tenant: string, member: number): number {
  return selectNumber(
    db,
    'SELECT balance_after FROM ledger WHERE tenant = :tenant AND member = :member ORDER BY id DESC LIMIT 1',
    { tenant, member },
  )
}

/**
 * Adds an entry to the ledger. A second call with the same entry key changes nothing and returns the balance after the
 * first call.
 * @returns the balance after the entry, in cents
 * @throws Refused `wallet.balance.insufficient`
 */
export function postLedgerEntry(
  db: Db,
  { tenant, member, kind, ref, amountMinor, key = ref, at }: LedgerPosting,
): number {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`The amount ${amountMinor} is not a whole number of cents.`)
  return runInTransaction(db, () => {
    const before = findRow<{ balance_after: number }>(db, 'ledger', { tenant, member, key })
    if (before) return before.balance_after
    const balance = getWalletBalance(db, tenant, member) + amountMinor
    if (balance < 0) throw new Refused('wallet.balance.insufficient')
    insertRow(db, 'ledger', { tenant, member, kind, ref, amount: amountMinor, balance_after: balance, key, at })
    return balance
  })
}
