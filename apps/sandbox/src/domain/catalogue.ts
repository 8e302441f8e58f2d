import type { ValueOf } from '@lobby/api'
import { all, one, run, transaction, oneNumber, type Db } from '../db/sql.ts'
import { type Category, vendors } from '../seed/vendors.ts'
import { Refused } from './refused.ts'

/** A game, a game of a list, and a vendor, as the wire has them. */
export type Game = ValueOf<'popularGames'>[number]['games'][number]
export type ListedGame = ValueOf<'hotGames'>['list'][number]
export type Vendor = ValueOf<'allVassalages'>[number]

/** A row of the catalogue with all that lists show. */
export interface ListedRow {
  readonly wire: string
  readonly more: string
}

/** The game in a row of the catalogue. */
const gameOf = ({ wire }: { readonly wire: string }): Game => JSON.parse(wire) as Game

/** The game in a row of a list. @param resting - vendors under maintenance, whose games cannot be played */
export function listedGameOf({ wire, more }: ListedRow, resting: readonly string[]): ListedGame {
  const game = { ...(JSON.parse(wire) as Game), ...(JSON.parse(more) as Partial<ListedGame>) }
  return resting.includes(game.vassalage) ? { ...game, supportPlay: false } : game
}

/** The most popular games with a tenant. @param category - all of them when undefined */
export function popularGames(db: Db, tenant: string, category: Category | undefined, limit: number): Game[] {
  return all<{ wire: string }>(
    db,
    `SELECT wire FROM tenant_game JOIN game ON game.node_id = tenant_game.game
     WHERE tenant = :tenant AND (:category IS NULL OR category = :category)
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit`,
    { tenant, category: category ?? null, limit },
  ).map(gameOf)
}

/** Those of the named games that a tenant has, the most popular first. @param nodes - ids of games */
export function popularAmong(db: Db, tenant: string, nodes: readonly number[], limit: number): Game[] {
  return all<{ wire: string }>(
    db,
    `SELECT wire FROM json_each(:nodes) JOIN tenant_game ON tenant = :tenant AND tenant_game.game = value JOIN game ON game.node_id = value
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit`,
    { tenant, nodes: JSON.stringify(nodes), limit },
  ).map(gameOf)
}

/** The most popular games with all that lists show. */
export function hotGames(
  db: Db,
  tenant: string,
  category: Category | undefined,
  limit: number,
  resting: readonly string[],
): ListedGame[] {
  return all<ListedRow>(
    db,
    `SELECT wire, more FROM tenant_game JOIN game ON game.node_id = tenant_game.game
     WHERE tenant = :tenant AND (:category IS NULL OR category = :category)
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit`,
    { tenant, category: category ?? null, limit },
  ).map((row) => listedGameOf(row, resting))
}

const lobbyOf = (vendor: string): string => `${vendor}-LOBBY`

/** The square picture of a vendor. */
export const smallIconOf = (vendor: string): string => `/chip/${vendor}.webp`

/** Returns the vendors whose games of a category a tenant has, in the catalogue's order. */
export function vendorsOf(db: Db, tenant: string, category: Category): Vendor[] {
  return all<{ vassalage: string; node_id: number; name: string }>(
    db,
    `SELECT vassalage, node_id, name FROM vendor WHERE vassalage IN
       (SELECT game.vassalage FROM game JOIN tenant_game ON tenant = :tenant AND tenant_game.game = node_id WHERE category = :category)
     ORDER BY position`,
    { tenant, category },
  ).map((row) => ({
    vassalage: row.vassalage,
    accountTypeName: row.name,
    gameType: category,
    gameId: lobbyOf(row.vassalage),
    nodeId: row.node_id,
    mobileLargeIcon: `/vendor/${row.vassalage}.webp`,
  }))
}

/** Returns a game that a tenant has by its id; undefined for one of another tenant too. */
export function gameById(db: Db, tenant: string, nodeId: number): Game | undefined {
  const row = one<{ wire: string }>(
    db,
    'SELECT wire FROM tenant_game JOIN game ON node_id = tenant_game.game WHERE tenant = :tenant AND tenant_game.game = :nodeId',
    { tenant, nodeId },
  )
  return row && gameOf(row)
}

export interface Lobby {
  readonly vendor: string
  readonly gameId: string
  readonly nodeId: number
  readonly category: Category
}

/** What a vendor's lobby opens with: its most popular game of the category that can be played, and that is free to enter. */
export function lobbyGame(db: Db, tenant: string, { vendor, gameId, nodeId, category }: Lobby): Game | undefined {
  if (gameId !== lobbyOf(vendor)) return undefined
  const row = one<{ wire: string }>(
    db,
    `SELECT wire FROM tenant_game
     JOIN game ON game.node_id = tenant_game.game
     JOIN vendor ON vendor.vassalage = game.vassalage
     WHERE tenant = :tenant AND category = :category AND support_play = 1
     AND COALESCE(json_extract(more, '$.roomType'), 'normal') = 'normal' AND vendor.vassalage = :vendor AND vendor.node_id = :nodeId
     ORDER BY popularity DESC, tenant_game.game LIMIT 1`,
    { tenant, category, vendor, nodeId },
  )
  return row && gameOf(row)
}

/** Beyond every node id of the seed. */
const firstCopy = 1_000_000

/**
 * Adds copies of slots, each with another name and id, until there are `total` games. Used to measure long lists. Never removes
 * games of the seed. A reset removes the copies.
 */
export function growCatalogue(db: Db, total: number): void {
  transaction(db, () => {
    run(db, 'DELETE FROM tenant_game WHERE game > :firstCopy', { firstCopy })
    run(db, 'DELETE FROM game WHERE node_id > :firstCopy', { firstCopy })
    const seeded = oneNumber(db, "SELECT COUNT(*) FROM game WHERE category = 'RNG'")
    if (total <= seeded) return
    run(
      db,
      `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :missing)
       INSERT INTO game (node_id, room_id, category, vassalage, support_play, is_new, min_bet, classification, search, more, wire)
       SELECT :firstCopy + n, room_id || '-' || n, category, vassalage, support_play, is_new, min_bet, classification, search, more,
         json_set(wire, '$.nodeId', :firstCopy + n, '$.roomId', room_id || '-' || n, '$.gameName', json_extract(wire, '$.gameName') || ' ' || n)
       FROM copy
       JOIN (SELECT *, ROW_NUMBER() OVER (ORDER BY node_id) - 1 AS place FROM game WHERE category = 'RNG') ON place = n % :seeded`,
      { firstCopy, missing: total - seeded, seeded },
    )
    run(
      db,
      'INSERT INTO tenant_game (tenant, game, popularity) SELECT tenant.id, node_id, 0 FROM game, tenant WHERE node_id > :firstCopy',
      { firstCopy },
    )
  })
}

/** Refuses what belongs to a vendor under maintenance. @param resting - vendors under maintenance @throws Refused `game.vendor.maintenance` */
export function demandVendor(vassalage: string | undefined, resting: readonly string[] = []): void {
  if (vassalage !== undefined && resting.includes(vassalage)) throw new Refused('game.vendor.maintenance')
}

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
