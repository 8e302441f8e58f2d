import type { ResponseValueOf } from '@lobby/api'
import { formatDayIndex } from '../domain/days.ts'
import { convertLedgerRefToWireId, toWireId } from '../domain/money/wireIds.ts'
import { listBetsForReport, type BetReportRow } from '../domain/reports/bets.ts'
import { listLedgerEntries, listDeposits, listPlayerRebates, listWithdrawals } from '../domain/reports/moneyReports.ts'
import { listProfitByDay as profit, computeMemberProfit, type ProfitSums } from '../domain/reports/profit.ts'
import { getCaller } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { toListPagingFields, toTimeRange, toListResponse } from './listResponses.ts'
import { API_LEDGER_ENTRY_KINDS, toApiGameOfBet, toApiDeposit, toApiWithdrawal } from './wire.ts'

export const loadReport: OperationHandler<'loadReport'> = (call) => {
  const { status, method } = call.query
  const found = listDeposits(call.db, getCaller(call), { ...toTimeRange(call.query), status, method }, call.query)
  return toListResponse(call.query, found, (row) => toApiDeposit(call, row))
}

export const withdrawReport: OperationHandler<'withdrawReport'> = (call) => {
  const { status } = call.query
  const found = listWithdrawals(call.db, getCaller(call), { ...toTimeRange(call.query), status }, call.query)
  return toListResponse(call.query, found, toApiWithdrawal)
}

export const accountRecord: OperationHandler<'accountRecord'> = (call) => {
  const found = listLedgerEntries(
    call.db,
    getCaller(call),
    { ...toTimeRange(call.query), part: call.query.kind },
    call.query,
  )
  return toListResponse(call.query, found, ({ id, kind, ref, amount, balance_after: balance, at }) => {
    const reference = convertLedgerRefToWireId(ref)
    return {
      entryId: id,
      kind: API_LEDGER_ENTRY_KINDS[kind],
      amountMinor: amount,
      balanceMinor: balance,
      at: new Date(at).toISOString(),
      ...(reference !== undefined && { reference }),
    }
  })
}

type Entry = ResponseValueOf<'bettingRecord'>['content'][number]

function toBet(call: AnyOperationCall, bet: BetReportRow): Entry {
  const { id, code, category, status, stake, payout, at } = bet
  const orderId = code === null ? undefined : toWireId('ORDER', id)
  return {
    betId: orderId ?? toWireId('ROUND', id),
    category,
    ...toApiGameOfBet(call, bet),
    status,
    stakeMinor: stake,
    payoutMinor: payout,
    profitMinor: status === 'OPEN' ? 0 : payout - stake,
    at: new Date(at).toISOString(),
    ...(orderId !== undefined && { orderId }),
  }
}

export const bettingRecord: OperationHandler<'bettingRecord'> = (call) => {
  const { category, status } = call.query
  const found = listBetsForReport(
    call.db,
    getCaller(call),
    { ...toTimeRange(call.query), category, status },
    call.query,
  )
  return toListResponse(call.query, found, (row) => toBet(call, row))
}

const toSums = (sums: ProfitSums): ResponseValueOf<'profitAndLoss'>['totals'] => ({
  stakeMinor: sums.stake,
  payoutMinor: sums.payout,
  roomMinor: sums.room,
  profitMinor: computeMemberProfit(sums),
  rebateMinor: sums.rebate,
  bonusMinor: sums.bonus,
  depositMinor: sums.deposit,
  withdrawalMinor: sums.withdrawal,
  transferMinor: sums.transfer,
})

export const profitAndLoss: OperationHandler<'profitAndLoss'> = (call) => {
  const { rows, next, totals, total } = profit(call.db, getCaller(call), toTimeRange(call.query), call.query)
  return {
    content: rows.map(({ id, ...sums }) => ({ date: formatDayIndex(id), sums: toSums(sums) })),
    ...toListPagingFields(call.query, { total, next }),
    totals: toSums(totals),
  }
}

export const rebateReport: OperationHandler<'rebateReport'> = (call) => {
  const { category } = call.query
  const found = listPlayerRebates(call.db, getCaller(call), { ...toTimeRange(call.query), category }, call.query)
  return toListResponse(call.query, found, ({ id, category: own, stake, rate, amount, manual, at }) => ({
    rebateId: id,
    category: own,
    stakeMinor: stake,
    rateBasisPoints: rate,
    rebateMinor: amount,
    manual: manual === 1,
    at: new Date(at).toISOString(),
  }))
}
