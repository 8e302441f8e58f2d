import { selectAll, insertRow, selectOne, runSql, runInTransaction, selectNumber, type Db } from '../../db/sql.ts'
import { MIN_AGENT_REBATE_MINOR } from '../../seed/agents.ts'
import { getDayIndex } from '../days.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { postLedgerEntry } from '../wallet.ts'
import { listRebateRates } from './rebateRates.ts'
import type { DayIndexRange } from './teamTotals.ts'
import {
  buildMemberDayRangeCondition,
  toOwnerAndFilterSqlParams,
  selectPageByDescendingId,
  type PageRequest,
  type DayRange,
} from '../pagination.ts'

/**
 * Converts ten-thousandths of a minor unit to minor units. Rebates are stored in ten-thousandths and rounded down only
 * when they are paid.
 */
const toMinor = (parts: number): number => Math.floor(parts / 10_000)

interface Open {
  readonly category: string
  readonly volume: number
  readonly parts: number
}

const openOf = (db: Db, { tenant, member }: RowOwner, before: number): Open[] =>
  selectAll<Open>(
    db,
    `SELECT category, SUM(volume - claimed_volume) AS volume, SUM(parts - claimed) AS parts FROM rebate_day INDEXED BY rebate_day_open
     WHERE tenant = :tenant AND member = :member AND via = 0 AND parts > claimed AND day < :before GROUP BY category`,
    { tenant, member, before },
  )

/**
 * Returns the rebate that an agent can claim for the days before today, by category. The field `today` is the rebate
 * for today's bets so far, which the agent cannot claim before tomorrow.
 */
export function getUnclaimedAgentRebate(db: Db, owner: RowOwner, now: number) {
  const today = getDayIndex(now)
  const open = openOf(db, owner, today)
  const rates = listRebateRates(db, owner)
  // Include categories that the tenant has removed, because their unclaimed rebates are still owed to the agent.
  const former = open
    .filter(({ category }) => rates.every((each) => each.category !== category))
    .map(({ category }) => ({ category, rate: 0 }))
  const rows = [...rates, ...former].map(({ category, rate }) => {
    const { volume = 0, parts = 0 } = open.find((row) => row.category === category) ?? {}
    return { category, rate, volume, amount: toMinor(parts) }
  })
  const withToday = openOf(db, owner, today + 1)
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  return {
    rows,
    total,
    today: withToday.reduce(
      (sum, { category, parts }) => sum + toMinor(parts - (open.find((row) => row.category === category)?.parts ?? 0)),
      0,
    ),
  }
}

/** Returns the total rebate that an agent has claimed, in minor units. */
export const getClaimedAgentRebate = (db: Db, { tenant, member }: RowOwner): number =>
  selectNumber(db, 'SELECT SUM(amount) FROM agent_rebate WHERE tenant = :tenant AND member = :member', {
    tenant,
    member,
  })

/**
 * Pays an agent the unclaimed rebates of the days before today, rounded down for each category, in one ledger entry.
 * A repeated call with the same idempotency key pays nothing.
 * @returns the paid amount in minor units
 * @throws Refused `rebate.none`
 */
export function payAgentRebate(db: Db, owner: RowOwner, key: string, now: number): number {
  const { tenant, member } = owner
  return runInTransaction(db, () => {
    const before = selectOne<{ sum: number | null }>(
      db,
      'SELECT SUM(amount) AS sum FROM agent_rebate WHERE tenant = :tenant AND member = :member AND key = :key',
      { tenant, member, key },
    )
    if (before?.sum != null) return before.sum
    const { rows, total } = getUnclaimedAgentRebate(db, owner, now)
    if (total < MIN_AGENT_REBATE_MINOR) throw new Refused('rebate.none')
    for (const { category, volume, amount } of rows) {
      // Skip amounts below one minor unit. They stay unclaimed and are added to later rebates.
      if (amount === 0) continue
      insertRow(db, 'agent_rebate', { tenant, member, key, category, volume, amount, at: now })
      runSql(
        db,
        `UPDATE rebate_day SET claimed = parts, claimed_volume = volume
         WHERE tenant = :tenant AND member = :member AND via = 0 AND parts > claimed AND day < :today AND category = :category`,
        { tenant, member, category, today: getDayIndex(now) },
      )
    }
    postLedgerEntry(db, {
      tenant,
      member,
      kind: 'agentRebate',
      ref: 'agentRebate',
      amountMinor: total,
      key: `agentRebate:${key}`,
      at: now,
    })
    return total
  })
}

export interface AgentRebateRow {
  readonly id: number
  readonly category: string
  readonly volume: number
  readonly amount: number
  readonly at: number
}

/** Returns one page of an agent's claimed rebates in a range of days, the newest first. */
export function listAgentRebates(
  db: Db,
  owner: RowOwner,
  { from, to, category }: DayRange & { readonly category?: string | undefined },
  page: PageRequest,
) {
  const fits = `${buildMemberDayRangeCondition('agent_rebate', 'at')} AND (:category IS NULL OR category = :category)`
  const sums = { sumVolumeMinor: 'volume', sumRebateMinor: 'amount' }
  const params = toOwnerAndFilterSqlParams(owner, { from, to, category })
  return selectPageByDescendingId<AgentRebateRow, keyof typeof sums>(
    db,
    { from: `FROM agent_rebate WHERE ${fits}`, sums },
    params,
    page,
  )
}

/**
 * Returns the rebate that an agent earned from one branch of the team in a range of days, rounded down for each
 * category.
 * @param via - the id of the direct downline at the top of the branch
 */
export function getAgentRebateFromBranch(
  db: Db,
  { tenant, member }: RowOwner,
  via: number,
  { first, last }: DayIndexRange,
): { readonly volume: number; readonly amount: number } {
  const rows = selectAll<Open>(
    db,
    `SELECT category, SUM(volume) AS volume, SUM(parts) AS parts FROM rebate_day
     WHERE tenant = :tenant AND member = :member AND via = :via AND day BETWEEN :first AND :last GROUP BY category`,
    { tenant, member, via, first, last },
  )
  return {
    volume: rows.reduce((sum, { volume }) => sum + volume, 0),
    amount: rows.reduce((sum, { parts }) => sum + toMinor(parts), 0),
  }
}
