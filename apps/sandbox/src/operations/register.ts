import { createHmac } from 'node:crypto'
import {
  normalise,
  registrationFields,
  registrationMethods,
  verify,
  withoutVouched,
  type RegistrationMethod,
} from '@lobby/platform/validation'
import { fullNumber } from '../domain/codes.ts'
import { checkUnspent, spend, type Identity } from '../domain/identity.ts'
import { deliverMail } from '../domain/mail.ts'
import { servedDialing, servedMobile } from '../domain/isServed.ts'
import { Refused } from '../domain/refused.ts'
import { register as registerMember, type Asked, type RegisterPayload } from '../domain/register.ts'
import { fieldsOf, rulesInForce } from '../domain/registrationConfig.ts'
import type { Tenant } from '../domain/tenants.ts'
import { welcomeMail } from '../seed/mails.ts'
import { seedRegistration } from '../seed/registration.ts'
import { keyOf } from './asker.ts'
import type { Call, Handler } from './call.ts'
import { demandWay } from './offered.ts'
import { plaintextOf } from './plaintext.ts'

export const register: Handler<'register'> = async (call) => {
  const { db, now, tenant, client, services } = call
  const sent = plaintextOf<RegisterPayload>(call)
  services.limits.register.take(`${tenant.id} ${client}`, now)
  const payload = withPhone(tenant, sent)
  const key = keyOf(call)
  const identity = await identityOf(call, payload)
  const use = { tenant: tenant.id, idToken: payload.firebaseIdToken ?? '', use: `register ${key}` }
  if (identity) checkUnspent(db, use)
  const asked = askedOf(call, payload, identity)
  const { minimumAge, id } = tenant
  const { welcome } = seedRegistration(id)
  // The token of a key is always the same one, so that an answer that was lost on its way can be given again.
  const secret = services.privateKey.export({ type: 'pkcs8', format: 'der' })
  const tokenOf = (member: number): string =>
    createHmac('sha256', secret).update(`${id} ${key} ${member}`).digest('hex').slice(0, 32)
  const member = await registerMember(db, { tenant: id, key, payload, asked, minimumAge, welcome, tokenOf }, now)
  deliverMail(db, { ...welcomeMail(tenant), tenant: id, member: member.id, at: now })
  if (identity) spend(db, use, identity.endsAt, now)
  return { token: tokenOf(member.id), userName: member.name, customerType: member.type, firstTimeLogin: true }
}

/** Puts the number into its one spelling, before anything is compared with it. */
function withPhone(tenant: Tenant, payload: RegisterPayload): RegisterPayload {
  if (payload.mobileNum !== '') {
    const dialing = servedDialing(tenant, payload.countryDialingCode)
    const typed = normalise('mobileNum', payload.mobileNum, dialing)
    return { ...payload, countryDialingCode: dialing, mobileNum: servedMobile(tenant, dialing, typed, 'mobileNum') }
  }
  const { pass, value } = verify('countryDialingCode', payload.countryDialingCode, { required: false })
  if (!pass) throw new Refused('account.mobile.invalid', { field: 'countryDialingCode' })
  return { ...payload, countryDialingCode: value }
}

/** Who a third party says that this is; the number and the code need no proof of ours then. */
async function identityOf(
  { tenant, services, now }: Call<'register'>,
  { firebaseChannel, firebaseIdToken }: RegisterPayload,
): Promise<Identity | undefined> {
  if (!firebaseIdToken) return undefined
  if (!tenant.firebase) throw new Refused('register.closed')
  const identity = await services.identities.verify(tenant.firebase, firebaseIdToken, now)
  if (identity.provider !== (firebaseChannel ?? 'sms')) throw new Refused('login.social.invalid')
  if (identity.provider !== 'sms') demandWay(tenant, identity.provider)
  return identity
}

function askedOf({ db, tenant }: Call<'register'>, payload: RegisterPayload, identity: Identity | undefined): Asked {
  const offered = registrationMethods(tenant.flags)
  const named: RegistrationMethod = payload.username === '' && payload.mobileNum !== '' ? 'mobile' : 'username'
  const method = offered.includes(named) ? named : offered[0]
  if (!method) throw new Refused('register.closed')
  const fields = registrationFields(fieldsOf(db, tenant.id), method, tenant.flags)
  const rules = rulesInForce(db, tenant.id)
  if (!identity) return { fields, rules }
  const social = identity.provider !== 'sms'
  if (!social && identity.phone !== fullNumber(payload.countryDialingCode, payload.mobileNum)) {
    throw new Refused('login.social.invalid', { field: 'mobileNum' })
  }
  return { fields: withoutVouched(fields, social ? 'social' : 'sms'), rules, ...(social && { identity }) }
}
