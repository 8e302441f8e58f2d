import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { demoGames } from '../seed/games.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestCallOptions, type TestSandbox } from '../testing/createTestSandbox.ts'

interface Page {
  readonly content: readonly { readonly nodeId: number; readonly gameType: string }[]
  readonly pageNum: number
  readonly totalPages: number
}

let sandbox: TestSandbox
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.token('ana')
})

const [one, two] = demoGames.filter(({ gameType }) => gameType === 'RNG') as [
  (typeof demoGames)[number],
  (typeof demoGames)[number],
]
const fish = demoGames.find(({ gameType }) => gameType === 'FISH') as (typeof demoGames)[number]
type Named = Pick<typeof one, 'nodeId' | 'vassalage'>

const change = (
  id: 'addFavouriteGame' | 'removeFavouriteGame',
  { nodeId, vassalage }: Named,
  ask: TestCallOptions = {},
) => {
  const own = ask.token ?? token
  return sandbox.call(id, { ...ask, token: own, body: { nodeId, token: own, vendor: vassalage } })
}
const page = async (query: TestCallOptions['query'] = {}, ask: TestCallOptions = {}): Promise<Page> =>
  (await sandbox.call('favouriteGames', { token, ...ask, query: query ?? {} })).body.value as unknown as Page
const ids = async (query: TestCallOptions['query'] = {}, ask: TestCallOptions = {}): Promise<number[]> =>
  (await page(query, ask)).content.map(({ nodeId }) => nodeId)

describe('favourites', () => {
  test('returns a member’s favourite games in every session and after a restart', { tags: ['GAME-048'] }, async () => {
    const folder = createTemporaryFolder()
    sandbox = createTestSandbox({ dbPath: join(folder, 'sandbox.db') })
    token = await sandbox.token('ana')
    expect(await ids()).toEqual([])
    await change('addFavouriteGame', one)
    token = await sandbox.token('ana')
    expect(await ids()).toEqual([one.nodeId])
    sandbox.close()
    sandbox = createTestSandbox({ dbPath: join(folder, 'sandbox.db') })
    onTestFinished(() => sandbox.close())
    expect(await ids({}, { token: await sandbox.token('ana') })).toEqual([one.nodeId])
  })

  test('returns whether a game is a favourite, and ignores a repeated addition or removal', async () => {
    for (const id of ['addFavouriteGame', 'addFavouriteGame'] as const) {
      expect((await change(id, one)).body).toEqual({ success: true, value: true })
    }
    expect(await ids()).toEqual([one.nodeId])
    for (const id of ['removeFavouriteGame', 'removeFavouriteGame'] as const) {
      expect((await change(id, one)).body).toEqual({ success: true, value: false })
    }
    expect(await ids()).toEqual([])
  })

  test('lists favourites in pages and by category, the newest first', async () => {
    for (const game of [one, fish, two]) await change('addFavouriteGame', game)
    expect(await ids()).toEqual([two.nodeId, fish.nodeId, one.nodeId])
    expect(await page({ pageSize: 2, pageNo: 2 })).toMatchObject({
      content: [{ nodeId: one.nodeId }],
      pageNum: 2,
      totalPages: 2,
    })
    expect(await page({ gameType: 'FISH' })).toMatchObject({ content: [{ nodeId: fish.nodeId }], totalPages: 1 })
    expect(await page({ gameType: 'LIVE' })).toEqual({ content: [], pageNum: 1, totalPages: 0 })
  })

  test('keeps favourites separate between members and between tenants', async () => {
    await change('addFavouriteGame', one)
    expect(await ids({}, { token: await sandbox.token('vip') })).toEqual([])
    const other = await sandbox.token('ana', southMerchant)
    expect(await ids({}, { tenant: southMerchant, token: other })).toEqual([])
    await change('removeFavouriteGame', one, { tenant: southMerchant, token: other })
    await change('removeFavouriteGame', one, { token: await sandbox.token('vip') })
    expect(await ids()).toEqual([one.nodeId])
    expect(selectAll(sandbox.db, 'SELECT tenant FROM favourite')).toEqual([{ tenant: northMerchant.id }])
  })

  test('refuses a 201st favourite game, so that one page of the list can contain all favourites', async () => {
    const [last, ...first] = demoGames.slice(0, 201)
    for (const game of first) await change('addFavouriteGame', game)
    expect((await change('addFavouriteGame', last as Named)).body).toMatchObject({
      success: false,
      errorCode: 'game.favourite.full',
    })
    expect(await ids({ pageSize: 200 })).toEqual(first.map(({ nodeId }) => nodeId).toReversed())
    await change('removeFavouriteGame', first[0] as Named)
    expect((await change('addFavouriteGame', last as Named)).body.success).toBe(true)
  })

  test.each([
    ['an unknown game', { nodeId: 1, vassalage: one.vassalage }],
    ["another vendor's game", { nodeId: one.nodeId, vassalage: 'VPR' }],
  ])('refuses to add %s to the favourites', async (_, game) => {
    expect((await change('addFavouriteGame', game)).body.errorCode).toBe('game.unknown')
    expect(selectAll(sandbox.db, 'SELECT 1 FROM favourite')).toEqual([])
  })

  test("refuses another member's token in the query or body of a signed-in call", async () => {
    const other = await sandbox.token('vip')
    const body = { nodeId: one.nodeId, token: other, vendor: one.vassalage }
    expect(await sandbox.call('addFavouriteGame', { token, body })).toMatchObject({
      status: 401,
      body: { errorCode: 'session.ended' },
    })
    expect((await sandbox.call('favouriteGames', { token, query: { token: other } })).status).toBe(401)
    // As a control, each member's own token is accepted.
    expect((await sandbox.call('addFavouriteGame', { token: other, body })).status).toBe(200)
    expect((await sandbox.call('favouriteGames', { token: other, query: { token: other } })).status).toBe(200)
  })

  test('deletes all favourites when the sandbox is reset', async () => {
    await change('addFavouriteGame', one)
    await sandbox.fetch(new Request('http://localhost/__dev/reset', { method: 'POST' }))
    expect(selectAll(sandbox.db, 'SELECT 1 FROM favourite')).toEqual([])
  })
})
