import type { ResponseValueOf } from '@lobby/api'
import type { TeamSums } from '../model/metrics.ts'
import type { TeamMember } from '../model/teamMember.ts'

type TeamDay = ResponseValueOf<'teamKpi'>['content'][number]

const noSums: TeamSums = {
  bets: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  roomMinor: 0,
  profitMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
}

/** Creates the sums of a team, all zero by default. */
export const createTeamSumsFixture = (sums: Partial<TeamSums> = {}): TeamSums => ({ ...noSums, ...sums })

/** Creates the figures of a team for one day. */
export const createTeamDayFixture = (date: string, sums: Partial<TeamSums> = {}): TeamDay => ({
  date,
  loginMembers: 0,
  betMembers: 0,
  registeredMembers: 0,
  sums: createTeamSumsFixture(sums),
})

/** Creates a player directly below the agent. */
export const createTeamMemberFixture = (
  memberId: number,
  account: string,
  overrides: Partial<TeamMember> = {},
): TeamMember => ({
  memberId,
  account,
  nickname: null,
  agent: false,
  depth: 1,
  directCount: 0,
  teamCount: 0,
  joinedAt: '2026-09-01T15:00:00Z',
  online: false,
  disabled: false,
  balanceMinor: 0,
  own: createTeamSumsFixture(),
  team: createTeamSumsFixture(),
  ...overrides,
})

/** Creates the platform's response with a page of members. */
export const createTeamMembersPageFixture = (
  content: readonly TeamMember[],
  more: Partial<ResponseValueOf<'teamMembers'>> = {},
): ResponseValueOf<'teamMembers'> => ({
  content: [...content],
  path: [],
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  ...more,
})
