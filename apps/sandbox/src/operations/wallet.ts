import { maskMemberName, TRIAL_MEMBER_TYPE } from '../domain/members.ts'
import { findMoneyOrderOutcome, toWireId } from '../domain/money/wireIds.ts'
import {
  requireCorrectPaymentPassword,
  hashNewPaymentPassword,
  verifyPaymentPassword,
  savePaymentPassword,
  getPaymentPasswordState,
} from '../domain/money/paymentPassword.ts'
import { createUplineTransfer, getUplineTransfer, getTransferUpline } from '../domain/money/transfers.ts'
import { requireCorrectMemberPassword } from '../domain/passwords.ts'
import { Refused } from '../domain/refused.ts'
import { getRegistrationRules } from '../domain/registrationConfig.ts'
import { uplineTransferLimits } from '../seed/money.ts'
import { requireRunningCallSession, getIdempotencyKey, getCallerBalance, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler } from './call.ts'
import { getTransferLimitsAndRemainder } from './wire.ts'

export const setPaymentPassword: OperationHandler<'setPaymentPassword'> = async (call) => {
  const { db, now, tenant, services } = call
  const member = requireSignedInMember(call)
  const owner = getCaller(call)
  const { loginPassword, newPassword, confirmNewPassword } = call.body
  if (member.type === TRIAL_MEMBER_TYPE) throw new Refused('account.forbidden')
  services.limits.password.take(`${tenant.id} ${member.id}`, now)
  const demandNone = (): void => {
    if (getPaymentPasswordState(db, owner, now).set) throw new Refused('payment.password.exists')
  }
  demandNone()
  const demandUnchanged = await requireCorrectMemberPassword(
    db,
    member,
    { typed: loginPassword, field: 'loginPassword' },
    now,
  )
  const hash = await hashNewPaymentPassword(newPassword, confirmNewPassword, getRegistrationRules(db, tenant.id))
  // Check again: while the password was hashed, another call may have set a payment password or changed the login
  // password.
  demandNone()
  demandUnchanged()
  requireRunningCallSession(call)
  savePaymentPassword(db, owner, hash)
  return true
}

export const changePaymentPassword: OperationHandler<'changePaymentPassword'> = async (call) => {
  const { db, now, tenant } = call
  const owner = getCaller(call)
  const { oldPassword, newPassword, confirmNewPassword } = call.body
  const demandUnchanged = await requireCorrectPaymentPassword(db, owner, oldPassword, now, 'oldPassword')
  const hash = await hashNewPaymentPassword(newPassword, confirmNewPassword, getRegistrationRules(db, tenant.id))
  if (newPassword === oldPassword) throw new Refused('modify.new.old.same', { field: 'newPassword' })
  demandUnchanged()
  requireRunningCallSession(call)
  savePaymentPassword(db, owner, hash)
  return true
}

export const checkPaymentPassword: OperationHandler<'checkPaymentPassword'> = async (call) => {
  const owner = getCaller(call)
  const right = await verifyPaymentPassword(call.db, owner, call.body.paymentPassword, call.now)
  const { triesLeft, lockedSeconds } = getPaymentPasswordState(call.db, owner, call.now)
  return { right, triesLeft, lockedSeconds }
}

export const uplineTransfer: OperationHandler<'uplineTransfer'> = (call) => ({
  upline: maskMemberName(getTransferUpline(call.db, requireSignedInMember(call)).name),
  ...getTransferLimitsAndRemainder(call, getCaller(call), 'transfer', uplineTransferLimits),
})

export const transferToUpline: OperationHandler<'transferToUpline'> = async (call) => {
  const owner = getCaller(call)
  const { amountMinor, paymentPassword } = call.body
  const upline = getTransferUpline(call.db, requireSignedInMember(call))
  const ask = { ...owner, amountMinor, key: getIdempotencyKey(call), now: call.now }
  await requireCorrectPaymentPassword(call.db, owner, paymentPassword, call.now)
  requireRunningCallSession(call)
  const { id, amount, at } = getUplineTransfer(call.db, owner, createUplineTransfer(call.db, ask, upline))
  return {
    transferId: toWireId('TRANSFER', id),
    upline: maskMemberName(upline.name),
    amountMinor: amount,
    createdAt: new Date(at).toISOString(),
    balanceMinor: getCallerBalance(call),
  }
}

export const moneyOutcome: OperationHandler<'moneyOutcome'> = (call) => {
  const owner = getCaller(call)
  const outcome = findMoneyOrderOutcome(call.db, owner, call.query.key)
  return { found: outcome !== undefined, ...outcome, balanceMinor: getCallerBalance(call) }
}
