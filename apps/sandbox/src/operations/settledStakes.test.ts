import { beforeEach, describe, expect, test } from 'vitest'
import { all } from '../db/sql.ts'
import { settleAll } from '../domain/settleAll.ts'
import { post } from '../domain/wallet.ts'
import { detail, noon } from '../testing/openDesk.ts'
import { memberId } from '../testing/openTestDb.ts'
import { openWallet, type Wallet } from '../testing/openWallet.ts'

const hour = 3_600_000
/** 20:00 of Brasília on 20 November 2026, when the daily lottery is drawn. */
const drawn = Date.UTC(2026, 10, 20, 23)
let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})

/** Bets 1,000.00 on the daily lottery. @param day - of its draw in November @param times - bets of the order */
const bet = async (day: 20 | 21, times = 1): Promise<string> =>
  order(
    day,
    Array.from({ length: times }, () => ['BIG', 100_000] as const),
  )
/** Places an order on the daily lottery. @param day - of its draw in November @param sides - what is chosen, and minor units staked on it */
const order = async (day: 20 | 21, sides: readonly (readonly ['BIG' | 'SMALL', number])[]): Promise<string> => {
  const token = await wallet.sandbox.token('ana')
  const bets = sides.map(([selection, stakeMinor]) => ({ playCode: 'SIZE', selection, stakeMinor }))
  const body = { token, code: 'quina-da-praia', numero: `202611${day}`, prizeMode: 'LOTT', bets }
  return detail(await wallet.ask('placeLotteryOrder', body, { token })).order.orderId
}
const cancel = async (orderId: string) => wallet.value('cancelLotteryOrder', { token: wallet.token, orderId })
const staked = async (): Promise<number> => (await wallet.value<{ stakedMinor: number }>('vipBenefits')).stakedMinor
const onBoard = async (): Promise<number> =>
  (await wallet.value<{ own: { stakedMinor: number } }>('leaderBoard', undefined, { query: { period: 'DAY' } })).own
    .stakedMinor
const draws = async () => {
  // The list settles nothing, other calls of members do.
  await wallet.value('balance')
  const list = await wallet.value<{ activityId: number; title: string; status: string }[]>('activityList', undefined, {
    query: { token: wallet.token },
  })
  const found = list.find(({ title }) => title === 'Maratona dos sorteios')
  if (!found) throw new Error('There is no such mission.')
  return found
}
const standing = async () => [(await draws()).status, await staked(), await onBoard()]

