import { issueCaptcha, renderCaptchaPicture } from '../domain/captcha.ts'
import { selectOne, runSql } from '../db/sql.ts'
import { hasTransferUpline } from '../domain/money/transfers.ts'
import { TRIAL_MEMBER_TYPE } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { findRunningBreak } from '../domain/responsible/breaks.ts'
import { endSession } from '../domain/sessions.ts'
import type { GameMotif } from '../seed/games.ts'
import { getCallerBalance, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler } from './call.ts'

/** The profile pictures that members can choose, named by their motif. */
const pictureNames: readonly GameMotif[] = [
  'toucan',
  'fox',
  'owl',
  'butterfly',
  'rocket',
  'planet',
  'crown',
  'clover',
  'lotus',
  'flame',
  'gem',
  'mask',
]

export const logout: OperationHandler<'logout'> = ({ db, tenant, query }) => {
  endSession(db, tenant.id, query.token)
  return true
}

export const captcha: OperationHandler<'captcha'> = async ({ db, now, tenant, query, client, services }) => {
  services.limits.captcha.take(`${tenant.id} ${client}`, now)
  return (await renderCaptchaPicture(issueCaptcha(db, tenant.id, query.captchaId, now))).toString('base64')
}

export const memberInfo: OperationHandler<'memberInfo'> = (call) => {
  const member = requireSignedInMember(call)
  const running = findRunningBreak(call.db, getCaller(call), call.now)
  return {
    id: member.id,
    account: member.name,
    nickname: member.nickname,
    userName: member.name,
    type: member.type,
    regDate: new Date(member.registered_at).toISOString(),
    toUpline: hasTransferUpline(call.db, member),
    vipLevel: member.vip,
    withdrawAllowed: member.type !== TRIAL_MEMBER_TYPE,
    ...(running && { playBreak: running.kind }),
  }
}

export const headIcons: OperationHandler<'headIcons'> = (call) => {
  const { tenant, member } = getCaller(call)
  const current = selectOne<{ icon: string | null }>(
    call.db,
    'SELECT head_icon AS icon FROM member WHERE tenant = :tenant AND id = :member',
    { tenant, member },
  )
  return {
    current: current?.icon ?? pictureNames[member % pictureNames.length] ?? '',
    icons: pictureNames.map((headIcon) => ({ headIcon, url: `/avatar/${headIcon}.webp` })),
  }
}

export const setHeadIcon: OperationHandler<'setHeadIcon'> = (call) => {
  const { headIcon } = call.body
  if (!(pictureNames as readonly string[]).includes(headIcon))
    throw new Refused('account.field.invalid', { field: 'headIcon' })
  runSql(call.db, 'UPDATE member SET head_icon = :headIcon WHERE tenant = :tenant AND id = :member', {
    ...getCaller(call),
    headIcon,
  })
  return true
}

const symbols: Readonly<Record<string, string>> = { BRL: 'R$', EUR: '€', USD: '$' }

export const balance: OperationHandler<'balance'> = (call) => {
  const { currency } = call.tenant
  return { sumBalance: getCallerBalance(call) / 100, currencySymbol: symbols[currency] ?? currency }
}
