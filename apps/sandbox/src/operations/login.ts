import { typedKey } from '../domain/attempts.ts'
import { fullNumber } from '../domain/codes.ts'
import { checkUnspent, spend, type Identity } from '../domain/identity.ts'
import { nationalNumber } from '../domain/phoneNumber.ts'
import { Refused } from '../domain/refused.ts'
import { signIn, type SignedIn, signInByCode, signInByIdentity } from '../domain/signIn.ts'
import type { Call, Handler } from './call.ts'
import { demandWay } from './offered.ts'
import { plaintextOf, type Stamped } from './plaintext.ts'
import { defaultDialingCode, normalise } from '@lobby/platform/validation'

/** `LoginPayload` of the contract. */
interface LoginPayload extends Stamped {
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly captchaId?: string
  readonly type: 'username' | 'sms' | 'firebase'
  readonly countryDialingCode?: string
  readonly firebaseChannel?: Identity['provider']
  readonly firebaseIdToken?: string
  readonly firebaseMobileNo?: string
}

export const login: Handler<'login'> = async (call) => {
  const { tenant, client, services, now } = call
  const payload = plaintextOf<LoginPayload>(call)
  services.limits.logins.take(`${tenant.id} ${client}`, now)
  services.limits.login.take(`${tenant.id} ${typedKey(payload.username)} ${client}`, now)
  const { token, member, firstTime, changePassword } = await signInBy[payload.type](call, payload)
  return {
    token,
    userName: member.name,
    customerType: member.type,
    firstTimeLogin: firstTime,
    ...(changePassword && { changePassword }),
  }
}

type SignInMethod = (call: Call<'login'>, payload: LoginPayload) => Promise<SignedIn>

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
  demandWay(tenant, 'sms')
  const dialing = normalise('countryDialingCode', more.countryDialingCode || defaultDialingCode)
  const mobile = nationalNumber(dialing, normalise('loginMobileNum', username, dialing))
  const attempt = { tenant: tenant.id, trial, username: mobile, captcha, captchaId }
  return signInByCode(db, attempt, { mobile, dialing, typed: normalise('verificationCode', password) }, now)
}

const signInWithFirebase: SignInMethod = async ({ db, tenant, trial, now, services }, payload) => {
  if (!tenant.firebase) throw new Refused('login.type.unsupported')
  const idToken = payload.firebaseIdToken ?? ''
  const identity = await services.identities.verify(tenant.firebase, idToken, now)
  demandWay(tenant, identity.provider)
  const { firebaseChannel = identity.provider, firebaseMobileNo, countryDialingCode = '' } = payload
  const dialing = normalise('countryDialingCode', countryDialingCode)
  const claimed =
    firebaseMobileNo &&
    fullNumber(dialing, nationalNumber(dialing, normalise('loginMobileNum', firebaseMobileNo, dialing)))
  // The token identifies the person. The form's own channel and number must match it.
  if (firebaseChannel !== identity.provider || (claimed && claimed !== identity.phone))
    throw new Refused('login.social.invalid')
  const use = { tenant: tenant.id, idToken, use: `login ${payload.nonce}` }
  checkUnspent(db, use)
  const signedIn = signInByIdentity(db, { tenant: tenant.id, trial }, identity, now)
  spend(db, use, identity.endsAt, now)
  return signedIn
}

const signInBy: Readonly<Record<LoginPayload['type'], SignInMethod>> = {
  username: signInWithPassword,
  sms: signInWithCode,
  firebase: signInWithFirebase,
}
