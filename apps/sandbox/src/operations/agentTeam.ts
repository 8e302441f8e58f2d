import type { ResponseValueOf } from '@lobby/api'
import { listTeamBets } from '../domain/agents/teamBets.ts'
import {
  listDirectDownlines,
  searchTeamMembers,
  findTeamMember,
  type TeamMemberRow,
  getTeamMemberIdByName,
  listTeamPathToMember,
  getPositionBelowOwner,
  getPositionInTeam,
  getTeamSize,
} from '../domain/agents/teamMembers.ts'
import { listAgentNotices, markAgentNoticesRead } from '../domain/agents/agentNotices.ts'
import { listRebateRatesWithBounds } from '../domain/agents/rebateRates.ts'
import { listTeamLedgerEntries } from '../domain/agents/teamLedgerEntries.ts'
import {
  countActiveMembers,
  countActiveMembersByDay,
  isMemberOnline,
  ZERO_TEAM_TOTALS,
  countOnlineMembers,
  computeTeamPlayersProfit,
  getTeamTotalsByDay,
  getTeamTotals,
  type DayIndexRange,
  type TeamTotals,
} from '../domain/agents/teamTotals.ts'
import { formatDayIndex, getDayIndex } from '../domain/days.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { toWireId } from '../domain/money/wireIds.ts'
import { isAgent, normaliseUserName } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { requireAgent } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { toListPagingFields, toTimeAndDayIndexRange, toListResponse } from './listResponses.ts'
import { toApiRebateRateWithBounds, toApiGameOfBet, API_LEDGER_ENTRY_KINDS } from './wire.ts'

const toSums = (sums: TeamTotals): ResponseValueOf<'teamKpi'>['footer']['sums'] => ({
  bets: sums.bets,
  stakeMinor: sums.stake,
  payoutMinor: sums.payout,
  rebateMinor: sums.rebate,
  bonusMinor: sums.bonus,
  roomMinor: sums.room,
  profitMinor: computeTeamPlayersProfit(sums),
  depositMinor: sums.deposit,
  withdrawalMinor: sums.withdrawal,
})

export const agentAnnouncements: OperationHandler<'agentAnnouncements'> = (call) => {
  const content = listAgentNotices(call.db, requireAgent(call), call.language)
  return { content, footer: { unreadCount: content.filter(({ read }) => !read).length } }
}

export const readAgentAnnouncements: OperationHandler<'readAgentAnnouncements'> = (call) => {
  const owner = requireAgent(call)
  markAgentNoticesRead(call.db, owner, call.body.ids, call.language)
  return { unreadCount: listAgentNotices(call.db, owner, call.language).filter(({ read }) => !read).length }
}

export const teamKpi: OperationHandler<'teamKpi'> = (call) => {
  const { db, now } = call
  const owner = requireAgent(call)
  const { days } = toTimeAndDayIndexRange(call.query)
  return {
    content: kpiDays(call, owner, days, call.query.size),
    footer: {
      teamLoginMemberCount: countActiveMembers(db, owner, 'login', days),
      teamBetMemberCount: countActiveMembers(db, owner, 'bet', days),
      teamRegisterMemberCount: countActiveMembers(db, owner, 'join', days),
      teamOnlineCount: countOnlineMembers(db, owner, now),
      teamMemberCount: getTeamSize(db, owner).team,
      sums: toSums(getTeamTotals(db, owner, days, 'below')),
    },
  }
}

/** Returns the days of the requested range up to today, the newest first. */
function kpiDays(
  { db, now }: AnyOperationCall,
  owner: RowOwner,
  { first, last }: DayIndexRange,
  size: number,
): ResponseValueOf<'teamKpi'>['content'] {
  const until = Math.min(last, getDayIndex(now))
  const count = Math.max(0, Math.min(size, until - first + 1))
  if (count === 0) return []
  const days = { first: until - count + 1, last: until }
  const sums = getTeamTotalsByDay(db, owner, days, 'below')
  const [joined, signedIn, bet] = (['join', 'login', 'bet'] as const).map((what) =>
    countActiveMembersByDay(db, owner, what, days),
  )
  return Array.from({ length: count }, (_, at) => until - at).map((day) => ({
    date: formatDayIndex(day),
    loginMembers: signedIn?.get(day) ?? 0,
    betMembers: bet?.get(day) ?? 0,
    registeredMembers: joined?.get(day) ?? 0,
    sums: toSums(sums.get(day) ?? ZERO_TEAM_TOTALS),
  }))
}

