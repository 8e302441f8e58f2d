import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { findLotterySession } from '../domain/lotterySessions.ts'
import { playGameRound } from '../domain/rounds.ts'
import { findLotteryCatalogueGame, demoGames, type SeedGame } from '../seed/games.ts'
import { demoPaymentPassword } from '../seed/demoPeople.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'
import type { TestApiResponse } from '../testing/createTestSandbox.ts'

const key = 'the-key-of-a-lost-answer'
const gameWhere = (fits: (game: SeedGame) => boolean): SeedGame => {
  const found = demoGames.find((game) => game.supportPlay && fits(game))
  if (!found) throw new Error('The catalogue has no playable game that matches.')
  return found
}
const room = gameWhere(({ roomType }) => roomType === 'private')
const free = gameWhere(({ gameType }) => gameType === 'RNG')

let wallet: WalletSandbox
/** The token of the current sign-in session. */
let token: string
beforeEach(async () => {
  wallet = await createWalletSandbox()
  token = wallet.token
})

const launch = (
  { vassalage, roomId, nodeId, gameType, priceMinor }: SeedGame,
  underKey = key,
): Promise<TestApiResponse> =>
  wallet.ask('launchGame', undefined, {
    token,
    key: underKey,
    query: { vendor: vassalage, gameId: roomId, nodeId, category: gameType, ...(priceMinor > 0 && { priceMinor }) },
  })
const launchRoom = (underKey = key): Promise<TestApiResponse> => launch(room, underKey)
const launchLottery = (): Promise<TestApiResponse> =>
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
    { key, token },
  )
const deposit = (): Promise<TestApiResponse> =>
  wallet.ask('createDeposit', { method: 'PIX', amountMinor: 10_000 }, { key })
const transfer = (): Promise<TestApiResponse> =>
  wallet.ask(
    'transferToUpline',
    { amountMinor: 5_000, paymentPassword: demoPaymentPassword },
    { key, query: { moduleId: 'FUNDTRANS3' } },
  )
const setMaintenance = (vassalage: string, maintenance = true) =>
  wallet.sandbox.dev('/vendor', { vassalage, maintenance })

describe('repeated key', () => {
  const changes: readonly (readonly [string, () => Promise<TestApiResponse>, () => unknown])[] = [
    ['a paid room whose vendor is under maintenance', launchRoom, () => setMaintenance(room.vassalage)],
    [
      'a paid room that has left the catalogue',
      launchRoom,
      () => runSql(wallet.sandbox.db, 'DELETE FROM tenant_game WHERE game = :game', { game: room.nodeId }),
    ],
    [
      'a lottery whose vendor is under maintenance',
      launchLottery,
      () => setMaintenance(findLotteryCatalogueGame('lua-1')?.vassalage ?? ''),
    ],
    ['a deposit whose method is unavailable', deposit, () => wallet.sandbox.dev('/money', { restingMethods: ['PIX'] })],
    [
      'a transfer to an upline whose account was disabled',
      transfer,
      () => runSql(wallet.sandbox.db, `UPDATE member SET disabled = 1 WHERE name = 'agent'`),
    ],
  ]

  test.each(changes)(
    'returns the first response when a request for %s is repeated with the same idempotency key',
    { tags: ['B111'] },
    async (_what, ask, change) => {
      const first = await ask()
      expect(first.body.success).toBe(true)
      const money = wallet.money()
      await change()
      expect((await ask()).body).toEqual(first.body)
      expect(wallet.money()).toBe(money)
    },
  )

  test(
    'charges a paid room one time when its launch is repeated while the vendor is under maintenance',
    { tags: ['B111'] },
    async () => {
      const before = wallet.money()
      const first = await launchRoom()
      for (const maintenance of [true, false]) {
        await setMaintenance(room.vassalage, maintenance)
        expect((await launchRoom()).body).toEqual(first.body)
      }
      expect(wallet.money()).toBe(before - room.priceMinor)
    },
  )

  test(
    'control: charges a paid room a second time when the second launch has another idempotency key',
    { tags: ['B111-control'] },
    async () => {
      const before = wallet.money()
      await launchRoom()
      await setMaintenance(room.vassalage)
      expect((await launchRoom('the-key-after-a-refusal')).body.errorCode).toBe('game.vendor.maintenance')
      await setMaintenance(room.vassalage, false)
      await launchRoom('the-key-after-a-refusal')
      expect(wallet.money()).toBe(before - 2 * room.priceMinor)
    },
  )

  test(
    'control: refuses a repeated deposit with an unavailable method when no response is stored',
    { tags: ['B111-control'] },
    async () => {
      await deposit()
      await wallet.sandbox.dev('/money', { restingMethods: ['PIX'] })
      runSql(wallet.sandbox.db, 'UPDATE used_key SET answer = NULL')
      expect((await deposit()).body.errorCode).toBe('deposit.method.unavailable')
    },
  )
})

const sessionIn = ({ body }: TestApiResponse): string =>
  (body.value as unknown as { gameUrl: string }).gameUrl.slice(-32)
const play = (sessionId: string, underKey = `a-round-in-${sessionId}`) =>
  playGameRound(wallet.sandbox.db, { sessionId, stakeMinor: 1_000, key: underKey, now: wallet.sandbox.clock.now() })
const signInAgain = async (): Promise<void> => {
  await wallet.sandbox.call('logout', { query: { token } })
  token = await wallet.sandbox.token('ana')
}

describe('launch whose response was lost', () => {
  test.each([
    ['a paid room', room],
    ['a free game', free],
  ])(
    'opens %s again without a second charge when its launch is repeated after a sign-out and a new sign-in',
    { tags: ['B112'] },
    async (_what, game) => {
      const first = sessionIn(await launch(game))
      const money = wallet.money()
      await signInAgain()
      const second = sessionIn(await launch(game))
      expect(wallet.money()).toBe(money)
      expect(() => play(first)).toThrow('round.session.ended')
      expect(play(second)).toMatchObject({ round: 1 })
      expect(sessionIn(await launch(game))).toBe(second)
      // The second game session has a new random seed, so its rounds cannot be predicted from the rounds of the first.
      expect(selectAll(wallet.sandbox.db, 'SELECT DISTINCT seed FROM game_session')).toHaveLength(2)
    },
  )

  test(
    'opens a lottery again when its launch is repeated after a sign-out and a new sign-in',
    { tags: ['B112'] },
    async () => {
      await launchLottery()
      await signInAgain()
      const again = findLotterySession(wallet.sandbox.db, sessionIn(await launchLottery()))
      expect(again?.ends_at).toBeGreaterThan(wallet.sandbox.clock.now())
    },
  )

  test(
    'ends the game session of a paid room four hours after the payment, even after a new sign-in',
    { tags: ['B112'] },
    async () => {
      await launchRoom()
      wallet.sandbox.clock.advance(3 * 3_600_000)
      await signInAgain()
      const second = sessionIn(await launchRoom())
      expect(play(second)).toMatchObject({ round: 1 })
      wallet.sandbox.clock.advance(3_600_000)
      expect(() => play(second, 'a-round-after-four-hours')).toThrow('round.session.ended')
      await signInAgain()
      expect(sessionIn(await launchRoom())).toBe(second)
    },
  )

  test(
    'control: refuses stakes in a game session after a sign-out when its launch is not repeated',
    { tags: ['B112-control'] },
    async () => {
      const first = sessionIn(await launchRoom())
      expect(play(first)).toMatchObject({ round: 1 })
      await signInAgain()
      expect(() => play(first, 'a-round-after-sign-out')).toThrow('round.session.ended')
    },
  )
})
