import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { recentGames } from './operations/firstLoad.gen.ts'
import { addRecentGame, gameMenus } from './operations/game.gen.ts'
import {
  cancelLotteryOrder,
  launchLottery,
  lotteryOrderDetail,
  lotteryOrders,
  placeLotteryOrder,
  recentDraws,
  runningDraw,
} from './operations/lottery.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { expectMissingFieldsToBeRejected, recordCallToFakeServer } from './testing/recordCallToFakeServer.ts'

const game = {
  nodeId: 7,
  gameName: 'a',
  nodeName: 'a',
  vassalage: 'V',
  iconUrl: '/a',
  showIcon: true,
  supportPlay: true,
  gameType: 'RNG',
  roomId: 'r',
  gameId: 'g',
}
const launch = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'LOTT',
  lottoGameCode: 'lua-1',
  lottoView: 'betting',
  device: 'MOBILE',
  backUrl: '/m/lottery',
} as const
const opened = { gameUrl: 'https://play.example/1' }
const orderList = { content: [], pageNum: 1, totalPages: 0, total: 0, sumStakeMinor: 0, sumPayoutMinor: 0 }
const key = 'the-key-of-one-order'
const bet = {
  code: 'lua-1',
  numero: '1',
  prizeMode: 'LOTT' as const,
  bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }],
}
const order = {
  orderId: 'VN0000000001',
  code: 'lua-1',
  remark: 'a',
  mobileIconUrl: '/a',
  numero: '1',
  prizeMode: 'LOTT',
  status: 'OPEN',
  stakeMinor: 100,
  payoutMinor: 0,
  refundMinor: 0,
  betCount: 1,
  placedAt: '2026-11-20T15:00:00Z',
  winningTime: '2026-11-20T15:01:00Z',
  cancellable: true,
}
const detail = { order, subOrders: [], balanceMinor: 700 }

const ask = {
  add: (client: Client) => client.call(addRecentGame, { query: { nodeId: 7, vendor: 'V' } }),
  recent: (client: Client) => client.call(recentGames),
  menus: (client: Client) => client.call(gameMenus),
  draws: (client: Client) => client.call(recentDraws, { query: { code: 'lua-1', size: 5 } }),
  launch: (client: Client) => client.call(launchLottery, { body: launch, idempotencyKey: key }),
}
const running = {
  code: 'lua-1',
  numero: '2',
  winningTime: '2026-11-20T15:01:00Z',
  remainTime: 1,
  lockTime: 5,
  isSale: true,
  lotteryTime: [1, 1],
  previousNumero: '1',
  previousWinningNumber: '1',
}

/** Returns the path that a call requests. */
async function pathOf(value: unknown, call: (client: Client) => Promise<unknown>): Promise<string> {
  const { client, requests } = createFakeServer(createOkResponse(value))
  await call(client)
  return new URL(requests[0]?.url ?? '').pathname
}

test('adds a recent game by GET without retries', { tags: ['CALL-071'] }, async () => {
  expect((await recordCallToFakeServer(true, ask.add)).method).toBe('GET')
  expect(addRecentGame.retry).toBe(false)
})

test('fetches the recent games by GET', { tags: ['CALL-072'] }, async () => {
  expect((await recordCallToFakeServer({ content: [game] }, ask.recent)).method).toBe('GET')
})

test('reads value.content from the recent-games response', { tags: ['CALL-073'] }, async () => {
  expect((await recordCallToFakeServer({ content: [game], list: [] }, ask.recent)).got).toEqual({ content: [game] })
  await expectMissingFieldsToBeRejected({ content: [game] }, ask.recent)
})

test('fetches the game menus by GET', { tags: ['CALL-081'] }, async () => {
  expect((await recordCallToFakeServer({ sorting: [], mapping: {} }, ask.menus)).method).toBe('GET')
})

test('fetches the recent draws of a lottery by GET', { tags: ['CALL-083'] }, async () => {
  expect((await recordCallToFakeServer([], ask.draws)).method).toBe('GET')
})

test('fetches the running draw by GET', { tags: ['CALL-084'] }, async () => {
  expect(
    (await recordCallToFakeServer(running, (client) => client.call(runningDraw, { query: { code: 'lua-1' } }))).method,
  ).toBe('GET')
})

test('reads value.gameUrl from the launch-lottery response', { tags: ['CALL-087'] }, async () => {
  expect((await recordCallToFakeServer({ ...opened, url: 'x' }, ask.launch)).got).toEqual(opened)
  await expectMissingFieldsToBeRejected(opened, ask.launch)
})

test('launches a lottery by POST to /lgw/launchGame', { tags: ['CALL-089'] }, async () => {
  expect((await recordCallToFakeServer(opened, ask.launch)).method).toBe('POST')
  expect(await pathOf(opened, ask.launch)).toBe('/lgw/launchGame')
})

test('fetches and places orders at /lgw/orders', { tags: ['LOTT-040'] }, async () => {
  expect(await pathOf(orderList, (client) => client.call(lotteryOrders, { query: { pageNo: 1, pageSize: 20 } }))).toBe(
    '/lgw/orders',
  )
  expect(await pathOf(detail, (client) => client.call(placeLotteryOrder, { body: bet, idempotencyKey: key }))).toBe(
    '/lgw/orders',
  )
})

test("fetches an order's details from /lgw/orders/detail", { tags: ['LOTT-041'] }, async () => {
  expect(await pathOf(detail, (client) => client.call(lotteryOrderDetail, { query: { orderId: order.orderId } }))).toBe(
    '/lgw/orders/detail',
  )
})

test('cancels orders at /lgw/orders/suborders/cancel', { tags: ['LOTT-042'] }, async () => {
  expect(await pathOf(detail, (client) => client.call(cancelLotteryOrder, { body: { orderId: order.orderId } }))).toBe(
    '/lgw/orders/suborders/cancel',
  )
})

test('places an order with its idempotency key and without retries', async () => {
  const { headers } = await recordCallToFakeServer(detail, (client) =>
    client.call(placeLotteryOrder, { body: bet, idempotencyKey: key }),
  )
  expect(headers?.get('Idempotency-Key')).toBe(key)
  expect(placeLotteryOrder.retry).toBe(false)
})
