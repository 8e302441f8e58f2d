import type { ValueOf } from '@lobby/api'
import {
  requireReceivers,
  findEarlierBatch,
  listBatchTransfers,
  createDownlineTransfer,
  listDownlineTransfers,
  type DownlineTransferRow,
} from '../domain/agents/downlineTransfer.ts'
import { createLink, listLinks, removeLink } from '../domain/agents/links.ts'
import { listDirectMembers, type TeamMemberRow, requireDirectDownline } from '../domain/agents/members.ts'
import { openAccount as open } from '../domain/agents/openAccount.ts'
import { listBoundRates, listRates, setRates, type Rate } from '../domain/agents/rates.ts'
import {
  listAgentRebates,
  getRebateFrom,
  getOpenAgentRebate,
  payAgentRebate,
  getClaimedRebate,
} from '../domain/agents/rebates.ts'
import type { DayIndexRange } from '../domain/agents/totals.ts'
import { getDayIndex } from '../domain/days.ts'
import type { Owner } from '../domain/owner.ts'
import { requirePaymentPassword } from '../domain/money/paymentPassword.ts'
import { toWireId } from '../domain/money/wireIds.ts'
import { isAgent, findMember } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { getValidationRules } from '../domain/registrationConfig.ts'
import { downlineLimits, MAX_OPEN_LINKS, MIN_AGENT_REBATE_MINOR } from '../seed/agents.ts'
import { requireAgent, requireSession, getIdempotencyKey, getCallerBalance } from './caller.ts'
import type { Handler, AnyCall } from './call.ts'
import { toPageFields, toTimeRange, toDayRange, toListAnswer } from './listAnswers.ts'
import { getTransferTerms, toTeamRate, toRate, parseRates } from './wire.ts'

export const downlineTransfer: Handler<'downlineTransfer'> = (call) => ({
  mostReceivers: downlineLimits.mostReceivers,
  ...getTransferTerms(call, requireAgent(call), 'downline_batch', downlineLimits),
})

const toHandOut = ({
  id,
  batch,
  receiver,
  name,
  amount,
  at,
}: DownlineTransferRow): ValueOf<'downlineTransferRecord'>['content'][number] => ({
  transferId: toWireId('TRANSFER_DOWN', id),
  batchId: toWireId('DOWNLINE', batch),
  memberId: receiver,
  account: name,
  amountMinor: amount,
  createdAt: new Date(at).toISOString(),
})

export const transferToDownlines: Handler<'transferToDownlines'> = async (call) => {
  const owner = requireAgent(call)
  const { transfers, paymentPassword } = call.body
  const ask = { ...owner, parts: transfers, key: getIdempotencyKey(call), now: call.now }
  if (findEarlierBatch(call.db, ask) === undefined) requireReceivers(call.db, ask)
  await requirePaymentPassword(call.db, owner, paymentPassword, call.now)
  requireSession(call)
  const batch = createDownlineTransfer(call.db, ask)
  const rows = listBatchTransfers(call.db, owner, batch)
  return {
    batchId: toWireId('DOWNLINE', batch),
    amountMinor: rows.reduce((sum, { amount }) => sum + amount, 0),
    createdAt: new Date(rows[0]?.at ?? call.now).toISOString(),
    transfers: rows.map(toHandOut),
    balanceMinor: getCallerBalance(call),
  }
}

export const downlineTransferRecord: Handler<'downlineTransferRecord'> = (call) =>
  toListAnswer(
    call.query,
    listDownlineTransfers(call.db, requireAgent(call), toTimeRange(call.query), call.query),
    toHandOut,
  )

export const agentRebate: Handler<'agentRebate'> = (call) => {
  const owner = requireAgent(call)
  const { rows, total, today } = getOpenAgentRebate(call.db, owner, call.now)
  return {
    rows: rows.map(({ category, rate, volume, amount }) => ({
      category,
      rateBasisPoints: rate,
      volumeMinor: volume,
      rebateMinor: amount,
    })),
    totalMinor: total,
    todayMinor: today,
    minMinor: MIN_AGENT_REBATE_MINOR,
    claimedMinor: getClaimedRebate(call.db, owner),
    balanceMinor: getCallerBalance(call),
  }
}

