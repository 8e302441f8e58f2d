import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { settleEverythingDue } from '../domain/settleEverythingDue.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { extractOrderDetail, BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

const HOUR_MS = 3_600_000
/** 20:00 in Brasília on 20 November 2026, when the daily lottery is drawn. */
const drawn = Date.UTC(2026, 10, 20, 23)
let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})

/**
 * Places an order on the daily lottery with bets of 1,000.00.
 * @param day - the day of the draw in November
 * @param times - the number of bets
 */
const bet = async (day: 20 | 21, times = 1): Promise<string> =>
  order(
    day,
    Array.from({ length: times }, () => ['BIG', 100_000] as const),
  )
/**
 * Places an order on the daily lottery.
 * @param day - the day of the draw in November
 * @param sides - selections with their stakes in minor units
 */
const order = async (day: 20 | 21, sides: readonly (readonly ['BIG' | 'SMALL', number])[]): Promise<string> => {
  const token = await wallet.sandbox.token('ana')
  const bets = sides.map(([selection, stakeMinor]) => ({ playCode: 'SIZE', selection, stakeMinor }))
  const body = { token, code: 'quina-da-praia', numero: `202611${day}`, prizeMode: 'LOTT', bets }
  return extractOrderDetail(await wallet.ask('placeLotteryOrder', body, { token })).order.orderId
}
const cancel = async (orderId: string) => wallet.value('cancelLotteryOrder', { token: wallet.token, orderId })
const staked = async (): Promise<number> => (await wallet.value<{ stakedMinor: number }>('vipBenefits')).stakedMinor
const onBoard = async (): Promise<number> =>
  (await wallet.value<{ own: { stakedMinor: number } }>('leaderBoard', undefined, { query: { period: 'DAY' } })).own
    .stakedMinor
const findMission = async () => {
  // Call `balance` first, because `balance` settles the orders whose draw is over and `activityList` does not.
  await wallet.value('balance')
  const list = await wallet.value<{ activityId: number; title: string; status: string }[]>('activityList', undefined, {
    query: { token: wallet.token },
  })
  const found = list.find(({ title }) => title === 'Maratona dos sorteios')
  if (!found) throw new Error('activityList has no mission "Maratona dos sorteios".')
  return found
}
const missionAndStakes = async () => [(await findMission()).status, await staked(), await onBoard()]

describe('lottery order', () => {
  test(
    'counts the stakes of an order for mission, VIP level and leader board only after its draw',
    { tags: ['B42'] },
    async () => {
      await wallet.value('joinActivity', { activityId: (await findMission()).activityId })
      await bet(20)
      expect(await missionAndStakes()).toEqual(['JOINED', 0, 0])
      wallet.sandbox.clock.set(drawn)
      expect(await missionAndStakes()).toEqual(['CLAIM', 100_000, 100_000])
    },
  )

  test(
    'counts an order for level and leader board, but not for a mission that the member joined later',
    { tags: ['B104'] },
    async () => {
      await bet(20)
      wallet.sandbox.clock.set(BRASILIA_NOON_MS + 60_000)
      await wallet.value('joinActivity', { activityId: (await findMission()).activityId })
      wallet.sandbox.clock.set(drawn)
      expect(await missionAndStakes()).toEqual(['JOINED', 100_000, 100_000])
    },
  )

  test(
    'control: counts an order for a mission when the member joined the mission before the order',
    { tags: ['B104-control'] },
    async () => {
      await wallet.value('joinActivity', { activityId: (await findMission()).activityId })
      wallet.sandbox.clock.set(BRASILIA_NOON_MS + 60_000)
      await bet(20)
      wallet.sandbox.clock.set(drawn)
      expect((await missionAndStakes())[0]).toBe('CLAIM')
    },
  )

  test('ignores a cancelled order for missions, levels and leader boards', { tags: ['B42'] }, async () => {
    const { activityId } = await findMission()
    await wallet.value('joinActivity', { activityId })
    const orderId = await bet(20)
    expect((await wallet.ask('claimActivity', { activityId })).body.errorCode).toBe('activity.closed')
    await cancel(orderId)
    wallet.sandbox.clock.set(drawn)
    expect(await missionAndStakes()).toEqual(['JOINED', 0, 0])
  })

  test('pays no leader board prize for an order that is open at the end of the period', { tags: ['B42'] }, async () => {
    const { db, clock } = wallet.sandbox
    await wallet.value('balance')
    clock.set(drawn + 3.5 * HOUR_MS)
    postLedgerEntry(db, {
      tenant: 'north',
      member: getDemoPersonId(db, 'north', 'ana'),
      kind: 'opening',
      ref: 'demo',
      amountMinor: 500_000,
      key: 'more',
      at: clock.now(),
    })
    await bet(21, 5)
    settleEverythingDue(db, drawn + 4 * HOUR_MS)
    expect(selectAll(db, 'SELECT * FROM board_prize')).toEqual([])
  })

  test(
    'control: counts the stake of an open order when stakes are read from the ledger',
    { tags: ['B42-control'] },
    async () => {
      const sum = () =>
        selectAll(
          wallet.sandbox.db,
          `SELECT -SUM(amount) AS sum FROM ledger WHERE member = :member AND kind IN ('order', 'refund')`,
          { member: getDemoPersonId(wallet.sandbox.db, 'north', 'ana') },
        )
      const orderId = await bet(20)
      expect(sum()).toEqual([{ sum: 100_000 }])
      await cancel(orderId)
      expect(sum()).toEqual([{ sum: 0 }])
    },
  )
})

