import type { VipBenefitsData } from '../queries/benefits.ts'
import type { InviteInfo, Invitee, InviteePage } from '../queries/invite.ts'
import type { LeaderBoardData, LeaderBoardEntry } from '../queries/leaderBoard.ts'
import type { Rebate } from '../queries/rebate.ts'
import type { Reward, RewardCentre } from '../queries/rewards.ts'

/** Creates a claimable reward. `overrides` replace its fields. */
export const createRewardFixture = (rewardId: number, overrides: Partial<Reward> = {}): Reward => ({
  rewardId,
  kind: 'CASHBACK',
  title: 'Cashback',
  amountMinor: 1_840,
  status: 'CLAIM',
  givenAt: '2026-11-19T12:00:00Z',
  expiresAt: '2026-11-26T12:00:00Z',
  ...overrides,
})

/** Creates a reward that was claimed at `claimedAt`. */
export const createClaimedRewardFixture = (
  rewardId: number,
  claimedAt: string,
  overrides: Partial<Reward> = {},
): Reward => createRewardFixture(rewardId, { status: 'CLAIMED', claimedAt, ...overrides })

/** Creates the platform's response for the reward centre. Calculates the totals from `rewards`. */
export const createRewardCentreFixture = (rewards: readonly Reward[], balanceMinor = 125_000): RewardCentre => {
  const sumOf = (status: string) =>
    rewards.reduce((sum, each) => sum + (each.status === status ? each.amountMinor : 0), 0)
  return { rewards: [...rewards], claimableMinor: sumOf('CLAIM'), claimedMinor: sumOf('CLAIMED'), balanceMinor }
}

const level = (
  name: string | null,
  stakesMinor: number,
  day: number,
  free: number,
  perDay: number,
  rate: number,
  up: number,
  birthday: number,
) => ({
  name,
  stakesMinor,
  withdrawalsADay: day,
  freeWithdrawalsADay: free,
  withdrawalPerDayMinor: perDay,
  rebateBasisPoints: rate,
  levelUpBonusMinor: up,
  birthdayBonusMinor: birthday,
})

/** Creates the VIP levels, with the member on the third level. `overrides` replace fields. */
export const createVipBenefitsFixture = (overrides: Partial<VipBenefitsData> = {}): VipBenefitsData => ({
  levels: [
    level(null, 0, 3, 1, 500_000, 20, 0, 0),
    level('VIP 1', 100_000, 5, 1, 1_000_000, 30, 1_000, 1_000),
    level('VIP 2', 500_000, 6, 2, 2_000_000, 40, 2_500, 2_500),
    level('VIP 3', 2_000_000, 8, 3, 5_000_000, 50, 8_000, 6_000),
    level('VIP 4', 10_000_000, 10, 5, 10_000_000, 65, 30_000, 15_000),
    level('VIP 5', 50_000_000, 20, 20, 20_000_000, 80, 120_000, 50_000),
  ],
  current: 2,
  stakedMinor: 1_430_000,
  missingMinor: 570_000,
  ...overrides,
})

/** Creates a place of the leader board. */
export const createLeaderBoardEntryFixture = (
  rank: number,
  overrides: Partial<LeaderBoardEntry> = {},
): LeaderBoardEntry => ({
  rank,
  name: `p***${rank}`,
  stakedMinor: Math.max(0, 900_000 - rank * 31_700),
  prizeMinor: [100_000, 50_000, 25_000, 10_000, 10_000, 5_000, 5_000, 5_000][rank - 1] ?? 0,
  own: false,
  ...overrides,
})

/**
 * Creates a leader board with `places` places, and the member at the rank `ownRank`, by default below the listed
 * places.
 */
