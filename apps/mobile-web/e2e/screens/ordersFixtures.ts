const createOrder = (id: number, code: string, remark: string, overrides: object) => ({
  orderId: `VN${String(id).padStart(10, '0')}`,
  code,
  remark,
  mobileIconUrl: `/lottery/${code}.webp`,
  numero: `20261120-0${700 + id}`,
  prizeMode: 'LOTT',
  status: 'LOST',
  stakeMinor: 1250,
  payoutMinor: 0,
  refundMinor: 0,
  betCount: 2,
  placedAt: '2026-11-20T15:10:00Z',
  winningTime: '2026-11-20T15:20:00Z',
  cancellable: false,
  remainTime: 0,
  lockTime: 5,
  gateway: 3,
  ...overrides,
})
/** Names of lotteries and bets that the platform sends in the player's language. */
const names = {
  EN: { size: 'Big or small', big: 'Big', tail: 'Last two' },
  PT: { size: 'Alto ou baixo', big: 'Alto', tail: 'Dezena' },
} as const
const getNames = (language: string) => names[language === 'PT' ? 'PT' : 'EN']

const createBet = (subOrderId: number, playName: string, selectionName: string, overrides: object = {}) => ({
  subOrderId,
  playCode: 'SIZE',
  playName,
  selection: 'BIG',
  selectionName,
  odds: 1.95,
  stakeMinor: 625,
  payoutMinor: 0,
  status: 'OPEN',
  ...overrides,
})

const open = createOrder(9, 'roda-das-horas', 'Roda das Horas', {
  status: 'OPEN',
  cancellable: true,
  remainTime: 1_800_000,
})
const won = createOrder(8, 'lua-1', 'Lua Cheia 1', { status: 'WON', payoutMinor: 118_750, winningNumber: '90510~15' })

/** The platform's response for a page of orders in all states. */
export const orderPageFixture = {
  content: [
    open,
    won,
    createOrder(7, 'dado-de-ouro', 'Dado de Ouro', { winningNumber: '256~13', betCount: 1 }),
    createOrder(6, 'regata-da-baia', 'Regata da Baía', { status: 'CANCELLED', refundMinor: 1250 }),
  ],
  pageNum: 1,
  totalPages: 1,
  total: 4,
  sumStakeMinor: 3750,
  sumPayoutMinor: 118_750,
}

/** Returns the platform's response for one open order. The names of the bets are in the given language. */
export const createOpenOrderFixture = (language: string) => {
  const { size, big, tail } = getNames(language)
  return { order: open, subOrders: [createBet(1, size, big), createBet(2, tail, '07')], balanceMinor: 123_400 }
}
/** Returns the platform's response for one order that has won. The names of the bets are in the given language. */
export const createWonOrderFixture = (language: string) => {
  const { size, big, tail } = getNames(language)
  return {
    order: won,
    subOrders: [
      createBet(1, size, big, { status: 'LOST' }),
      createBet(2, tail, '10', { odds: 95, status: 'WON', payoutMinor: 118_750 }),
    ],
    balanceMinor: 123_400,
  }
}
