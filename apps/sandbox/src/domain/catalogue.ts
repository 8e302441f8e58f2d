import type { ResponseValueOf } from '@lobby/api'
import { selectAll, selectOne, runSql, runInTransaction, selectNumber, type Db } from '../db/sql.ts'
import { type GameCategory, seedVendors } from '../seed/vendors.ts'
import { Refused } from './refused.ts'

/** A game in API responses. */
export type Game = ResponseValueOf<'popularGames'>[number]['games'][number]
export type ListedGame = ResponseValueOf<'hotGames'>['list'][number]
export type Vendor = ResponseValueOf<'allVassalages'>[number]

/**
 * A row of the catalogue: `wire` is the JSON of a `Game`, `more` is the JSON of the additional fields in game lists.
 */
export interface CatalogueRow {
  readonly wire: string
  readonly more: string
}

const gameOf = ({ wire }: { readonly wire: string }): Game => JSON.parse(wire) as Game

/**
 * Converts a catalogue row to a game in a list.
 * @param vendorsUnderMaintenance - the `vassalage` of vendors whose games cannot be played
 */
export function parseListedGame({ wire, more }: CatalogueRow, vendorsUnderMaintenance: readonly string[]): ListedGame {
  const game = { ...(JSON.parse(wire) as Game), ...(JSON.parse(more) as Partial<ListedGame>) }
  return vendorsUnderMaintenance.includes(game.vassalage) ? { ...game, supportPlay: false } : game
}

/** Returns a tenant's most popular games. @param category - undefined for all categories */
export function listPopularGames(db: Db, tenant: string, category: GameCategory | undefined, limit: number): Game[] {
  return selectAll<{ wire: string }>(
    db,
    `SELECT wire FROM tenant_game JOIN game ON game.node_id = tenant_game.game
     WHERE tenant = :tenant AND (:category IS NULL OR category = :category)
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit`,
    { tenant, category: category ?? null, limit },
  ).map(gameOf)
}

/**
 * Returns those of the given games that a tenant offers, the most popular first.
 * @param nodes - `nodeId`s of games
 */
export function listPopularGamesAmongNodes(db: Db, tenant: string, nodes: readonly number[], limit: number): Game[] {
  return selectAll<{ wire: string }>(
    db,
    `SELECT wire FROM json_each(:nodes) JOIN tenant_game ON tenant = :tenant AND tenant_game.game = value JOIN game ON game.node_id = value
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit`,
    { tenant, nodes: JSON.stringify(nodes), limit },
  ).map(gameOf)
}

/**
 * Returns a tenant's most popular games as `ListedGame`s.
 * @param vendorsUnderMaintenance - the `vassalage` of vendors whose games cannot be played
 */
export function listHotGames(
  db: Db,
  tenant: string,
  category: GameCategory | undefined,
  limit: number,
  vendorsUnderMaintenance: readonly string[],
): ListedGame[] {
  return selectAll<CatalogueRow>(
    db,
    `SELECT wire, more FROM tenant_game JOIN game ON game.node_id = tenant_game.game
     WHERE tenant = :tenant AND (:category IS NULL OR category = :category)
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit`,
    { tenant, category: category ?? null, limit },
  ).map((row) => parseListedGame(row, vendorsUnderMaintenance))
}

const lobbyOf = (vendor: string): string => `${vendor}-LOBBY`

/** Returns the path of a vendor's square picture. */
export const getVendorIconPath = (vendor: string): string => `/chip/${vendor}.webp`

