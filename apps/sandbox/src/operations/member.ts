import type { OperationId } from '@lobby/api'
import { issueCaptcha } from '../domain/captcha.ts'
import { captchaImage } from '../domain/captchaImage.ts'
import { trialType } from '../domain/people.ts'
import { endSession } from '../domain/sessions.ts'
import { balanceOf } from '../domain/wallet.ts'
import { signedIn, type Handler } from './call.ts'
import { login } from './login.ts'

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