describe('bets on both sides of a draw', () => {
  const join = async () => void (await wallet.value('joinActivity', { activityId: (await findMission()).activityId }))
  const played = async () => {
    wallet.sandbox.clock.set(drawn)
    return missionAndStakes()
  }

  test.each([
    [
      'in one order',
      [
        [
          ['BIG', 50_000],
          ['SMALL', 50_000],
        ],
      ],
    ],
    ['in two orders', [[['BIG', 50_000]], [['SMALL', 50_000]]]],
    [
      'in an order and its repetition',
      [
        [
          ['BIG', 25_000],
          ['SMALL', 25_000],
        ],
        [
          ['BIG', 25_000],
          ['SMALL', 25_000],
        ],
      ],
    ],
  ] as const)(
    'counts only the loss as stakes for mission, level and leader board when opposite bets are placed %s',
    { tags: ['B101'] },
    async (_, orders) => {
      await join()
      for (const sides of orders) await order(20, sides)
      // One of the two bets wins 1.95 times 500.00, so 25.00 of the staked 1,000.00 are lost.
      expect(await played()).toEqual(['JOINED', 2_500, 2_500])
    },
  )

  test(
    'counts the whole stake of a single bet when the member had opposite bets on an earlier draw',
    { tags: ['B101'] },
    async () => {
      await order(20, [
        ['BIG', 30_000],
        ['SMALL', 30_000],
      ])
      await played()
      await order(21, [['BIG', 40_000]])
      settleEverythingDue(wallet.sandbox.db, drawn + 24 * HOUR_MS)
      expect(await staked()).toBe(1_500 + 40_000)
    },
  )

  test(
    'counts only the loss of opposite bets when the member joined the mission between the two bets',
    { tags: ['B101'] },
    async () => {
      await order(20, [['SMALL', 50_000]])
      wallet.sandbox.clock.set(BRASILIA_NOON_MS + 60_000)
      await join()
      await order(20, [['BIG', 50_000]])
      await played()
      expect(
        selectAll(wallet.sandbox.db, 'SELECT stake - opposed AS counted FROM settled_bet WHERE mark % 2 = 1'),
      ).toEqual([{ counted: 1_250 }, { counted: 1_250 }])
      expect((await findMission()).status).toBe('JOINED')
    },
  )

  test('counts the whole stake of a bet when the opposite bet is cancelled', { tags: ['B101'] }, async () => {
    const orderId = await order(20, [['SMALL', 50_000]])
    await order(20, [['BIG', 50_000]])
    await cancel(orderId)
    expect((await played())[1]).toBe(50_000)
  })

  test(
    'control: counts the whole stakes of two bets on the same outcome of a draw',
    { tags: ['B101-control'] },
    async () => {
      await join()
      await order(20, [
        ['BIG', 50_000],
        ['BIG', 50_000],
      ])
      expect(await played()).toEqual(['CLAIM', 100_000, 100_000])
    },
  )
})
