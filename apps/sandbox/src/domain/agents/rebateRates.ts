import { selectAll, selectValue, runSql, runInTransaction, selectNumber, type Db } from '../../db/sql.ts'
import { categoriesWithRebateRates } from '../../seed/agents.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'

/** The rebate rate of a category, in ten-thousandths of the stakes. */
export interface RebateRate {
  readonly category: string
  readonly rate: number
}

/**
 * A member's rate with its bounds. `min` is the highest rate that the member has granted to a downline. `max` is the
 * rate of the member's upline.
 */
export interface RebateRateWithBounds extends RebateRate {
  readonly min: number
  readonly max: number
}

/** Returns the categories in which a tenant has games. */
const categoriesOf = (db: Db, tenant: string): { readonly category: string }[] =>
  selectAll<{ category: string }>(
    db,
    `SELECT value AS category FROM json_each(:categories)
     WHERE EXISTS (SELECT 1 FROM game JOIN tenant_game ON tenant_game.game = node_id AND tenant = :tenant WHERE game.category = value)`,
    { categories: JSON.stringify(categoriesWithRebateRates), tenant },
  )

/** Returns a member's rates in all categories of the tenant. */
export function listRebateRates(db: Db, { tenant, member }: RowOwner): RebateRate[] {
  const rows = selectAll<RebateRate>(
    db,
    'SELECT category, rate FROM agent_rate WHERE tenant = :tenant AND member = :member',
    { tenant, member },
  )
  return categoriesOf(db, tenant).map(({ category }) => ({
    category,
    rate: rows.find((row) => row.category === category)?.rate ?? 0,
  }))
}

const uplineOf = (db: Db, { tenant, member }: RowOwner): number | null =>
  selectValue<number | null>(db, 'SELECT upline FROM member WHERE tenant = :tenant AND id = :member', {
    tenant,
    member,
  }) ?? null

/**
 * Returns a member's rates with their bounds. For a member without an upline, `max` is the current rate, because only
 * the merchant can change this rate.
 */
export function listRebateRatesWithBounds(db: Db, owner: RowOwner): RebateRateWithBounds[] {
  const { tenant, member } = owner
  const upline = uplineOf(db, owner)
  const above = upline === null ? undefined : listRebateRates(db, { tenant, member: upline })
  return listRebateRates(db, owner).map(({ category, rate }, at) => ({
    category,
    rate,
    min: selectNumber(
      db,
      'SELECT MAX(rate) FROM agent_rate WHERE tenant = :tenant AND upline = :member AND category = :category',
      { tenant, member, category },
    ),
    max: above?.[at]?.rate ?? (upline === null ? rate : 0),
  }))
}

/**
 * Sets rates of a member. Categories that `rates` does not contain keep their rates. The new rates apply to bets that
 * are settled from now on.
 * @throws Refused `agent.rate.invalid` for a rate outside its bounds, an unknown category or a category that occurs
 * twice
 */
export function setRebateRates(db: Db, owner: RowOwner, rates: readonly RebateRate[]): void {
  runInTransaction(db, () => {
    const bounds = listRebateRatesWithBounds(db, owner)
    const upline = uplineOf(db, owner)
    for (const { category, rate } of rates) {
      const bound = bounds.find((each) => each.category === category)
      const twice = rates.filter((each) => each.category === category).length > 1
      if (!bound || twice || rate < bound.min || rate > bound.max)
        throw new Refused('agent.rate.invalid', { field: 'rates' })
    }
    for (const { category, rate } of rates) upsertRebateRate(db, owner, upline, { category, rate })
  })
}

/**
 * Stores a member's rate and upline. A database constraint refuses a rate above the rate of the upline.
 */
export function upsertRebateRate(
  db: Db,
  { tenant, member }: RowOwner,
  upline: number | null,
  { category, rate }: RebateRate,
): void {
  runSql(
    db,
    `INSERT INTO agent_rate (tenant, member, category, rate, upline) VALUES (:tenant, :member, :category, :rate, :upline)
     ON CONFLICT (tenant, member, category) DO UPDATE SET rate = excluded.rate, upline = excluded.upline`,
    { tenant, member, category, rate, upline },
  )
}

/**
 * Checks that a member may grant rates to a downline: no rate may exceed the member's own rate in its category. @throws
 * Refused `agent.rate.invalid`
 */
export function requireGrantableRebateRates(db: Db, owner: RowOwner, rates: readonly RebateRate[]): void {
  const own = listRebateRates(db, owner)
  for (const { category, rate } of rates) {
    const twice = rates.filter((each) => each.category === category).length > 1
    if (twice || rate > (own.find((each) => each.category === category)?.rate ?? -1))
      throw new Refused('agent.rate.invalid', { field: 'rates' })
  }
}