export function createLeaderBoardFixture(places: number, ownRank = 27): LeaderBoardData {
  const names = ['m****a', 't***o', 'l*****7', 'b*a', 'r****l', 'n**a', 'j***s', 'c***a', 'p*******o', 'd**u']
  const own = createLeaderBoardEntryFixture(ownRank, {
    name: 'a*a',
    own: true,
    ...(ownRank === 0 && { stakedMinor: 0, prizeMinor: 0 }),
  })
  const rows = Array.from({ length: places }, (_, at) =>
    at + 1 === ownRank ? own : createLeaderBoardEntryFixture(at + 1, { name: names[at % names.length] ?? 'x' }),
  )
  return { rows, own, endsAt: '2026-11-23T03:00:00Z' }
}

/** Creates a claimable rebate. `overrides` replace its fields. */
export const createRebateFixture = (overrides: Partial<Rebate> = {}): Rebate => ({
  rows: [
    { category: 'FISH', stakeMinor: 84_000, rateBasisPoints: 40, rebateMinor: 336 },
    { category: 'LIVE', stakeMinor: 310_050, rateBasisPoints: 40, rebateMinor: 1_240 },
    { category: 'LOTT', stakeMinor: 12_000, rateBasisPoints: 40, rebateMinor: 48 },
    { category: 'RNG', stakeMinor: 921_400, rateBasisPoints: 40, rebateMinor: 3_685 },
  ],
  totalMinor: 5_309,
  minMinor: 100,
  balanceMinor: 125_000,
  ...overrides,
})

/** Creates a member's invitation code and link. */
export const createInviteInfoFixture = (overrides: Partial<InviteInfo> = {}): InviteInfo => ({
  code: 'L0000F',
  link: 'https://acme.localhost/m/register?affiliateCode=L0000F',
  invited: 3,
  qualified: 1,
  rewardMinor: 1_000,
  rewardEachMinor: 1_000,
  depositMinor: 5_000,
  ...overrides,
})

/** Creates an invited friend. */
export const createInviteeFixture = (inviteeId: number, overrides: Partial<Invitee> = {}): Invitee => ({
  inviteeId,
  name: `f***${inviteeId}`,
  joinedAt: '2026-11-18T15:00:00Z',
  status: 'REGISTERED',
  rewardMinor: 0,
  ...overrides,
})

/** Creates a page of invited friends. A page without `next` is the last page. */
export const createInviteePageFixture = (content: readonly Invitee[], next?: string): InviteePage => ({
  content: [...content],
  pageNum: 1,
  totalPages: content.length > 0 ? 1 : 0,
  total: content.length,
  ...(next !== undefined && { next }),
})

/** The data for Storybook stories, which fills each section of every rewards screen. */
export const rewardFixtures = {
  centre: createRewardCentreFixture([
    createRewardFixture(9, { amountMinor: 1_840, title: 'Cashback' }),
    createRewardFixture(8, { kind: 'INVITE', title: 'Bia R.', amountMinor: 1_000, expiresAt: '2026-12-18T12:00:00Z' }),
    createClaimedRewardFixture(7, '2026-11-12T18:20:00Z', { kind: 'LEVEL', title: 'VIP 2', amountMinor: 2_500 }),
    createRewardFixture(6, {
      kind: 'SPIN',
      title: 'Bonus',
      amountMinor: 500,
      status: 'EXPIRED',
      expiresAt: '2026-11-09T12:00:00Z',
    }),
    createClaimedRewardFixture(5, '2026-10-30T11:05:00Z', { amountMinor: 960 }),
    createClaimedRewardFixture(4, '2026-09-03T22:41:00Z', { kind: 'BIRTHDAY', title: 'VIP 1', amountMinor: 1_000 }),
  ]),
  benefits: createVipBenefitsFixture(),
  board: createLeaderBoardFixture(12),
  rebate: createRebateFixture(),
  invite: createInviteInfoFixture(),
  invitees: createInviteePageFixture([
    createInviteeFixture(3, { name: 'b*a' }),
    createInviteeFixture(2, { name: 'r****l', status: 'DEPOSITED', joinedAt: '2026-11-10T15:00:00Z' }),
    createInviteeFixture(1, {
      name: 'n**a',
      status: 'QUALIFIED',
      rewardMinor: 1_000,
      joinedAt: '2026-10-28T15:00:00Z',
    }),
  ]),
} as const
