import type { RequestBodyOf } from '@lobby/api'
import {
  DEFAULT_DIALING_CODE,
  normaliseField,
  verifyField,
  getRegistrationFields,
  getRegistrationMethods,
  removeVerifiedFields,
  type RegistrationMethod,
} from '@lobby/platform/validation'
import { findAffiliateCodeOwner } from '../domain/agents/invitationLinks.ts'
import { findCaptchaDigits, deleteCaptcha } from '../domain/captcha.ts'
import {
  recordVerificationCodeRequest,
  VERIFICATION_CODE_LIFETIME_MINUTES,
  formatInternationalMobileNumber,
  isVerificationCodeSent,
  sendVerificationCode,
  type TypedCaptcha,
  type VerificationCodeRequest,
} from '../domain/verificationCodes.ts'
import { sendTemporaryPasswordMail as mailPassword } from '../domain/sendTemporaryPasswordMail.ts'
import {
  isMobileNumberEligibleForSms,
  requireDiallingCodeForSmsCodes,
  requireMobileNumberForSmsCodes,
} from '../domain/smsCodeRecipients.ts'
import { changePassword as change, setPasswordWithSmsCode } from '../domain/passwords.ts'
import { findMemberByNationalNumber, findMembersByTypedMobileNumber, type Member } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import {
  listRegistrationFields,
  getRegistrationRules,
  listWireRegistrationRules,
} from '../domain/registrationConfig.ts'
import { requireSignedInMember, type OperationHandler, type AnyOperationCall, type OperationCall } from './call.ts'
import { requireEnabledOperation, requireEnabledSignInMethod } from './requireEnabledOperation.ts'
import { createHmac } from 'node:crypto'
import { requireUnusedIdToken, markIdTokenUsed, type ThirdPartyIdentity } from '../domain/identity.ts'
import { deliverMail } from '../domain/mail.ts'
import { register as registerMember, type RegistrationForm, type RegisterPayload } from '../domain/register.ts'
import type { Tenant } from '../domain/tenants.ts'
import { buildWelcomeMail } from '../seed/mails.ts'
import { getSeedRegistration } from '../seed/registration.ts'
import { getIdempotencyKey } from './caller.ts'
import { decryptPayload } from './decryptPayload.ts'

export const registerSettings: OperationHandler<'registerSettings'> = ({ db, tenant }) => ({
  fields: listRegistrationFields(db, tenant.id),
})

export const registerValidation: OperationHandler<'registerValidation'> = ({ db, tenant }) => ({
  rules: listWireRegistrationRules(db, tenant.id),
})

/**
 * Checks a typed captcha. A wrong answer makes the captcha invalid. After a right answer the captcha stays valid, so
 * that the form can be submitted with it.
 */
export const verification: OperationHandler<'verification'> = ({ db, now, tenant, query, client, services }) => {
  services.limits.captcha.take(`${tenant.id} ${client}`, now)
  const right = findCaptchaDigits(db, tenant.id, query.captchaId, now) === normaliseField('captcha', query.captcha)
  if (!right) deleteCaptcha(db, tenant.id, query.captchaId)
  return right
}

/**
 * Validates a mobile number before it is looked up or receives an SMS code.
 * @returns the normalised number
 */
function mobileOf({ db, tenant }: AnyOperationCall, typed: string, field: string, dialing?: string): string {
  const rules = getRegistrationRules(db, tenant.id)
  const { pass, value } = verifyField('mobileNum', typed, {
    required: true,
    rules,
    ...(dialing !== undefined && { dialingCode: dialing }),
  })
  if (!pass) throw new Refused('account.mobile.invalid', { field })
  return dialing === undefined ? value : requireMobileNumberForSmsCodes(tenant, dialing, value, field)
}

/**
 * Returns the dialling code in the request, else the dialling code of the member, else the default dialling code.
 */
const dialingFor = (member: Member | undefined, dialing?: string): string =>
  dialing ?? member?.dialing ?? DEFAULT_DIALING_CODE

function sendCodeTo(call: AnyOperationCall, code: Omit<VerificationCodeRequest, 'client'>, delivered: boolean) {
  const { db, now, tenant, client, services, language, siteOrigin } = call
  const asked = { ...code, client }
  services.limits.code.take(`${tenant.id} ${client}`, now)
  recordVerificationCodeRequest(db, tenant.id, asked, call.body as TypedCaptcha, now)
  const message = { tenant, language, host: new URL(siteOrigin).hostname, delivered }
  sendVerificationCode(db, asked, message, now)
  return { expiredMinutes: VERIFICATION_CODE_LIFETIME_MINUTES }
}

