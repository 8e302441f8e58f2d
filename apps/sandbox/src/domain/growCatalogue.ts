import { run, transaction, type Db, oneNumber } from '../db/sql.ts'

/** Beyond every node id of the seed. */
const firstCopy = 1_000_000

/**
 * Fills the slots up to so many games, with copies under names and ids of their own, for whoever measures long lists; fewer than the seed
 * has leaves the seed alone. A reset takes them away.
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
