import type { ValueOf } from '@lobby/api'
import {
  demandReceivers,
  earlierHandOut,
  handedOut,
  handOut,
  handOuts,
  type HandOutRow,
} from '../domain/agents/handOut.ts'
import { createLink, linksOf, removeLink } from '../domain/agents/links.ts'
import { directMembers, type TeamMemberRow, demandDirect } from '../domain/agents/members.ts'
import { openAccount as open } from '../domain/agents/openAccount.ts'
import { boundRatesOf, ratesOf, setRates, type Rate } from '../domain/agents/rates.ts'
import { agentRebates, broughtBy, openAgentRebate, takeAgentRebate, takenRebate } from '../domain/agents/rebates.ts'
import type { Days } from '../domain/agents/sums.ts'
import { dayIndex } from '../domain/days.ts'
import type { Owner } from '../domain/owner.ts'
import { demandPaymentPassword } from '../domain/money/paymentPassword.ts'
import { wireId } from '../domain/money/wireIds.ts'
import { isAgent, memberById } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { rulesInForce } from '../domain/registrationConfig.ts'
import { downlineLimits, mostLinks, smallestAgentRebate } from '../seed/agents.ts'
import { agentOf, demandSession, keyOf, moneyOf } from './asker.ts'
import type { Handler, AnyCall } from './call.ts'
import { pagesOf, rangeOf, daysOf, listAnswer } from './pages.ts'
import { transferTerms, toTeamRate, toRate, fromRates } from './wire.ts'

export const downlineTransfer: Handler<'downlineTransfer'> = (call) => ({
  mostReceivers: downlineLimits.mostReceivers,
  ...transferTerms(call, agentOf(call), 'downline_batch', downlineLimits),
})

const toHandOut = ({
  id,
  batch,
  receiver,
  name,
  amount,
  at,
}: HandOutRow): ValueOf<'downlineTransferRecord'>['content'][number] => ({
  transferId: wireId('TRANSFER_DOWN', id),
  batchId: wireId('DOWNLINE', batch),
  memberId: receiver,
  account: name,
  amountMinor: amount,
  createdAt: new Date(at).toISOString(),
})

export const transferToDownlines: Handler<'transferToDownlines'> = async (call) => {
  const owner = agentOf(call)
  const { transfers, paymentPassword } = call.body
  const ask = { ...owner, parts: transfers, key: keyOf(call), now: call.now }
  if (earlierHandOut(call.db, ask) === undefined) demandReceivers(call.db, ask)
  await demandPaymentPassword(call.db, owner, paymentPassword, call.now)
  demandSession(call)
  const batch = handOut(call.db, ask)
  const rows = handedOut(call.db, owner, batch)
  return {
    batchId: wireId('DOWNLINE', batch),
    amountMinor: rows.reduce((sum, { amount }) => sum + amount, 0),
    createdAt: new Date(rows[0]?.at ?? call.now).toISOString(),
    transfers: rows.map(toHandOut),
    balanceMinor: moneyOf(call),
  }
}

export const downlineTransferRecord: Handler<'downlineTransferRecord'> = (call) =>
  listAnswer(call.query, handOuts(call.db, agentOf(call), rangeOf(call.query), call.query), toHandOut)

export const agentRebate: Handler<'agentRebate'> = (call) => {
  const owner = agentOf(call)
  const { rows, total, today } = openAgentRebate(call.db, owner, call.now)
  return {
    rows: rows.map(({ category, rate, volume, amount }) => ({
      category,
      rateBasisPoints: rate,
      volumeMinor: volume,
      rebateMinor: amount,
    })),
    totalMinor: total,
    todayMinor: today,
    minMinor: smallestAgentRebate,
    claimedMinor: takenRebate(call.db, owner),
    balanceMinor: moneyOf(call),
  }
}

export const claimAgentRebate: Handler<'claimAgentRebate'> = (call) => {
  const owner = agentOf(call)
  const rebateMinor = takeAgentRebate(call.db, owner, keyOf(call), call.now)
  return { rebateMinor, balanceMinor: moneyOf(call) }
}

export const agentRebateRecord: Handler<'agentRebateRecord'> = (call) => {
  const range = { ...rangeOf(call.query), category: call.query.category }
  const found = agentRebates(call.db, agentOf(call), range, call.query)
  return listAnswer(call.query, found, ({ id, category, volume, amount, at }) => ({
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
  days: Days,
): ValueOf<'setTeamRates'> {
  const { volume, amount } = broughtBy(db, owner, row.id, days)
  return {
    memberId: row.id,
    account: row.name,
    agent: isAgent(row),
    rates: boundRatesOf(db, { tenant: owner.tenant, member: row.id }).map(toTeamRate),
    volumeMinor: volume,
    rebateMinor: amount,
  }
}

export const teamRates: Handler<'teamRates'> = (call) => {
  const owner = agentOf(call)
  const { rows, total, next } = directMembers(call.db, owner, owner.member, call.query)
  const { days } = daysOf(call.query)
  return {
    content: rows.map((row) => ratesRow(call, owner, row, days)),
    own: ratesOf(call.db, owner).map(toRate),
    ...pagesOf(call.query, { total, next }),
  }
}

export const setTeamRates: Handler<'setTeamRates'> = (call) => {
  const owner = agentOf(call)
  const { memberId, rates } = call.body
  demandDirect(call.db, owner, memberId)
  setRates(call.db, { tenant: owner.tenant, member: memberId }, fromRates(rates))
  const member = memberById(call.db, owner.tenant, memberId)
  if (!member) throw new Refused('account.forbidden')
  const today = dayIndex(call.now)
  return ratesRow(call, owner, member, { first: today, last: today })
}

export const accountRules: Handler<'accountRules'> = (call) => ({
  rates: ratesOf(call.db, agentOf(call)).map(toRate),
  mostLinks,
})

export const openAccount: Handler<'openAccount'> = async (call) => {
  const owner = agentOf(call)
  const { rates, ...account } = call.body
  call.services.limits.register.take(`${owner.tenant} ${owner.member}`, call.now)
  const rules = rulesInForce(call.db, owner.tenant)
  const opened = await open(call.db, {
    ...owner,
    account: { ...account, rates: fromRates(rates) },
    rules,
    key: keyOf(call),
    token: call.token,
    now: call.now,
  })
  return { memberId: opened.id, account: opened.name, agent: isAgent(opened) }
}

const toLinks = (call: AnyCall, owner: Owner): ValueOf<'agentLinks'> => ({
  links: linksOf(call.db, owner).map(({ id, code, agent, rates, registered, at }) => ({
    linkId: id,
    code,
    link: `${call.siteOrigin}/m/register?affiliateCode=${encodeURIComponent(code)}`,
    agent: agent === 1,
    rates: (JSON.parse(rates) as Rate[]).map(toRate),
    registered,
    createdAt: new Date(at).toISOString(),
  })),
  mostLinks,
})

export const agentLinks: Handler<'agentLinks'> = (call) => toLinks(call, agentOf(call))

export const createAgentLink: Handler<'createAgentLink'> = (call) => {
  const owner = agentOf(call)
  const { agent, rates } = call.body
  createLink(call.db, owner, { agent, rates: fromRates(rates) }, keyOf(call), call.now)
  return toLinks(call, owner)
}

export const removeAgentLink: Handler<'removeAgentLink'> = (call) => {
  const owner = agentOf(call)
  removeLink(call.db, owner, call.body.linkId, call.now)
  return toLinks(call, owner)
}