function toMember(
  { db, now }: AnyOperationCall,
  { tenant }: RowOwner,
  row: TeamMemberRow,
  days: DayIndexRange,
): ResponseValueOf<'teamMembers'>['content'][number] {
  const owner = { tenant, member: row.id }
  return {
    memberId: row.id,
    account: row.name,
    nickname: row.nickname,
    agent: isAgent(row),
    depth: row.depth,
    ...(row.depth > 1 && row.upline !== null && { upline: row.upline }),
    directCount: row.direct,
    teamCount: row.team,
    joinedAt: new Date(row.registered_at).toISOString(),
    ...(row.signed_in_at !== null && { signedInAt: new Date(row.signed_in_at).toISOString() }),
    online: isMemberOnline(db, owner, now),
    disabled: row.disabled === 1,
    balanceMinor: getWalletBalance(db, tenant, row.id),
    own: toSums(getTeamTotals(db, owner, days, 'own')),
    team: toSums(getTeamTotals(db, owner, days, 'team')),
  }
}

const toPath = (call: AnyOperationCall, owner: RowOwner, member: number): ResponseValueOf<'teamMembers'>['path'] =>
  listTeamPathToMember(call.db, owner, member).map(({ id, name }) => ({ memberId: id, account: name }))

export const teamMembers: OperationHandler<'teamMembers'> = (call) => {
  const owner = requireAgent(call)
  const { search, memberId = owner.member } = call.query
  if (search === undefined) getPositionInTeam(call.db, owner, memberId)
  const { rows, total, next } =
    search === undefined
      ? listDirectDownlines(call.db, owner, memberId, call.query)
      : searchTeamMembers(call.db, owner, search, call.query)
  const { days } = toTimeAndDayIndexRange(call.query)
  return {
    content: rows.map((row) => toMember(call, owner, row, days)),
    path: search === undefined ? toPath(call, owner, memberId) : [],
    ...toListPagingFields(call.query, { total, next }),
  }
}

export const teamMember: OperationHandler<'teamMember'> = (call) => {
  const owner = requireAgent(call)
  const { memberId } = call.query
  const { depth } = getPositionBelowOwner(call.db, owner, memberId)
  const row = findTeamMember(call.db, owner, memberId)
  if (!row) throw new Refused('account.forbidden')
  return {
    member: toMember(call, owner, row, toTimeAndDayIndexRange(call.query).days),
    path: toPath(call, owner, memberId),
    rates: listRebateRatesWithBounds(call.db, { tenant: owner.tenant, member: memberId }).map(
      toApiRebateRateWithBounds,
    ),
    direct: depth === 1,
  }
}

/** Returns the id of the requested team member; undefined if the request is for the whole team. */
const onlyOf = (call: AnyOperationCall, owner: RowOwner, account: string | undefined): number | undefined =>
  account === undefined ? undefined : getTeamMemberIdByName(call.db, owner, normaliseUserName(account))

export const teamBetting: OperationHandler<'teamBetting'> = (call) => {
  const owner = requireAgent(call)
  const { category, result, account } = call.query
  const filter = { ...toTimeAndDayIndexRange(call.query), category, result, memberId: onlyOf(call, owner, account) }
  return toListResponse(call.query, listTeamBets(call.db, owner, filter, call.query), (row) => ({
    betId: toWireId(row.code === null ? 'ROUND' : 'ORDER', Math.floor(row.mark / 2)),
    memberId: row.member,
    account: row.name,
    category: row.category,
    ...toApiGameOfBet(call, row),
    result: row.payout > 0 ? ('WON' as const) : ('LOST' as const),
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    profitMinor: row.payout - row.stake,
    at: new Date(row.at).toISOString(),
  }))
}

export const teamProfitAndLoss: OperationHandler<'teamProfitAndLoss'> = (call) => {
  const owner = requireAgent(call)
  const { memberId = owner.member } = call.query
  getPositionInTeam(call.db, owner, memberId)
  const { rows, total, next } = listDirectDownlines(call.db, owner, memberId, call.query)
  const { days } = toTimeAndDayIndexRange(call.query)
  const parent = { tenant: owner.tenant, member: memberId }
  return {
    content: rows.map((row) => ({
      memberId: row.id,
      account: row.name,
      agent: isAgent(row),
      teamCount: row.team,
      sums: toSums(getTeamTotals(call.db, { tenant: owner.tenant, member: row.id }, days, 'team')),
    })),
    path: toPath(call, owner, memberId),
    own: toSums(getTeamTotals(call.db, parent, days, 'own')),
    totals: toSums(getTeamTotals(call.db, parent, days, 'below')),
    ...toListPagingFields(call.query, { total, next }),
  }
}

export const teamRecord: OperationHandler<'teamRecord'> = (call) => {
  const owner = requireAgent(call)
  const { kind, account } = call.query
  const filter = { ...toTimeAndDayIndexRange(call.query), part: kind, memberId: onlyOf(call, owner, account) }
  const found = listTeamLedgerEntries(call.db, owner, filter, call.query)
  return toListResponse(call.query, found, ({ id, member, name, kind: entry, amount, at }) => ({
    entryId: id,
    memberId: member,
    account: name,
    kind: API_LEDGER_ENTRY_KINDS[entry],
    amountMinor: amount,
    at: new Date(at).toISOString(),
  }))
}
