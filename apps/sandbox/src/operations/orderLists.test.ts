import { beforeEach, describe, expect, test } from 'vitest'
import { selectOne, runSql } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { southMerchant } from '../testing/merchants.ts'
import {
  betOnBig,
  extractOrderDetail,
  createBettingSandbox,
  betOnSmall,
  type BettingSandbox,
} from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import type { TestCallOptions, TestSandbox } from '../testing/createTestSandbox.ts'

let sandbox: TestSandbox
let { place, cancel, read, list, money, ledger, force } = {} as BettingSandbox

beforeEach(async () => {
  ;({ sandbox, place, cancel, read, list, money, ledger, force } = await createBettingSandbox())
})

describe('lotteryOrders', () => {
  test('lists lottery orders in pages, the newest first, with sums over all pages', async () => {
    for (let at = 0; at < 5; at++) await place([{ ...betOnBig, stakeMinor: 100 * (at + 1) }])
    const first = await list({ pageSize: 2 })
    expect(first).toMatchObject({ total: 5, totalPages: 3, sumStakeMinor: 1500, sumPayoutMinor: 0 })
    expect(first.content.map(({ stakeMinor }) => stakeMinor)).toEqual([500, 400])
    // Place an order between the requests for two pages. With the cursor `after`, the second page repeats no order.
    await place()
    const second = await list({ pageSize: 2, pageNo: 2, after: first.next ?? '' })
    expect(second.content.map(({ stakeMinor }) => stakeMinor)).toEqual([300, 200])
    expect((await list({ pageSize: 2, pageNo: 2 })).content.map(({ stakeMinor }) => stakeMinor)).toEqual([400, 300])
    const last = await list({ pageSize: 2, pageNo: 3, after: second.next ?? '' })
    expect([last.content.map(({ stakeMinor }) => stakeMinor), last.next]).toEqual([[100], undefined])
  })

  test('filters lottery orders by status, lottery and days in the merchant’s time zone', async () => {
    const won = extractOrderDetail(await place([betOnBig])).order.orderId
    const lost = extractOrderDetail(await place([betOnSmall])).order.orderId
    const back = extractOrderDetail(await place([betOnBig])).order.orderId
    await cancel(back)
    await force('99999')
    sandbox.clock.advance(60_000)
    const open = extractOrderDetail(
      await place([{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }], {
        code: 'dado-veloz',
        numero: '20261120-0722',
      }),
    ).order.orderId
    const found = async (query: TestCallOptions['query']) => (await list(query)).content.map(({ orderId }) => orderId)
    expect(await found({})).toEqual([open, back, lost, won])
    expect(await found({ status: 'OPEN' })).toEqual([open])
    expect(await found({ status: 'SETTLED' })).toEqual([lost, won])
    expect(await found({ status: 'WON' })).toEqual([won])
    expect(await found({ status: 'LOST' })).toEqual([lost])
    expect(await found({ status: 'CANCELLED' })).toEqual([back])
    expect(await found({ code: 'dado-veloz' })).toEqual([open])
    expect(await found({ startDate: '2026-11-20', endDate: '2026-11-20' })).toHaveLength(4)
    expect(await found({ startDate: '2026-11-21' })).toEqual([])
    expect(await found({ endDate: '2026-11-19' })).toEqual([])
    expect(await list({ status: 'SETTLED' })).toMatchObject({ sumStakeMinor: 2000, sumPayoutMinor: 1950 })
  })

  test('filters lottery orders by days that begin at midnight in Brasília', async () => {
    sandbox.clock.set(Date.UTC(2026, 10, 21, 2, 59))
    await place([betOnBig], { numero: '20261120-1440' })
    sandbox.clock.set(Date.UTC(2026, 10, 21, 3))
    await place([betOnBig], { numero: '20261121-0001' })
    expect(
      (await list({ startDate: '2026-11-20', endDate: '2026-11-20' })).content.map(({ numero }) => numero),
    ).toEqual(['20261120-1440'])
    expect((await list({ startDate: '2026-11-21' })).content.map(({ numero }) => numero)).toEqual(['20261121-0001'])
  })

  test('lists only the lottery orders of the signed-in member', async () => {
    await place()
    const other = await sandbox.token('ana', southMerchant)
    expect((await sandbox.call('lotteryOrders', { tenant: southMerchant, token: other })).body.value).toMatchObject({
      total: 0,
      content: [],
    })
    expect((await list()).total).toBe(1)
  })
})

