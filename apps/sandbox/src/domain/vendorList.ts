import type { ValueOf } from '@lobby/api'
import { all, type Db } from '../db/sql.ts'
import { vendors, type Category } from '../seed/vendors.ts'
import { smallIconOf, vendorsOf } from './catalogue.ts'

/** The order of a lobby: what most come for first. */
const order: readonly Category[] = [
  'RNG',
  'LIVE',
  'SPORTS',
  'FISH',
  'PVP',
  'INHOUSE',
  'LOTT',
  'ELOTTO',
  'ESPORTS',
  'POKER',
  'COCKFIGHT',
]

/** Returns the vendors of a tenant by category (GAME-063, GAME-064), without the categories that it has no games of. @param resting - vendors under maintenance */
export function vendorList(db: Db, tenant: string, resting: readonly string[]): ValueOf<'gameMenus'> {
  const counts = new Map(
    all<{ category: Category; vassalage: string; count: number }>(
      db,
      'SELECT category, vassalage, COUNT(*) AS count FROM tenant_game JOIN game ON node_id = tenant_game.game WHERE tenant = :tenant GROUP BY category, vassalage',
      { tenant },
    ).map(({ category, vassalage, count }) => [`${category} ${vassalage}`, count]),
  )
  const asked = order.map((category) => ({
    category,
    own: vendorsOf(db, tenant, category).map((vendor) => ({
      ...vendor,
      mobileSmallIcon: smallIconOf(vendor.vassalage),
      count: counts.get(`${category} ${vendor.vassalage}`) ?? 0,
      maintenance: resting.includes(vendor.vassalage),
      trialPlay: vendors.find(({ code }) => code === vendor.vassalage)?.trialPlay ?? true,
    })),
  }))
  const listed = asked.filter(({ own }) => own.length > 0)
  return {
    sorting: listed.map(({ category, own }) => ({
      gameCategory: category,
      count: own.reduce((sum, { count }) => sum + count, 0),
      vendorNames: own.map(({ vassalage, accountTypeName }) => ({ vassalage, accountTypeName })),
    })),
    mapping: Object.fromEntries(listed.map(({ category, own }) => [category, own])),
  }
}
