import type { ResponseValueOf } from '@lobby/api'

type Sums = ResponseValueOf<'teamProfitAndLoss'>['own']

/** Creates a page of team rows with the paging fields. */
export const createTeamReportPageFixture = <Row, More extends object>(content: readonly Row[], more?: More) => ({
  content: [...content],
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  ...more,
})

/** Creates a team's totals: the players have lost 30.00 of 50.00. */
export const createTeamTotalsFixture = (overrides: Partial<Sums> = {}): Sums => ({
  bets: 3,
  stakeMinor: 5000,
  payoutMinor: 2000,
  rebateMinor: 0,
  bonusMinor: 0,
  roomMinor: 0,
  profitMinor: -3000,
  depositMinor: 7000,
  withdrawalMinor: 0,
  ...overrides,
})

/** Creates a lost bet of `bruna84`. */
export const createTeamBetFixture = (
  betId: string,
  overrides: Partial<ResponseValueOf<'teamBetting'>['content'][number]> = {},
): ResponseValueOf<'teamBetting'>['content'][number] => ({
  betId,
  memberId: 5,
  account: 'bruna84',
  category: 'RNG',
  game: 'Tesouro',
  vendor: 'Quartzo',
  result: 'LOST',
  stakeMinor: 1000,
  payoutMinor: 0,
  profitMinor: -1000,
  at: '2026-11-20T15:00:00Z',
  ...overrides,
})

/** Creates a deposit of `bruna84`. */
export const createTeamRecordEntryFixture = (
  entryId: number,
  overrides: Partial<ResponseValueOf<'teamRecord'>['content'][number]> = {},
): ResponseValueOf<'teamRecord'>['content'][number] => ({
  entryId,
  memberId: 5,
  account: 'bruna84',
  kind: 'DEPOSIT',
  amountMinor: 14_850,
  at: '2026-11-20T15:00:00Z',
  ...overrides,
})

/** Creates a row for a direct member without a team. */
export const createTeamMemberRowFixture = (
  memberId: number,
  overrides: Partial<ResponseValueOf<'teamProfitAndLoss'>['content'][number]> = {},
): ResponseValueOf<'teamProfitAndLoss'>['content'][number] => ({
  memberId,
  account: `p${memberId}`,
  agent: false,
  teamCount: 0,
  sums: createTeamTotalsFixture(),
  ...overrides,
})
