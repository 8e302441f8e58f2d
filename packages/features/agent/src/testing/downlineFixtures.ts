import type {
  DownlineTransferBatch,
  DownlineTransferLimits,
  DownlineTransferEntry,
  TeamMember,
} from '../queries/downline.ts'

const noSums = {
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

/** Creates the limits of transfers to team members. */
export const createDownlineTransferLimitsFixture = (
  overrides: Partial<DownlineTransferLimits> = {},
): DownlineTransferLimits => ({
  minMinor: 1_000,
  maxMinor: 500_000,
  chipsMinor: [1_000, 5_000, 10_000, 50_000],
  mostReceivers: 50,
  timesLeft: 20,
  dayLeftMinor: 5_000_000,
  balanceMinor: 821_400,
  hasPaymentPassword: true,
  ...overrides,
})

/** Creates a team member who can receive money. */
export const createReceiverFixture = (
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
  joinedAt: '2026-09-18T15:00:00Z',
  online: false,
  disabled: false,
  balanceMinor: 0,
  own: noSums,
  team: noSums,
  ...overrides,
})

export const receiverFixtures: readonly TeamMember[] = [
  createReceiverFixture(21, 'bruna84', { agent: true, directCount: 4, teamCount: 11 }),
  createReceiverFixture(22, 'thiago77', { agent: true, directCount: 3, teamCount: 5 }),
  createReceiverFixture(23, 'caua09'),
  createReceiverFixture(24, 'jade19', { depth: 3, upline: 'larissa66' }),
]

/** Creates a page of a list. A page without `next` is the last page. */
export const createListPageFixture = <Row>(content: readonly Row[], next?: string) => ({
  content: [...content],
  pageNum: 1,
  totalPages: content.length > 0 ? 1 : 0,
  total: content.length,
  ...(next !== undefined && { next }),
})

/** Creates an entry of the transfer history: one transfer to one member. */
const makeHandedOut = (at: number, overrides: Partial<DownlineTransferEntry> = {}): DownlineTransferEntry => ({
  transferId: `A000000000${at}`,
  batchId: `B000000000${at}`,
  memberId: 21,
  account: 'bruna84',
  amountMinor: 5_000,
  createdAt: '2026-11-20T15:00:00Z',
  ...overrides,
})

export const downlineTransferFixtures = {
  ...createListPageFixture([
    makeHandedOut(4, { account: 'bruna84', amountMinor: 25_000 }),
    makeHandedOut(3, { account: 'thiago77', amountMinor: 25_000 }),
    makeHandedOut(2, { account: 'caua09', amountMinor: 12_050, createdAt: '2026-11-14T21:40:00Z' }),
    makeHandedOut(1, { account: 'bruna84', amountMinor: 100_000, createdAt: '2026-11-02T12:05:00Z' }),
  ]),
  sumAmountMinor: 162_050,
}

/** Creates the response to a transfer to several members. */
export const createTransferBatchFixture = (
  parts: readonly { readonly memberId: number; readonly account: string; readonly amountMinor: number }[],
): DownlineTransferBatch => ({
  batchId: 'B0000000007',
  amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  createdAt: '2026-11-20T15:00:00Z',
  transfers: parts.map((part, at) => makeHandedOut(at, { ...part, batchId: 'B0000000007' })),
  balanceMinor: 800_000,
})
