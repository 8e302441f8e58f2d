import type { BodyOf } from '@lobby/api'
import { all, insert, transaction, type Db } from '../../db/sql.ts'
import { downlineLimits } from '../../seed/agents.ts'
import { earlierId, fingerprintOf } from '../fingerprint.ts'
import { leftToday } from '../money/transfers.ts'
import { demandFree } from '../money/withdrawalRules.ts'
import type { Owner } from '../owner.ts'
import { memberById } from '../people.ts'
import { Refused } from '../refused.ts'
import { post } from '../wallet.ts'
import { placeBelow } from './members.ts'
import { listById, within, asked, type Page, type DayRange } from '../lists.ts'

type Part = BodyOf<'transferToDownlines'>['transfers'][number]

export interface HandOut extends Owner {
  readonly parts: readonly Part[]
  readonly key: string
  readonly now: number
}

export interface HandOutRow {
  readonly id: number
  readonly batch: number
  readonly receiver: number
  readonly name: string
  readonly amount: number
  readonly at: number
}

const fingerprintOfParts = ({ parts }: HandOut): string =>
  fingerprintOf(parts.map(({ memberId, amountMinor }) => [memberId, amountMinor]))

/**
 * Returns the id of the batch that an earlier call with the same key created; undefined if the key is new.
 * @throws Refused `request.key.reused`
 */
export const earlierHandOut = (db: Db, ask: HandOut): number | undefined =>
  earlierId(db, 'downline_batch', ask, ask.key, fingerprintOfParts(ask))

/**
 * Checks that all receivers are in the agent's team, that none is repeated, and that each amount is within the limits.
 * Call it before checking the payment password, so that a request that is refused anyway does not use up a try.
 * @throws Refused `account.forbidden`, `account.unknown`, `agent.receiver.repeated`, `transfer.amount.invalid`
 */
export function demandReceivers(db: Db, { tenant, member, parts }: HandOut): void {
  for (const { memberId } of parts) placeBelow(db, { tenant, member }, memberId)
  if (new Set(parts.map(({ memberId }) => memberId)).size < parts.length)
    throw new Refused('agent.receiver.repeated', { field: 'transfers' })
  if (parts.some(({ memberId }) => memberById(db, tenant, memberId)?.disabled))
    throw new Refused('account.unknown', { field: 'transfers' })
  if (parts.some(({ amountMinor }) => amountMinor < downlineLimits.min || amountMinor > downlineLimits.max)) {
    throw new Refused('transfer.amount.invalid', { field: 'amountMinor' })
  }
}

/**
 * Transfers money to one or more team members, in one transaction: to all of them or to none. Repeating a call with the
 * same key moves no money.
 * @returns the batch's id
 * @throws Refused like `demandReceivers` and `demandFree`, and `transfer.limit.exceeded`, `request.key.reused`
 */
export function handOut(db: Db, ask: HandOut): number {
  const { tenant, member, parts, key, now } = ask
  return transaction(db, () => {
    const before = earlierHandOut(db, ask)
    if (before !== undefined) return before
    demandReceivers(db, ask)
    const amount = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const { timesLeft, dayLeft } = leftToday(db, 'downline_batch', ask, downlineLimits, now)
    if (timesLeft < 1 || amount > dayLeft) throw new Refused('transfer.limit.exceeded', { field: 'amountMinor' })
    demandFree(db, ask, amount)
    const { id: batch } = insert(db, 'downline_batch', {
      tenant,
      member,
      key,
      fingerprint: fingerprintOfParts(ask),
      amount,
      at: now,
    })
    for (const { memberId, amountMinor } of parts) {
      const { id } = insert(db, 'downline_transfer', {
        batch,
        tenant,
        member,
        receiver: memberId,
        amount: amountMinor,
        at: now,
      })
      const ref = `downline:${id}`
      post(db, { tenant, member, kind: 'transferOut', ref, amountMinor: -amountMinor, key: `${ref}:out`, at: now })
      post(db, { tenant, member: memberId, kind: 'transferIn', ref, amountMinor, key: `${ref}:in`, at: now })
    }
    return batch
  })
}

const select = 'SELECT downline_transfer.*, receiver.name'
const from = 'FROM downline_transfer JOIN member AS receiver ON receiver.id = downline_transfer.receiver WHERE'

/** Returns the transfers of an agent's batch, in the order of the request. */
export const handedOut = (db: Db, { tenant, member }: Owner, batch: number): HandOutRow[] =>
  all<HandOutRow>(
    db,
    `${select} ${from} downline_transfer.tenant = :tenant AND downline_transfer.member = :member AND batch = :batch ORDER BY downline_transfer.id`,
    { tenant, member, batch },
  )

/** Returns one page of an agent's transfers to team members in a range of days, the newest first. */
export const handOuts = (db: Db, owner: Owner, { from: first, to }: DayRange, page: Page) =>
  listById<HandOutRow, 'sumAmountMinor'>(
    db,
    {
      select,
      from: `${from} ${within('downline_transfer', 'downline_transfer.at')}`,
      id: 'downline_transfer.id',
      sums: { sumAmountMinor: 'amount' },
    },
    asked(owner, { from: first, to }),
    page,
  )
