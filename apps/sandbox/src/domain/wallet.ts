import { findRow, insert, transaction, oneNumber, type Db } from '../db/sql.ts'
import { Refused } from './refused.ts'

export type EntryKind =
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

export interface Posting {
  readonly tenant: string
  readonly member: number
  readonly kind: EntryKind
  /** What the entry belongs to, for example a bet. */
  readonly ref: string
  /** Whole cents; negative takes away. */
  readonly amountMinor: number
  /** Unique for the member: the same key is posted once. It is `ref` unless given. */
  readonly key?: string
  readonly at: number
}

/** The balance of a member's wallet in cents: what the newest entry of the ledger left. */
export function balanceOf(db: Db, tenant: string, member: number): number {
  return oneNumber(
    db,
    'SELECT balance_after FROM ledger WHERE tenant = :tenant AND member = :member ORDER BY id DESC LIMIT 1',
    { tenant, member },
  )
}

/**
 * Adds an entry to the ledger. The same key again changes nothing and gives the balance that it left.
 * @returns the balance after it, in cents
 * @throws Refused `wallet.balance.insufficient`
 */
export function post(db: Db, { tenant, member, kind, ref, amountMinor, key = ref, at }: Posting): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError('An amount is a whole number of cents.')
  return transaction(db, () => {
    const before = findRow<{ balance_after: number }>(db, 'ledger', { tenant, member, key })
    if (before) return before.balance_after
    const balance = balanceOf(db, tenant, member) + amountMinor
    if (balance < 0) throw new Refused('wallet.balance.insufficient')
    insert(db, 'ledger', { tenant, member, kind, ref, amount: amountMinor, balance_after: balance, key, at })
    return balance
  })
}
