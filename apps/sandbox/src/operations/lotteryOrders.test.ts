import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import type { LotteryOrderBet } from '../domain/lotteryOrders.ts'
import {
  betOnBig,
  extractOrderDetail,
  BRASILIA_NOON_MS,
  createBettingSandbox,
  betOnSmall,
  type BettingSandbox,
  type TestLotteryOrderDetail,
} from '../testing/createBettingSandbox.ts'
import type { TestSandbox } from '../testing/createTestSandbox.ts'

let sandbox: TestSandbox
let { place, cancel, read, list, money, force } = {} as BettingSandbox

beforeEach(async () => {
  ;({ sandbox, place, cancel, read, list, money, force } = await createBettingSandbox())
})

describe('placeLotteryOrder', () => {
  test('charges all stakes of an order in one ledger entry', async () => {
    const { order, subOrders, balanceMinor } = extractOrderDetail(
      await place([betOnBig, { playCode: 'LAST2', selection: '07', stakeMinor: 50 }]),
    )
    expect(order).toMatchObject({
      orderId: expect.stringMatching(/^VN\d{10}$/),
      status: 'OPEN',
      stakeMinor: 1050,
      payoutMinor: 0,
      refundMinor: 0,
      cancellable: true,
      numero: '20261120-0721',
      winningTime: '2026-11-20T15:01:00.000Z',
    })
    expect(order.winningNumber).toBeUndefined()
    expect(subOrders).toMatchObject([
      { playName: 'Alto ou baixo', selectionName: 'Alto', odds: 1.95, stakeMinor: 1000, status: 'OPEN' },
      { playName: 'Dezena', selectionName: '07', odds: 95, stakeMinor: 50, status: 'OPEN' },
    ])
    expect(balanceMinor).toBe(123_950)
    expect(await money()).toBe(1239.5)
    expect(selectAll(sandbox.db, `SELECT amount FROM ledger WHERE kind = 'order'`)).toEqual([{ amount: -1050 }])
  })

  test('returns the same order for a repeated idempotency key, even after the draw has closed', async () => {
    const key = 'the-key-of-one-order'
    const first = await place([betOnBig], { key })
    const again = await place([betOnBig], { key })
    expect(again.body).toEqual(first.body)
    sandbox.clock.advance(56_000)
    expect(extractOrderDetail(await place([betOnBig], { key })).order.orderId).toBe(
      extractOrderDetail(first).order.orderId,
    )
    expect(await money()).toBe(1240)
    expect(await place([betOnSmall], { key })).toMatchObject({ status: 400, body: { errorCode: 'request.key.reused' } })
    sandbox.clock.set(BRASILIA_NOON_MS)
    await place([betOnBig])
    expect(selectAll(sandbox.db, 'SELECT 1 FROM lottery_order')).toHaveLength(2)
  })

  test.each([
    ['WEB', 1],
    ['MOBILE', 3],
  ])(
    'stores the gateway %s (the kind of device) when a lottery order contains it',
    { tags: ['CONF-016', 'CONF-017'] },
    async (_, gateway) => {
      const { order } = extractOrderDetail(await place([betOnBig], { gateway }))
      expect(order.gateway).toBe(gateway)
      expect((await read(order.orderId)).order.gateway).toBe(gateway)
      expect((await list()).content[0]?.gateway).toBe(gateway)
      expect(selectAll(sandbox.db, 'SELECT gateway FROM lottery_order')).toEqual([{ gateway }])
    },
  )

  test('refuses a lottery order with an unknown gateway, but accepts an order without a gateway', async () => {
    for (const gateway of [0, 2, 4]) expect((await place([betOnBig], { gateway })).status).toBe(400)
    expect(extractOrderDetail(await place()).order).not.toHaveProperty('gateway')
  })

  test('refuses a lottery order as soon as the lock time of its draw begins', async () => {
    sandbox.clock.set(BRASILIA_NOON_MS + 54_999)
    expect((await place()).body.success).toBe(true)
    for (const at of [55_000, 59_999, 60_000, 61_000]) {
      sandbox.clock.set(BRASILIA_NOON_MS + at)
      expect((await place()).body.errorCode, String(at)).toBe('lottery.draw.closed')
    }
    expect((await place([betOnBig], { numero: '20261120-0722' })).body.success).toBe(true)
  })

  test('refuses a lottery order on a draw that a developer switch has closed early', async () => {
    expect(await sandbox.dev('/draw', { code: 'lua-1', close: true })).toMatchObject({
      isSale: false,
      numero: '20261120-0721',
    })
    expect((await place()).body.errorCode).toBe('lottery.draw.closed')
    const listed = (await sandbox.call('lotteryList')).body.value as unknown as { code: string; isSale: boolean }[]
    expect(listed.filter(({ isSale }) => !isSale).map(({ code }) => code)).toEqual(['lua-1'])
    sandbox.clock.advance(60_000)
    expect((await place([betOnBig], { numero: '20261120-0722' })).body.success).toBe(true)
  })

  test.each([
    ['an unknown lottery', 'lottery.unknown', [betOnBig], { code: 'nothing' }],
    ['an unknown play', 'lottery.bet.invalid', [{ ...betOnBig, playCode: 'WINNER' }], {}],
    ['an unknown selection', 'lottery.bet.invalid', [{ ...betOnBig, selection: 'big' }], {}],
    ['too many digits', 'lottery.bet.invalid', [{ playCode: 'LAST2', selection: '007', stakeMinor: 100 }], {}],
    ['a stake below the minimum', 'lottery.stake.invalid', [{ ...betOnBig, stakeMinor: 49 }], {}],
    [
      'a stake above the maximum',
      'lottery.stake.invalid',
      [{ playCode: 'LAST3', selection: '123', stakeMinor: 5001 }],
      {},
    ],
    [
      'stakes above the balance',
      'wallet.balance.insufficient',
      [
        { ...betOnBig, stakeMinor: 100_000 },
        { ...betOnSmall, stakeMinor: 25_100 },
      ],
      {},
    ],
    ['a valid and an invalid bet', 'lottery.bet.invalid', [betOnBig, { ...betOnBig, playCode: 'NONE' }], {}],
  ])('refuses an order with %s and stores nothing', async (_, code, bets, ask) => {
    expect((await place(bets, ask)).body).toMatchObject({ success: false, errorCode: code })
    expect(selectAll(sandbox.db, 'SELECT 1 FROM lottery_order UNION ALL SELECT 1 FROM lottery_bet')).toEqual([])
    expect(await money()).toBe(1250)
  })

  test('refuses stakes above the limit for one draw, but ignores the stakes of cancelled bets', async () => {
    ;({ sandbox, place, cancel } = await createBettingSandbox('vip'))
    const maxBet = { ...betOnBig, stakeMinor: 100_000 }
    const first = extractOrderDetail(await place(Array.from({ length: 5 }, () => maxBet)))
    expect((await place([{ ...betOnBig, stakeMinor: 50 }])).body.errorCode).toBe('lottery.limit.exceeded')
    expect((await place([betOnBig], { code: 'dado-veloz' })).body.success).toBe(true)
    await cancel(first.order.orderId, [first.subOrders[0]?.subOrderId ?? 0])
    expect((await place([maxBet])).body.success).toBe(true)
  })

  test.each([
    [[]],
    [Array.from({ length: 21 }, () => betOnBig)],
    [[{ ...betOnBig, stakeMinor: 0.1 }]],
    [[{ ...betOnBig, more: 1 }]],
  ])('returns 400 for a lottery order when its bets violate the API contract (case %#)', async (bets) => {
    expect((await place(bets as LotteryOrderBet[])).status).toBe(400)
  })

  test('refuses a lottery order without a sign-in session', async () => {
    const body = { token: 'x', code: 'lua-1', numero: '1', prizeMode: 'LOTT', bets: [betOnBig] }
    expect(
      (await sandbox.call('placeLotteryOrder', { body, headers: { 'Idempotency-Key': 'a-key-of-a-guest-1' } })).status,
    ).toBe(401)
  })
})

