import type { ValueOf } from '@lobby/api'
import { dateOf } from '../domain/days.ts'
import { referenceOf, wireId } from '../domain/money/wireIds.ts'
import { listBets, type BetEntry } from '../domain/reports/bets.ts'
import { entries, loads, rebates, withdrawals } from '../domain/reports/movements.ts'
import { profitAndLoss as profit, profitOf, type ProfitSums } from '../domain/reports/profit.ts'
import { ownerOf } from './asker.ts'
import type { Handler, AnyCall } from './call.ts'
import { pagesOf, rangeOf, listAnswer } from './pages.ts'
import { wireKinds, gameOf, toDeposit, toWithdrawal } from './wire.ts'

export const loadReport: Handler<'loadReport'> = (call) => {
  const { status, method } = call.query
  const found = loads(call.db, ownerOf(call), { ...rangeOf(call.query), status, method }, call.query)
  return listAnswer(call.query, found, (row) => toDeposit(call, row))
}

export const withdrawReport: Handler<'withdrawReport'> = (call) => {
  const { status } = call.query
  const found = withdrawals(call.db, ownerOf(call), { ...rangeOf(call.query), status }, call.query)
  return listAnswer(call.query, found, toWithdrawal)
}

export const accountRecord: Handler<'accountRecord'> = (call) => {
  const found = entries(call.db, ownerOf(call), { ...rangeOf(call.query), part: call.query.kind }, call.query)
  return listAnswer(call.query, found, ({ id, kind, ref, amount, balance_after: balance, at }) => {
    const reference = referenceOf(ref)
    return {
      entryId: id,
      kind: wireKinds[kind],
      amountMinor: amount,
      balanceMinor: balance,
      at: new Date(at).toISOString(),
      ...(reference !== undefined && { reference }),
    }
  })
}

type Entry = ValueOf<'bettingRecord'>['content'][number]

function toBet(call: AnyCall, bet: BetEntry): Entry {
  const { id, code, category, status, stake, payout, at } = bet
  const orderId = code === null ? undefined : wireId('ORDER', id)
  return {
    betId: orderId ?? wireId('ROUND', id),
    category,
    ...gameOf(call, bet),
    status,
    stakeMinor: stake,
    payoutMinor: payout,
    profitMinor: status === 'OPEN' ? 0 : payout - stake,
    at: new Date(at).toISOString(),
    ...(orderId !== undefined && { orderId }),
  }
}

export const bettingRecord: Handler<'bettingRecord'> = (call) => {
  const { category, status } = call.query
  const found = listBets(call.db, ownerOf(call), { ...rangeOf(call.query), category, status }, call.query)
  return listAnswer(call.query, found, (row) => toBet(call, row))
}

const toSums = (sums: ProfitSums): ValueOf<'profitAndLoss'>['totals'] => ({
  stakeMinor: sums.stake,
  payoutMinor: sums.payout,
  roomMinor: sums.room,
  profitMinor: profitOf(sums),
  rebateMinor: sums.rebate,
  bonusMinor: sums.bonus,
  depositMinor: sums.deposit,
  withdrawalMinor: sums.withdrawal,
  transferMinor: sums.transfer,
})

export const profitAndLoss: Handler<'profitAndLoss'> = (call) => {
  const { rows, next, totals, total } = profit(call.db, ownerOf(call), rangeOf(call.query), call.query)
  return {
    content: rows.map(({ id, ...sums }) => ({ date: dateOf(id), sums: toSums(sums) })),
    ...pagesOf(call.query, { total, next }),
    totals: toSums(totals),
  }
}

export const rebateReport: Handler<'rebateReport'> = (call) => {
  const { category } = call.query
  const found = rebates(call.db, ownerOf(call), { ...rangeOf(call.query), category }, call.query)
  return listAnswer(call.query, found, ({ id, category: own, stake, rate, amount, manual, at }) => ({
    rebateId: id,
    category: own,
    stakeMinor: stake,
    rateBasisPoints: rate,
    rebateMinor: amount,
    manual: manual === 1,
    at: new Date(at).toISOString(),
  }))
}
