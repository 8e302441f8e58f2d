import {
  selectAll,
  insertRow,
  selectOne,
  selectValue,
  runSql,
  runInTransaction,
  updateRows,
  type Db,
} from '../../db/sql.ts'
import { getDayIndex } from '../days.ts'
import type { RowOwner } from '../rowOwner.ts'
import { getWalletBalance, postLedgerEntry } from '../wallet.ts'
import { expireContractOffers, parseContractTiers, type ContractRow } from './contracts.ts'
import {
  getContractPeriodEnd,
  computeContractTierPayment,
  findReachedContractTier,
  type ContractKind,
} from './contractTerms.ts'
import { countActiveMembers, computeTeamPlayersProfit, getTeamTotals } from './teamTotals.ts'
import {
  buildMemberDayRangeCondition,
  toOwnerAndFilterSqlParams,
  selectPageByDescendingId,
  type PageRequest,
  type DayRange,
} from '../pagination.ts'

const HOUR_MS = 3_600_000

export interface ContractPaymentRow {
  readonly id: number
  readonly contract: number
  readonly tenant: string
  readonly member: number
  readonly payer: number | null
  readonly kind: ContractKind
  readonly period_from: number
  readonly period_to: number
  readonly volume: number
  readonly active: number
  readonly rate: number
  readonly amount: number
  readonly paid_at: number | null
}

/**
 * Expires old contract offers, settles every contract period that has ended, and pays the amounts. If an agent's
 * balance is too low for a payment, a later call tries the payment again.
 */
export function settleContracts(db: Db, now: number): void {
  expireContractOffers(db, now)
  for (const contract of selectAll<ContractRow>(db, 'SELECT * FROM contract WHERE due_at <= :now ORDER BY due_at, id', {
    now,
  }))
    runInTransaction(db, () => settlePeriods(db, contract, now))
  const owed = selectAll<ContractPaymentRow>(
    db,
    'SELECT * FROM contract_payment INDEXED BY contract_payment_owed WHERE paid_at IS NULL ORDER BY id',
  )
  for (const payment of owed) {
    if (payment.payer === null || getWalletBalance(db, payment.tenant, payment.payer) >= payment.amount)
      runInTransaction(db, () => pay(db, payment, now))
  }
}

/**
 * Returns a team's losses (for a dividend) or stakes (for a salary) between two times as `volume`, and the number of
 * members who bet as `active`. The times must be full hours for an hourly contract. For other contracts they must be
 * starts of days in the merchant's time zone.
 */
function volumeOf(
  db: Db,
  { tenant, member, kind }: Pick<ContractRow, 'tenant' | 'member' | 'kind'>,
  from: number,
  to: number,
) {
  const owner = { tenant, member }
  if (kind === 'HOURLY') {
    const row = selectOne<{ stake: number }>(
      db,
      'SELECT COALESCE(SUM(stake), 0) AS stake FROM team_hour WHERE tenant = :tenant AND above = :member AND ' +
        'hour >= :from AND hour < :to',
      { tenant, member, from: from / HOUR_MS, to: to / HOUR_MS },
    )
    return { volume: row?.stake ?? 0, active: 0 }
  }
  const days = { first: getDayIndex(from), last: getDayIndex(to - 1) }
  const sums = getTeamTotals(db, owner, days, 'below')
  return {
    volume: kind === 'DIVIDEND' ? -computeTeamPlayersProfit(sums) : sums.stake,
    active: countActiveMembers(db, owner, 'bet', days),
  }
}

/**
 * Returns the interim result of a contract's running period; undefined if no period is running.
 */
export function getRunningContractPeriodTotals(db: Db, contract: ContractRow, now: number) {
  const { starts_at: startsAt, ends_at: endsAt, settled_to: settledTo, period } = contract
  if (startsAt === null || settledTo === null || startsAt > now || (endsAt !== null && endsAt <= now)) return undefined
  const to = getContractPeriodEnd(period, now)
  const { volume, active } = volumeOf(db, contract, settledTo, to)
  const tier = findReachedContractTier(parseContractTiers(contract), volume, active)
  return {
    from: settledTo,
    to,
    volume,
    active,
    rate: tier?.rate ?? 0,
    amount: computeContractTierPayment(tier, volume),
  }
}

function settlePeriods(db: Db, contract: ContractRow, now: number): void {
  const { id, period, ends_at: endsAt, tenant, member, payer, kind } = contract
  const tiers = parseContractTiers(contract)
  let from = contract.settled_to ?? now
  for (
    let to = getContractPeriodEnd(period, from);
    to <= now && from < (endsAt ?? Infinity);
    to = getContractPeriodEnd(period, from)
  ) {
    // Skip all hours without bets in one step. Otherwise the loop would be slow after a long pause.
    if (kind === 'HOURLY') {
      const next = selectValue<number | null>(
        db,
        'SELECT MIN(hour) AS hour FROM team_hour WHERE tenant = :tenant AND above = :member AND hour >= :from',
        { tenant, member, from: from / HOUR_MS },
      )
      const begin = Math.min(
        next == null ? Infinity : next * HOUR_MS,
        endsAt ?? Infinity,
        Math.floor(now / HOUR_MS) * HOUR_MS,
      )
      if (begin > from) {
        from = begin
        continue
      }
    }
    const { volume, active } = volumeOf(db, contract, from, to)
    const tier = findReachedContractTier(tiers, volume, active)
    const amount = computeContractTierPayment(tier, volume)
    if (tier && amount > 0) {
      insertRow(db, 'contract_payment', {
        contract: id,
        tenant,
        member,
        payer,
        kind,
        period_from: from,
        period_to: to,
        volume,
        active,
        rate: tier.rate,
        amount,
      })
    }
    from = to
  }
  const over = endsAt !== null && from >= endsAt
  updateRows(db, 'contract', { id }, { settled_to: from, due_at: over ? null : getContractPeriodEnd(period, from) })
}

function pay(db: Db, { id, tenant, member, payer, kind, amount }: ContractPaymentRow, now: number): void {
  const entry = kind === 'DIVIDEND' ? 'dividend' : 'salary'
  const ref = `contract:${id}`
  runSql(db, 'UPDATE contract_payment SET paid_at = :now WHERE id = :id AND paid_at IS NULL', { id, now })
  if (payer !== null)
    postLedgerEntry(db, { tenant, member: payer, kind: entry, ref, amountMinor: -amount, key: `${ref}:out`, at: now })
  postLedgerEntry(db, { tenant, member, kind: entry, ref, amountMinor: amount, key: `${ref}:in`, at: now })
}

/**
 * Returns one page of the payments that a member received or should still receive from contracts of one kind, the
 * newest first. Includes the periods that began in the range of days.
 */
export function listContractPayments(
  db: Db,
  owner: RowOwner,
  kind: ContractKind,
  { from, to }: DayRange,
  page: PageRequest,
) {
  const fits = `${buildMemberDayRangeCondition('contract_payment', 'period_from')} AND kind = :kind`
  const sums = {
    sumPaidMinor: 'CASE WHEN paid_at IS NULL THEN 0 ELSE amount END',
    sumOwedMinor: 'CASE WHEN paid_at IS NULL THEN amount ELSE 0 END',
  }
  const params = toOwnerAndFilterSqlParams(owner, { from, to, kind })
  return selectPageByDescendingId<ContractPaymentRow, keyof typeof sums>(
    db,
    { from: `FROM contract_payment WHERE ${fits}`, sums },
    params,
    page,
  )
}