describe('settlement of an order', () => {
  test('pays the prizes of won bets, and nothing for lost bets', async () => {
    const { order } = extractOrderDetail(
      await place([betOnBig, betOnSmall, { playCode: 'LAST2', selection: '10', stakeMinor: 100 }]),
    )
    await force('90510')
    sandbox.clock.set(BRASILIA_NOON_MS + 59_999)
    expect((await read(order.orderId)).order.status).toBe('OPEN')
    sandbox.clock.set(BRASILIA_NOON_MS + 60_000)
    // The sum of the drawn digits, 9 + 0 + 5 + 1 + 0, counts as small.
    const settled = await read(order.orderId)
    expect(settled.order).toMatchObject({
      status: 'WON',
      winningNumber: '90510~15',
      payoutMinor: 11_450,
      cancellable: false,
    })
    expect(settled.subOrders.map(({ status, payoutMinor }) => [status, payoutMinor])).toEqual([
      ['LOST', 0],
      ['WON', 1950],
      ['WON', 9500],
    ])
    expect(await money()).toBe(1250 - 21 + 114.5)
    expect(findLedgerFaults(sandbox.db)).toEqual([])
  })

  test('sets the status LOST for a lottery order when none of its bets wins', async () => {
    const { order } = extractOrderDetail(await place([betOnBig]))
    await force('00000')
    sandbox.clock.advance(60_000)
    expect((await read(order.orderId)).order).toMatchObject({ status: 'LOST', payoutMinor: 0 })
    expect(await money()).toBe(1240)
  })

  test('credits the prize of a lottery order one time when several parallel calls settle the order', async () => {
    await place([betOnBig])
    await force('99999')
    sandbox.clock.advance(3_600_000)
    expect(await Promise.all([money(), money(), money()])).toEqual([1259.5, 1259.5, 1259.5])
    expect(selectAll(sandbox.db, `SELECT amount FROM ledger WHERE kind = 'prize'`)).toEqual([{ amount: 1950 }])
  })

  test('settles a lottery order with the same result that the list of finished draws returns', async () => {
    const { order } = extractOrderDetail(await place())
    sandbox.clock.advance(60_000)
    const { winningNumber } = (await read(order.orderId)).order
    const listed = (await sandbox.call('lotteryList')).body.value as unknown as {
      code: string
      previousWinningNumber: string
    }[]
    expect(listed.find(({ code }) => code === 'lua-1')?.previousWinningNumber).toBe(winningNumber)
    const recent = (await sandbox.call('recentDraws', { query: { code: 'lua-1', size: 2 } })).body.value as unknown as {
      numero: string
      winningNumber: string
    }[]
    expect(recent[0]).toMatchObject({ numero: order.numero, winningNumber })
  })
})

