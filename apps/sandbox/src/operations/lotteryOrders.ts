import type { ResponseValueOf } from '@lobby/api'
import { getLotteryDrawByIndex, getLotteryByCode, getWinningNumber } from '../domain/lotteryDraws.ts'
import {
  listLotteryOrders,
  listLotteryOrderBets,
  cancelLotteryBets,
  isLotteryOrderCancellable,
  getLotteryOrder,
  placeOrderOnDraw,
  type LotteryBetRow,
  type LotteryOrderRow,
} from '../domain/lotteryOrders.ts'
import { parseWireId, toWireId } from '../domain/money/wireIds.ts'
import { getLotteryIconPath } from '../seed/lotteries.ts'
import { lotteryPlaysByDrawKind } from '../seed/plays.ts'
import { getIdempotencyKey, getCallerBalance, getCaller } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { toListPagingFields, toTimeRange } from './listResponses.ts'

type Order = ResponseValueOf<'lotteryOrderDetail'>['order']
type SubOrder = ResponseValueOf<'lotteryOrderDetail'>['subOrders'][number]

function toOrder({ db, now }: AnyOperationCall, row: LotteryOrderRow, betCount: number): Order {
  const lottery = getLotteryByCode(row.code)
  return {
    orderId: toWireId('ORDER', row.id),
    code: row.code,
    remark: lottery.name,
    mobileIconUrl: getLotteryIconPath(lottery),
    numero: getLotteryDrawByIndex(lottery, row.draw).numero,
    prizeMode: row.prize_mode,
    status: row.status,
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    refundMinor: row.refund,
    betCount,
    placedAt: new Date(row.placed_at).toISOString(),
    winningTime: new Date(row.draws_at).toISOString(),
    ...(row.draws_at <= now && { winningNumber: getWinningNumber(db, lottery, row.draw) }),
    cancellable: isLotteryOrderCancellable(db, row, now),
    remainTime: Math.max(0, row.draws_at - now),
    lockTime: lottery.lockSeconds,
    ...(row.gateway !== null && { gateway: row.gateway }),
  }
}

function toSubOrder({ language }: AnyOperationCall, code: string, bet: LotteryBetRow): SubOrder {
  const play = lotteryPlaysByDrawKind[getLotteryByCode(code).kind].find((each) => each.code === bet.play)
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

function detailOf(call: AnyOperationCall, id: number): ResponseValueOf<'lotteryOrderDetail'> {
  const own = getCaller(call)
  const row = getLotteryOrder(call.db, own, id)
  const bets = listLotteryOrderBets(call.db, id)
  return {
    order: toOrder(call, row, bets.length),
    subOrders: bets.map((bet) => toSubOrder(call, row.code, bet)),
    balanceMinor: getCallerBalance(call),
  }
}

export const placeLotteryOrder: OperationHandler<'placeLotteryOrder'> = (call) => {
  const { code, numero, prizeMode, gateway, bets } = call.body
  const id = placeOrderOnDraw(call.db, {
    ...getCaller(call),
    code,
    numero,
    prizeMode,
    gateway,
    // Put the fields into a fixed sequence. The server recognises a repeated order by the hash of its JSON text, which
    // depends on this sequence.
    bets: bets.map(({ playCode, selection, stakeMinor }) => ({ playCode, selection, stakeMinor })),
    key: getIdempotencyKey(call),
    vendorsUnderMaintenance: call.services.switches.vendorsUnderMaintenance,
    now: call.now,
  })
  return detailOf(call, id)
}

export const lotteryOrders: OperationHandler<'lotteryOrders'> = (call) => {
  const { status, code } = call.query
  const filter = { status, code, ...toTimeRange(call.query) }
  const { rows, total, stake, payout, next } = listLotteryOrders(call.db, getCaller(call), filter, call.query)
  return {
    content: rows.map((row) => toOrder(call, row, row.bets)),
    ...toListPagingFields(call.query, { total, next }),
    sumStakeMinor: stake,
    sumPayoutMinor: payout,
  }
}

export const lotteryOrderDetail: OperationHandler<'lotteryOrderDetail'> = (call) =>
  detailOf(call, parseWireId(call.query.orderId))

export const cancelLotteryOrder: OperationHandler<'cancelLotteryOrder'> = (call) => {
  const { orderId, subOrderIds } = call.body
  cancelLotteryBets(call.db, getCaller(call), parseWireId(orderId), subOrderIds, call.now)
  return detailOf(call, parseWireId(orderId))
}
