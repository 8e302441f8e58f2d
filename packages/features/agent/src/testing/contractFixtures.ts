import type {
  Contract,
  MemberContracts,
  ContractPaymentRow,
  ContractPaymentPage,
  RunningContractPeriod,
  TeamContracts,
} from '../queries/contracts.ts'
import type { DividendInfo } from '../queries/dividend.ts'

/** Creates a contract with two tiers, which the upline of the member Bruna has offered to her. */
export const createContractFixture = (overrides: Partial<Contract> = {}): Contract => ({
  contractId: 41,
  kind: 'DAILY',
  status: 'OFFERED',
  period: 'DAY',
  memberId: 7,
  account: 'bruna84',
  payer: 'a***t',
  tiers: [
    { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 40 },
    { fromMinor: 200_000, activeMembers: 6, rateBasisPoints: 80 },
  ],
  history: [{ what: 'OFFERED', at: '2026-11-20T12:00:00Z' }],
  ...(overrides.status === undefined && { expiresAt: '2026-11-27T12:00:00Z' }),
  ...overrides,
})

/** Creates a contract that has been active since 5 November. */
export const createActiveContractFixture = (overrides: Partial<Contract> = {}): Contract =>
  createContractFixture({
    contractId: 30,
    status: 'ACTIVE',
    startsAt: '2026-11-05T03:00:00Z',
    history: [
      { what: 'OFFERED', at: '2026-11-03T12:00:00Z' },
      { what: 'ACCEPTED', at: '2026-11-04T09:30:00Z' },
    ],
    ...overrides,
  })

/** Creates the figures of a running period of one day, which reach the first tier but not the second. */
export const createRunningPeriodFixture = (overrides: Partial<RunningContractPeriod> = {}): RunningContractPeriod => ({
  from: '2026-11-20T03:00:00Z',
  to: '2026-11-21T03:00:00Z',
  volumeMinor: 128_400,
  activeMembers: 4,
  rateBasisPoints: 40,
  amountMinor: 513,
  ...overrides,
})

export const createMemberContractsFixture = (overrides: Partial<MemberContracts> = {}): MemberContracts => ({
  past: [],
  ...overrides,
})

/** An offer, an active contract and two past contracts of the same kind. */
export const contractFixtures: MemberContracts = createMemberContractsFixture({
  offer: createContractFixture(),
  active: createActiveContractFixture({
    tiers: [
      { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 40 },
      { fromMinor: 200_000, activeMembers: 6, rateBasisPoints: 60 },
    ],
  }),
  running: createRunningPeriodFixture(),
  past: [
    createContractFixture({
      contractId: 22,
      status: 'REFUSED',
      history: [
        { what: 'OFFERED', at: '2026-10-20T12:00:00Z' },
        { what: 'REFUSED', at: '2026-10-21T08:00:00Z' },
      ],
    }),
    createContractFixture({
      contractId: 11,
      status: 'ENDED',
      startsAt: '2026-09-02T03:00:00Z',
      endsAt: '2026-11-05T03:00:00Z',
      history: [
        { what: 'OFFERED', at: '2026-09-01T12:00:00Z' },
        { what: 'ACCEPTED', at: '2026-09-01T18:00:00Z' },
        { what: 'REPLACED', at: '2026-11-04T09:30:00Z' },
      ],
    }),
  ],
})

export const createContractPaymentFixture = (
  day: number,
  overrides: Partial<ContractPaymentRow> = {},
): ContractPaymentRow => ({
  paymentId: day,
  from: `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`,
  to: `2026-11-${String(day + 1).padStart(2, '0')}T03:00:00Z`,
  volumeMinor: 100_000 + day * 1_000,
  activeMembers: 4,
  rateBasisPoints: 40,
  amountMinor: 400 + day * 4,
  status: 'PAID',
  paidAt: `2026-11-${String(day + 1).padStart(2, '0')}T03:00:05Z`,
  ...overrides,
})

export const createContractPaymentPageFixture = (
  content: readonly ContractPaymentRow[],
  overrides: Partial<ContractPaymentPage> = {},
): ContractPaymentPage => ({
  content: [...content],
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  sumPaidMinor: content.reduce((sum, { amountMinor, status }) => sum + (status === 'PAID' ? amountMinor : 0), 0),
  sumOwedMinor: content.reduce((sum, { amountMinor, status }) => sum + (status === 'PAID' ? 0 : amountMinor), 0),
  ...overrides,
})

/** The payments of three days. The latest payment is still owed. */
export const contractPaymentFixtures: ContractPaymentPage = createContractPaymentPageFixture([
  createContractPaymentFixture(19, { status: 'OWED' }),
  createContractPaymentFixture(18),
  createContractPaymentFixture(17),
])

/** Creates the contracts that an agent pays: an offered, an active and an expired contract. */
export const createTeamContractsFixture = (overrides: Partial<TeamContracts> = {}): TeamContracts => ({
  content: [
    createContractFixture({ payer: 'agent' }),
    createActiveContractFixture({ account: 'thiago77', memberId: 8, payer: 'agent' }),
    createContractFixture({
      contractId: 12,
      account: 'helena31',
      memberId: 9,
      payer: 'agent',
      status: 'EXPIRED',
      history: [
        { what: 'OFFERED', at: '2026-10-01T12:00:00Z' },
        { what: 'EXPIRED', at: '2026-10-08T12:00:00Z' },
      ],
    }),
  ],
  own: createActiveContractFixture({
    contractId: 2,
    account: 'agent',
    memberId: 1,
    tiers: [
      { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 60 },
      { fromMinor: 200_000, activeMembers: 6, rateBasisPoints: 100 },
    ],
  }),
  most: 100,
  periods: ['DAY'],
  pageNum: 1,
  totalPages: 1,
  total: 3,
  ...overrides,
})

/** Creates a half-monthly dividend whose first tier is reached. */
export const createDividendFixture = (overrides: Partial<DividendInfo> = {}): DividendInfo => ({
  shown: true,
  contract: createActiveContractFixture({
    kind: 'DIVIDEND',
    period: 'HALF_MONTH',
    tiers: [
      { fromMinor: 1, activeMembers: 3, rateBasisPoints: 1_500 },
      { fromMinor: 500_000, activeMembers: 10, rateBasisPoints: 2_500 },
    ],
  }),
  running: createRunningPeriodFixture({
    from: '2026-11-16T03:00:00Z',
    to: '2026-12-01T03:00:00Z',
    volumeMinor: 214_880,
    activeMembers: 9,
    rateBasisPoints: 1_500,
    amountMinor: 32_232,
  }),
  sumPaidMinor: 184_120,
  sumOwedMinor: 0,
  ...overrides,
})
