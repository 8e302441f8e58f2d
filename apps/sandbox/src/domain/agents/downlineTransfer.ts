import type { RequestBodyOf } from '@lobby/api'
import { selectAll, insertRow, runInTransaction, type Db } from '../../db/sql.ts'
import { downlineTransferLimits } from '../../seed/agents.ts'
import { findIdByIdempotencyKey, computeRequestFingerprint } from '../requestFingerprint.ts'
import { getRemainingTransfersToday } from '../money/transfers.ts'
import { requireWithdrawableBalance } from '../money/withdrawalRules.ts'
import type { RowOwner } from '../rowOwner.ts'
import { findMemberById } from '../members.ts'
import { Refused } from '../refused.ts'
import { postLedgerEntry } from '../wallet.ts'
import { getPositionBelowOwner } from './teamMembers.ts'
import {
  selectPageByDescendingId,
  buildMemberDayRangeCondition,
  toOwnerAndFilterSqlParams,
  type PageRequest,
  type DayRange,
} from '../pagination.ts'

type Part = RequestBodyOf<'transferToDownlines'>['transfers'][number]

export interface DownlineTransferRequest extends RowOwner {
  readonly parts: readonly Part[]
  readonly key: string
  readonly now: number
}

export interface DownlineTransferRow {
  readonly id: number
  readonly batch: number
  readonly receiver: number
  readonly name: string
  readonly amount: number
  readonly at: number
}

const fingerprintOfParts = ({ parts }: DownlineTransferRequest): string =>
  computeRequestFingerprint(parts.map(({ memberId, amountMinor }) => [memberId, amountMinor]))

/**
 * Returns the id of the batch of transfers that an earlier call with the same idempotency key created; undefined if the
 * key is new.
 * @throws Refused `request.key.reused`
 */
export const findTransferBatchByIdempotencyKey = (db: Db, ask: DownlineTransferRequest): number | undefined =>
  findIdByIdempotencyKey(db, 'downline_batch', ask, ask.key, fingerprintOfParts(ask))

/**
 * Checks that all receivers are in the agent's team, that no receiver is repeated, and that each amount is within the
 * limits. Call this function before checking the payment password, so that an invalid request does not use up an
 * attempt.
 * @throws Refused `account.forbidden`, `account.unknown`, `agent.receiver.repeated`, `transfer.amount.invalid`
 */
export function requireValidTransferReceivers(db: Db, { tenant, member, parts }: DownlineTransferRequest): void {
  for (const { memberId } of parts) getPositionBelowOwner(db, { tenant, member }, memberId)
  if (new Set(parts.map(({ memberId }) => memberId)).size < parts.length)
    throw new Refused('agent.receiver.repeated', { field: 'transfers' })
  if (parts.some(({ memberId }) => findMemberById(db, tenant, memberId)?.disabled))
    throw new Refused('account.unknown', { field: 'transfers' })
  if (
    parts.some(
      ({ amountMinor }) => amountMinor < downlineTransferLimits.min || amountMinor > downlineTransferLimits.max,
    )
  ) {
    throw new Refused('transfer.amount.invalid', { field: 'amountMinor' })
  }
}

/**
 * Transfers money to one or more team members, in one transaction. If one receiver cannot receive money, no money
 * moves. Repeating a call with the same idempotency key moves no money.
 * @returns the batch's id
 * @throws Refused like `requireValidTransferReceivers` and `requireWithdrawableBalance`, and `transfer.limit.exceeded`,
 *   `request.key.reused`
 */
export function createDownlineTransfer(db: Db, ask: DownlineTransferRequest): number {
  const { tenant, member, parts, key, now } = ask
  return runInTransaction(db, () => {
    const before = findTransferBatchByIdempotencyKey(db, ask)
    if (before !== undefined) return before
    requireValidTransferReceivers(db, ask)
    const amount = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const { timesLeft, dayLeft } = getRemainingTransfersToday(db, 'downline_batch', ask, downlineTransferLimits, now)
    if (timesLeft < 1 || amount > dayLeft) throw new Refused('transfer.limit.exceeded', { field: 'amountMinor' })
    requireWithdrawableBalance(db, ask, amount)
    const { id: batch } = insertRow(db, 'downline_batch', {
      tenant,
      member,
      key,
      fingerprint: fingerprintOfParts(ask),
      amount,
      at: now,
    })
    for (const { memberId, amountMinor } of parts) {
      const { id } = insertRow(db, 'downline_transfer', {
        batch,
        tenant,
        member,
        receiver: memberId,
        amount: amountMinor,
        at: now,
      })
      const ref = `downline:${id}`
      postLedgerEntry(db, {
        tenant,
        member,
        kind: 'transferOut',
        ref,
        amountMinor: -amountMinor,
        key: `${ref}:out`,
        at: now,
      })
      postLedgerEntry(db, { tenant, member: memberId, kind: 'transferIn', ref, amountMinor, key: `${ref}:in`, at: now })
    }
    return batch
  })
}

const select = 'SELECT downline_transfer.*, receiver.name'
const from = 'FROM downline_transfer JOIN member AS receiver ON receiver.id = downline_transfer.receiver WHERE'

/** Returns the transfers of an agent's batch, in the order of the request. */
export const listTransfersInBatch = (db: Db, { tenant, member }: RowOwner, batch: number): DownlineTransferRow[] =>
  selectAll<DownlineTransferRow>(
    db,
    `${select} ${from} downline_transfer.tenant = :tenant AND downline_transfer.member = :member AND batch = ` +
      ':batch ORDER BY downline_transfer.id',
    { tenant, member, batch },
  )

/** Returns one page of an agent's transfers to team members in a range of days, the newest first. */
export const listDownlineTransfers = (db: Db, owner: RowOwner, { from: first, to }: DayRange, page: PageRequest) =>
  selectPageByDescendingId<DownlineTransferRow, 'sumAmountMinor'>(
    db,
    {
      select,
      from: `${from} ${buildMemberDayRangeCondition('downline_transfer', 'downline_transfer.at')}`,
      id: 'downline_transfer.id',
      sums: { sumAmountMinor: 'amount' },
    },
    toOwnerAndFilterSqlParams(owner, { from: first, to }),
    page,
  )
