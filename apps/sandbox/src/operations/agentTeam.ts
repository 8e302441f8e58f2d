import type { ValueOf } from '@lobby/api'
import { teamBets } from '../domain/agents/bets.ts'
import {
  directMembers,
  searchMembers,
  teamMemberRow,
  type TeamMemberRow,
  belowByName,
  pathTo,
  placeBelow,
  placeIn,
  sizeOf,
} from '../domain/agents/members.ts'
import { agentNotices, readNotices } from '../domain/agents/notices.ts'
import { boundRatesOf } from '../domain/agents/rates.ts'
import { teamEntries } from '../domain/agents/record.ts'
import {
  activeBelow,
  activeByDay,
  isOnline,
  noSums,
  onlineBelow,
  resultOf,
  sumsByDay,
  sumsOf,
  type Days,
  type Sums,
} from '../domain/agents/sums.ts'
import { dateOf, dayIndex } from '../domain/days.ts'
import type { Owner } from '../domain/owner.ts'
import { wireId } from '../domain/money/wireIds.ts'
import { isAgent, nameKey } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { balanceOf } from '../domain/wallet.ts'
import { agentOf } from './asker.ts'
import type { Handler, AnyCall } from './call.ts'
import { pagesOf, daysOf, listAnswer } from './pages.ts'
import { toTeamRate, gameOf, wireKinds } from './wire.ts'

const toSums = (sums: Sums): ValueOf<'teamKpi'>['footer']['sums'] => ({
  bets: sums.bets,
  stakeMinor: sums.stake,
  payoutMinor: sums.payout,
  rebateMinor: sums.rebate,
  bonusMinor: sums.bonus,
  roomMinor: sums.room,
  profitMinor: resultOf(sums),
  depositMinor: sums.deposit,
  withdrawalMinor: sums.withdrawal,
})

export const agentAnnouncements: Handler<'agentAnnouncements'> = (call) => {
  const content = agentNotices(call.db, agentOf(call), call.language)
  return { content, footer: { unreadCount: content.filter(({ read }) => !read).length } }
}

export const readAgentAnnouncements: Handler<'readAgentAnnouncements'> = (call) => {
  const owner = agentOf(call)
  readNotices(call.db, owner, call.body.ids, call.language)
  return { unreadCount: agentNotices(call.db, owner, call.language).filter(({ read }) => !read).length }
}

export const teamKpi: Handler<'teamKpi'> = (call) => {
  const { db, now } = call
  const owner = agentOf(call)
  const { days } = daysOf(call.query)
  return {
    content: kpiDays(call, owner, days, call.query.size),
    footer: {
      teamLoginMemberCount: activeBelow(db, owner, 'login', days),
      teamBetMemberCount: activeBelow(db, owner, 'bet', days),
      teamRegisterMemberCount: activeBelow(db, owner, 'join', days),
      teamOnlineCount: onlineBelow(db, owner, now),
      teamMemberCount: sizeOf(db, owner).team,
      sums: toSums(sumsOf(db, owner, days, 'below')),
    },
  }
}

/** Returns the requested days up to today, the newest first. */
function kpiDays(
  { db, now }: AnyCall,
  owner: Owner,
  { first, last }: Days,
  size: number,
): ValueOf<'teamKpi'>['content'] {
  const until = Math.min(last, dayIndex(now))
  const count = Math.max(0, Math.min(size, until - first + 1))
  if (count === 0) return []
  const days = { first: until - count + 1, last: until }
  const sums = sumsByDay(db, owner, days, 'below')
  const [joined, signedIn, bet] = (['join', 'login', 'bet'] as const).map((what) => activeByDay(db, owner, what, days))
  return Array.from({ length: count }, (_, at) => until - at).map((day) => ({
    date: dateOf(day),
    loginMembers: signedIn?.get(day) ?? 0,
    betMembers: bet?.get(day) ?? 0,
    registeredMembers: joined?.get(day) ?? 0,
    sums: toSums(sums.get(day) ?? noSums),
  }))
}

