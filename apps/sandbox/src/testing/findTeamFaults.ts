import { selectAll, type Db } from '../db/sql.ts'
import { buildDayIndexSql } from '../domain/days.ts'

/**
 * The tables with precomputed lists and sums of teams, each with a query that computes the expected rows from the
 * original data.
 */
const expectedTables: readonly (readonly [
  table: string,
  key: readonly string[],
  sums: readonly string[],
  select: string,
])[] = [
  [
    'team_link',
    ['tenant', 'above', 'below', 'via', 'depth', 'name_key'],
    [],
    `WITH RECURSIVE link (tenant, above, below, via, depth, name_key) AS (
       SELECT tenant, id, id, 0, 0, name_key FROM member
       UNION ALL SELECT member.tenant, link.above, member.id, CASE link.depth WHEN 0 THEN member.id ELSE link.via END, link.depth + 1, member.name_key
       FROM link JOIN member ON member.upline = link.below
     ) SELECT * FROM link`,
  ],
  [
    'team_size',
    ['tenant', 'member'],
    ['direct', 'team'],
    'SELECT link.tenant, link.above AS member, SUM(link.depth = 1) AS direct, COUNT(*) - 1 AS team FROM ' +
      'team_link AS link GROUP BY link.tenant, link.above',
  ],
  [
    'settled_bet',
    ['mark', 'tenant', 'member', 'category', 'stake', 'payout', 'at'],
    [],
    `SELECT bet.id * 2 AS mark, bet.tenant, bet.member, COALESCE(game.category, '') AS category, bet.stake, bet.payout, bet.at
     FROM bet JOIN game_session ON game_session.id = bet.session LEFT JOIN game ON game.node_id = game_session.game
     UNION ALL SELECT id * 2 + 1, tenant, member, 'LOTT', stake - refund, payout, draws_at FROM lottery_order WHERE status IN ('WON', 'LOST')`,
  ],
  [
    'team_bet',
    ['tenant', 'above', 'at', 'mark', 'category', 'won'],
    [],
    `SELECT link.tenant, link.above, bet.at, bet.mark, bet.category, bet.payout > 0 AS won
     FROM settled_bet AS bet JOIN team_link AS link ON link.tenant = bet.tenant AND link.below = bet.member AND link.depth > 0`,
  ],
  [
    'team_bet_day',
    ['tenant', 'member', 'day', 'category'],
    [
      'own_bets',
      'own_won',
      'own_stake',
      'own_won_stake',
      'own_payout',
      'team_bets',
      'team_won',
      'team_stake',
      'team_won_stake',
      'team_payout',
    ],
    `SELECT link.tenant, link.above AS member, ${buildDayIndexSql('bet.at')} AS day, bet.category,
       SUM(depth = 0) AS own_bets, SUM(depth = 0 AND payout > 0) AS own_won, SUM((depth = 0) * stake) AS own_stake, SUM((depth = 0 AND payout > 0) * stake) AS own_won_stake,
       SUM((depth = 0) * payout) AS own_payout, COUNT(*) AS team_bets, SUM(payout > 0) AS team_won, SUM(stake) AS team_stake, SUM((payout > 0) * stake) AS team_won_stake,
       SUM(payout) AS team_payout
     FROM settled_bet AS bet JOIN team_link AS link ON link.tenant = bet.tenant AND link.below = bet.member GROUP BY 1, 2, 3, 4`,
  ],
  [
    'team_hour',
    ['tenant', 'above', 'hour'],
    ['stake'],
    `SELECT link.tenant, link.above, bet.at / 3600000 AS hour, SUM(bet.stake) AS stake
     FROM settled_bet AS bet JOIN team_link AS link ON link.tenant = bet.tenant AND link.below = bet.member AND link.depth > 0 GROUP BY 1, 2, 3`,
  ],
  [
    'team_entry',
    ['tenant', 'above', 'at', 'entry'],
    [],
    `SELECT link.tenant, link.above, ledger.at, ledger.id AS entry FROM ledger JOIN team_link AS link ON link.tenant = ledger.tenant AND link.below = ledger.member
     WHERE link.depth > 0 AND kind NOT IN ('opening', 'stake', 'payout', 'order', 'refund', 'prize')`,
  ],
  [
    'team_money_day',
    ['tenant', 'member', 'day', 'kind'],
    ['own_entries', 'own_in', 'own_out', 'team_entries', 'team_in', 'team_out'],
    `SELECT link.tenant, link.above AS member, ${buildDayIndexSql('ledger.at')} AS day, kind, SUM(depth = 0) AS own_entries, SUM((depth = 0) * MAX(amount, 0)) AS own_in,
       SUM((depth = 0) * MAX(-amount, 0)) AS own_out, COUNT(*) AS team_entries, SUM(MAX(amount, 0)) AS team_in, SUM(MAX(-amount, 0)) AS team_out
     FROM ledger JOIN team_link AS link ON link.tenant = ledger.tenant AND link.below = ledger.member
     WHERE kind NOT IN ('opening', 'stake', 'payout', 'order', 'refund', 'prize') GROUP BY 1, 2, 3, 4`,
  ],
  [
    'team_active',
    ['tenant', 'member', 'what', 'day', 'last'],
    ['people'],
    `SELECT link.tenant, link.above AS member, what, day, last, COUNT(*) AS people FROM (
       SELECT tenant, member, what, day, COALESCE(LAG(day) OVER (PARTITION BY tenant, member, what ORDER BY day), -1) AS last FROM active_day
     ) AS active JOIN team_link AS link ON link.tenant = active.tenant AND link.below = active.member GROUP BY 1, 2, 3, 4, 5`,
  ],
  [
    'active_day',
    ['tenant', 'member', 'what', 'day'],
    [],
    `SELECT tenant, id AS member, 'join' AS what, ${buildDayIndexSql('registered_at')} AS day FROM member
     UNION SELECT tenant, member, 'bet', ${buildDayIndexSql('at')} FROM settled_bet
     UNION SELECT tenant, member, what, day FROM active_day WHERE what = 'login'`,
  ],
]

/**
 * Computes the lists and sums of all teams again, and returns each difference from the stored rows as a sentence.
 */
export function findTeamFaults(db: Db): string[] {
  return expectedTables.flatMap(([table, key, sums, select]) => {
    const columns = [...key, ...sums].join(', ')
    // Ignore rows whose sum is 0, because the database does not delete them.
    const stored = `SELECT ${columns} FROM ${table}${table === 'team_active' ? ' WHERE people <> 0' : ''}`
    const expected = `SELECT ${columns} FROM (${select})`
    const rows = (sql: string): string[] =>
      selectAll<Record<string, unknown>>(db, sql).map((row) => JSON.stringify(row))
    return [
      ...rows(`${expected} EXCEPT ${stored}`).map((row) => `${table} lacks ${row}.`),
      ...rows(`${stored} EXCEPT ${expected}`).map(
        (row) => `${table} has ${row}, which its source tables do not explain.`,
      ),
    ]
  })
}
