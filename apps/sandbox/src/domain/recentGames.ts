import { all, insert, run, transaction, type Db } from '../db/sql.ts'
import type { Category } from '../seed/vendors.ts'
import { listedGameOf, type ListedGame, type ListedRow } from './catalogue.ts'
import type { Owner } from './owner.ts'

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
