import type { ResponseValueOf } from '@lobby/api'
import {
  requireValidTransferReceivers,
  findTransferBatchByIdempotencyKey,
  listTransfersInBatch,
  createDownlineTransfer,
  listDownlineTransfers,
  type DownlineTransferRow,
} from '../domain/agents/downlineTransfer.ts'
import { addInvitationLink, listInvitationLinks, closeInvitationLink } from '../domain/agents/invitationLinks.ts'
import { listDirectDownlines, type TeamMemberRow, requireDirectDownline } from '../domain/agents/teamMembers.ts'
import { createDownlineAccount as open } from '../domain/agents/createDownlineAccount.ts'
import {
  listRebateRatesWithBounds,
  listRebateRates,
  setRebateRates,
  type RebateRate,
} from '../domain/agents/rebateRates.ts'
import {
  listAgentRebates,
  getAgentRebateFromBranch,
  getUnclaimedAgentRebate,
  payAgentRebate,
  getClaimedAgentRebate,
} from '../domain/agents/agentRebates.ts'
import type { DayIndexRange } from '../domain/agents/teamTotals.ts'
import { getDayIndex } from '../domain/days.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { requireCorrectPaymentPassword } from '../domain/money/paymentPassword.ts'
import { toWireId } from '../domain/money/wireIds.ts'
import { isAgent, findMemberById } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { getRegistrationRules } from '../domain/registrationConfig.ts'
import { downlineTransferLimits, MAX_OPEN_INVITATION_LINKS, MIN_AGENT_REBATE_MINOR } from '../seed/agents.ts'
import { requireAgent, requireRunningCallSession, getIdempotencyKey, getCallerBalance } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { toListPagingFields, toTimeRange, toTimeAndDayIndexRange, toListResponse } from './listResponses.ts'
import { getTransferLimitsAndRemainder, toApiRebateRateWithBounds, toApiRebateRate, parseRebateRates } from './wire.ts'

export const downlineTransfer: OperationHandler<'downlineTransfer'> = (call) => ({
  mostReceivers: downlineTransferLimits.mostReceivers,
  ...getTransferLimitsAndRemainder(call, requireAgent(call), 'downline_batch', downlineTransferLimits),
})

const toHandOut = ({
  id,
  batch,
  receiver,
  name,
  amount,
  at,
}: DownlineTransferRow): ResponseValueOf<'downlineTransferRecord'>['content'][number] => ({
  transferId: toWireId('TRANSFER_DOWN', id),
  batchId: toWireId('DOWNLINE', batch),
  memberId: receiver,
  account: name,
  amountMinor: amount,
  createdAt: new Date(at).toISOString(),
})

export const transferToDownlines: OperationHandler<'transferToDownlines'> = async (call) => {
  const owner = requireAgent(call)
  const { transfers, paymentPassword } = call.body
  const ask = { ...owner, parts: transfers, key: getIdempotencyKey(call), now: call.now }
  if (findTransferBatchByIdempotencyKey(call.db, ask) === undefined) requireValidTransferReceivers(call.db, ask)
  await requireCorrectPaymentPassword(call.db, owner, paymentPassword, call.now)
  requireRunningCallSession(call)
  const batch = createDownlineTransfer(call.db, ask)
  const rows = listTransfersInBatch(call.db, owner, batch)
  return {
    batchId: toWireId('DOWNLINE', batch),
    amountMinor: rows.reduce((sum, { amount }) => sum + amount, 0),
    createdAt: new Date(rows[0]?.at ?? call.now).toISOString(),
    transfers: rows.map(toHandOut),
    balanceMinor: getCallerBalance(call),
  }
}

export const downlineTransferRecord: OperationHandler<'downlineTransferRecord'> = (call) =>
  toListResponse(
    call.query,
    listDownlineTransfers(call.db, requireAgent(call), toTimeRange(call.query), call.query),
    toHandOut,
  )

export const agentRebate: OperationHandler<'agentRebate'> = (call) => {
  const owner = requireAgent(call)
  const { rows, total, today } = getUnclaimedAgentRebate(call.db, owner, call.now)
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
    claimedMinor: getClaimedAgentRebate(call.db, owner),
    balanceMinor: getCallerBalance(call),
  }
}

export const claimAgentRebate: OperationHandler<'claimAgentRebate'> = (call) => {
  const owner = requireAgent(call)
  const rebateMinor = payAgentRebate(call.db, owner, getIdempotencyKey(call), call.now)
  return { rebateMinor, balanceMinor: getCallerBalance(call) }
}

