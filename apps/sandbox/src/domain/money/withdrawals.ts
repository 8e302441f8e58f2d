import { selectAll, insertRow, selectOne, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import { findIdByIdempotencyKey, computeRequestFingerprint } from '../requestFingerprint.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { notifyMember } from '../mail.ts'
import { postLedgerEntry } from '../wallet.ts'
import { computePaymentFee } from './deposits.ts'
import { getPayoutAccount } from './payoutAccounts.ts'
import { toWireId } from './wireIds.ts'
import { getWithdrawalRules } from './withdrawalRules.ts'

export interface WithdrawalRow {
  readonly id: number
  readonly account: number
  readonly amount: number
  readonly fee: number
  readonly status: 'REVIEW' | 'PROCESSING' | 'PAID' | 'REFUSED' | 'CANCELLED'
  readonly outcome: 'PAID' | 'REFUSED'
  readonly reason: string | null
  readonly created_at: number
  readonly reviewed_at: number
  readonly due_at: number
  readonly ended_at: number | null
  readonly kind: 'PIX' | 'BANK'
  readonly holder: string
  readonly key_type: string | null
  readonly number: string
  readonly bank: string | null
}

export interface WithdrawalRequest extends RowOwner {
  readonly vip: string | null
  readonly accountId: number
  readonly amountMinor: number
  readonly key: string
  /** The result of the simulated review and bank transfer, and the seconds until the bank reports the result. */
  readonly payouts: { readonly outcome: 'PAID' | 'REFUSED'; readonly reason: string; readonly seconds: number }
  readonly now: number
}

/** Returns the `ref` of a withdrawal's ledger entries. */
export const getWithdrawalLedgerRef = (id: number): string => `withdrawal:${id}`

/** The SQL columns of a withdrawal with its payout account, even if the account was removed later. */
export const WITHDRAWAL_COLUMNS_SQL = 'withdrawal.*, kind, holder, key_type, number, bank'
export const WITHDRAWALS_FROM_CLAUSE_SQL = `FROM withdrawal JOIN payout_account ON payout_account.id = withdrawal.account
  WHERE withdrawal.tenant = :tenant AND withdrawal.member = :member`
const withdrawalSql = `SELECT ${WITHDRAWAL_COLUMNS_SQL} ${WITHDRAWALS_FROM_CLAUSE_SQL}`

/**
 * Returns the id of the withdrawal that an earlier call with the same idempotency key made; undefined if the key is
 * new.
 * @throws Refused `request.key.reused`
 */
const earlierWithdrawal = (
  db: Db,
  ask: Pick<WithdrawalRequest, 'tenant' | 'member' | 'key' | 'accountId' | 'amountMinor'>,
): number | undefined =>
  findIdByIdempotencyKey(db, 'withdrawal', ask, ask.key, computeRequestFingerprint(ask.accountId, ask.amountMinor))

/**
 * Creates a withdrawal and debits the wallet, in one transaction. Repeating a call with the same idempotency key
 * returns the same withdrawal and moves no money. Callers check the payment password first.
 * @returns the withdrawal's id
 * @throws Refused `withdrawal.account.unknown`, `withdrawal.amount.invalid`, `withdrawal.pending.full`,
 * `withdrawal.limit.exceeded`, `withdrawal.documents`, `withdrawal.turnover`, `wallet.balance.insufficient`,
 * `request.key.reused`
 */
export function requestWithdrawal(db: Db, ask: WithdrawalRequest): number {
  const { tenant, member, accountId, amountMinor: amount, key, payouts, now } = ask
  return runInTransaction(db, () => {
    const before = earlierWithdrawal(db, ask)
    if (before !== undefined) return before
    getPayoutAccount(db, ask, accountId)
    const rules = getWithdrawalRules(db, ask, ask.vip, now)
    if (amount < rules.min || amount > rules.max)
      throw new Refused('withdrawal.amount.invalid', { field: 'amountMinor' })
    if (rules.pending >= rules.mostPending) throw new Refused('withdrawal.pending.full')
    if (rules.timesLeft < 1 || amount > rules.dayLeft)
      throw new Refused('withdrawal.limit.exceeded', { field: 'amountMinor' })
    if (amount > rules.documentsAbove && !rules.documentsApproved)
      throw new Refused('withdrawal.documents', { field: 'amountMinor' })
    if (amount > rules.balance) throw new Refused('wallet.balance.insufficient', { field: 'amountMinor' })
    if (amount > rules.free) throw new Refused('withdrawal.turnover')
    const { id } = insertRow(db, 'withdrawal', {
      tenant,
      member,
      key,
      fingerprint: computeRequestFingerprint(accountId, amount),
      account: accountId,
      amount,
      fee: rules.freeLeft > 0 ? 0 : computePaymentFee(rules, amount),
      status: 'REVIEW',
      outcome: payouts.outcome,
      reason: payouts.outcome === 'REFUSED' ? payouts.reason : null,
      created_at: now,
      reviewed_at: now + payouts.seconds * 500,
      due_at: now + payouts.seconds * 1000,
    })
    postLedgerEntry(db, {
      tenant,
      member,
      kind: 'withdrawal',
      ref: getWithdrawalLedgerRef(id),
      amountMinor: -amount,
      at: now,
    })
    return id
  })
}

/** Returns a member's withdrawal by its id. @throws Refused `withdrawal.unknown` */
export function getWithdrawal(db: Db, { tenant, member }: RowOwner, id: number): WithdrawalRow {
  const row = selectOne<WithdrawalRow>(db, `${withdrawalSql} AND withdrawal.id = :id`, { tenant, member, id })
  if (!row) throw new Refused('withdrawal.unknown')
  return row
}

/** Returns a member's unfinished withdrawals, the newest first. */
export const listPendingWithdrawals = (db: Db, { tenant, member }: RowOwner): WithdrawalRow[] =>
  selectAll<WithdrawalRow>(db, `${withdrawalSql} AND status IN ('REVIEW', 'PROCESSING') ORDER BY withdrawal.id DESC`, {
    tenant,
    member,
  })

/**
 * Cancels a withdrawal that is in review. Repeating the call changes nothing.
 * @throws Refused `withdrawal.unknown`, `withdrawal.closed`
 */
export function cancelWithdrawal(db: Db, owner: RowOwner, id: number, now: number): void {
  runInTransaction(db, () => {
    const { status } = getWithdrawal(db, owner, id)
    if (status === 'CANCELLED') return
    if (status !== 'REVIEW') throw new Refused('withdrawal.closed')
    endAndReturn(db, id, 'CANCELLED', now, null)
  })
}

/**
 * Sets the status of an unfinished withdrawal. If the withdrawal is refused, the money is returned to the wallet in the
 * same transaction. Does nothing if the withdrawal has already ended.
 */
export function setWithdrawalStatus(
  db: Db,
  id: number,
  to: 'PROCESSING' | 'PAID' | 'REFUSED',
  now: number,
  reason: string | null = null,
): void {
  if (to === 'REFUSED') endAndReturn(db, id, to, now, reason)
  else {
    runInTransaction(db, () => {
      const row = findUnfinished(db, id)
      if (!row) return
      updateRows(db, 'withdrawal', { id }, { status: to, ended_at: to === 'PAID' ? now : null })
      if (to === 'PAID') mailMember(db, id, row, 'withdrawal.paid', now)
    })
  }
}

interface Unfinished {
  readonly tenant: string
  readonly member: number
  readonly amount: number
}

const findUnfinished = (db: Db, id: number): Unfinished | undefined =>
  selectOne<Unfinished>(
    db,
    `SELECT tenant, member, amount FROM withdrawal WHERE id = :id AND status IN ('REVIEW', 'PROCESSING')`,
    { id },
  )

const mailMember = (
  db: Db,
  id: number,
  { tenant, member, amount }: Unfinished,
  event: 'withdrawal.paid' | 'withdrawal.refused',
  at: number,
): void =>
  notifyMember(db, {
    tenant,
    member,
    event,
    amountMinor: amount,
    about: { kind: 'WITHDRAWAL', id: toWireId('WITHDRAWAL', id) },
    at,
  })

function endAndReturn(db: Db, id: number, status: 'REFUSED' | 'CANCELLED', now: number, reason: string | null): void {
  runInTransaction(db, () => {
    const row = findUnfinished(db, id)
    if (!row) return
    updateRows(db, 'withdrawal', { id }, { status, reason, ended_at: now })
    const { tenant, member, amount } = row
    postLedgerEntry(db, {
      tenant,
      member,
      kind: 'withdrawalReturn',
      ref: getWithdrawalLedgerRef(id),
      amountMinor: amount,
      key: `${getWithdrawalLedgerRef(id)}:return`,
      at: now,
    })
    if (status === 'REFUSED') mailMember(db, id, row, 'withdrawal.refused', now)
  })
}
