import type { ResponseValueOf } from '@lobby/api'
import { verifyField } from '@lobby/platform/validation'
import { runSql } from '../db/sql.ts'
import {
  recordVerificationCodeRequest,
  checkVerificationCode,
  VERIFICATION_CODE_LIFETIME_MINUTES,
  formatInternationalMobileNumber,
  sendVerificationCode,
  consumeVerificationCode,
  type VerificationCodeScope,
} from '../domain/verificationCodes.ts'
import { findDocumentCheck, sendDocuments as send, type DocumentDetails } from '../domain/documents.ts'
import { requireDiallingCodeForSmsCodes, requireMobileNumberForSmsCodes } from '../domain/smsCodeRecipients.ts'
import { listPayoutAccounts } from '../domain/money/payoutAccounts.ts'
import { getPaymentPasswordState } from '../domain/money/paymentPassword.ts'
import { endNonCurrentSessions, listOpenSessions as sessionsOf } from '../domain/sessions.ts'
import { requireCorrectMemberPassword as demand } from '../domain/passwords.ts'
import { findMemberByNationalNumber } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { requireRunningCallSession, refuseTrialAccount, getIdempotencyKey, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler, type AnyOperationCall } from './call.ts'

const maskedMobile = (dialing: string | null, mobile: string): string =>
  `+${dialing ?? ''} ${mobile.slice(0, 2)}•••••${mobile.slice(-2)}`
const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1•••')

export const securityInfo: OperationHandler<'securityInfo'> = (call) => {
  const { db, now } = call
  const owner = getCaller(call)
  const { dialing, mobile, email } = requireSignedInMember(call)
  const password = getPaymentPasswordState(db, owner, now)
  return {
    mobile: mobile ? maskedMobile(dialing, mobile) : null,
    email: email ? maskedEmail(email) : null,
    hasPaymentPassword: password.set,
    paymentLockedSeconds: password.lockedSeconds,
    documents: findDocumentCheck(db, owner)?.status ?? 'NONE',
    payoutAccounts: listPayoutAccounts(db, owner).length,
    sessions: sessionsOf(db, owner, call.token, now).length,
  }
}

/**
 * Validates an email address and returns it in lower case. Mail providers ignore the letter case, so the limits must
 * count all spellings as one address.
 */
function checkAddress(typed: string): string {
  const { pass, value } = verifyField('email', typed, { required: true })
  if (!pass) throw new Refused('account.email.invalid', { field: 'email' })
  return value.toLowerCase()
}

async function demandPassword(call: AnyOperationCall, typed: string): Promise<void> {
  const { db, now, tenant, services } = call
  const member = requireSignedInMember(call)
  services.limits.password.take(`${tenant.id} ${member.id}`, now)
  await demand(db, member, { typed, field: 'loginPassword' }, now)
  requireRunningCallSession(call)
}

function demandCode({ db, now }: AnyOperationCall, code: VerificationCodeScope, typed: string): void {
  const right = checkVerificationCode(db, code, typed, now)
  const used = consumeVerificationCode(db, code, typed)
  if (!right || !used) throw new Refused('sms.code.wrong', { field: 'verificationCode' })
}

export const sendEmailCode: OperationHandler<'sendEmailCode'> = (call) => {
  const { db, now, tenant, client, services, language, siteOrigin } = call
  refuseTrialAccount(call)
  const number = checkAddress(call.body.email)
  services.limits.code.take(`${tenant.id} ${client}`, now)
  const asked = { number, purpose: 'email', client } as const
  recordVerificationCodeRequest(db, tenant.id, asked, call.body, now)
  const message = { tenant, language, host: new URL(siteOrigin).hostname, delivered: true, channel: 'mail' } as const
  sendVerificationCode(db, asked, message, now)
  return { expiredMinutes: VERIFICATION_CODE_LIFETIME_MINUTES }
}

export const bindEmail: OperationHandler<'bindEmail'> = async (call) => {
  const { email: typed, verificationCode, loginPassword } = call.body
  refuseTrialAccount(call)
  const email = checkAddress(typed)
  await demandPassword(call, loginPassword)
  demandCode(call, { tenant: call.tenant.id, number: email, purpose: 'email' }, verificationCode)
  runSql(call.db, 'UPDATE member SET email = :email WHERE tenant = :tenant AND id = :member', {
    ...getCaller(call),
    email,
  })
  return true
}

export const bindMobile: OperationHandler<'bindMobile'> = async (call) => {
  const { db, tenant } = call
  const body = call.body
  refuseTrialAccount(call)
  const dialing = requireDiallingCodeForSmsCodes(tenant, body.countryDialingCode)
  const { pass, value } = verifyField('mobileNum', body.mobileNo, { required: true, dialingCode: dialing })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'mobileNo' })
  const mobile = requireMobileNumberForSmsCodes(tenant, dialing, value, 'mobileNo')
  await demandPassword(call, body.loginPassword)
  demandCode(
    call,
    { tenant: tenant.id, number: formatInternationalMobileNumber(dialing, mobile), purpose: 'entry' },
    body.verificationCode,
  )
  const other = findMemberByNationalNumber(db, tenant.id, mobile, dialing)
  if (other && other.id !== requireSignedInMember(call).id)
    throw new Refused('account.mobile.taken', { field: 'mobileNo' })
  runSql(db, 'UPDATE member SET dialing = :dialing, mobile = :mobile WHERE tenant = :tenant AND id = :member', {
    ...getCaller(call),
    dialing,
    mobile,
  })
  return true
}

export const documentCheck: OperationHandler<'documentCheck'> = (call): ResponseValueOf<'documentCheck'> => {
  const row = findDocumentCheck(call.db, getCaller(call))
  if (!row) return { status: 'NONE' }
  const { documentType, fullName, documentNumber } = JSON.parse(row.details) as DocumentDetails
  return {
    status: row.status,
    // Return the reason only after the review. The row contains the reason earlier, because the outcome is simulated.
    ...(row.status === 'REJECTED' && row.reason !== null && { reason: row.reason }),
    documentType,
    fullName,
    documentNumber: `${documentNumber.slice(0, 2)}•••${documentNumber.slice(-2)}`,
    sentAt: new Date(row.sent_at).toISOString(),
  }
}

export const sendDocuments: OperationHandler<'sendDocuments'> = (call) => {
  const body = call.body
  refuseTrialAccount(call)
  const { documents } = call.services.switches
  send(call.db, {
    ...body,
    ...getCaller(call),
    minimumAge: call.tenant.minimumAge,
    key: getIdempotencyKey(call),
    documents,
    now: call.now,
  })
  return documentCheck(call)
}

export const openSessions: OperationHandler<'openSessions'> = (call) =>
  sessionsOf(call.db, getCaller(call), call.token, call.now).map((row) => ({
    sessionId: row.id,
    device: row.device,
    startedAt: new Date(row.started_at).toISOString(),
    seenAt: new Date(Math.max(row.seen_at, row.started_at)).toISOString(),
    current: row.current === 1,
  }))

export const endOtherSessions: OperationHandler<'endOtherSessions'> = (call) =>
  endNonCurrentSessions(call.db, getCaller(call), call.token, call.body.sessionId)