describe('cancelLotteryOrder', () => {
  test('refunds the stake of each cancelled lottery bet one time', async () => {
    const { order, subOrders } = extractOrderDetail(await place([betOnBig, betOnSmall]))
    const [first] = subOrders as [TestLotteryOrderDetail['subOrders'][number]]
    const once = extractOrderDetail(await cancel(order.orderId, [first.subOrderId]))
    expect(once).toMatchObject({
      order: { status: 'OPEN', refundMinor: 1000, cancellable: true },
      balanceMinor: 124_000,
    })
    expect(extractOrderDetail(await cancel(order.orderId, [first.subOrderId]))).toEqual(once)
    const whole = extractOrderDetail(await cancel(order.orderId))
    expect(whole).toMatchObject({
      order: { status: 'CANCELLED', refundMinor: 2000, cancellable: false },
      balanceMinor: 125_000,
    })
    expect(extractOrderDetail(await cancel(order.orderId))).toEqual(whole)
    sandbox.clock.advance(60_000)
    expect((await read(order.orderId)).order).toMatchObject({ status: 'CANCELLED', payoutMinor: 0 })
    expect(findLedgerFaults(sandbox.db)).toEqual([])
  })

  test('settles only the remaining bets of a lottery order when some of its bets are cancelled', async () => {
    const { order, subOrders } = extractOrderDetail(
      await place([betOnBig, { playCode: 'LAST2', selection: '99', stakeMinor: 100 }, betOnSmall]),
    )
    await cancel(order.orderId, [subOrders[0]?.subOrderId ?? 0])
    await force('99999')
    sandbox.clock.advance(60_000)
    const settled = await read(order.orderId)
    expect(settled.order).toMatchObject({ status: 'WON', refundMinor: 1000, payoutMinor: 9500 })
    expect(settled.subOrders.map(({ status }) => status)).toEqual(['CANCELLED', 'WON', 'LOST'])
    expect(await money()).toBe(1250 - 11 + 95)
  })

  test('refuses to cancel a lottery order in the lock time of its draw', async () => {
    const { order } = extractOrderDetail(await place())
    for (const at of [55_000, 60_000]) {
      sandbox.clock.set(BRASILIA_NOON_MS + at)
      expect((await cancel(order.orderId)).body.errorCode).toBe('lottery.order.closed')
    }
    expect(selectAll(sandbox.db, `SELECT 1 FROM ledger WHERE kind = 'refund'`)).toEqual([])
  })

  test.each([
    ['an order of another member', 'vip'],
    ['an order that does not exist', 'ana'],
  ])('refuses to show or cancel the lottery order of %s', async (_, who) => {
    const { order } = extractOrderDetail(await place())
    const as = await sandbox.token(who)
    const orderId = who === 'ana' ? 'VN0000000999' : order.orderId
    expect((await cancel(orderId, undefined, as)).body.errorCode).toBe('lottery.order.unknown')
    expect((await sandbox.call('lotteryOrderDetail', { token: as, query: { orderId } })).body.errorCode).toBe(
      'lottery.order.unknown',
    )
  })

  test('refuses to cancel a lottery bet when its id belongs to another order', async () => {
    const [own, other] = [extractOrderDetail(await place()), extractOrderDetail(await place())]
    expect((await cancel(own.order.orderId, [other.subOrders[0]?.subOrderId ?? 0])).body.errorCode).toBe(
      'lottery.order.unknown',
    )
    expect((await read(other.order.orderId)).order.status).toBe('OPEN')
  })
})