function toMember(
  { db, now }: AnyCall,
  { tenant }: Owner,
  row: TeamMemberRow,
  days: Days,
): ValueOf<'teamMembers'>['content'][number] {
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
    online: isOnline(db, owner, now),
    disabled: row.disabled === 1,
    balanceMinor: balanceOf(db, tenant, row.id),
    own: toSums(sumsOf(db, owner, days, 'own')),
    team: toSums(sumsOf(db, owner, days, 'team')),
  }
}

const toPath = (call: AnyCall, owner: Owner, member: number): ValueOf<'teamMembers'>['path'] =>
  pathTo(call.db, owner, member).map(({ id, name }) => ({ memberId: id, account: name }))

export const teamMembers: Handler<'teamMembers'> = (call) => {
  const owner = agentOf(call)
  const { search, memberId = owner.member } = call.query
  if (search === undefined) placeIn(call.db, owner, memberId)
  const { rows, total, next } =
    search === undefined
      ? directMembers(call.db, owner, memberId, call.query)
      : searchMembers(call.db, owner, search, call.query)
  const { days } = daysOf(call.query)
  return {
    content: rows.map((row) => toMember(call, owner, row, days)),
    path: search === undefined ? toPath(call, owner, memberId) : [],
    ...pagesOf(call.query, { total, next }),
  }
}

export const teamMember: Handler<'teamMember'> = (call) => {
  const owner = agentOf(call)
  const { memberId } = call.query
  const { depth } = placeBelow(call.db, owner, memberId)
  const row = teamMemberRow(call.db, owner, memberId)
  if (!row) throw new Refused('account.forbidden')
  return {
    member: toMember(call, owner, row, daysOf(call.query).days),
    path: toPath(call, owner, memberId),
    rates: boundRatesOf(call.db, { tenant: owner.tenant, member: memberId }).map(toTeamRate),
    direct: depth === 1,
  }
}

/** Returns the id of the requested team member; undefined if the request is for the whole team. */
const onlyOf = (call: AnyCall, owner: Owner, account: string | undefined): number | undefined =>
  account === undefined ? undefined : belowByName(call.db, owner, nameKey(account))

export const teamBetting: Handler<'teamBetting'> = (call) => {
  const owner = agentOf(call)
  const { category, result, account } = call.query
  const filter = { ...daysOf(call.query), category, result, only: onlyOf(call, owner, account) }
  return listAnswer(call.query, teamBets(call.db, owner, filter, call.query), (row) => ({
    betId: wireId(row.code === null ? 'ROUND' : 'ORDER', Math.floor(row.mark / 2)),
    memberId: row.member,
    account: row.name,
    category: row.category,
    ...gameOf(call, row),
    result: row.payout > 0 ? ('WON' as const) : ('LOST' as const),
    stakeMinor: row.stake,
    payoutMinor: row.payout,
    profitMinor: row.payout - row.stake,
    at: new Date(row.at).toISOString(),
  }))
}

export const teamProfitAndLoss: Handler<'teamProfitAndLoss'> = (call) => {
  const owner = agentOf(call)
  const { memberId = owner.member } = call.query
  placeIn(call.db, owner, memberId)
  const { rows, total, next } = directMembers(call.db, owner, memberId, call.query)
  const { days } = daysOf(call.query)
  const parent = { tenant: owner.tenant, member: memberId }
  return {
    content: rows.map((row) => ({
      memberId: row.id,
      account: row.name,
      agent: isAgent(row),
      teamCount: row.team,
      sums: toSums(sumsOf(call.db, { tenant: owner.tenant, member: row.id }, days, 'team')),
    })),
    path: toPath(call, owner, memberId),
    own: toSums(sumsOf(call.db, parent, days, 'own')),
    totals: toSums(sumsOf(call.db, parent, days, 'below')),
    ...pagesOf(call.query, { total, next }),
  }
}

export const teamRecord: Handler<'teamRecord'> = (call) => {
  const owner = agentOf(call)
  const { kind, account } = call.query
  const filter = { ...daysOf(call.query), part: kind, only: onlyOf(call, owner, account) }
  const found = teamEntries(call.db, owner, filter, call.query)
  return listAnswer(call.query, found, ({ id, member, name, kind: entry, amount, at }) => ({
    entryId: id,
    memberId: member,
    account: name,
    kind: wireKinds[entry],
    amountMinor: amount,
    at: new Date(at).toISOString(),
  }))
}
