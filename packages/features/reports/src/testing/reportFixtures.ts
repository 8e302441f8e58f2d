import { DAY_MS } from '@lobby/platform/calendar'

/** Returns a time of the day in Brasília, `days` days ago. */
function ago(days: number, time: string): string {
  const date = new Date(Date.now() - 3 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)
  return new Date(`${date}T${time}:00-03:00`).toISOString()
}
const pageOf = (content: readonly object[], sums: object) => ({
  content,
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  ...sums,
})

const deposit = (id: number, days: number, time: string, status: string, amountMinor: number, more: object = {}) => ({
  depositId: `D${String(id).padStart(10, '0')}`,
  method: 'PIX',
  kind: 'PIX',
  methodName: 'Pix',
  status,
  amountMinor,
  feeMinor: 0,
  creditMinor: amountMinor,
  createdAt: ago(days, time),
  expiresAt: ago(days, '23:59'),
  remainTime: 0,
  cancellable: false,
  ...more,
})
const withdrawal = (
  id: number,
  days: number,
  time: string,
  status: string,
  amountMinor: number,
  more: object = {},
) => ({
  withdrawalId: `W${String(id).padStart(10, '0')}`,
  status,
  kind: 'PIX',
  account: 'v•••@example.com',
  holder: 'Vera Lima',
  amountMinor,
  feeMinor: 250,
  payoutMinor: amountMinor - 250,
  createdAt: ago(days, time),
  expectedAt: ago(days, '23:59'),
  cancellable: status === 'REVIEW',
  ...more,
})
const entry = (
  entryId: number,
  days: number,
  time: string,
  kind: string,
  amountMinor: number,
  balanceMinor: number,
) => ({ entryId, kind, amountMinor, balanceMinor, at: ago(days, time) })
const bet = (
  id: number,
  days: number,
  time: string,
  game: string,
  status: string,
  stakeMinor: number,
  payoutMinor: number,
  more: object = {},
) => ({
  betId: `R${String(id).padStart(10, '0')}`,
  category: 'RNG',
  game,
  vendor: 'Quartzo',
  status,
  stakeMinor,
  payoutMinor,
  profitMinor: status === 'OPEN' ? 0 : payoutMinor - stakeMinor,
  at: ago(days, time),
  ...more,
})
const dayOf = (days: number, stakeMinor: number, payoutMinor: number, more: object = {}) => ({
  date: ago(days, '12:00').slice(0, 10),
  sums: {
    stakeMinor,
    payoutMinor,
    roomMinor: 0,
    rebateMinor: 0,
    bonusMinor: 0,
    profitMinor: payoutMinor - stakeMinor,
    depositMinor: 0,
    withdrawalMinor: 0,
    transferMinor: 0,
    ...more,
  },
})
const rebate = (rebateId: number, days: number, category: string, stakeMinor: number, manual = false) => ({
  rebateId,
  category,
  stakeMinor,
  rateBasisPoints: 60,
  rebateMinor: Math.floor((stakeMinor * 60) / 10_000),
  manual,
  at: ago(days, '06:00'),
})

const teamBet = (
  id: number,
  days: number,
  time: string,
  account: string,
  game: string,
  stakeMinor: number,
  payoutMinor: number,
  more: object = {},
) => ({
  betId: `R${String(id).padStart(10, '0')}`,
  memberId: id,
  account,
  category: 'RNG',
  game,
  vendor: 'Quartzo',
  result: payoutMinor > 0 ? 'WON' : 'LOST',
  stakeMinor,
  payoutMinor,
  profitMinor: payoutMinor - stakeMinor,
  at: ago(days, time),
  ...more,
})
const moved = (entryId: number, days: number, time: string, account: string, kind: string, amountMinor: number) => ({
  entryId,
  memberId: entryId,
  account,
  kind,
  amountMinor,
  at: ago(days, time),
})
const teamSums = (stakeMinor: number, payoutMinor: number, more: object = {}) => ({
  bets: Math.ceil(stakeMinor / 2500),
  stakeMinor,
  payoutMinor,
  rebateMinor: 0,
  bonusMinor: 0,
  roomMinor: 0,
  profitMinor: payoutMinor - stakeMinor,
  depositMinor: 0,
  withdrawalMinor: 0,
  ...more,
})
const mate = (memberId: number, account: string, teamCount: number, sums: object) => ({
  memberId,
  account,
  agent: teamCount > 0,
  teamCount,
  sums,
})

