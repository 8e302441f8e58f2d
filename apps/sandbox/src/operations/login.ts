import { getFailureCounterKeyOfTypedName } from '../domain/attempts.ts'
import { formatInternationalMobileNumber } from '../domain/verificationCodes.ts'
import { requireUnusedIdToken, markIdTokenUsed, type ThirdPartyIdentity } from '../domain/identity.ts'
import { toNationalNumber } from '../domain/phoneNumber.ts'
import { Refused } from '../domain/refused.ts'
import { signIn, type SignInResult, signInWithSmsCode, signInWithThirdPartyIdentity } from '../domain/signIn.ts'
import type { OperationCall, OperationHandler } from './call.ts'
import { requireEnabledSignInMethod } from './requireEnabledOperation.ts'
import { decryptPayload, type ReplayProtectionFields } from './decryptPayload.ts'
import { DEFAULT_DIALING_CODE, normaliseField } from '@lobby/platform/validation'

/** `LoginPayload` of the API contract. */
interface LoginPayload extends ReplayProtectionFields {
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly captchaId?: string
  readonly type: 'username' | 'sms' | 'firebase'
  readonly countryDialingCode?: string
  readonly firebaseChannel?: ThirdPartyIdentity['provider']
  readonly firebaseIdToken?: string
  readonly firebaseMobileNo?: string
}

export const login: OperationHandler<'login'> = async (call) => {
  const { tenant, client, services, now } = call
  const payload = decryptPayload<LoginPayload>(call)
  services.limits.logins.take(`${tenant.id} ${client}`, now)
  services.limits.login.take(`${tenant.id} ${getFailureCounterKeyOfTypedName(payload.username)} ${client}`, now)
  const { token, member, firstTime, changePassword } = await signInBy[payload.type](call, payload)
  return {
    token,
    userName: member.name,
    customerType: member.type,
    firstTimeLogin: firstTime,
    ...(changePassword && { changePassword }),
  }
}

type SignInMethod = (call: OperationCall<'login'>, payload: LoginPayload) => Promise<SignInResult>

const signInWithPassword: SignInMethod = async (
  { db, tenant, trial, now },
  { username, password, captcha, captchaId = '' },
) => {
  if (username === '' || password === '') throw new Refused('login.credentials.missing')
  return signIn(db, { tenant: tenant.id, trial, username, password, captcha, captchaId }, now)
}

const signInWithCode: SignInMethod = async (
  { db, tenant, trial, now },
  { username, password, captcha, captchaId = '', ...more },
) => {
  requireEnabledSignInMethod(tenant, 'sms')
  const dialing = normaliseField('countryDialingCode', more.countryDialingCode || DEFAULT_DIALING_CODE)
  const mobile = toNationalNumber(dialing, normaliseField('loginMobileNum', username, dialing))
  const attempt = { tenant: tenant.id, trial, username: mobile, captcha, captchaId }
  return signInWithSmsCode(db, attempt, { mobile, dialing, typed: normaliseField('verificationCode', password) }, now)
}

const signInWithFirebase: SignInMethod = async ({ db, tenant, trial, now, services }, payload) => {
  if (!tenant.firebase) throw new Refused('login.type.unsupported')
  const idToken = payload.firebaseIdToken ?? ''
  const identity = await services.identities.verify(tenant.firebase, idToken, now)
  requireEnabledSignInMethod(tenant, identity.provider)
  const { firebaseChannel = identity.provider, firebaseMobileNo, countryDialingCode = '' } = payload
  const dialing = normaliseField('countryDialingCode', countryDialingCode)
  const claimed =
    firebaseMobileNo &&
    formatInternationalMobileNumber(
      dialing,
      toNationalNumber(dialing, normaliseField('loginMobileNum', firebaseMobileNo, dialing)),
    )
  // The ID token proves who signs in, so the sign-in method and the mobile number in the form must equal those of the
  // token.
  if (firebaseChannel !== identity.provider || (claimed && claimed !== identity.phone))
    throw new Refused('login.social.invalid')
  const use = { tenant: tenant.id, idToken, use: `login ${payload.nonce}` }
  requireUnusedIdToken(db, use)
  const signedIn = signInWithThirdPartyIdentity(db, { tenant: tenant.id, trial }, identity, now)
  markIdTokenUsed(db, use, identity.endsAt, now)
  return signedIn
}

const signInBy: Readonly<Record<LoginPayload['type'], SignInMethod>> = {
  username: signInWithPassword,
  sms: signInWithCode,
  firebase: signInWithFirebase,
}
