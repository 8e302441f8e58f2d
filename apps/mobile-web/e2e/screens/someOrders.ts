const order = (id: number, code: string, remark: string, overrides: object) => ({
  orderId: `VN${String(id).padStart(10, '0')}`,
  code,
  remark,
  mobileIconUrl: `/lottery/${code}.webp`,
  numero: `20261120-0${700 + id}`,
  prizeMode: 'LOTT',
  status: 'LOST',
  stake: 12.5,
  payout: 0,
  refund: 0,
  betCount: 2,
  placedAt: '2026-11-20T15:10:00Z',
  winningTime: '2026-11-20T15:20:00Z',
  cancellable: false,
  remainTime: 0,
  lockTime: 5,
  ...overrides,
})
const bet = (subOrderId: number, playName: string, selectionName: string, overrides: object = {}) => ({
  subOrderId, playCode: 'SIZE', playName, selection: 'BIG', selectionName, odds: 1.95, stake: 6.25, payout: 0, status: 'OPEN', ...overrides,
})

const open = order(9, 'roda-das-horas', 'Roda das Horas', { status: 'OPEN', cancellable: true, remainTime: 1_800_000 })
const won = order(8, 'lua-1', 'Lua Cheia 1', { status: 'WON', payout: 1187.5, winningNumber: '90510~15' })

/** Orders in each state, as the platform answers a page of them. */
export const someOrders = {
  content: [
    open,
    won,
    order(7, 'dado-de-ouro', 'Dado de Ouro', { winningNumber: '256~13', betCount: 1 }),
    order(6, 'regata-da-baia', 'Regata da Baía', { status: 'CANCELLED', refund: 12.5 }),
  ],
  pageNum: 1, totalPages: 1, total: 4, sumStake: 37.5, sumPayout: 1187.5,
}

/** An order by itself. */
export const openOrder = { order: open, subOrders: [bet(1, 'Big or small', 'Big'), bet(2, 'Last two', '07')], balance: 1234 }
export const wonOrder = {
  order: won,
  subOrders: [bet(1, 'Big or small', 'Big', { status: 'LOST' }), bet(2, 'Last two', '10', { odds: 95, status: 'WON', payout: 1187.5 })],
  balance: 1234,
}
