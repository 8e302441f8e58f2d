import { deleteRows, insertRow, runInTransaction, selectAll, runSql, type Db } from '../db/sql.ts'
import type { GameCategory } from '../seed/vendors.ts'
import { parseListedGame, type ListedGame, type CatalogueRow } from './catalogue.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'
import { computeListTotals, selectPageByDescendingId, type PageRequest } from './pagination.ts'

/** Equals the maximum `pageSize` of the API contract, so that one page can contain all favourites. */
const MAX_FAVOURITES = 200

/**
 * Adds a game to a member's favourites. Adding the same game again changes nothing.
 * @param game - its `nodeId`
 * @throws Refused `game.favourite.full`
 */
export function addFavourite(db: Db, { tenant, member }: RowOwner, game: number): void {
  runInTransaction(db, () => {
    insertRow(db, 'favourite', { tenant, member, game }, 'IGNORE')
    const { total } = computeListTotals<never>(db, ofOwner, { tenant, member, category: null })
    if (total > MAX_FAVOURITES) throw new Refused('game.favourite.full')
  })
}

/** Removes a game from a member's favourites. Removing a game that is not a favourite changes nothing. */
export function removeFavourite(db: Db, { tenant, member }: RowOwner, game: number): void {
  deleteRows(db, 'favourite', { tenant, member, game })
}

/**
 * Returns one page of a member's favourites, the newest first. With the cursor `after`, no game is repeated or skipped
 * when favourites change between two calls.
 * @param category - undefined for all categories
 * @param vendorsUnderMaintenance - the `vassalage` of these vendors
 */
export function listFavourites(
  db: Db,
  { tenant, member }: RowOwner,
  category: GameCategory | undefined,
  page: PageRequest,
  vendorsUnderMaintenance: readonly string[],
): { content: ListedGame[]; pageNum: number; totalPages: number; next?: string } {
  const { rows, next, total } = selectPageByDescendingId<CatalogueRow & { id: number }>(
    db,
    { select: 'SELECT wire, more, favourite.id', from: ofOwner, id: 'favourite.id' },
    { tenant, member, category: category ?? null },
    page,
  )
  return {
    content: rows.map((row) => parseListedGame(row, vendorsUnderMaintenance)),
    pageNum: page.pageNo,
    totalPages: Math.ceil(total / page.pageSize),
    ...(next !== undefined && { next }),
  }
}

const ofOwner = `FROM favourite JOIN game ON game.node_id = favourite.game
  WHERE tenant = :tenant AND member = :member AND (:category IS NULL OR category = :category)`

const MAX_RECENT = 30

/** Puts a game first in a member's recent games and removes the oldest games beyond 30. @param game - its `nodeId` */
export function addToRecentGames(db: Db, { tenant, member }: RowOwner, game: number): void {
  const owner = { tenant, member }
  runInTransaction(db, () => {
    insertRow(db, 'recent_game', { ...owner, game }, 'REPLACE')
    runSql(
      db,
      `DELETE FROM recent_game WHERE tenant = :tenant AND member = :member AND id NOT IN
       (SELECT id FROM recent_game WHERE tenant = :tenant AND member = :member ORDER BY id DESC LIMIT :maxRecent)`,
      { ...owner, maxRecent: MAX_RECENT },
    )
  })
}

/**
 * Returns a member's recent games, the newest first.
 * @param category - undefined for all categories
 * @param vendorsUnderMaintenance - the `vassalage` of these vendors
 */
export function listRecentGames(
  db: Db,
  { tenant, member }: RowOwner,
  category: GameCategory | undefined,
  vendorsUnderMaintenance: readonly string[],
): ListedGame[] {
  return selectAll<CatalogueRow>(
    db,
    `SELECT wire, more FROM recent_game JOIN game ON game.node_id = recent_game.game
     WHERE tenant = :tenant AND member = :member AND (:category IS NULL OR category = :category) ORDER BY recent_game.id DESC`,
    { tenant, member, category: category ?? null },
  ).map((row) => parseListedGame(row, vendorsUnderMaintenance))
}
