import { DAY_MS } from '@lobby/platform/calendar'
import { findRow, insertRow, type Db } from '../db/sql.ts'
import { answerContractOffer, offerContract, type ContractTerms } from '../domain/agents/contracts.ts'
import { createDownlineTransfer } from '../domain/agents/downlineTransfer.ts'
import { upsertRebateRate } from '../domain/agents/rebateRates.ts'
import { getUnclaimedAgentRebate, payAgentRebate } from '../domain/agents/agentRebates.ts'
import { settleContracts } from '../domain/agents/settleContracts.ts'
import { getDayIndex, getDayStartOfTime } from '../domain/days.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { findMemberByName, normaliseUserName } from '../domain/members.ts'
import { rewardInviter } from '../domain/promotions/invites.ts'
import { raiseVipLevel } from '../domain/promotions/vipLevels.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { createSeededRandom, type SeededRandom } from '../domain/random.ts'
import { agentMemberType, categoriesWithRebateRates, playerMemberType, MIN_AGENT_REBATE_MINOR } from './agents.ts'
import {
  getDemoPasswordHash,
  DEFAULT_REBATE_RATE_BASIS_POINTS,
  demoTeam,
  demoAgentRebateRates,
  REBATE_RATE_STEP_BASIS_POINTS,
  type DemoTeamMember,
} from './demoPeople.ts'
import type { SeedGame } from './games.ts'
import { insertPastDeposit, listGamesForPastRounds, insertPastGameRound, insertPastSignIn } from './pastPlay.ts'

const HOUR_MS = 3_600_000

interface TeamMember extends RowOwner {
  readonly person: DemoTeamMember
  readonly games: readonly number[]
}

/** The default number of days of past activity that demo teams have. */
export const DEFAULT_TEAM_HISTORY_DAYS = 30

/**
 * The agent contracts between the merchant and the demo agent. Contracts and rebates together must pay less than the
 * platform keeps when a team bets on all outcomes of a draw.
 */
export const merchantContractTerms: readonly ContractTerms[] = [
  {
    kind: 'DAILY',
    period: 'DAY',
    tiers: [
      { from: 50_000, active: 3, rate: 60 },
      { from: 200_000, active: 6, rate: 80 },
    ],
  },
  {
    kind: 'DIVIDEND',
    period: 'HALF_MONTH',
    tiers: [
      { from: 1, active: 3, rate: 1_500 },
      { from: 500_000, active: 10, rate: 2_500 },
    ],
  },
  { kind: 'HOURLY', period: 'HOUR', tiers: [{ from: 20_000, active: 0, rate: 10 }] },
]

/** The unanswered contract offers of the demo agent to the first agent of the team. */
const pendingOffers: readonly ContractTerms[] = [
  { kind: 'DAILY', period: 'DAY', tiers: [{ from: 50_000, active: 3, rate: 40 }] },
  { kind: 'DIVIDEND', period: 'MONTH', tiers: [{ from: 500_000, active: 10, rate: 1_000 }] },
  { kind: 'HOURLY', period: 'HOUR', tiers: [{ from: 20_000, active: 0, rate: 10 }] },
]

/**
 * Seeds the demo agent's team of five levels and its past: sign-ins, deposits, rounds, rebates, salaries, dividends and
 * transfers. Runs day by day, so that each payment is settled when it is due. Call this function one time for each
 * tenant.
 * @param past - the days of past activity; 0 for a team without activity
 */
export function seedDemoTeam(db: Db, tenant: string, now: number, past = DEFAULT_TEAM_HISTORY_DAYS): void {
  const agent = findMemberByName(db, tenant, 'agent')
  if (!agent) return
  const owner = { tenant, member: agent.id }
  for (const category of categoriesWithRebateRates)
    upsertRebateRate(db, owner, null, {
      category,
      rate: demoAgentRebateRates[category] ?? DEFAULT_REBATE_RATE_BASIS_POINTS,
    })
  const playable = listGamesForPastRounds(db, tenant)
  const team = demoTeam.map((person) => addTeamMember(db, tenant, person, playable, now))
  const begin = getDayStartOfTime(now) - past * DAY_MS
  for (const terms of merchantContractTerms) {
    answerContractOffer(db, owner, offerContract(db, owner, null, terms, `house ${terms.kind}`, begin), true, begin)
  }
  const until = past > 0 ? now : begin
  for (let at = begin, count = 0; at < until; at += DAY_MS, count++) {
    for (const teamMember of team) seedDay(db, teamMember, at, now)
    const night = Math.min(at + DAY_MS, now)
    settleContracts(db, night)
    if (count % 7 === 6 && getUnclaimedAgentRebate(db, owner, night).total >= MIN_AGENT_REBATE_MINOR)
      payAgentRebate(db, owner, `demo-rebate-${count}`, night)
    const receivers = team.filter(({ person }) => person.upline === 'agent').slice(0, 1 + (count % 3))
    if (count % 9 === 4)
      createDownlineTransfer(db, {
        ...owner,
        parts: receivers.map(({ member }) => ({ memberId: member, amountMinor: 5_000 })),
        key: `demo-transfer-${count}`,
        now: night,
      })
  }
  for (const teamMember of team) raiseVipLevel(db, { tenant, member: teamMember.member }, null, until)
  const [first] = team
  if (first)
    for (const terms of pendingOffers) offerContract(db, first, owner.member, terms, `demo-offer-${terms.kind}`, now)
}

