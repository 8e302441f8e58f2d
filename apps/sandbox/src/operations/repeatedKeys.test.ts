import { beforeEach, describe, expect, test } from 'vitest'
import { run } from '../db/sql.ts'
import { gameOfLottery, games } from '../seed/games.ts'
import { demoPaymentPassword } from '../seed/demoPeople.ts'
import { openWallet, type Wallet } from '../testing/openWallet.ts'
import type { Answered } from '../testing/testSandbox.ts'

const key = 'the-key-of-a-lost-answer'
const found = games.find(({ roomType, supportPlay }) => supportPlay && roomType === 'private')
if (!found) throw new Error('The catalogue has no paid room.')
const room = found

let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})

const launchRoom = (underKey = key): Promise<Answered> =>
  wallet.ask('launchGame', undefined, {
    key: underKey,
    query: {
      vendor: room.vassalage,
      gameId: room.roomId,
      nodeId: room.nodeId,
      category: room.gameType,
      price: String(room.priceMinor / 100),
    },
  })
const launchLottery = (): Promise<Answered> =>
  wallet.ask(
    'launchLottery',
    {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoGameCode: 'lua-1',
      lottoView: 'betting',
      device: 'MOBILE',
      backUrl: '/m/lottery',
      language: 'PT',
    },
    { key },
  )
const deposit = (): Promise<Answered> => wallet.ask('createDeposit', { method: 'PIX', amountMinor: 10_000 }, { key })
const transfer = (): Promise<Answered> =>
  wallet.ask(
    'transferToUpline',
    { amountMinor: 5_000, paymentPassword: demoPaymentPassword },
    { key, query: { moduleId: 'FUNDTRANS3' } },
  )
const rest = (vassalage: string, maintenance = true) => wallet.sandbox.dev('/vendor', { vassalage, maintenance })

describe('a repeated key', () => {
  const changes: readonly (readonly [string, () => Promise<Answered>, () => unknown])[] = [
    ['a paid room whose vendor is under maintenance', launchRoom, () => rest(room.vassalage)],
    [
      'a paid room that has left the catalogue',
      launchRoom,
      () => run(wallet.sandbox.db, 'DELETE FROM tenant_game WHERE game = :game', { game: room.nodeId }),
    ],
    ['a lottery whose vendor is under maintenance', launchLottery, () => rest(gameOfLottery('lua-1')?.vassalage ?? '')],
    ['a deposit whose method rests', deposit, () => wallet.sandbox.dev('/money', { restingMethods: ['PIX'] })],
    [
      'a transfer to an upline whose account was disabled',
      transfer,
      () => run(wallet.sandbox.db, `UPDATE member SET disabled = 1 WHERE name = 'agent'`),
    ],
  ]

  test.each(changes)('gets the first answer for %s', { tags: ['B111'] }, async (_what, ask, change) => {
    const first = await ask()
    expect(first.body.success).toBe(true)
    const money = wallet.money()
    await change()
    expect((await ask()).body).toEqual(first.body)
    expect(wallet.money()).toBe(money)
  })

  test('pays a room once, also after it was asked for during maintenance', { tags: ['B111'] }, async () => {
    const before = wallet.money()
    const first = await launchRoom()
    for (const maintenance of [true, false]) {
      await rest(room.vassalage, maintenance)
      expect((await launchRoom()).body).toEqual(first.body)
    }
    expect(wallet.money()).toBe(before - room.priceMinor)
  })

  test(
    'control: another key is refused during maintenance, and pays the room again after it',
    { tags: ['B111-control'] },
    async () => {
      const before = wallet.money()
      await launchRoom()
      await rest(room.vassalage)
      expect((await launchRoom('the-key-after-a-refusal')).body.errorCode).toBe('game.vendor.maintenance')
      await rest(room.vassalage, false)
      await launchRoom('the-key-after-a-refusal')
      expect(wallet.money()).toBe(before - 2 * room.priceMinor)
    },
  )

  test(
    'control: without the kept answer a deposit is refused while its method rests',
    { tags: ['B111-control'] },
    async () => {
      await deposit()
      await wallet.sandbox.dev('/money', { restingMethods: ['PIX'] })
      run(wallet.sandbox.db, 'UPDATE used_key SET answer = NULL')
      expect((await deposit()).body.errorCode).toBe('deposit.method.unavailable')
    },
  )
})
