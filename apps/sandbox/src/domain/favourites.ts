import { all, one, run, transaction, type Db } from '../db/sql.ts'
import type { Category } from '../seed/vendors.ts'
import { gameOf, type Game } from './catalogue.ts'
import type { Page } from './gameList.ts'
import { Refused } from './refused.ts'

/** So many that one page of the contract holds them all. */
const mostFavourites = 200

interface Owner {
  readonly tenant: string
  readonly member: number
}

/**
 * Makes a game a favourite; a second time changes nothing.
 * @param game - its `nodeId`
 * @throws Refused `game.favourite.full`
 */
export function addFavourite(db: Db, { tenant, member }: Owner, game: number): void {
  transaction(db, () => {
    run(db, 'INSERT OR IGNORE INTO favourite (tenant, member, game) VALUES (:tenant, :member, :game)', { tenant, member, game })
    if (countOf(db, { tenant, member }) > mostFavourites) throw new Refused('business', 'game.favourite.full')
  })
}

/** Makes a game no favourite any more; where it was none nothing changes. */
export function removeFavourite(db: Db, { tenant, member }: Owner, game: number): void {
  run(db, 'DELETE FROM favourite WHERE tenant = :tenant AND member = :member AND game = :game', { tenant, member, game })
}

/** One page of a member's favourites, the newest first. @param category - all of them when undefined */
export function favouritesOf(
  db: Db,
  { tenant, member }: Owner,
  category: Category | undefined,
  { pageNo, pageSize }: Page,
): { content: Game[]; pageNum: number; totalPages: number } {
  const owner = { tenant, member }
  return {
    content: all<{ wire: string }>(db, `SELECT wire ${ofOwner} ORDER BY favourite.id DESC LIMIT :limit OFFSET :offset`, {
      ...owner,
      category: category ?? null,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    }).map(gameOf),
    pageNum: pageNo,
    totalPages: Math.ceil(countOf(db, owner, category) / pageSize),
  }
}

const ofOwner = `FROM favourite JOIN game ON game.node_id = favourite.game
  WHERE tenant = :tenant AND member = :member AND (:category IS NULL OR category = :category)`

function countOf(db: Db, { tenant, member }: Owner, category?: Category): number {
  return one<{ count: number }>(db, `SELECT COUNT(*) AS count ${ofOwner}`, { tenant, member, category: category ?? null })?.count ?? 0
}