/** Returns the vendors of a tenant's games in one category, in the order of the catalogue. */
export function listCategoryVendors(db: Db, tenant: string, category: GameCategory): Vendor[] {
  return selectAll<{ vassalage: string; node_id: number; name: string }>(
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

/** Returns a game by its id; undefined when the tenant does not offer it. */
export function findGame(db: Db, tenant: string, nodeId: number): Game | undefined {
  const row = selectOne<{ wire: string }>(
    db,
    'SELECT wire FROM tenant_game JOIN game ON node_id = tenant_game.game WHERE tenant = :tenant AND ' +
      'tenant_game.game = :nodeId',
    { tenant, nodeId },
  )
  return row && gameOf(row)
}

export interface VendorLobbyRequest {
  readonly vendor: string
  readonly gameId: string
  readonly nodeId: number
  readonly category: GameCategory
}

/**
 * Returns the game that opens when a player launches a vendor's lobby: the vendor's most popular playable game of the
 * category. Games with VIP rooms or paid rooms are excluded.
 */
export function findVendorLobbyGame(
  db: Db,
  tenant: string,
  { vendor, gameId, nodeId, category }: VendorLobbyRequest,
): Game | undefined {
  if (gameId !== lobbyOf(vendor)) return undefined
  const row = selectOne<{ wire: string }>(
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

/** The first `nodeId` of copied games. All games of the seed have smaller ids. */
const FIRST_COPY_ID = 1_000_000

/**
 * Adds copies of slots, each with a new name and id, until there are `total` slots. Benchmarks measure long lists with
 * these copies. A reset of the sandbox removes the copies.
 */
export function addSlotGameCopies(db: Db, total: number): void {
  runInTransaction(db, () => {
    runSql(db, 'DELETE FROM tenant_game WHERE game > :firstCopy', { firstCopy: FIRST_COPY_ID })
    runSql(db, 'DELETE FROM game WHERE node_id > :firstCopy', { firstCopy: FIRST_COPY_ID })
    const seeded = selectNumber(db, "SELECT COUNT(*) FROM game WHERE category = 'RNG'")
    if (total <= seeded) return
    runSql(
      db,
      `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :missing)
       INSERT INTO game (node_id, room_id, category, vassalage, support_play, is_new, min_bet, classification, search, more, wire)
       SELECT :firstCopy + n, room_id || '-' || n, category, vassalage, support_play, is_new, min_bet, classification, search, more,
         json_set(wire, '$.nodeId', :firstCopy + n, '$.roomId', room_id || '-' || n, '$.gameName', json_extract(wire, '$.gameName') || ' ' || n)
       FROM copy
       JOIN (SELECT *, ROW_NUMBER() OVER (ORDER BY node_id) - 1 AS place FROM game WHERE category = 'RNG') ON place = n % :seeded`,
      { firstCopy: FIRST_COPY_ID, missing: total - seeded, seeded },
    )
    runSql(
      db,
      'INSERT INTO tenant_game (tenant, game, popularity) SELECT tenant.id, node_id, 0 FROM game, tenant ' +
        'WHERE node_id > :firstCopy',
      { firstCopy: FIRST_COPY_ID },
    )
  })
}

/**
 * Checks that a vendor is not under maintenance.
 * @param vendorsUnderMaintenance - the `vassalage` of these vendors
 * @throws Refused `game.vendor.maintenance`
 */
export function requireVendorAvailable(
  vassalage: string | undefined,
  vendorsUnderMaintenance: readonly string[] = [],
): void {
  if (vassalage !== undefined && vendorsUnderMaintenance.includes(vassalage))
    throw new Refused('game.vendor.maintenance')
}

/** The categories of a lobby in display order, the most visited categories first. */
const categoryOrder: readonly GameCategory[] = [
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

/**
 * Returns a tenant's vendors by category (GAME-063, GAME-064). Leaves out categories without games.
 * @param vendorsUnderMaintenance - the `vassalage` of these vendors
 */
export function groupVendorsByCategory(
  db: Db,
  tenant: string,
  vendorsUnderMaintenance: readonly string[],
): ResponseValueOf<'gameMenus'> {
  const counts = new Map(
    selectAll<{ category: GameCategory; vassalage: string; count: number }>(
      db,
      'SELECT category, vassalage, COUNT(*) AS count FROM tenant_game JOIN game ON node_id = ' +
        'tenant_game.game WHERE tenant = :tenant GROUP BY category, vassalage',
      { tenant },
    ).map(({ category, vassalage, count }) => [`${category} ${vassalage}`, count]),
  )
  const allCategories = categoryOrder.map((category) => ({
    category,
    categoryVendors: listCategoryVendors(db, tenant, category).map((vendor) => ({
      ...vendor,
      mobileSmallIcon: getVendorIconPath(vendor.vassalage),
      count: counts.get(`${category} ${vendor.vassalage}`) ?? 0,
      maintenance: vendorsUnderMaintenance.includes(vendor.vassalage),
      trialPlay: seedVendors.find(({ code }) => code === vendor.vassalage)?.trialPlay ?? true,
    })),
  }))
  const listed = allCategories.filter(({ categoryVendors }) => categoryVendors.length > 0)
  return {
    sorting: listed.map(({ category, categoryVendors }) => ({
      gameCategory: category,
      count: categoryVendors.reduce((sum, { count }) => sum + count, 0),
      vendorNames: categoryVendors.map(({ vassalage, accountTypeName }) => ({ vassalage, accountTypeName })),
    })),
    mapping: Object.fromEntries(listed.map(({ category, categoryVendors }) => [category, categoryVendors])),
  }
}
