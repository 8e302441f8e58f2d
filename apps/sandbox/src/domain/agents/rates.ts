import { all, oneValue, run, transaction, oneNumber, type Db } from '../../db/sql.ts'
import { categories } from '../../seed/agents.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'

/** The rate of a category, in ten-thousandths of the stakes. */
export interface Rate {
  readonly category: string
  readonly rate: number
}

/** A rate with what it can be: at least what was passed on, at most what whoever stands above has. */
export interface BoundRate extends Rate {
  readonly min: number
  readonly max: number
}

/** The categories of a tenant: not those that its market forbids, of which it has no games. */
const categoriesOf = (db: Db, tenant: string): { readonly category: string }[] =>
  all<{ category: string }>(
    db,
    `SELECT value AS category FROM json_each(:categories)
     WHERE EXISTS (SELECT 1 FROM game JOIN tenant_game ON tenant_game.game = node_id AND tenant = :tenant WHERE game.category = value)`,
    { categories: JSON.stringify(categories), tenant },
  )

/** The rates of a member, of every category that the tenant has. */
export function ratesOf(db: Db, { tenant, member }: Owner): Rate[] {
  const rows = all<Rate>(db, 'SELECT category, rate FROM agent_rate WHERE tenant = :tenant AND member = :member', {
    tenant,
    member,
  })
  return categoriesOf(db, tenant).map(({ category }) => ({
    category,
    rate: rows.find((row) => row.category === category)?.rate ?? 0,
  }))
}

const uplineOf = (db: Db, { tenant, member }: Owner): number | null =>
  oneValue<number | null>(db, 'SELECT upline FROM member WHERE tenant = :tenant AND id = :member', {
    tenant,
    member,
  }) ?? null

/** The same with their bounds. Whoever has nobody above is bound by the house alone. */
export function boundRatesOf(db: Db, owner: Owner): BoundRate[] {
  const { tenant, member } = owner
  const upline = uplineOf(db, owner)
  const above = upline === null ? undefined : ratesOf(db, { tenant, member: upline })
  return ratesOf(db, owner).map(({ category, rate }, at) => ({
    category,
    rate,
    min: oneNumber(
      db,
      'SELECT MAX(rate) AS most FROM agent_rate WHERE tenant = :tenant AND upline = :member AND category = :category',
      { tenant, member, category },
    ),
    max: above?.[at]?.rate ?? (upline === null ? rate : 0),
  }))
}

/**
 * Sets rates of a member; what is not named stays. They count for bets that settle from now on.
 * @throws Refused `agent.rate.invalid` for one that is above that of the upline or below what was passed on, or of no category, or named twice
 */
export function setRates(db: Db, owner: Owner, rates: readonly Rate[]): void {
  transaction(db, () => {
    const bounds = boundRatesOf(db, owner)
    const upline = uplineOf(db, owner)
    for (const { category, rate } of rates) {
      const bound = bounds.find((each) => each.category === category)
      const twice = rates.filter((each) => each.category === category).length > 1
      if (!bound || twice || rate < bound.min || rate > bound.max)
        throw new Refused('agent.rate.invalid', { field: 'rates' })
    }
    for (const { category, rate } of rates) keepRate(db, owner, upline, { category, rate })
  })
}

/** Writes one, with whom it is bound by; the database holds it against them once more. */
export function keepRate(db: Db, { tenant, member }: Owner, upline: number | null, { category, rate }: Rate): void {
  run(
    db,
    `INSERT INTO agent_rate (tenant, member, category, rate, upline) VALUES (:tenant, :member, :category, :rate, :upline)
     ON CONFLICT (tenant, member, category) DO UPDATE SET rate = excluded.rate, upline = excluded.upline`,
    { tenant, member, category, rate, upline },
  )
}

/** Whether rates could be passed on by a member: each at most the own one. @throws Refused `agent.rate.invalid` */
export function demandOwnCover(db: Db, owner: Owner, rates: readonly Rate[]): void {
  const own = ratesOf(db, owner)
  for (const { category, rate } of rates) {
    const twice = rates.filter((each) => each.category === category).length > 1
    if (twice || rate > (own.find((each) => each.category === category)?.rate ?? -1))
      throw new Refused('agent.rate.invalid', { field: 'rates' })
  }
}
