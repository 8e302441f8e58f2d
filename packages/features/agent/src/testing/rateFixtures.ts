import type { AgentRebate, ClaimedRebate } from '../queries/agentRebate.ts'
import type { InvitationLink } from '../queries/openAccount.ts'
import type { MemberRebateRates, RebateRate } from '../queries/rates.ts'
import { createListPageFixture } from './downlineFixtures.ts'

/** Creates the rebate that an agent can claim. */
export const createAgentRebateFixture = (overrides: Partial<AgentRebate> = {}): AgentRebate => ({
  rows: [
    { category: 'RNG', rateBasisPoints: 60, volumeMinor: 921_400, rebateMinor: 921 },
    { category: 'LIVE', rateBasisPoints: 40, volumeMinor: 0, rebateMinor: 0 },
    { category: 'LOTT', rateBasisPoints: 80, volumeMinor: 1_240_050, rebateMinor: 3_100 },
  ],
  totalMinor: 4_021,
  todayMinor: 318,
  minMinor: 100,
  claimedMinor: 182_240,
  balanceMinor: 821_400,
  ...overrides,
})

/** Creates one claimed rebate. */
export const createClaimedRebateFixture = (
  rebateId: number,
  overrides: Partial<ClaimedRebate> = {},
): ClaimedRebate => ({
  rebateId,
  category: 'RNG',
  volumeMinor: 500_000,
  rebateMinor: 500,
  at: '2026-11-18T15:00:00Z',
  ...overrides,
})

export const claimedRebateFixtures = {
  ...createListPageFixture([
    createClaimedRebateFixture(3),
    createClaimedRebateFixture(2, { category: 'LIVE', rebateMinor: 1_240 }),
    createClaimedRebateFixture(1, { at: '2026-11-04T12:30:00Z' }),
  ]),
  sumVolumeMinor: 1_500_000,
  sumRebateMinor: 2_240,
}

export const ownRebateRateFixtures: RebateRate[] = [
  { category: 'RNG', rateBasisPoints: 60 },
  { category: 'LIVE', rateBasisPoints: 40 },
]

/** Creates the rebate rates of a member directly below the agent. */
export const createMemberRebateRatesFixture = (
  memberId: number,
  account: string,
  overrides: Partial<MemberRebateRates> = {},
): MemberRebateRates => ({
  memberId,
  account,
  agent: true,
  rates: [
    { category: 'RNG', rateBasisPoints: 50, minBasisPoints: 40, maxBasisPoints: 60 },
    { category: 'LIVE', rateBasisPoints: 30, minBasisPoints: 0, maxBasisPoints: 40 },
  ],
  volumeMinor: 921_400,
  rebateMinor: 921,
  ...overrides,
})

export const teamRebateRateFixtures = {
  ...createListPageFixture([
    createMemberRebateRatesFixture(21, 'bruna84'),
    createMemberRebateRatesFixture(22, 'thiago77', { rebateMinor: 310 }),
  ]),
  own: ownRebateRateFixtures,
}

/** Creates an open invitation link. */
export const createInvitationLinkFixture = (
  linkId: number,
  overrides: Partial<InvitationLink> = {},
): InvitationLink => ({
  linkId,
  code: `T00000000${linkId}`,
  link: `https://acme.localhost/m/register?affiliateCode=T00000000${linkId}`,
  agent: false,
  rates: [{ category: 'RNG', rateBasisPoints: 20 }],
  registered: 0,
  createdAt: '2026-11-12T15:00:00Z',
  ...overrides,
})