/** Sends an SMS code for a new password. The response does not show whether a member has the number. */
function sendForReset(call: AnyOperationCall, { mobileNum, countryDialingCode }: RequestBodyOf<'sendResetCode'>) {
  requireEnabledOperation(call.tenant, 'sendResetCode')
  const asked =
    countryDialingCode === undefined ? undefined : requireDiallingCodeForSmsCodes(call.tenant, countryDialingCode)
  const mobile = mobileOf(call, mobileNum, 'mobileNum', asked)
  const found = findMemberByNationalNumber(call.db, call.tenant.id, mobile, asked)
  // Send no code if the member's number is typed in another spelling, because the limits count each spelling
  // separately.
  const member = found?.mobile === mobile ? found : undefined
  const dialing = dialingFor(member, asked)
  const delivered =
    member !== undefined && !member.disabled && isMobileNumberEligibleForSms(call.tenant, dialing, mobile)
  return sendCodeTo(
    call,
    { purpose: 'reset', number: formatInternationalMobileNumber(dialing, mobile), typedNumber: mobile },
    delivered,
  )
}

export const sendSmsCode: OperationHandler<'sendSmsCode'> = (call) => {
  const { mobileNum, mobileNo = '', countryDialingCode } = call.body
  if (mobileNum !== undefined) return sendForReset(call, { ...call.body, mobileNum })
  const dialing = requireDiallingCodeForSmsCodes(call.tenant, countryDialingCode ?? '')
  const mobile = mobileOf(call, mobileNo, 'mobileNo', dialing)
  return sendCodeTo(call, { purpose: 'entry', number: formatInternationalMobileNumber(dialing, mobile) }, true)
}

export const sendResetCode: OperationHandler<'sendResetCode'> = (call) => sendForReset(call, call.body)

export const affiliateCheck: OperationHandler<'affiliateCheck'> = ({ db, now, tenant, query, client, services }) => {
  services.limits.affiliate.take(`${tenant.id} ${client}`, now)
  if (findAffiliateCodeOwner(db, tenant.id, query.code) === undefined)
    throw new Refused('affiliate.unknown', { field: 'affiliateCode' })
  return true
}

export const changePassword: OperationHandler<'changePassword'> = async (call) => {
  const { db, now, tenant, services } = call
  const member = requireSignedInMember(call)
  services.limits.password.take(`${tenant.id} ${member.id}`, now)
  await change(db, member, call.body, call.token, getRegistrationRules(db, tenant.id), now)
  return true
}

export const forgotPassword: OperationHandler<'forgotPassword'> = async ({
  db,
  now,
  tenant,
  language,
  siteOrigin,
  body,
  client,
  services,
}) => {
  services.limits.password.take(`${tenant.id} ${client}`, now)
  const given = body
  const email = verifyField('email', given.email, { required: true })
  if (!email.pass) throw new Refused('account.email.invalid', { field: 'email' })
  const username = normaliseField('loginUsername', given.username)
  await mailPassword(db, { tenant, language, host: new URL(siteOrigin).host, username, email: email.value }, now)
  return true
}

/**
 * Returns the mobile number to which an SMS code for a new password was sent: the number stored for the member, or the
 * typed number if no member was found.
 */
const numberOf = (member: Member | undefined, typed: string): string =>
  formatInternationalMobileNumber(dialingFor(member), member?.mobile ?? typed)

/**
 * Returns the member who has received an SMS code for a new password. The payload has no dialling code, so several
 * members may have the typed number.
 */
function memberOfCode({ db, tenant, now }: AnyOperationCall, typed: string): Member | undefined {
  const hasCode = (member: Member) =>
    isVerificationCodeSent(db, { tenant: tenant.id, number: numberOf(member, typed), purpose: 'reset' }, now)
  return (
    findMembersByTypedMobileNumber(db, tenant.id, typed).find(hasCode) ??
    findMemberByNationalNumber(db, tenant.id, typed)
  )
}