describe('one wallet with a hundred parallel calls', { tags: ['B3'] }, () => {
  const sum = () =>
    selectOne<{ sum: number }>(
      sandbox.db,
      'SELECT SUM(amount) AS sum FROM ledger WHERE tenant = :tenant AND member = :member',
      { tenant: 'north', member: getDemoPersonId(sandbox.db, 'north', 'ana') },
    )?.sum

  test('keeps the balance correct and never negative during parallel orders, cancellations and draws', async () => {
    await force('12345')
    const placed = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        place([{ ...(at % 2 ? betOnBig : betOnSmall), stakeMinor: 100 * (20 + at) }]),
      ),
    )
    const taken = placed.filter(({ body }) => body.success)
    // Some orders are refused, because the balance is only 1,250.00. The stakes stay below 5,000.00, the limit for one
    // draw.
    expect(taken.length).toBeGreaterThan(10)
    expect(taken.length).toBeLessThan(100)
    expect(new Set(placed.flatMap(({ body }) => body.errorCode ?? []))).toEqual(
      new Set(['wallet.balance.insufficient']),
    )
    expect(ledger()).toBe(
      125_000 - taken.reduce((total, answer) => total + extractOrderDetail(answer).order.stakeMinor, 0),
    )
    const orders = taken.map((answer) => extractOrderDetail(answer).order.orderId)
    await Promise.all(
      orders
        .filter((_, at) => at % 3 === 0)
        .flatMap((orderId) => [cancel(orderId), cancel(orderId), money().then(() => cancel(orderId))]),
    )
    sandbox.clock.advance(60_000)
    await Promise.all([...orders.map((orderId) => cancel(orderId)), ...orders.map((orderId) => read(orderId)), money()])
    expect(ledger()).toBe(sum())
    expect(findLedgerFaults(sandbox.db)).toEqual([])
    expect(selectOne(sandbox.db, 'SELECT MIN(balance_after) >= 0 AS covered FROM ledger')).toEqual({ covered: 1 })
    const { content } = await list({ pageSize: 200 })
    expect(new Set(content.map(({ status }) => status))).toEqual(new Set(['WON', 'LOST', 'CANCELLED']))
    const due = content.reduce(
      (total, { stakeMinor, payoutMinor, refundMinor }) => total - stakeMinor + payoutMinor + refundMinor,
      125_000,
    )
    expect(ledger()).toBe(due)
  })

  test('control: detects an order that is paid twice or not booked when findLedgerFaults checks the ledger', async () => {
    await place([betOnBig])
    await force('99999')
    sandbox.clock.advance(60_000)
    await money()
    expect(findLedgerFaults(sandbox.db)).toEqual([])
    runSql(sandbox.db, `UPDATE ledger SET ref = 'lost' WHERE kind = 'prize'`)
    expect(findLedgerFaults(sandbox.db)).toEqual([expect.stringMatching(/^Order 1 moved/)])
    runSql(sandbox.db, `UPDATE ledger SET ref = 'order:1' WHERE kind = 'prize'`)
    runSql(sandbox.db, `UPDATE lottery_bet SET payout = payout * 2`)
    expect(findLedgerFaults(sandbox.db)).toEqual(['Order 1 is not the sum of its bets.'])
  })
})

describe('developer switch for draws', () => {
  test('sets the clock to the end of a lottery draw or shortly before the end', async () => {
    expect(await sandbox.dev('/draw', { code: 'lua-5', toDraw: -1 })).toMatchObject({
      numero: '20261120-145',
      remainTime: 1,
      isSale: false,
    })
    expect(await sandbox.dev('/draw', { code: 'lua-5', result: '11111', toDraw: 0 })).toMatchObject({
      numero: '20261120-146',
      previousWinningNumber: '11111~5',
      isSale: true,
    })
    expect(await sandbox.dev('/draw')).toEqual([
      { code: 'lua-5', draw: expect.any(Number), result: '11111~5', closed: 0 },
    ])
    await sandbox.dev('/reset', {})
    expect(await sandbox.dev('/draw')).toEqual([])
  })

  test.each([
    {},
    { code: 'none' },
    { code: 'lua-1', result: '1234' },
    { code: 'lua-1', close: 'yes' },
    { code: 'lua-1', toDraw: 1e12 },
  ])('refuses the request %j to the developer switch for draws', async (asked) => {
    expect(await sandbox.dev('/draw', asked)).toMatchObject({ error: expect.stringContaining('result') })
  })
})
