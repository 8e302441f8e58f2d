const order = (id: number, code: string, remark: string, overrides: object) => ({
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
/** What the platform names in the player's language. */
const names = {
  EN: { size: 'Big or small', big: 'Big', tail: 'Last two' },
  PT: { size: 'Alto ou baixo', big: 'Alto', tail: 'Dezena' },
} as const
const namesIn = (language: string) => names[language === 'PT' ? 'PT' : 'EN']

const bet = (subOrderId: number, playName: string, selectionName: string, overrides: object = {}) => ({
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

const open = order(9, 'roda-das-horas', 'Roda das Horas', { status: 'OPEN', cancellable: true, remainTime: 1_800_000 })
const won = order(8, 'lua-1', 'Lua Cheia 1', { status: 'WON', payoutMinor: 118_750, winningNumber: '90510~15' })

/** Orders in each state, as the platform answers a page of them. */
export const someOrders = {
  content: [
    open,
    won,
    order(7, 'dado-de-ouro', 'Dado de Ouro', { winningNumber: '256~13', betCount: 1 }),
    order(6, 'regata-da-baia', 'Regata da Baía', { status: 'CANCELLED', refundMinor: 1250 }),
  ],
  pageNum: 1,
  totalPages: 1,
  total: 4,
  sumStakeMinor: 3750,
  sumPayoutMinor: 118_750,
}

/** An order by itself, with its bets as a language names them. */
export const openOrder = (language: string) => {
  const { size, big, tail } = namesIn(language)
  return { order: open, subOrders: [bet(1, size, big), bet(2, tail, '07')], balanceMinor: 123_400 }
}
export const wonOrder = (language: string) => {
  const { size, big, tail } = namesIn(language)
  return {
    order: won,
    subOrders: [
      bet(1, size, big, { status: 'LOST' }),
      bet(2, tail, '10', { odds: 95, status: 'WON', payoutMinor: 118_750 }),
    ],
    balanceMinor: 123_400,
  }
}
