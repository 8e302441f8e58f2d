import { maskedName, trialType } from '../domain/people.ts'
import { outcomeOf, wireId } from '../domain/money/wireIds.ts'
import {
  demandPaymentPassword,
  hashOfNew,
  isPaymentPassword,
  keepPaymentPassword,
  paymentPasswordState,
} from '../domain/money/paymentPassword.ts'
import { transfer, transferById, uplineOf } from '../domain/money/transfers.ts'
import { demandPassword } from '../domain/passwords.ts'
import { Refused } from '../domain/refused.ts'
import { rulesInForce } from '../domain/registrationConfig.ts'
import { transferLimits } from '../seed/money.ts'
import { demandSession, keyOf, moneyOf, ownerOf } from './asker.ts'
import { signedIn, type Handler } from './call.ts'
import { transferTerms } from './wire.ts'

export const setPaymentPassword: Handler<'setPaymentPassword'> = async (call) => {
  const { db, now, tenant, services } = call
  const member = signedIn(call)
  const owner = ownerOf(call)
  const { loginPassword, newPassword, confirmNewPassword } = call.body
  if (member.type === trialType) throw new Refused('account.forbidden')
  services.limits.password.take(`${tenant.id} ${member.id}`, now)
  const demandNone = (): void => {
    if (paymentPasswordState(db, owner, now).set) throw new Refused('payment.password.exists')
  }
  demandNone()
  const demandUnchanged = await demandPassword(db, member, { typed: loginPassword, field: 'loginPassword' }, now)
  const hash = await hashOfNew(newPassword, confirmNewPassword, rulesInForce(db, tenant.id))
  // Check again: during the hashing, another call may have set a payment password, or the member may have changed the login password.
  demandNone()
  demandUnchanged()
  demandSession(call)
  keepPaymentPassword(db, owner, hash)
  return true
}

export const changePaymentPassword: Handler<'changePaymentPassword'> = async (call) => {
  const { db, now, tenant } = call
  const owner = ownerOf(call)
  const { oldPassword, newPassword, confirmNewPassword } = call.body
  const demandUnchanged = await demandPaymentPassword(db, owner, oldPassword, now, 'oldPassword')
  const hash = await hashOfNew(newPassword, confirmNewPassword, rulesInForce(db, tenant.id))
  if (newPassword === oldPassword) throw new Refused('modify.new.old.same', { field: 'newPassword' })
  demandUnchanged()
  demandSession(call)
  keepPaymentPassword(db, owner, hash)
  return true
}

export const checkPaymentPassword: Handler<'checkPaymentPassword'> = async (call) => {
  const owner = ownerOf(call)
  const right = await isPaymentPassword(call.db, owner, call.body.paymentPassword, call.now)
  const { triesLeft, lockedSeconds } = paymentPasswordState(call.db, owner, call.now)
  return { right, triesLeft, lockedSeconds }
}

export const uplineTransfer: Handler<'uplineTransfer'> = (call) => ({
  upline: maskedName(uplineOf(call.db, signedIn(call)).name),
  ...transferTerms(call, ownerOf(call), 'transfer', transferLimits),
})

export const transferToUpline: Handler<'transferToUpline'> = async (call) => {
  const owner = ownerOf(call)
  const { amountMinor, paymentPassword } = call.body
  const upline = uplineOf(call.db, signedIn(call))
  const ask = { ...owner, amountMinor, key: keyOf(call), now: call.now }
  await demandPaymentPassword(call.db, owner, paymentPassword, call.now)
  demandSession(call)
  const { id, amount, at } = transferById(call.db, owner, transfer(call.db, ask, upline))
  return {
    transferId: wireId('TRANSFER', id),
    upline: maskedName(upline.name),
    amountMinor: amount,
    createdAt: new Date(at).toISOString(),
    balanceMinor: moneyOf(call),
  }
}

export const moneyOutcome: Handler<'moneyOutcome'> = (call) => {
  const owner = ownerOf(call)
  const outcome = outcomeOf(call.db, owner, call.query.key)
  return { found: outcome !== undefined, ...outcome, balanceMinor: moneyOf(call) }
}
