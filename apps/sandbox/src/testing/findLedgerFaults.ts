import { selectAll, selectOne, type Db } from '../db/sql.ts'

/**
 * Finds payments of every kind whose ledger entries do not match their status, and ledger entries without a payment.
 */
const mismatches = `
  WITH due (what, id, tenant, member, ref, due) AS (
    SELECT 'deposit', id, tenant, member, 'deposit:' || id, CASE WHEN status = 'SETTLED' THEN amount - fee ELSE 0 END FROM deposit
    UNION ALL SELECT 'withdrawal', id, tenant, member, 'withdrawal:' || id, CASE WHEN status IN ('REFUSED', 'CANCELLED') THEN 0 ELSE -amount END FROM withdrawal
    UNION ALL SELECT 'transfer', id, tenant, member, 'transfer:' || id, -amount FROM transfer
    UNION ALL SELECT 'transfer', id, tenant, upline, 'transfer:' || id, amount FROM transfer
    UNION ALL SELECT 'handed-out transfer', id, tenant, member, 'downline:' || id, -amount FROM downline_transfer
    UNION ALL SELECT 'handed-out transfer', id, tenant, receiver, 'downline:' || id, amount FROM downline_transfer
    UNION ALL SELECT 'payment of a contract', id, tenant, member, 'contract:' || id, CASE WHEN paid_at IS NULL THEN 0 ELSE amount END FROM contract_payment
    UNION ALL SELECT 'payment of a contract', id, tenant, payer, 'contract:' || id, CASE WHEN paid_at IS NULL THEN 0 ELSE -amount END FROM contract_payment WHERE payer IS NOT NULL
    UNION ALL SELECT 'agent rebate', MIN(id), tenant, member, 'agentRebate', SUM(amount) FROM agent_rebate GROUP BY tenant, member
    UNION ALL SELECT 'reward', id, tenant, member, 'reward:' || id, CASE WHEN claimed_at IS NULL THEN 0 ELSE amount END FROM reward
    UNION ALL SELECT 'promotion', id, tenant, member, 'activity:' || id, amount FROM participation
    UNION ALL SELECT 'prize of a board', id, tenant, member, 'board:' || id, amount FROM board_prize
    UNION ALL SELECT 'rebate', MIN(id), tenant, member, 'rebate', SUM(amount) FROM rebate GROUP BY tenant, member
  ), moved AS (SELECT tenant, member, ref, SUM(amount) AS sum FROM ledger GROUP BY tenant, member, ref)
  SELECT what, id, COALESCE(sum, 0) AS moved, due FROM due LEFT JOIN moved USING (tenant, member, ref) WHERE COALESCE(sum, 0) <> due
  UNION ALL SELECT 'entry', MIN(id), SUM(amount), 0 FROM ledger
    WHERE kind IN ('deposit', 'withdrawal', 'withdrawalReturn', 'transferOut', 'transferIn', 'rebate', 'agentRebate', 'salary', 'dividend', 'boardPrize')
      AND (tenant, member, ref) NOT IN (SELECT tenant, member, ref FROM due) GROUP BY tenant, member, ref`

/**
 * Lists the faults of the ledgers, each as a sentence. Every balance must be the sum of the entries up to it. The
 * entries of every bet, lottery order and payment must have the right amounts.
 */
export function findLedgerFaults(db: Db): string[] {
  const chain = selectAll<{ id: number; balance_after: number; sum: number }>(
    db,
    `SELECT * FROM (SELECT id, balance_after, SUM(amount) OVER (PARTITION BY tenant, member ORDER BY id) AS sum FROM ledger)
     WHERE sum <> balance_after`,
  )
  const bets = selectAll<{ id: number; moved: number; due: number }>(
    db,
    `SELECT bet.id, payout - stake AS due, COALESCE(entries.sum, 0) AS moved FROM bet
     LEFT JOIN (SELECT tenant, member, ref, SUM(amount) AS sum FROM ledger GROUP BY tenant, member, ref) AS entries
       ON entries.tenant = bet.tenant AND entries.member = bet.member AND entries.ref = 'bet:' || bet.session || ':' || bet.round
     WHERE moved <> due`,
  )
  const stakes = selectOne<{ entries: number; bets: number }>(
    db,
    `SELECT (SELECT COUNT(*) FROM ledger WHERE kind = 'stake') AS entries, (SELECT COUNT(*) FROM bet) AS bets`,
  )
  const orders = selectAll<{ id: number; moved: number; due: number }>(
    db,
    `SELECT lottery_order.id, payout + refund - stake AS due, COALESCE(entries.sum, 0) AS moved FROM lottery_order
     LEFT JOIN (SELECT tenant, member, ref, SUM(amount) AS sum FROM ledger GROUP BY tenant, member, ref) AS entries
       ON entries.tenant = lottery_order.tenant AND entries.member = lottery_order.member AND entries.ref = 'order:' || lottery_order.id
     WHERE moved <> due`,
  )
  const sums = selectAll<{ id: number }>(
    db,
    `SELECT lottery_order.id FROM lottery_order JOIN lottery_bet ON lottery_bet.lottery_order = lottery_order.id GROUP BY lottery_order.id
     HAVING SUM(lottery_bet.stake) <> lottery_order.stake OR SUM(lottery_bet.payout) <> lottery_order.payout
       OR SUM(CASE WHEN lottery_bet.status = 'CANCELLED' THEN lottery_bet.stake ELSE 0 END) <> refund`,
  )
  return [
    ...selectAll<{ what: string; id: number; moved: number; due: number }>(db, mismatches).map(
      ({ what, id, moved, due }) => `The ${what} ${id} moved ${moved} instead of ${due}.`,
    ),
    ...chain.map((row) => `Entry ${row.id} leaves ${row.balance_after}, its sum is ${row.sum}.`),
    ...bets.map((row) => `Bet ${row.id} moved ${row.moved} instead of ${row.due}.`),
    ...orders.map((row) => `Order ${row.id} moved ${row.moved} instead of ${row.due}.`),
    ...sums.map((row) => `Order ${row.id} is not the sum of its bets.`),
    ...(stakes && stakes.entries !== stakes.bets
      ? [`There are ${stakes.entries} stakes for ${stakes.bets} bets.`]
      : []),
  ]
}
