import type { ValueOf } from '@lobby/api'
import {
  addAccount,
  accountsOf,
  isBusy,
  makeDefault,
  maskNumber,
  removeAccount,
  type AccountRow,
} from '../domain/money/payoutAccounts.ts'
import { demandPaymentPassword, paymentPasswordState } from '../domain/money/paymentPassword.ts'
import { rulesOfWithdrawal } from '../domain/money/withdrawalRules.ts'
import {
  cancelWithdrawal as cancelInReview,
  pendingWithdrawals as findUnfinished,
  withdraw as createWithdrawal,
  withdrawalById,
} from '../domain/money/withdrawals.ts'
import { numberIn } from '../domain/money/wireIds.ts'
import { trialType } from '../domain/people.ts'
import { banks, withdrawalLimits } from '../seed/money.ts'
import { demandSession, forReal, keyOf, moneyOf, ownerOf } from './asker.ts'
import { signedIn, type Handler, type AnyCall } from './call.ts'
import { toWithdrawal, bankName } from './wire.ts'

function detailOf(call: AnyCall, id: number): ValueOf<'withdrawalDetail'> {
  const owner = ownerOf(call)
  return { withdrawal: toWithdrawal(withdrawalById(call.db, owner, id)), balanceMinor: moneyOf(call) }
}

export const withdrawalRules: Handler<'withdrawalRules'> = (call) => {
  const member = signedIn(call)
  const rules = rulesOfWithdrawal(call.db, ownerOf(call), member.vip, call.now)
  const password = paymentPasswordState(call.db, ownerOf(call), call.now)
  const allowed = member.type !== trialType
  return {
    allowed,
    minMinor: rules.min,
    maxMinor: rules.max,
    chipsMinor: [...withdrawalLimits.chips],
    feeMinor: rules.fee,
    feeBasisPoints: rules.feeBasisPoints,
    freeLeft: rules.freeLeft,
    timesADay: rules.timesADay,
    timesLeft: rules.timesLeft,
    dayLimitMinor: rules.dayLimit,
    dayLeftMinor: rules.dayLeft,
    turnoverMinor: rules.turnover,
    turnoverDoneMinor: rules.turnoverDone,
    balanceMinor: rules.balance,
    withdrawableMinor: allowed ? rules.withdrawable : 0,
    documentsAboveMinor: rules.documentsAbove,
    documentsApproved: rules.documentsApproved,
    hasPaymentPassword: password.set,
    lockedSeconds: password.lockedSeconds,
    pending: rules.pending,
    mostPending: rules.mostPending,
    usualMinutes: Math.ceil(call.services.switches.payouts.seconds / 60),
  }
}

const toAccount = ({ db }: AnyCall, row: AccountRow): ValueOf<'payoutAccounts'>['accounts'][number] => {
  const bank = bankName(row.bank)
  return {
    accountId: row.id,
    kind: row.kind,
    label: maskNumber(row),
    holder: row.holder,
    ...(row.key_type !== null && { keyType: row.key_type }),
    ...(bank !== undefined && { bankName: bank }),
    isDefault: row.is_default === 1,
    usable: !isBusy(db, row.id),
    addedAt: new Date(row.added_at).toISOString(),
  }
}

export const payoutAccounts: Handler<'payoutAccounts'> = (call) => ({
  accounts: accountsOf(call.db, ownerOf(call)).map((row) => toAccount(call, row)),
  mostAccounts: withdrawalLimits.mostAccounts,
  banks: [...banks],
})

export const addPayoutAccount: Handler<'addPayoutAccount'> = async (call) => {
  const { paymentPassword, ...account } = call.body
  forReal(call)
  await demandPaymentPassword(call.db, ownerOf(call), paymentPassword, call.now)
  demandSession(call)
  addAccount(call.db, ownerOf(call), account, call.now)
  return payoutAccounts(call)
}

export const defaultPayoutAccount: Handler<'defaultPayoutAccount'> = (call) => {
  makeDefault(call.db, ownerOf(call), call.body.accountId)
  return payoutAccounts(call)
}

export const removePayoutAccount: Handler<'removePayoutAccount'> = async (call) => {
  const { accountId, paymentPassword } = call.body
  await demandPaymentPassword(call.db, ownerOf(call), paymentPassword, call.now)
  demandSession(call)
  removeAccount(call.db, ownerOf(call), accountId, call.now)
  return payoutAccounts(call)
}

export const withdraw: Handler<'withdraw'> = async (call) => {
  const { accountId, amountMinor, paymentPassword } = call.body
  forReal(call)
  const { payouts } = call.services.switches
  const ask = {
    ...ownerOf(call),
    vip: signedIn(call).vip,
    accountId,
    amountMinor,
    key: keyOf(call),
    payouts,
    now: call.now,
  }
  await demandPaymentPassword(call.db, ask, paymentPassword, call.now)
  demandSession(call)
  return detailOf(call, createWithdrawal(call.db, ask))
}

export const withdrawalDetail: Handler<'withdrawalDetail'> = (call) => detailOf(call, numberIn(call.query.withdrawalId))

export const pendingWithdrawals: Handler<'pendingWithdrawals'> = (call) =>
  findUnfinished(call.db, ownerOf(call)).map(toWithdrawal)

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = (call) => {
  const id = numberIn(call.body.withdrawalId)
  cancelInReview(call.db, ownerOf(call), id, call.now)
  return detailOf(call, id)
}
