import { beforeEach, describe, expect, test } from 'vitest'
import { selectOne } from '../db/sql.ts'
import { betOnBig, extractOrderDetail, betOnSmall } from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createMarketSandbox, type MarketSandbox } from '../testing/createMarketSandbox.ts'

/** The beginning of 21 November in Brasília. The daily lottery accepts orders before and after midnight. */
const midnight = Date.UTC(2026, 10, 21, 3)
let { sandbox, ask, refused } = {} as MarketSandbox
beforeEach(async () => {
  ;({ sandbox, ask, refused } = await createMarketSandbox())
})

const order = (stakeMinor: number) => ({
  code: 'quina-da-praia',
  numero: '20261121',
  prizeMode: 'LOTT',
  bets: [{ ...betOnBig, stakeMinor }],
})

/** Stakes 100 on a daily lottery shortly before midnight and cancels the order after midnight. */
async function cancelAfterMidnight() {
  await ask('setOwnLimit', { kind: 'LOSS', period: 'DAY', amount: 10_000 })
  sandbox.clock.set(midnight - 600_000)
  const placed = extractOrderDetail(await ask('placeLotteryOrder', order(10_000)))
  sandbox.clock.set(midnight + 1000)
  const token = await sandbox.token('ana')
  await ask('cancelLotteryOrder', { orderId: placed.order.orderId })
  return token
}

describe('cancelled order of the day before', () => {
  test(
    'keeps the used loss limit of a day unchanged when an order of the previous day is cancelled',
    { tags: ['B63'] },
    async () => {
      await cancelAfterMidnight()
      expect(await refused('placeLotteryOrder', order(10_000))).toBeUndefined()
      expect(await refused('placeLotteryOrder', order(100))).toBe('responsible.loss.limit')
    },
  )

  test(
    'control: reduces the used loss limit of a day when refunds count on the day of the cancellation',
    { tags: ['B63-control'] },
    async () => {
      await cancelAfterMidnight()
      const member = getDemoPersonId(sandbox.db, 'north', 'ana')
      const { sum } = selectOne<{ sum: number }>(
        sandbox.db,
        'SELECT SUM(amount) AS sum FROM ledger WHERE member = :member AND at >= :midnight',
        { member, midnight },
      ) ?? { sum: 0 }
      expect(sum).toBe(10_000)
    },
  )

  test('returns no stakes for a sign-in session in which the member has only cancelled an earlier order', async () => {
    const token = await cancelAfterMidnight()
    expect((await sandbox.call('playedSession', { token })).body.value).toMatchObject({
      stakedMinor: 0,
      wonMinor: 0,
      netMinor: 0,
    })
  })
})

test('reduces the used loss limit when an order of the same day is cancelled', async () => {
  await ask('setOwnLimit', { kind: 'LOSS', period: 'DAY', amount: 10_000 })
  sandbox.clock.set(midnight + 1000)
  const placed = extractOrderDetail(await ask('placeLotteryOrder', order(10_000)))
  expect(await refused('placeLotteryOrder', order(100))).toBe('responsible.loss.limit')
  await ask('cancelLotteryOrder', { orderId: placed.order.orderId })
  expect(await refused('placeLotteryOrder', order(10_000))).toBeUndefined()
})

const bothSides = (numero: string, stakeMinor: number) => ({
  code: 'lua-1',
  numero,
  prizeMode: 'LOTT',
  bets: [
    { ...betOnBig, stakeMinor },
    { ...betOnSmall, stakeMinor },
  ],
})

describe.each([
  ['day', 'DAY', '20261120', midnight, '20261121'],
  ['month', 'MONTH', '20261130', Date.UTC(2026, 11, 1, 3), '20261201'],
] as const)('order of the %s before that wins in the next one', (_title, period, day, next, nextDay) => {
  /**
   * Stakes 1,000 in total on both outcomes of the last draw before midnight. The prize of 975 is paid after midnight.
   */
  const winAfterMidnight = async () => {
    await ask('setOwnLimit', { kind: 'LOSS', period, amount: 100_000 })
    sandbox.clock.set(next - 50_000)
    expect(await refused('placeLotteryOrder', bothSides(`${day}-1440`, 50_000))).toBeUndefined()
    sandbox.clock.set(next + 600_000)
  }

  test(
    'ignores a prize for the loss limit of this period when its bet was placed in the previous period',
    { tags: ['B79'] },
    async () => {
      await winAfterMidnight()
      expect(await refused('placeLotteryOrder', bothSides(`${nextDay}-0011`, 50_000))).toBeUndefined()
      expect(await refused('placeLotteryOrder', bothSides(`${nextDay}-0011`, 100))).toBe('responsible.loss.limit')
    },
  )

  test(
    'control: counts a prize for the loss limit of its payment period when the time of the bet is ignored',
    { tags: ['B79-control'] },
    async () => {
      await winAfterMidnight()
      await ask('balance')
      const { sum } = selectOne<{ sum: number }>(
        sandbox.db,
        `SELECT SUM(amount) AS sum FROM ledger WHERE kind = 'prize' AND at >= :next`,
        { next },
      ) ?? { sum: 0 }
      expect(sum).toBe(97_500)
    },
  )
})