export const claimAgentRebate: Handler<'claimAgentRebate'> = (call) => {
  const owner = requireAgent(call)
  const rebateMinor = payAgentRebate(call.db, owner, getIdempotencyKey(call), call.now)
  return { rebateMinor, balanceMinor: getCallerBalance(call) }
}

export const agentRebateRecord: Handler<'agentRebateRecord'> = (call) => {
  const range = { ...toTimeRange(call.query), category: call.query.category }
  const found = listAgentRebates(call.db, requireAgent(call), range, call.query)
  return toListAnswer(call.query, found, ({ id, category, volume, amount, at }) => ({
    rebateId: id,
    category,
    volumeMinor: volume,
    rebateMinor: amount,
    at: new Date(at).toISOString(),
  }))
}

function ratesRow(
  { db }: AnyCall,
  owner: Owner,
  row: Pick<TeamMemberRow, 'id' | 'name' | 'type'>,
  days: DayIndexRange,
): ValueOf<'setTeamRates'> {
  const { volume, amount } = getRebateFrom(db, owner, row.id, days)
  return {
    memberId: row.id,
    account: row.name,
    agent: isAgent(row),
    rates: listBoundRates(db, { tenant: owner.tenant, member: row.id }).map(toTeamRate),
    volumeMinor: volume,
    rebateMinor: amount,
  }
}

export const teamRates: Handler<'teamRates'> = (call) => {
  const owner = requireAgent(call)
  const { rows, total, next } = listDirectMembers(call.db, owner, owner.member, call.query)
  const { days } = toDayRange(call.query)
  return {
    content: rows.map((row) => ratesRow(call, owner, row, days)),
    own: listRates(call.db, owner).map(toRate),
    ...toPageFields(call.query, { total, next }),
  }
}

export const setTeamRates: Handler<'setTeamRates'> = (call) => {
  const owner = requireAgent(call)
  const { memberId, rates } = call.body
  requireDirectDownline(call.db, owner, memberId)
  setRates(call.db, { tenant: owner.tenant, member: memberId }, parseRates(rates))
  const member = findMember(call.db, owner.tenant, memberId)
  if (!member) throw new Refused('account.forbidden')
  const today = getDayIndex(call.now)
  return ratesRow(call, owner, member, { first: today, last: today })
}

export const accountRules: Handler<'accountRules'> = (call) => ({
  rates: listRates(call.db, requireAgent(call)).map(toRate),
  mostLinks: MAX_OPEN_LINKS,
})

export const openAccount: Handler<'openAccount'> = async (call) => {
  const owner = requireAgent(call)
  const { rates, ...account } = call.body
  call.services.limits.register.take(`${owner.tenant} ${owner.member}`, call.now)
  const rules = getValidationRules(call.db, owner.tenant)
  const opened = await open(call.db, {
    ...owner,
    account: { ...account, rates: parseRates(rates) },
    rules,
    key: getIdempotencyKey(call),
    token: call.token,
    now: call.now,
  })
  return { memberId: opened.id, account: opened.name, agent: isAgent(opened) }
}

const toLinks = (call: AnyCall, owner: Owner): ValueOf<'agentLinks'> => ({
  links: listLinks(call.db, owner).map(({ id, code, agent, rates, registered, at }) => ({
    linkId: id,
    code,
    link: `${call.siteOrigin}/m/register?affiliateCode=${encodeURIComponent(code)}`,
    agent: agent === 1,
    rates: (JSON.parse(rates) as Rate[]).map(toRate),
    registered,
    createdAt: new Date(at).toISOString(),
  })),
  mostLinks: MAX_OPEN_LINKS,
})

export const agentLinks: Handler<'agentLinks'> = (call) => toLinks(call, requireAgent(call))

export const createAgentLink: Handler<'createAgentLink'> = (call) => {
  const owner = requireAgent(call)
  const { agent, rates } = call.body
  createLink(call.db, owner, { agent, rates: parseRates(rates) }, getIdempotencyKey(call), call.now)
  return toLinks(call, owner)
}

export const removeAgentLink: Handler<'removeAgentLink'> = (call) => {
  const owner = requireAgent(call)
  removeLink(call.db, owner, call.body.linkId, call.now)
  return toLinks(call, owner)
}
