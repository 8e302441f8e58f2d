import type { ValueOf } from '@lobby/api'
import { getDraw, getLottery, getWinningNumber } from '../domain/lotteryDraws.ts'
import {
  listOrders,
  listOrderBets,
  cancelOrder,
  isCancellable,
  getOrder,
  placeOrder,
  type BetRow,
  type OrderRow,
} from '../domain/lotteryOrders.ts'
import { parseWireId, toWireId } from '../domain/money/wireIds.ts'
import { getLotteryIconPath } from '../seed/lotteries.ts'
import { playsByKind } from '../seed/plays.ts'
import { getIdempotencyKey, getCallerBalance, getCaller } from './caller.ts'
import type { Handler, AnyCall } from './call.ts'
import { toPageFields, toTimeRange } from './listAnswers.ts'

type Order = ValueOf<'lotteryOrderDetail'>['order']
type SubOrder = ValueOf<'lotteryOrderDetail'>['subOrders'][number]

function toOrder({ db, now }: AnyCall, row: OrderRow, betCount: number): Order {
  const lottery = getLottery(row.code)
  return {
    orderId: toWireId('ORDER', row.id),
    code: row.code,
    remark: lottery.name,
    mobileIconUrl: getLotteryIconPath(lottery),
    numero: getDraw(lottery, row.draw).numero,
    prizeMode: row.prize_mode,
    status: row.status,
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    refundMinor: row.refund,
    betCount,
    placedAt: new Date(row.placed_at).toISOString(),
    winningTime: new Date(row.draws_at).toISOString(),
    ...(row.draws_at <= now && { winningNumber: getWinningNumber(db, lottery, row.draw) }),
    cancellable: isCancellable(db, row, now),
    remainTime: Math.max(0, row.draws_at - now),
    lockTime: lottery.lockSeconds,
    ...(row.gateway !== null && { gateway: row.gateway }),
  }
}

function toSubOrder({ language }: AnyCall, code: string, bet: BetRow): SubOrder {
  const play = playsByKind[getLottery(code).kind].find((each) => each.code === bet.play)
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
  const own = getCaller(call)
  const row = getOrder(call.db, own, id)
  const bets = listOrderBets(call.db, id)
  return {
    order: toOrder(call, row, bets.length),
    subOrders: bets.map((bet) => toSubOrder(call, row.code, bet)),
    balanceMinor: getCallerBalance(call),
  }
}

export const placeLotteryOrder: Handler<'placeLotteryOrder'> = (call) => {
  const { code, numero, prizeMode, gateway, bets } = call.body
  const id = placeOrder(call.db, {
    ...getCaller(call),
    code,
    numero,
    prizeMode,
    gateway,
    // Put the fields into a fixed order: the fingerprint of a repeated order must be the same, and it depends on the
    // JSON text of the bets.
    bets: bets.map(({ playCode, selection, stakeMinor }) => ({ playCode, selection, stakeMinor })),
    key: getIdempotencyKey(call),
    vendorsUnderMaintenance: call.services.switches.restingVendors,
    now: call.now,
  })
  return detailOf(call, id)
}

export const lotteryOrders: Handler<'lotteryOrders'> = (call) => {
  const { status, code } = call.query
  const filter = { status, code, ...toTimeRange(call.query) }
  const { rows, total, stake, payout, next } = listOrders(call.db, getCaller(call), filter, call.query)
  return {
    content: rows.map((row) => toOrder(call, row, row.bets)),
    ...toPageFields(call.query, { total, next }),
    sumStakeMinor: stake,
    sumPayoutMinor: payout,
  }
}

export const lotteryOrderDetail: Handler<'lotteryOrderDetail'> = (call) =>
  detailOf(call, parseWireId(call.query.orderId))

export const cancelLotteryOrder: Handler<'cancelLotteryOrder'> = (call) => {
  const { orderId, subOrderIds } = call.body
  cancelOrder(call.db, getCaller(call), parseWireId(orderId), subOrderIds, call.now)
  return detailOf(call, parseWireId(orderId))
}
