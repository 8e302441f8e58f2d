import { DAY_MS } from '@lobby/platform/calendar'
import {
  createTeamMemberFixture,
  createTeamSumsFixture,
  createTeamDayFixture,
  createTeamMembersPageFixture,
} from './createTeamMemberFixture.ts'

const dayAgo = (days: number) => new Date(Date.now() - 3 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)
const stakes = [384_000, 612_350, 248_900, 731_200, 505_010, 198_400, 420_000]
const of = (stake: number, profit: number, more: Parameters<typeof createTeamSumsFixture>[0] = {}) =>
  createTeamSumsFixture({ bets: Math.round(stake / 4000), stakeMinor: stake, profitMinor: profit, ...more })

const people = [
  createTeamMemberFixture(17, 'otavio18', { nickname: 'Otávio' }),
  createTeamMemberFixture(16, 'yasmin52', {
    nickname: 'Yasmin',
    online: true,
    own: of(43_800, 12_000),
    team: of(43_800, 12_000),
  }),
  createTeamMemberFixture(15, 'caua09', {
    nickname: 'Cauã',
    disabled: true,
    own: of(110_400, -110_400),
    team: of(110_400, -110_400),
  }),
  createTeamMemberFixture(14, 'helena31', {
    nickname: 'Helena',
    agent: true,
    directCount: 2,
    teamCount: 2,
    own: of(86_400, -9000),
    team: of(179_100, -31_000),
  }),
  createTeamMemberFixture(13, 'thiago77', {
    nickname: 'Thiago',
    agent: true,
    online: true,
    directCount: 3,
    teamCount: 5,
    own: of(120_300, 4000),
    team: of(533_100, -120_050),
  }),
  createTeamMemberFixture(12, 'bruna84', {
    nickname: 'Bruna',
    agent: true,
    directCount: 4,
    teamCount: 12,
    balanceMinor: 629_300,
    signedInAt: '2026-11-21T15:00:00Z',
    own: of(108_900, 24_300),
    team: of(1_008_600, -153_000, { depositMinor: 4_235_000, withdrawalMinor: 800_000, rebateMinor: 4200 }),
  }),
]

/** Creates the platform's responses for a team with members in every state. */
export const createTeamResponses = () => ({
  kpi: {
    content: stakes.map((stake, ago) =>
      createTeamDayFixture(dayAgo(ago), {
        stakeMinor: stake,
        profitMinor: ago % 3 === 1 ? stake / 5 : -stake / 10,
        depositMinor: 300_000 - ago * 20_000,
      }),
    ),
    footer: {
      teamLoginMemberCount: 142,
      teamBetMemberCount: 87,
      teamRegisterMemberCount: 12,
      teamOnlineCount: 31,
      teamMemberCount: 1840,
      sums: of(3_099_860, -182_014, {
        depositMinor: 1_680_000,
        withdrawalMinor: 412_050,
        rebateMinor: 9100,
        bonusMinor: 25_000,
      }),
    },
  },
  members: createTeamMembersPageFixture(people, { total: 6 }),
  member: {
    member: people.at(-1),
    path: [{ memberId: 12, account: 'bruna84' }],
    direct: true,
    rates: [
      { category: 'RNG', rateBasisPoints: 50, minBasisPoints: 40, maxBasisPoints: 60 },
      { category: 'LIVE', rateBasisPoints: 30, minBasisPoints: 20, maxBasisPoints: 40 },
      { category: 'LOTT', rateBasisPoints: 70, minBasisPoints: 60, maxBasisPoints: 80 },
    ],
  },
})
