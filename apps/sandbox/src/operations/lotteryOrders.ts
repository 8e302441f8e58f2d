import type { ValueOf } from '@lobby/api'
import { drawOf, lotteryByCode, resultOf } from '../domain/lotteryDraws.ts'
import {
  listOrders,
  betsOf,
  cancelOrder,
  isCancellable,
  orderById,
  placeOrder,
  type BetRow,
  type OrderRow,
} from '../domain/lotteryOrders.ts'
import { numberIn, wireId } from '../domain/money/wireIds.ts'
import { lotteryIcon } from '../seed/lotteries.ts'
import { playsOf } from '../seed/plays.ts'
import { keyOf, moneyOf, ownerOf } from './asker.ts'
import type { Handler, AnyCall } from './call.ts'
import { pagesOf, rangeOf } from './pages.ts'

type Order = ValueOf<'lotteryOrderDetail'>['order']
type SubOrder = ValueOf<'lotteryOrderDetail'>['subOrders'][number]

function toOrder({ db, now }: AnyCall, row: OrderRow, betCount: number): Order {
  const lottery = lotteryByCode(row.code)
  return {
    orderId: wireId('ORDER', row.id),
    code: row.code,
    remark: lottery.name,
    mobileIconUrl: lotteryIcon(lottery),
    numero: drawOf(lottery, row.draw).numero,
    prizeMode: row.prize_mode,
    status: row.status,
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    refundMinor: row.refund,
    betCount,
    placedAt: new Date(row.placed_at).toISOString(),
    winningTime: new Date(row.draws_at).toISOString(),
    ...(row.draws_at <= now && { winningNumber: resultOf(db, lottery, row.draw) }),
    cancellable: isCancellable(db, row, now),
    remainTime: Math.max(0, row.draws_at - now),
    lockTime: lottery.lockSeconds,
    ...(row.gateway !== null && { gateway: row.gateway }),
  }
}

function toSubOrder({ language }: AnyCall, code: string, bet: BetRow): SubOrder {
  const play = playsOf[lotteryByCode(code).kind].find((each) => each.code === bet.play)
  return {
    subOrderId: bet.id,
    playCode: bet.play,
    playName: play?.name[language] ?? bet.play,
    selection: bet.selection,
    selectionName: play?.options.find((option) => option.code === bet.selection)?.name[language] ?? bet.selection,
    odds: bet.odds / 100,
    stakeMinor: bet.stake,
    payoutMinor: bet.payout,
    status: bet.status,
  }
}

function detailOf(call: AnyCall, id: number): ValueOf<'lotteryOrderDetail'> {
  const own = ownerOf(call)
  const row = orderById(call.db, own, id)
  const bets = betsOf(call.db, id)
  return {
    order: toOrder(call, row, bets.length),
    subOrders: bets.map((bet) => toSubOrder(call, row.code, bet)),
    balanceMinor: moneyOf(call),
  }
}

export const placeLotteryOrder: Handler<'placeLotteryOrder'> = (call) => {
  const { code, numero, prizeMode, gateway, bets } = call.body
  const id = placeOrder(call.db, {
    ...ownerOf(call),
    code,
    numero,
    prizeMode,
    gateway,
    // Put the fields into a fixed order: the fingerprint of the order depends on the JSON text of its bets.
    bets: bets.map(({ playCode, selection, stakeMinor }) => ({ playCode, selection, stakeMinor })),
    key: keyOf(call),
    resting: call.services.switches.restingVendors,
    now: call.now,
  })
  return detailOf(call, id)
}

export const lotteryOrders: Handler<'lotteryOrders'> = (call) => {
  const { status, code } = call.query
  const filter = { status, code, ...rangeOf(call.query) }
  const { rows, total, stake, payout, next } = listOrders(call.db, ownerOf(call), filter, call.query)
  return {
    content: rows.map((row) => toOrder(call, row, row.bets)),
    ...pagesOf(call.query, { total, next }),
    sumStakeMinor: stake,
    sumPayoutMinor: payout,
  }
}

export const lotteryOrderDetail: Handler<'lotteryOrderDetail'> = (call) => detailOf(call, numberIn(call.query.orderId))

export const cancelLotteryOrder: Handler<'cancelLotteryOrder'> = (call) => {
  const { orderId, subOrderIds } = call.body
  cancelOrder(call.db, ownerOf(call), numberIn(orderId), subOrderIds, call.now)
  return detailOf(call, numberIn(orderId))
}
