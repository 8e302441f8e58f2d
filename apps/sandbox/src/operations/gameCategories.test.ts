import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { seedGamesById, type SeedGame } from '../seed/games.ts'
import type { GameCategory } from '../seed/vendors.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

interface Listed extends Pick<SeedGame, 'nodeId' | 'vassalage' | 'roomId' | 'gameType' | 'supportPlay'> {
  readonly code?: string
  readonly roomType?: string
}

let sandbox: TestSandbox
let token: string

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.UTC(2026, 10, 20, 15) })
  token = await sandbox.token('ana')
})

const key = (name: string) => ({ 'Idempotency-Key': name.padEnd(20, '-') })

/** Checks the game list of a category. @returns a game of this list that any member may play */
async function listCategory(gameType: GameCategory): Promise<Listed> {
  const { games, total } = (await sandbox.call('gameList', { query: { gameType, typeId: gameType } })).body
    .value as unknown as { games: readonly Listed[]; total: number }
  expect(total).toBeGreaterThanOrEqual(20)
  expect(games.length).toBeGreaterThanOrEqual(20)
  expect(new Set(games.map((game) => game.gameType))).toEqual(new Set([gameType]))
  const game = games.find(({ supportPlay, roomType = 'normal' }) => supportPlay && roomType === 'normal')
  if (!game) throw new Error(`The category ${gameType} has no playable game.`)
  return game
}

describe('game categories', () => {
  test.each<[GameCategory]>([
    ['SPORTS'],
    ['LIVE'],
    ['FISH'],
    ['RNG'],
    ['PVP'],
    ['ESPORTS'],
    ['POKER'],
    ['COCKFIGHT'],
    ['INHOUSE'],
  ])(
    'lists, launches and plays a game of the category %s',
    {
      tags: [
        'GAME-001',
        'GAME-002',
        'GAME-003',
        'GAME-004',
        'GAME-005',
        'GAME-008',
        'GAME-009',
        'GAME-010',
        'GAME-011',
      ],
    },
    async (category) => {
      const { vassalage: vendor, roomId: gameId, nodeId } = await listCategory(category)
      const launched = await sandbox.call('launchGame', {
        token,
        query: { vendor, gameId, nodeId, category },
        headers: key('launch'),
      })
      const { gameUrl } = launched.body.value as unknown as { gameUrl: string }
      expect(await (await sandbox.fetch(new Request(gameUrl))).text()).toContain('class="spin"')
      const stakeMinor = Math.max(seedGamesById.get(nodeId)?.minBetMinor ?? 0, 50)
      const round = await sandbox.fetch(
        new Request(`${gameUrl}/round`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ stakeMinor, key: 'a-round-of-sixteen', ...(category === 'SPORTS' && { pick: 0 }) }),
        }),
      )
      expect(round.status).toBe(200)
      expect(selectAll(sandbox.db, 'SELECT stake FROM bet')).toEqual([{ stake: stakeMinor }])
    },
  )

  test.each<['LOTT' | 'ELOTTO', 'LOTT' | 'ELOTT', 'lotteryList' | 'eLotteryList']>([
    ['LOTT', 'LOTT', 'lotteryList'],
    ['ELOTTO', 'ELOTT', 'eLotteryList'],
  ])(
    'lists the lottery category %s, opens the lottery pages and places an order',
    { tags: ['GAME-006', 'GAME-007'] },
    async (category, prizeMode, list) => {
      const { code = 'lobby' } = await listCategory(category)
      const body = {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: prizeMode,
        lottoGameCode: code,
        lottoView: code === 'lobby' ? 'lobby' : 'betting',
        device: 'MOBILE',
        backUrl: '/m/home',
        language: 'PT',
      }
      const launched = await sandbox.call('launchLottery', { token, body, headers: key('launch') })
      const { gameUrl } = launched.body.value as unknown as { gameUrl: string }
      expect((await sandbox.fetch(new Request(gameUrl))).status).toBe(200)
      const [drawn] = (await sandbox.call(list)).body.value as unknown as readonly { code: string; numero: string }[]
      if (!drawn) throw new Error(`${list} returned no lottery.`)
      const order = {
        token,
        code: drawn.code,
        numero: drawn.numero,
        prizeMode,
        bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }],
      }
      expect(await sandbox.call('placeLotteryOrder', { token, body: order, headers: key('order') })).toMatchObject({
        body: { success: true },
      })
    },
  )
})

