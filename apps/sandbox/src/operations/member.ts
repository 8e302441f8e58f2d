import type { OperationId } from '@lobby/api'
import { takeNonce } from '../domain/attempts.ts'
import { issueCaptcha } from '../domain/captcha.ts'
import { captchaImage } from '../domain/captchaImage.ts'
import { openEnvelope, type EncryptedBody } from '../domain/openEnvelope.ts'
import { nameKey, trialType } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { endSession } from '../domain/sessions.ts'
import { signIn } from '../domain/signIn.ts'
import { balanceOf } from '../domain/wallet.ts'
import { signedIn, type Call, type Handler } from './call.ts'

/** `LoginPayload` of the contract. */
interface LoginPayload {
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly captchaId?: string
  readonly type: 'username' | 'sms' | 'firebase'
  readonly timestamp: number
  readonly nonce: string
}

function loginPayload({ body, headers, services, checkPlaintext }: Call<'login'>): LoginPayload {
  // The contract was asked already: body and header have this form.
  const plaintext = openEnvelope(body as EncryptedBody, String(headers['Encryption']), services.privateKey)
  if (checkPlaintext(plaintext)) throw new Refused('request', 'request.invalid')
  return plaintext as LoginPayload
}

const login: Handler<'login'> = async (call) => {
  const { db, now, tenant, trial, client, services } = call
  const payload = loginPayload(call)
  services.limits.login.take(`${tenant.id} ${nameKey(payload.username)} ${client}`, now)
  takeNonce(db, tenant.id, payload.nonce, payload.timestamp, now)
  if (payload.type !== 'username') throw new Refused('business', 'login.type.unsupported')
  const { username, password, captcha, captchaId = '' } = payload
  const { token, member, firstTime } = await signIn(db, { tenant: tenant.id, trial, username, password, captcha, captchaId }, now)
  return { token, userName: member.name, customerType: member.type, firstTimeLogin: firstTime }
}

const logout: Handler<'logout'> = ({ db, tenant, query }) => {
  endSession(db, tenant.id, query.token)
  return true
}

const captcha: Handler<'captcha'> = ({ db, now, tenant, query, client, services }) => {
  services.limits.captcha.take(`${tenant.id} ${client}`, now)
  return captchaImage(issueCaptcha(db, tenant.id, query.captchaId, now)).toString('base64')
}

const memberInfo: Handler<'memberInfo'> = (call) => {
  const member = signedIn(call)
  return {
    id: member.id,
    account: member.name,
    nickname: member.nickname,
    userName: member.name,
    type: member.type,
    regDate: new Date(member.registeredAt).toISOString(),
    toUpline: false,
    vipLevel: member.vip,
    withdrawAllowed: member.type !== trialType,
  }
}

const symbols: Readonly<Record<string, string>> = { BRL: 'R$', EUR: '€', USD: '$' }

const balance: Handler<'balance'> = (call) => {
  const { currency } = call.tenant
  return { sumBalance: balanceOf(call.db, call.tenant.id, signedIn(call).id) / 100, currencySymbol: symbols[currency] ?? currency }
}

/** Operations of the tag `member`. */
export const memberOperations = { login, logout, captcha, memberInfo, balance } satisfies { readonly [Id in OperationId]?: Handler<Id> }