export const agentRebateRecord: OperationHandler<'agentRebateRecord'> = (call) => {
  const range = { ...toTimeRange(call.query), category: call.query.category }
  const found = listAgentRebates(call.db, requireAgent(call), range, call.query)
  return toListResponse(call.query, found, ({ id, category, volume, amount, at }) => ({
    rebateId: id,
    category,
    volumeMinor: volume,
    rebateMinor: amount,
    at: new Date(at).toISOString(),
  }))
}

function ratesRow(
  { db }: AnyOperationCall,
  owner: RowOwner,
  row: Pick<TeamMemberRow, 'id' | 'name' | 'type'>,
  days: DayIndexRange,
): ResponseValueOf<'setTeamRates'> {
  const { volume, amount } = getAgentRebateFromBranch(db, owner, row.id, days)
  return {
    memberId: row.id,
    account: row.name,
    agent: isAgent(row),
    rates: listRebateRatesWithBounds(db, { tenant: owner.tenant, member: row.id }).map(toApiRebateRateWithBounds),
    volumeMinor: volume,
    rebateMinor: amount,
  }
}

export const teamRates: OperationHandler<'teamRates'> = (call) => {
  const owner = requireAgent(call)
  const { rows, total, next } = listDirectDownlines(call.db, owner, owner.member, call.query)
  const { days } = toTimeAndDayIndexRange(call.query)
  return {
    content: rows.map((row) => ratesRow(call, owner, row, days)),
    own: listRebateRates(call.db, owner).map(toApiRebateRate),
    ...toListPagingFields(call.query, { total, next }),
  }
}

export const setTeamRates: OperationHandler<'setTeamRates'> = (call) => {
  const owner = requireAgent(call)
  const { memberId, rates } = call.body
  requireDirectDownline(call.db, owner, memberId)
  setRebateRates(call.db, { tenant: owner.tenant, member: memberId }, parseRebateRates(rates))
  const member = findMemberById(call.db, owner.tenant, memberId)
  if (!member) throw new Refused('account.forbidden')
  const today = getDayIndex(call.now)
  return ratesRow(call, owner, member, { first: today, last: today })
}

export const accountRules: OperationHandler<'accountRules'> = (call) => ({
  rates: listRebateRates(call.db, requireAgent(call)).map(toApiRebateRate),
  mostLinks: MAX_OPEN_INVITATION_LINKS,
})

export const openAccount: OperationHandler<'openAccount'> = async (call) => {
  const owner = requireAgent(call)
  const { rates, ...account } = call.body
  call.services.limits.register.take(`${owner.tenant} ${owner.member}`, call.now)
  const rules = getRegistrationRules(call.db, owner.tenant)
  const opened = await open(call.db, {
    ...owner,
    account: { ...account, rates: parseRebateRates(rates) },
    rules,
    key: getIdempotencyKey(call),
    token: call.token,
    now: call.now,
  })
  return { memberId: opened.id, account: opened.name, agent: isAgent(opened) }
}

const toLinks = (call: AnyOperationCall, owner: RowOwner): ResponseValueOf<'agentLinks'> => ({
  links: listInvitationLinks(call.db, owner).map(({ id, code, agent, rates, registered, at }) => ({
    linkId: id,
    code,
    link: `${call.siteOrigin}/m/register?affiliateCode=${encodeURIComponent(code)}`,
    agent: agent === 1,
    rates: (JSON.parse(rates) as RebateRate[]).map(toApiRebateRate),
    registered,
    createdAt: new Date(at).toISOString(),
  })),
  mostLinks: MAX_OPEN_INVITATION_LINKS,
})

export const agentLinks: OperationHandler<'agentLinks'> = (call) => toLinks(call, requireAgent(call))

export const createAgentLink: OperationHandler<'createAgentLink'> = (call) => {
  const owner = requireAgent(call)
  const { agent, rates } = call.body
  addInvitationLink(call.db, owner, { agent, rates: parseRebateRates(rates) }, getIdempotencyKey(call), call.now)
  return toLinks(call, owner)
}

export const removeAgentLink: OperationHandler<'removeAgentLink'> = (call) => {
  const owner = requireAgent(call)
  closeInvitationLink(call.db, owner, call.body.linkId, call.now)
  return toLinks(call, owner)
}
