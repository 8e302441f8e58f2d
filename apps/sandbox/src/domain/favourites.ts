import { deleteRows, insert, oneValue, transaction, type Db } from '../db/sql.ts'
import type { Category } from '../seed/vendors.ts'
import { listedGameOf, type ListedGame, type ListedRow } from './catalogue.ts'
import type { Page } from './gameList.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'
import { listById } from './reports/report.ts'

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
    if (countOf(db, { tenant, member }) > mostFavourites) throw new Refused('game.favourite.full')
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
  const owner = { tenant, member }
  const { rows, next } = listById<ListedRow & { id: number }>(
    db,
    `SELECT wire, more, favourite.id ${ofOwner}`,
    'favourite.id',
    { ...owner, category: category ?? null },
    page,
  )
  return {
    content: rows.map((row) => listedGameOf(row, resting)),
    pageNum: page.pageNo,
    totalPages: Math.ceil(countOf(db, owner, category) / page.pageSize),
    ...(next !== undefined && { next }),
  }
}

const ofOwner = `FROM favourite JOIN game ON game.node_id = favourite.game
  WHERE tenant = :tenant AND member = :member AND (:category IS NULL OR category = :category)`

function countOf(db: Db, { tenant, member }: Owner, category?: Category): number {
  return (
    oneValue<number>(db, `SELECT COUNT(*) AS count ${ofOwner}`, { tenant, member, category: category ?? null }) ?? 0
  )
}
