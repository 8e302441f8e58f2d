import { all, run, transaction, type Db } from '../db/sql.ts'
import { playsOf } from '../seed/plays.ts'
import { drawnDigits } from './draws.ts'
import { lotteryByCode, resultOf } from './lotteryDraws.ts'
import { betsOf, orderRef, type OrderRow } from './lotteryOrders.ts'
import { wireId } from './money/wireIds.ts'
import { tellMember } from './tellMember.ts'
import { post } from './wallet.ts'

/**
 * Settles every order whose draw is over: bets win or lose, and what they win goes to the wallet, once. What a member has bet on a draw is settled
 * together, or not at all.
 */
export function settleOrders(db: Db, now: number): void {
  const draws = Map.groupBy(dueOrders(db, now), ({ tenant, member, code, draw }) => [tenant, member, code, draw].join(' '))
  for (const orders of draws.values()) {
    transaction(db, () => {
      for (const order of orders) settle(db, order, now)
      noteOpposed(db, orders)
    })
  }
}

type Due = OrderRow & { readonly tenant: string; readonly member: number }

const dueOrders = (db: Db, now: number): Due[] =>
  all<Due>(db, `SELECT * FROM lottery_order WHERE status = 'OPEN' AND draws_at <= :now ORDER BY draws_at, id`, { now })

function settle(db: Db, { id, tenant, member, code, draw }: Due, now: number): void {
  const lottery = lotteryByCode(code)
  const drawn = drawnDigits(resultOf(db, lottery, draw))
  let payout = 0
  for (const bet of betsOf(db, id)) {
    if (bet.status !== 'OPEN') continue
    const won = playsOf[lottery.kind].find((play) => play.code === bet.play)?.wins(drawn, bet.selection) ?? false
    const paid = won ? Math.floor((bet.stake * bet.odds) / 100) : 0
    payout += paid
    run(db, 'UPDATE lottery_bet SET status = :status, payout = :paid WHERE id = :id', { id: bet.id, paid, status: won ? 'WON' : 'LOST' })
  }
  const { changes } = run(db, `UPDATE lottery_order SET status = :status, payout = :payout WHERE id = :id AND status = 'OPEN'`, {
    id,
    payout,
    status: payout > 0 ? 'WON' : 'LOST',
  })
  const ref = orderRef(id)
  if (changes !== 1 || payout === 0) return
  post(db, { tenant, member, kind: 'prize', ref, amountMinor: payout, key: `${ref}:prize`, at: now })
  tellMember(db, { tenant, member, event: 'order.won', amountMinor: payout, about: { kind: 'ORDER', id: wireId('ORDER', id) }, at: now })
}

/**
 * Notes what of the stakes on a draw counts for no level, mission or board. Where some of a member's bets on it have won and others have lost,
 * only the result counts: bets on every side cost little, and must not earn the prizes of high stakes.
 * @param orders - all of the member on the draw, settled
 */
function noteOpposed(db: Db, orders: readonly Due[]): void {
  const bets = orders.flatMap(({ id }) => betsOf(db, id)).filter(({ status }) => status !== 'CANCELLED')
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0)
  const result = bets.reduce((sum, bet) => sum + bet.payout - bet.stake, 0)
  const isMixed = new Set(bets.map(({ status }) => status)).size > 1
  // Levels and boards count sums, and the orders of a draw are settled at one time: one of them bears it for all.
  const [first] = orders
  if (first && isMixed) run(db, 'UPDATE settled_bet SET opposed = :opposed WHERE mark = :mark', { mark: first.id * 2 + 1, opposed: stake - Math.min(stake, Math.abs(result)) })
}
