import type { ResponseValueOf } from '@lobby/api'
import {
  addMemberPayoutAccount,
  listPayoutAccounts,
  isWithdrawalToAccountPending,
  setDefaultPayoutAccount,
  maskPayoutAccountNumber,
  removeMemberPayoutAccount,
  type PayoutAccountRow,
} from '../domain/money/payoutAccounts.ts'
import { requireCorrectPaymentPassword, getPaymentPasswordState } from '../domain/money/paymentPassword.ts'
import { getWithdrawalRules } from '../domain/money/withdrawalRules.ts'
import {
  cancelWithdrawal as cancelInReview,
  listPendingWithdrawals as findUnfinished,
  requestWithdrawal as createWithdrawal,
  getWithdrawal,
} from '../domain/money/withdrawals.ts'
import { parseWireId } from '../domain/money/wireIds.ts'
import { TRIAL_MEMBER_TYPE } from '../domain/members.ts'
import { banks, withdrawalLimits } from '../seed/money.ts'
import {
  requireRunningCallSession,
  refuseTrialAccount,
  getIdempotencyKey,
  getCallerBalance,
  getCaller,
} from './caller.ts'
import { requireSignedInMember, type OperationHandler, type AnyOperationCall } from './call.ts'
import { toApiWithdrawal, findBankName } from './wire.ts'

function detailOf(call: AnyOperationCall, id: number): ResponseValueOf<'withdrawalDetail'> {
  const owner = getCaller(call)
  return { withdrawal: toApiWithdrawal(getWithdrawal(call.db, owner, id)), balanceMinor: getCallerBalance(call) }
}

export const withdrawalRules: OperationHandler<'withdrawalRules'> = (call) => {
  const member = requireSignedInMember(call)
  const rules = getWithdrawalRules(call.db, getCaller(call), member.vip, call.now)
  const password = getPaymentPasswordState(call.db, getCaller(call), call.now)
  const allowed = member.type !== TRIAL_MEMBER_TYPE
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

const toAccount = (
  { db }: AnyOperationCall,
  row: PayoutAccountRow,
): ResponseValueOf<'payoutAccounts'>['accounts'][number] => {
  const bank = findBankName(row.bank)
  return {
    accountId: row.id,
    kind: row.kind,
    label: maskPayoutAccountNumber(row),
    holder: row.holder,
    ...(row.key_type !== null && { keyType: row.key_type }),
    ...(bank !== undefined && { bankName: bank }),
    isDefault: row.is_default === 1,
    usable: !isWithdrawalToAccountPending(db, row.id),
    addedAt: new Date(row.added_at).toISOString(),
  }
}

export const payoutAccounts: OperationHandler<'payoutAccounts'> = (call) => ({
  accounts: listPayoutAccounts(call.db, getCaller(call)).map((row) => toAccount(call, row)),
  mostAccounts: withdrawalLimits.mostAccounts,
  banks: [...banks],
})

export const addPayoutAccount: OperationHandler<'addPayoutAccount'> = async (call) => {
  const { paymentPassword, ...account } = call.body
  refuseTrialAccount(call)
  await requireCorrectPaymentPassword(call.db, getCaller(call), paymentPassword, call.now)
  requireRunningCallSession(call)
  addMemberPayoutAccount(call.db, getCaller(call), account, call.now)
  return payoutAccounts(call)
}

export const defaultPayoutAccount: OperationHandler<'defaultPayoutAccount'> = (call) => {
  setDefaultPayoutAccount(call.db, getCaller(call), call.body.accountId)
  return payoutAccounts(call)
}

export const removePayoutAccount: OperationHandler<'removePayoutAccount'> = async (call) => {
  const { accountId, paymentPassword } = call.body
  await requireCorrectPaymentPassword(call.db, getCaller(call), paymentPassword, call.now)
  requireRunningCallSession(call)
  removeMemberPayoutAccount(call.db, getCaller(call), accountId, call.now)
  return payoutAccounts(call)
}

export const withdraw: OperationHandler<'withdraw'> = async (call) => {
  const { accountId, amountMinor, paymentPassword } = call.body
  refuseTrialAccount(call)
  const { payouts } = call.services.switches
  const ask = {
    ...getCaller(call),
    vip: requireSignedInMember(call).vip,
    accountId,
    amountMinor,
    key: getIdempotencyKey(call),
    payouts,
    now: call.now,
  }
  await requireCorrectPaymentPassword(call.db, ask, paymentPassword, call.now)
  requireRunningCallSession(call)
  return detailOf(call, createWithdrawal(call.db, ask))
}

export const withdrawalDetail: OperationHandler<'withdrawalDetail'> = (call) =>
  detailOf(call, parseWireId(call.query.withdrawalId))

export const pendingWithdrawals: OperationHandler<'pendingWithdrawals'> = (call) =>
  findUnfinished(call.db, getCaller(call)).map(toApiWithdrawal)

export const cancelWithdrawal: OperationHandler<'cancelWithdrawal'> = (call) => {
  const id = parseWireId(call.body.withdrawalId)
  cancelInReview(call.db, getCaller(call), id, call.now)
  return detailOf(call, id)
}
