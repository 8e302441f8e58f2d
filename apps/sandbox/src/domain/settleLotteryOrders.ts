import { selectAll, runSql, runInTransaction, updateRows, type Db } from '../db/sql.ts'
import { lotteryPlaysByDrawKind } from '../seed/plays.ts'
import { getFirstPrizeDigits, getLotteryByCode, getWinningNumber } from './lotteryDraws.ts'
import { listLotteryOrderBets, getLotteryOrderLedgerRef, type LotteryOrderRow } from './lotteryOrders.ts'
import { toWireId } from './money/wireIds.ts'
import { notifyMember } from './mail.ts'
import { postLedgerEntry } from './wallet.ts'

/**
 * Settles every lottery order whose draw is over: stores which bets have won and pays the prizes to the wallet. All
 * orders of a member on the same draw are settled in one transaction.
 */
export function settleLotteryOrders(db: Db, now: number): void {
  const draws = Map.groupBy(dueOrders(db, now), ({ tenant, member, code, draw }) =>
    [tenant, member, code, draw].join(' '),
  )
  for (const orders of draws.values()) {
    runInTransaction(db, () => {
      for (const order of orders) settleOrder(db, order, now)
      recordOpposedStakes(db, orders)
    })
  }
}

type Due = LotteryOrderRow & { readonly tenant: string; readonly member: number }

const dueOrders = (db: Db, now: number): Due[] =>
  selectAll<Due>(db, `SELECT * FROM lottery_order WHERE status = 'OPEN' AND draws_at <= :now ORDER BY draws_at, id`, {
    now,
  })

function settleOrder(db: Db, { id, tenant, member, code, draw }: Due, now: number): void {
  const lottery = getLotteryByCode(code)
  const drawn = getFirstPrizeDigits(getWinningNumber(db, lottery, draw))
  let payout = 0
  for (const bet of listLotteryOrderBets(db, id)) {
    if (bet.status !== 'OPEN') continue
    const won =
      lotteryPlaysByDrawKind[lottery.kind].find((play) => play.code === bet.play)?.wins(drawn, bet.selection) ?? false
    const paid = won ? Math.floor((bet.stake * bet.odds) / 100) : 0
    payout += paid
    updateRows(db, 'lottery_bet', { id: bet.id }, { status: won ? 'WON' : 'LOST', payout: paid })
  }
  const { changes } = runSql(
    db,
    `UPDATE lottery_order SET status = :status, payout = :payout WHERE id = :id AND status = 'OPEN'`,
    { id, payout, status: payout > 0 ? 'WON' : 'LOST' },
  )
  const ref = getLotteryOrderLedgerRef(id)
  if (changes !== 1 || payout === 0) return
  postLedgerEntry(db, { tenant, member, kind: 'prize', ref, amountMinor: payout, key: `${ref}:prize`, at: now })
  notifyMember(db, {
    tenant,
    member,
    event: 'order.won',
    amountMinor: payout,
    about: { kind: 'ORDER', id: toWireId('ORDER', id) },
    at: now,
  })
}

/**
 * Stores the part of each order's stake that does not count for levels, missions and leader boards. If the member has
 * won and lost bets on the draw, the stakes count only up to the total win or loss. Otherwise a member could bet on all
 * outcomes, lose little, and earn the rewards for high stakes.
 * @param orders - all settled orders of one member on one draw
 */
function recordOpposedStakes(db: Db, orders: readonly Due[]): void {
  const bets = orders.flatMap(({ id }) => listLotteryOrderBets(db, id)).filter(({ status }) => status !== 'CANCELLED')
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0)
  const result = bets.reduce((sum, bet) => sum + bet.payout - bet.stake, 0)
  if (new Set(bets.map(({ status }) => status)).size < 2) return
  const share = 1 - Math.min(stake, Math.abs(result)) / stake
  for (const { id } of orders)
    runSql(db, 'UPDATE settled_bet SET opposed = ROUND(stake * :share) WHERE mark = :mark', { mark: id * 2 + 1, share })
}