function addTeamMember(
  db: Db,
  tenant: string,
  person: DemoTeamMember,
  playable: readonly SeedGame[],
  now: number,
): TeamMember {
  const upline = findMemberByName(db, tenant, person.upline)
  if (!upline)
    throw new Error(
      `${person.name} comes before the upline ${person.upline} in seed/data/team.json. Move the upline up.`,
    )
  const { id: member } = insertRow(db, 'member', {
    tenant,
    name: person.name,
    name_key: normaliseUserName(person.name),
    nickname: person.nickname,
    password: getDemoPasswordHash(),
    type: person.agent ? agentMemberType : playerMemberType,
    registered_at: Math.min(now, getDayStartOfTime(now) - person.days * DAY_MS + 8 * HOUR_MS),
    upline: upline.id,
  })
  if (person.agent) {
    // Record that the upline has opened the accounts of agents, so that these agents do not count as invited friends.
    insertRow(db, 'opened_account', {
      tenant,
      member: upline.id,
      key: `demo-${person.name}`,
      fingerprint: '',
      opened: member,
    })
    for (const category of categoriesWithRebateRates) {
      const above = findRow<{ rate: number }>(db, 'agent_rate', { tenant, member: upline.id, category })
      upsertRebateRate(db, { tenant, member }, upline.id, {
        category,
        rate: Math.max(0, (above?.rate ?? 0) - REBATE_RATE_STEP_BASIS_POINTS),
      })
    }
  }
  const random = createSeededRandom(`team ${person.name}`)
  return {
    tenant,
    member,
    person,
    games: Array.from({ length: 3 }, () => playable[random.whole(0, playable.length - 1)]?.nodeId ?? 0),
  }
}

/**
 * Seeds one day of a team member, until `now` at the latest. On some days the member signs in, deposits and plays up to
 * three rounds.
 */
function seedDay(db: Db, teamMember: TeamMember, from: number, now: number): void {
  const { tenant, member, person } = teamMember
  const random = createSeededRandom(`${person.name} ${getDayIndex(now) - getDayIndex(from)}`)
  const time = (after: number): number => from + after * HOUR_MS + random.whole(0, HOUR_MS - 1)
  const joined = getDayStartOfTime(now) - person.days * DAY_MS
  const morning = time(9)
  if (from < joined || morning > now || random.whole(0, 99) >= (person.agent ? 70 : 55)) return
  insertPastSignIn(db, teamMember, getDayIndex(from), morning)
  insertPastDeposit(
    db,
    teamMember,
    [5_000, 10_000, 20_000, 50_000][random.whole(0, 3)] ?? 5_000,
    `demo-deposit-${from}`,
    morning,
  )
  rewardInviter(db, teamMember, morning)
  const rounds = random.whole(0, 3)
  for (let round = 0; round < rounds; round++)
    seedRound(
      db,
      random,
      { tenant, member, game: teamMember.games[round % teamMember.games.length] ?? 0 },
      time(11 + round * 3),
      now,
    )
}

/** Plays a round. On average, about 95 % of the stakes are paid back, as in the games of the sandbox. */
function seedRound(
  db: Db,
  random: SeededRandom,
  player: RowOwner & { readonly game: number },
  at: number,
  now: number,
): void {
  const stake = [500, 1_000, 1_500, 1_600][random.whole(0, 3)] ?? 500
  const luck = random.whole(0, 99)
  if (at > now || getWalletBalance(db, player.tenant, player.member) < stake * 3) return
  insertPastGameRound(db, {
    ...player,
    stake: stake * 3,
    payout: luck < 12 ? stake * 12 : luck < 45 ? stake * 4 : 0,
    at,
  })
}