export const setPasswordByPhone: OperationHandler<'setPasswordByPhone'> = async (call) => {
  const { db, now, tenant, client, services } = call
  services.limits.password.take(`${tenant.id} ${client}`, now)
  const { mobileNum, ...ask } = call.body
  const mobile = mobileOf(call, mobileNum, 'mobileNum')
  const member = memberOfCode(call, mobileNum)
  const code = { tenant: tenant.id, number: numberOf(member, mobile), purpose: 'reset' } as const
  await setPasswordWithSmsCode(db, member, code, ask, getRegistrationRules(db, tenant.id), now)
  return true
}

export const register: OperationHandler<'register'> = async (call) => {
  const { db, now, tenant, client, services } = call
  const sent = decryptPayload<RegisterPayload>(call)
  services.limits.register.take(`${tenant.id} ${client}`, now)
  const payload = withPhone(tenant, sent)
  const key = getIdempotencyKey(call)
  const identity = await identityOf(call, payload)
  const use = { tenant: tenant.id, idToken: payload.firebaseIdToken ?? '', use: `register ${key}` }
  if (identity) requireUnusedIdToken(db, use)
  const asked = askedOf(call, payload, identity)
  const { minimumAge, id } = tenant
  const { welcome } = getSeedRegistration(id)
  // Derive the token from the idempotency key, so that a repeated call returns the same token if the first response was
  // lost.
  const secret = services.privateKey.export({ type: 'pkcs8', format: 'der' })
  const tokenOf = (member: number): string =>
    createHmac('sha256', secret).update(`${id} ${key} ${member}`).digest('hex').slice(0, 32)
  const member = await registerMember(db, { tenant: id, key, payload, form: asked, minimumAge, welcome, tokenOf }, now)
  deliverMail(db, { ...buildWelcomeMail(tenant), tenant: id, member: member.id, at: now })
  if (identity) markIdTokenUsed(db, use, identity.endsAt, now)
  return { token: tokenOf(member.id), userName: member.name, customerType: member.type, firstTimeLogin: true }
}

/** Replaces the typed mobile number with its canonical form, because other code compares stored numbers as text. */
function withPhone(tenant: Tenant, payload: RegisterPayload): RegisterPayload {
  if (payload.mobileNum !== '') {
    const dialing = requireDiallingCodeForSmsCodes(tenant, payload.countryDialingCode)
    const typed = normaliseField('mobileNum', payload.mobileNum, dialing)
    return {
      ...payload,
      countryDialingCode: dialing,
      mobileNum: requireMobileNumberForSmsCodes(tenant, dialing, typed, 'mobileNum'),
    }
  }
  const { pass, value } = verifyField('countryDialingCode', payload.countryDialingCode, { required: false })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'countryDialingCode' })
  return { ...payload, countryDialingCode: value }
}

/**
 * Returns the verified identity of a third-party sign-in; undefined if the registration contains no third-party
 * sign-in. A registration with a verified identity needs no SMS code.
 */
async function identityOf(
  { tenant, services, now }: OperationCall<'register'>,
  { firebaseChannel, firebaseIdToken }: RegisterPayload,
): Promise<ThirdPartyIdentity | undefined> {
  if (!firebaseIdToken) return undefined
  if (!tenant.firebase) throw new Refused('register.closed')
  const identity = await services.identities.verify(tenant.firebase, firebaseIdToken, now)
  if (identity.provider !== (firebaseChannel ?? 'sms')) throw new Refused('login.social.invalid')
  if (identity.provider !== 'sms') requireEnabledSignInMethod(tenant, identity.provider)
  return identity
}

function askedOf(
  { db, tenant }: OperationCall<'register'>,
  payload: RegisterPayload,
  identity: ThirdPartyIdentity | undefined,
): RegistrationForm {
  const offered = getRegistrationMethods(tenant.flags)
  const requestedMethod: RegistrationMethod =
    payload.username === '' && payload.mobileNum !== '' ? 'mobile' : 'username'
  const method = offered.includes(requestedMethod) ? requestedMethod : offered[0]
  if (!method) throw new Refused('register.closed')
  const fields = getRegistrationFields(listRegistrationFields(db, tenant.id), method, tenant.flags)
  const rules = getRegistrationRules(db, tenant.id)
  if (!identity) return { fields, rules }
  const social = identity.provider !== 'sms'
  if (!social && identity.phone !== formatInternationalMobileNumber(payload.countryDialingCode, payload.mobileNum)) {
    throw new Refused('login.social.invalid', { field: 'mobileNum' })
  }
  return { fields: removeVerifiedFields(fields, social ? 'social' : 'sms'), rules, ...(social && { identity }) }
}
