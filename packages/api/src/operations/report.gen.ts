// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, object, string } from '../check.ts'
import { checkDeposit, checkWithdrawal } from './shared.gen.ts'
import type { Operation } from '../operation.ts'

const checkLoadReport = object({
  content: array(checkDeposit, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumAmountMinor: integer(0, 1000000000000000),
  sumCreditMinor: integer(0, 1000000000000000),
  sumFeeMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkWithdrawReport = object({
  content: array(checkWithdrawal, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumAmountMinor: integer(0, 1000000000000000),
  sumPaidMinor: integer(0, 1000000000000000),
  sumFeeMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkAccountEntry = object({
  entryId: integer(),
  kind: string(20),
  amountMinor: integer(-1000000000000000, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { reference: string(20) })

const checkAccountRecord = object({
  content: array(checkAccountEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumInMinor: integer(0, 1000000000000000),
  sumOutMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkBettingEntry = object({
  betId: string(20),
  category: string(20),
  game: string(120),
  status: string(20),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { vendor: string(80), iconUrl: string(200), orderId: string(20) })

const checkBettingRecord = object({
  content: array(checkBettingEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStakeMinor: integer(0, 1000000000000000),
  sumPayoutMinor: integer(0, 1000000000000000),
  sumProfitMinor: integer(-1000000000000000, 1000000000000000),
}, { next: string(40) })

const checkProfitSums = object({
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  roomMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
  bonusMinor: integer(0, 1000000000000000),
  depositMinor: integer(0, 1000000000000000),
  withdrawalMinor: integer(0, 1000000000000000),
  transferMinor: integer(-1000000000000000, 1000000000000000),
})

const checkProfitDay = object({ date: string(10), sums: checkProfitSums })

const checkProfitAndLoss = object({
  content: array(checkProfitDay, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  totals: checkProfitSums,
}, { next: string(40) })

const checkRebateEntry = object({
  rebateId: integer(),
  category: string(20),
  stakeMinor: integer(0, 1000000000000000),
  rateBasisPoints: integer(0, 1000000),
  rebateMinor: integer(0, 1000000000000000),
  manual: boolean,
  at: dateTime,
})

const checkRebateReport = object({
  content: array(checkRebateEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStakeMinor: integer(0, 1000000000000000),
  sumRebateMinor: integer(0, 1000000000000000),
}, { next: string(40) })

/** List the member's deposits, the newest first: GET /wps/report/load */
export const loadReport: Operation<'loadReport', never> = {
  id: 'loadReport',
  method: 'get',
  path: '/wps/report/load',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkLoadReport,
}

/** List the member's withdrawals, the newest first: GET /wps/report/withdraw */
export const withdrawReport: Operation<'withdrawReport', never> = {
  id: 'withdrawReport',
  method: 'get',
  path: '/wps/report/withdraw',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawReport,
}

/** List the ledger entries of the member's wallet, the newest first: GET /wps/report/account */
export const accountRecord: Operation<'accountRecord', never> = {
  id: 'accountRecord',
  method: 'get',
  path: '/wps/report/account',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAccountRecord,
}

/** List the member's bets in games and lotteries, the newest first: GET /wps/report/betting */
export const bettingRecord: Operation<'bettingRecord', never> = {
  id: 'bettingRecord',
  method: 'get',
  path: '/wps/report/betting',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkBettingRecord,
}

/** Get the member's profit and loss by day: GET /wps/report/profitAndLoss */
export const profitAndLoss: Operation<'profitAndLoss', never> = {
  id: 'profitAndLoss',
  method: 'get',
  path: '/wps/report/profitAndLoss',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkProfitAndLoss,
}

/** List the member's rebates, the newest first: GET /wps/report/rebate */
export const rebateReport: Operation<'rebateReport', never> = {
  id: 'rebateReport',
  method: 'get',
  path: '/wps/report/rebate',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkRebateReport,
}
