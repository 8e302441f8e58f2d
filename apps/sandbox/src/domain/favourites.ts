import { deleteRows, insert, transaction, all, run, type Db } from '../db/sql.ts'
import type { Category } from '../seed/vendors.ts'
import { listedGameOf, type ListedGame, type ListedRow } from './catalogue.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'
import { totalsOf, listById, type Page } from './lists.ts'

/** So many that one page of the contract holds them all. */
const mostFavourites = 200

/**
 * Makes a game a favourite; a second time changes nothing.
 * @param game - its `nodeId`
 * @throws Refused `game.favourite.full`
 */
export function addFavourite(db: Db, { tenant, member }: Owner, game: number): void {
  transaction(db, () => {
    insert(db, 'favourite', { tenant, member, game }, 'IGNORE')
    const { total } = totalsOf<never>(db, ofOwner, { tenant, member, category: null })
    if (total > mostFavourites) throw new Refused('game.favourite.full')
  })
}

/** Makes a game no favourite any more; where it was none nothing changes. */
export function removeFavourite(db: Db, { tenant, member }: Owner, game: number): void {
  deleteRows(db, 'favourite', { tenant, member, game })
}

/**
 * One page of a member's favourites, the newest first; by `after` it stays so where some come or go meanwhile.
 * @param category - all of them when undefined
 * @param resting - vendors under maintenance
 */
export function favouritesOf(
  db: Db,
  { tenant, member }: Owner,
  category: Category | undefined,
  page: Page,
  resting: readonly string[],
): { content: ListedGame[]; pageNum: number; totalPages: number; next?: string } {
  const { rows, next, total } = listById<ListedRow & { id: number }>(
    db,
    { select: 'SELECT wire, more, favourite.id', from: ofOwner, id: 'favourite.id' },
    { tenant, member, category: category ?? null },
    page,
  )
  return {
    content: rows.map((row) => listedGameOf(row, resting)),
    pageNum: page.pageNo,
    totalPages: Math.ceil(total / page.pageSize),
    ...(next !== undefined && { next }),
  }
}

const ofOwner = `FROM favourite JOIN game ON game.node_id = favourite.game
  WHERE tenant = :tenant AND member = :member AND (:category IS NULL OR category = :category)`

/** How many are kept. */
const mostRecent = 30

/** Puts a game on top of a member's recent ones; the oldest beyond 30 goes. @param game - its `nodeId` */
export function addRecent(db: Db, { tenant, member }: Owner, game: number): void {
  const owner = { tenant, member }
  transaction(db, () => {
    insert(db, 'recent_game', { ...owner, game }, 'REPLACE')
    run(
      db,
      `DELETE FROM recent_game WHERE tenant = :tenant AND member = :member AND id NOT IN
       (SELECT id FROM recent_game WHERE tenant = :tenant AND member = :member ORDER BY id DESC LIMIT :mostRecent)`,
      { ...owner, mostRecent },
    )
  })
}

/** A member's recent games, the newest first. @param category - all of them when undefined @param resting - vendors under maintenance */
export function recentGamesOf(
  db: Db,
  { tenant, member }: Owner,
  category: Category | undefined,
  resting: readonly string[],
): ListedGame[] {
  return all<ListedRow>(
    db,
    `SELECT wire, more FROM recent_game JOIN game ON game.node_id = recent_game.game
     WHERE tenant = :tenant AND member = :member AND (:category IS NULL OR category = :category) ORDER BY recent_game.id DESC`,
    { tenant, member, category: category ?? null },
  ).map((row) => listedGameOf(row, resting))
}