test('offers no games, vendors or launches of a category that the market forbids', async () => {
  const merchant = { ...northMerchant, market: 'BR' as const }
  const brazilian = createTestSandbox({ merchants: [merchant] })
  const ask = async <Value>(id: string, query = {}): Promise<Value> =>
    (await brazilian.call(id, { tenant: merchant, query })).body.value as unknown as Value
  const forbidden = [...seedGamesById.values()].find(
    ({ gameType, supportPlay }) => gameType === 'COCKFIGHT' && supportPlay,
  )
  if (!forbidden) throw new Error('The catalogue has no playable game of the category COCKFIGHT.')
  expect(await ask('gameList', { gameType: 'COCKFIGHT' })).toMatchObject({ total: 0, games: [], vendors: [] })
  expect(await ask('hotGames', { gameType: 'COCKFIGHT' })).toEqual({ list: [] })
  expect((await ask<{ gameType: string }[]>('allVassalages')).map(({ gameType }) => gameType)).not.toContain(
    'COCKFIGHT',
  )
  const menus = await ask<{ sorting: { gameCategory: string }[]; mapping: object }>('gameMenus')
  expect([menus.sorting.map(({ gameCategory }) => gameCategory), Object.keys(menus.mapping)].flat()).not.toContain(
    'COCKFIGHT',
  )
  expect(menus.sorting).toHaveLength(10)
  const { vassalage: vendor, roomId: gameId, nodeId, gameType: category } = forbidden
  const launched = await brazilian.call('launchGame', {
    tenant: merchant,
    token: await brazilian.token('ana', merchant),
    query: { vendor, gameId, nodeId, category },
    headers: key('launch'),
  })
  expect(launched.body.errorCode).toBe('game.unknown')
})

test('returns agent rates only for the categories that the market allows', async () => {
  const merchant = { ...northMerchant, market: 'BR' as const }
  const brazilian = createTestSandbox({ merchants: [merchant] })
  const categoriesOf = async (from: TestSandbox, tenant = northMerchant): Promise<string[]> => {
    const { rates } = (await from.call('accountRules', { tenant, token: await from.token('agent', tenant) })).body
      .value as unknown as { rates: { category: string }[] }
    return rates.map(({ category }) => category)
  }
  const everywhere = await categoriesOf(sandbox)
  expect(everywhere).toContain('COCKFIGHT')
  expect(await categoriesOf(brazilian, merchant)).toEqual(everywhere.filter((category) => category !== 'COCKFIGHT'))
})

test('returns vendors with all fields that are needed to launch their game', { tags: ['GAME-062'] }, async () => {
  const vendors = (await sandbox.call('allVassalages')).body.value as unknown as readonly Record<string, unknown>[]
  expect(vendors.length).toBeGreaterThan(30)
  for (const vendor of vendors) {
    expect(vendor).toMatchObject({
      vassalage: expect.stringMatching(/^\w+$/),
      gameType: expect.stringMatching(/^[A-Z]+$/),
      gameId: expect.stringMatching(/\S/),
      nodeId: expect.any(Number),
      mobileLargeIcon: expect.stringMatching(/^\/vendor\/\w+\.webp$/),
    })
  }
  const { vassalage, gameType, gameId, nodeId } = vendors.find((one) => one['gameType'] === 'FISH') as Record<
    string,
    string
  >
  const query = { vendor: vassalage!, gameId: gameId!, nodeId: nodeId!, category: gameType! }
  expect((await sandbox.call('launchGame', { token, query, headers: key('lobby') })).body.success).toBe(true)
})

test(
  'adds launched games, and games that open without a launch, to the recent games',
  { tags: ['CALL-074'] },
  async () => {
    const recent = async () =>
      (
        (await sandbox.call('recentGames', { token })).body.value as unknown as { content: readonly Listed[] }
      ).content.map(({ nodeId }) => nodeId)
    const [first, second] = [await listCategory('PVP'), await listCategory('FISH')]
    for (const { vassalage: vendor, roomId: gameId, nodeId, gameType: category } of [first, second])
      await sandbox.call('launchGame', {
        token,
        query: { vendor, gameId, nodeId, category },
        headers: key(`launch-${nodeId}`),
      })
    expect(await recent()).toEqual([second.nodeId, first.nodeId])
    await sandbox.call('addRecentGame', { token, query: { nodeId: first.nodeId, vendor: first.vassalage } })
    expect(await recent()).toEqual([first.nodeId, second.nodeId])
  },
)