describe('an order of a lottery', () => {
  test('counts for a mission, a level and a board once it is drawn', { tags: ['B42'] }, async () => {
    await wallet.value('joinActivity', { activityId: (await draws()).activityId })
    await bet(20)
    expect(await standing()).toEqual(['JOINED', 0, 0])
    wallet.sandbox.clock.set(drawn)
    expect(await standing()).toEqual(['CLAIM', 100_000, 100_000])
  })

  test(
    'that was placed before a mission was joined counts for a level and a board alone',
    { tags: ['B104'] },
    async () => {
      await bet(20)
      wallet.sandbox.clock.set(noon + 60_000)
      await wallet.value('joinActivity', { activityId: (await draws()).activityId })
      wallet.sandbox.clock.set(drawn)
      expect(await standing()).toEqual(['JOINED', 100_000, 100_000])
    },
  )

  test('control: that was placed right after it counts for the mission', { tags: ['B104-control'] }, async () => {
    await wallet.value('joinActivity', { activityId: (await draws()).activityId })
    wallet.sandbox.clock.set(noon + 60_000)
    await bet(20)
    wallet.sandbox.clock.set(drawn)
    expect((await standing())[0]).toBe('CLAIM')
  })

  test('that is cancelled counts for nothing, before and after', { tags: ['B42'] }, async () => {
    const { activityId } = await draws()
    await wallet.value('joinActivity', { activityId })
    const orderId = await bet(20)
    expect((await wallet.ask('claimActivity', { activityId })).body.errorCode).toBe('activity.closed')
    await cancel(orderId)
    wallet.sandbox.clock.set(drawn)
    expect(await standing()).toEqual(['JOINED', 0, 0])
  })

  test('wins no prize of a board that ends while it is open', { tags: ['B42'] }, async () => {
    const { db, clock } = wallet.sandbox
    await wallet.value('balance')
    clock.set(drawn + 3.5 * hour)
    post(db, {
      tenant: 'north',
      member: memberId(db, 'north', 'ana'),
      kind: 'opening',
      ref: 'demo',
      amountMinor: 500_000,
      key: 'more',
      at: clock.now(),
    })
    await bet(21, 5)
    settleAll(db, drawn + 4 * hour)
    expect(all(db, 'SELECT * FROM board_prize')).toEqual([])
  })

  test('control: the ledger has its stake until it is cancelled', { tags: ['B42-control'] }, async () => {
    const sum = () =>
      all(
        wallet.sandbox.db,
        `SELECT -SUM(amount) AS sum FROM ledger WHERE member = :member AND kind IN ('order', 'refund')`,
        { member: memberId(wallet.sandbox.db, 'north', 'ana') },
      )
    const orderId = await bet(20)
    expect(sum()).toEqual([{ sum: 100_000 }])
    await cancel(orderId)
    expect(sum()).toEqual([{ sum: 0 }])
  })
})

describe('bets on both sides of a draw', () => {
  const join = async () => void (await wallet.value('joinActivity', { activityId: (await draws()).activityId }))
  const played = async () => {
    wallet.sandbox.clock.set(drawn)
    return standing()
  }

  test.each([
    [
      'of one order',
      [
        [
          ['BIG', 50_000],
          ['SMALL', 50_000],
        ],
      ],
    ],
    ['of two orders', [[['BIG', 50_000]], [['SMALL', 50_000]]]],
    [
      'of an order and its repetition',
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
    '%s count for a mission, a level and a board with what they lose together',
    { tags: ['B101'] },
    async (_, orders) => {
      await join()
      for (const sides of orders) await order(20, sides)
      // One side pays 1.95 times its 500.00: of the 1,000.00 that were staked, 25.00 are lost.
      expect(await played()).toEqual(['JOINED', 2_500, 2_500])
    },
  )

  test('do not take away what other draws count', { tags: ['B101'] }, async () => {
    await order(20, [
      ['BIG', 30_000],
      ['SMALL', 30_000],
    ])
    await played()
    await order(21, [['BIG', 40_000]])
    settleAll(wallet.sandbox.db, drawn + 24 * hour)
    expect(await staked()).toBe(1_500 + 40_000)
  })

  test(
    'of which one was placed before a mission was joined do not count in full for it',
    { tags: ['B101'] },
    async () => {
      await order(20, [['SMALL', 50_000]])
      wallet.sandbox.clock.set(noon + 60_000)
      await join()
      await order(20, [['BIG', 50_000]])
      await played()
      expect(all(wallet.sandbox.db, 'SELECT stake - opposed AS counted FROM settled_bet WHERE mark % 2 = 1')).toEqual([
        { counted: 1_250 },
        { counted: 1_250 },
      ])
      expect((await draws()).status).toBe('JOINED')
    },
  )

  test('of which one is taken back count as the other', { tags: ['B101'] }, async () => {
    const orderId = await order(20, [['SMALL', 50_000]])
    await order(20, [['BIG', 50_000]])
    await cancel(orderId)
    expect((await played())[1]).toBe(50_000)
  })

  test('control: bets on one side count in full, won or lost', { tags: ['B101-control'] }, async () => {
    await join()
    await order(20, [
      ['BIG', 50_000],
      ['BIG', 50_000],
    ])
    expect(await played()).toEqual(['CLAIM', 100_000, 100_000])
  })
})