/** The names that the platform translates into the player's language. */
const names = {
  EN: { bank: 'Bank transfer', card: 'Credit card' },
  PT: { bank: 'Transferência bancária', card: 'Cartão de crédito' },
} as const

/**
 * Creates one page of each report in the given language, with rows in all states. Uses English names for a language
 * without translated names.
 */
export const createReportFixtures = (language: string) => {
  const { bank, card } = names[language === 'PT' ? 'PT' : 'EN']
  return {
    deposits: pageOf(
      [
        deposit(9, 0, '09:41', 'PENDING', 15_000, { cancellable: true }),
        deposit(8, 0, '08:05', 'SETTLED', 250_000, {
          method: 'BANK',
          kind: 'BANK',
          methodName: bank,
          feeMinor: 500,
          creditMinor: 249_500,
          endedAt: ago(0, '09:00'),
        }),
        deposit(7, 1, '22:17', 'FAILED', 20_000, {
          method: 'CARD',
          kind: 'REDIRECT',
          methodName: card,
          reason: 'declined',
          endedAt: ago(1, '22:18'),
        }),
        deposit(6, 3, '14:02', 'EXPIRED', 5000),
        deposit(5, 3, '13:58', 'CANCELLED', 5000),
        deposit(4, 5, '19:30', 'SETTLED', 123_456, { endedAt: ago(5, '19:31') }),
      ],
      { sumAmountMinor: 418_456, sumCreditMinor: 372_956, sumFeeMinor: 500 },
    ),
    withdrawals: pageOf(
      [
        withdrawal(6, 0, '10:12', 'REVIEW', 300_000),
        withdrawal(5, 1, '18:40', 'PROCESSING', 45_000),
        withdrawal(4, 2, '11:11', 'PAID', 1_250_000, {
          kind: 'BANK',
          account: 'Itaú •••84-2',
          endedAt: ago(2, '12:40'),
        }),
        withdrawal(3, 4, '09:09', 'REFUSED', 800_000, { reason: 'turnover', endedAt: ago(4, '10:00') }),
        withdrawal(2, 5, '21:50', 'CANCELLED', 10_000),
      ],
      { sumAmountMinor: 2_405_000, sumPaidMinor: 1_249_750, sumFeeMinor: 250 },
    ),
    account: pageOf(
      [
        entry(58, 0, '10:12', 'WITHDRAWAL', -300_000, 9_543_210),
        entry(57, 0, '09:58', 'PAYOUT', 118_750, 9_843_210),
        entry(56, 0, '09:57', 'STAKE', -1250, 9_724_460),
        entry(55, 1, '06:00', 'REBATE', 734, 9_725_710),
        entry(54, 2, '16:24', 'TRANSFER_OUT', -50_000, 9_724_976),
        entry(53, 3, '12:00', 'BONUS', 10_000, 9_774_976),
        entry(52, 5, '19:31', 'DEPOSIT', 123_456, 9_764_976),
      ],
      { sumInMinor: 252_940, sumOutMinor: 351_250 },
    ),
    bets: pageOf(
      [
        bet(31, 0, '10:20', 'Regata da Baía', 'OPEN', 1250, 0, {
          category: 'LOTT',
          vendor: undefined,
          orderId: 'VN0000000031',
        }),
        bet(30, 0, '09:58', 'Tesouro do Rio', 'WON', 1250, 118_750),
        bet(29, 0, '09:57', 'Tesouro do Rio', 'LOST', 1250, 0),
        bet(28, 1, '23:11', 'Roleta Carioca', 'LOST', 10_000, 0, { category: 'LIVE' }),
        bet(27, 1, '23:02', 'A Lenda da Cidade Dourada e os Sete Tesouros', 'WON', 5000, 9500),
        bet(26, 4, '20:45', 'Lua Cheia 1', 'CANCELLED', 0, 0, { category: 'LOTT', vendor: undefined }),
      ],
      { sumStakeMinor: 18_750, sumPayoutMinor: 128_250, sumProfitMinor: 110_750 },
    ),
    profit: pageOf(
      [
        dayOf(0, 2500, 118_750, { depositMinor: 250_000, withdrawalMinor: 300_000 }),
        dayOf(1, 15_000, 9500, { profitMinor: -4766, rebateMinor: 734 }),
        dayOf(3, 80_000, 12_000, { profitMinor: -58_000, bonusMinor: 10_000 }),
        dayOf(5, 33_000, 61_500, { depositMinor: 123_456, transferMinor: -50_000 }),
      ],
      {
        totals: {
          stakeMinor: 130_500,
          payoutMinor: 201_750,
          roomMinor: 0,
          rebateMinor: 734,
          bonusMinor: 10_000,
          profitMinor: 81_984,
          depositMinor: 373_456,
          withdrawalMinor: 300_000,
          transferMinor: -50_000,
        },
      },
    ),
    rebates: pageOf(
      [
        rebate(12, 0, 'RNG', 122_400),
        rebate(11, 1, 'LIVE', 640_000, true),
        rebate(10, 1, 'RNG', 98_050),
        rebate(9, 4, 'LOTT', 12_500),
      ],
      { sumStakeMinor: 872_950, sumRebateMinor: 5237 },
    ),
    teamBets: pageOf(
      [
        teamBet(31, 0, '10:20', 'bruna84', 'Regata da Baía', 1250, 118_750, { category: 'LOTT', vendor: undefined }),
        teamBet(30, 0, '09:58', 'thiago77', 'Tesouro do Rio', 5000, 0),
        teamBet(29, 1, '23:11', 'larissa66', 'Roleta Carioca', 100_000, 0, { category: 'LIVE' }),
        teamBet(28, 1, '23:02', 'nome-de-usuario-comprido', 'A Lenda da Cidade Dourada e os Sete Tesouros', 5000, 9500),
      ],
      { sumStakeMinor: 111_250, sumPayoutMinor: 128_250, sumProfitMinor: 17_000 },
    ),
    teamRecords: pageOf(
      [
        moved(41, 0, '10:12', 'bruna84', 'WITHDRAWAL', -300_000),
        moved(40, 0, '09:58', 'bruna84', 'DIVIDEND', 118_750),
        moved(39, 1, '06:00', 'larissa66', 'AGENT_REBATE', 734),
        moved(38, 1, '05:30', 'thiago77', 'SALARY', 52_040),
        moved(37, 2, '16:24', 'nome-de-usuario-comprido', 'TRANSFER_IN', 50_000),
        moved(36, 5, '19:31', 'caua09', 'DEPOSIT', 1_234_567),
      ],
      { sumInMinor: 1_456_091, sumOutMinor: 300_000 },
    ),
    teamProfit: pageOf(
      [
        mate(
          8,
          'bruna84',
          12,
          teamSums(1_240_000, 1_012_350, { bonusMinor: 10_000, profitMinor: -217_650, depositMinor: 900_000 }),
        ),
        mate(7, 'thiago77', 5, teamSums(612_500, 598_000)),
        mate(6, 'caua09', 0, teamSums(33_000, 61_500)),
        mate(5, 'otavio18', 0, teamSums(0, 0)),
      ],
      {
        path: [],
        own: teamSums(25_000, 12_000),
        totals: teamSums(1_885_500, 1_671_850, {
          rebateMinor: 11_313,
          bonusMinor: 10_000,
          profitMinor: -192_337,
          depositMinor: 1_373_456,
          withdrawalMinor: 300_000,
        }),
      },
    ),
    teamDays: {
      content: Array.from({ length: 7 }, (_, at) => ({
        date: ago(at, '12:00').slice(0, 10),
        loginMembers: 9 - at,
        betMembers: 6,
        registeredMembers: 1,
        sums: teamSums(270_000 + at * 9000, 150_000 + ((at * 7) % 5) * 60_000),
      })),
      footer: {
        teamLoginMemberCount: 21,
        teamBetMemberCount: 14,
        teamRegisterMemberCount: 3,
        teamOnlineCount: 2,
        teamMemberCount: 25,
        sums: teamSums(1_885_500, 1_671_850),
      },
    },
  }
}
