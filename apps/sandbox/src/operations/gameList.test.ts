import { describe, expect, test } from 'vitest'
import { demoGames, seedGamesById } from '../seed/games.ts'
import { southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestCallOptions } from '../testing/createTestSandbox.ts'

interface List {
  readonly games: readonly {
    readonly nodeId: number
    readonly gameName: string
    readonly vendorName: string
    readonly vassalage: string
  }[]
  readonly pageNum: number
  readonly totalPages: number
  readonly total: number
  readonly vendors: readonly { readonly code: string; readonly name: string; readonly count: number }[]
}

const sandbox = createTestSandbox()
const list = async (query: NonNullable<TestCallOptions['query']> = {}, ask: TestCallOptions = {}): Promise<List> =>
  (await sandbox.call('gameList', { ...ask, query })).body.value as unknown as List
const slots = demoGames.filter(({ gameType }) => gameType === 'RNG')
const ids = (of: List): number[] => of.games.map(({ nodeId }) => nodeId)

describe('gameList pages', () => {
  test('returns every game of a category on one page only, for any page size', async () => {
    for (const pageSize of [26, 100]) {
      const { totalPages, total } = await list({ gameType: 'RNG', pageSize })
      expect([total, totalPages]).toEqual([slots.length, Math.ceil(slots.length / pageSize)])
      const pages = await Promise.all(
        Array.from({ length: totalPages }, (_, at) => list({ gameType: 'RNG', pageSize, pageNo: at + 1 })),
      )
      expect(pages.map(({ pageNum }) => pageNum)).toEqual(pages.map((_, at) => at + 1))
      expect(pages.flatMap(ids).sort()).toEqual(slots.map(({ nodeId }) => nodeId).sort())
      expect(pages.slice(0, -1).every((page) => page.games.length === pageSize)).toBe(true)
    }
  })

  test('sorts games over all pages by popularity at the tenant', async () => {
    const [first, second, whole] = [await list({ pageNo: 1 }), await list({ pageNo: 2 }), await list({ pageSize: 52 })]
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole))
    expect(ids(await list({}, { tenant: southMerchant }))).not.toEqual(ids(first))
  })

  test('returns an empty page after the last page of games', async () => {
    expect(await list({ gameType: 'RNG', pageNo: 10_000 })).toMatchObject({
      games: [],
      pageNum: 10_000,
      total: slots.length,
    })
    expect(await list({ gameName: 'no such game' })).toMatchObject({ games: [], totalPages: 0, total: 0, vendors: [] })
  })

  test.each([
    { pageNo: 0 },
    { pageSize: 0 },
    { pageSize: 201 },
    { pageNo: 'x' },
    { gameType: 'SLOTS' },
    { minBetMinor: '2' },
    { isNew: 'yes' },
    { gameType: 'RNG', typeId: 'FISH' },
    { clientType: 3 },
  ])('refuses the gameList query %j', async (query) => {
    expect((await sandbox.call('gameList', { query })).status).toBe(400)
  })
})

describe('gameList search', () => {
  const accented = slots.find(({ gameName }) => /[áéíóúãç]/.test(gameName))

  test('finds a game when its name is typed in any letter case and without accents', async () => {
    const { gameName = '', nodeId } = accented ?? {}
    const bare = gameName.normalize('NFD').replace(/\p{M}/gu, '')
    expect(bare).not.toBe(gameName)
    for (const text of [
      gameName,
      gameName.toUpperCase(),
      bare,
      ` ${bare.toLowerCase()}  `,
      gameName.normalize('NFD'),
    ]) {
      expect(ids(await list({ gameName: text })), text).toContain(nodeId)
    }
  })

  test('finds a game by its name with a straight or a curly apostrophe', async () => {
    const curly = demoGames.find(({ gameName }) => gameName.includes('’'))
    expect(ids(await list({ gameName: curly?.gameName.replace('’', "'") ?? '', pageSize: 100 }))).toContain(
      curly?.nodeId,
    )
  })

  test('finds games by words of the vendor and of the game in any order', async () => {
    const found = await list({ gameName: 'solsticio', pageSize: 200 })
    expect(found.total).toBe(demoGames.filter(({ vendorName }) => vendorName === 'Solstício').length)
    const [slot] = slots as [(typeof slots)[number]]
    expect(
      ids(await list({ gameName: `${slot.vendorName} ${slot.gameName.split(' ').toReversed().join(' ')}` })),
    ).toEqual([slot.nodeId])
  })

  test('treats wildcards and quotes in a searched name as plain text', async () => {
    for (const text of ['%', '_', '*', '?', '[a-z]', "' OR '1'='1", '"', '\\'])
      expect((await list({ gameName: text })).total, text).toBe(0)
    // As a control, search for a letter that occurs in names.
    expect((await list({ gameName: 'a' })).total).toBeGreaterThan(100)
  })

  test('finds only games of the requested category by name', async () => {
    const { games: found } = await list({ gameName: 'a', gameType: 'FISH', pageSize: 200 })
    expect(new Set(found.map(({ nodeId }) => seedGamesById.get(nodeId)?.gameType))).toEqual(new Set(['FISH']))
  })
})

describe('gameList filters', () => {
  const idsOf = (fits: (game: (typeof demoGames)[number]) => boolean): number[] =>
    slots.filter(fits).map(({ nodeId }) => nodeId)

  test.each([
    [{ isNew: 'true' }, idsOf(({ isNew }) => isNew)],
    [{ isNew: 'false' }, idsOf(() => true)],
    [{ gameClassify: 'FRUIT' }, idsOf(({ classification }) => classification === 'FRUIT')],
    [{ minBetMinor: '1' }, idsOf(({ minBetMinor }) => minBetMinor === 1)],
    [{ minBetMinor: '75' }, idsOf(({ minBetMinor }) => minBetMinor === 75)],
    [{ vassalage: 'QTZ' }, idsOf(({ vassalage }) => vassalage === 'QTZ')],
    [
      { vassalage: 'QTZ', minBetMinor: '50', isNew: 'false' },
      idsOf(({ vassalage, minBetMinor }) => vassalage === 'QTZ' && minBetMinor === 50),
    ],
    [{ vassalage: 'NOBODY' }, []],
    [{ typeId: 'RNG' }, idsOf(() => true)],
  ])('returns exactly the matching games for the filter %j', async (query, expected) => {
    const pages = [1, 2].map((pageNo) => list({ gameType: 'RNG', pageSize: 200, pageNo, ...query }))
    expect((await Promise.all(pages)).flatMap(ids).sort()).toEqual(expected.toSorted())
    expect(expected.length).toBeLessThanOrEqual(slots.length)
  })

  test('finds more than ten slots for every filter that the site offers', async () => {
    const { content } = (await sandbox.call('gameTypes')).body.value as unknown as { content: { code: string }[] }
    expect(content.length).toBeGreaterThan(4)
    const bets = ['1', '5', '10', '50', '75'].map((minBetMinor) => ({ minBetMinor }))
    const offered = [...content.map(({ code }) => ({ gameClassify: code })), ...bets]
    const totals = await Promise.all(offered.map(async (query) => (await list({ gameType: 'RNG', ...query })).total))
    expect(Math.min(...totals)).toBeGreaterThan(10)
  })

  test('returns every vendor with its number of games, even when the list is filtered by one vendor', async () => {
    const { vendors, total } = await list({ gameType: 'RNG' })
    expect(vendors.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(vendors.map(({ count }) => count)).toEqual(
      vendors.map(({ count }) => count).toSorted((one, other) => other - one),
    )
    const first = vendors[0] as List['vendors'][number]
    const chosen = await list({ gameType: 'RNG', vassalage: first.code })
    expect(chosen.vendors).toEqual(vendors)
    expect(chosen.total).toBe(first.count)
  })
})

test('refuses a merchant code in the query that differs from the code in the header', async () => {
  for (const name of ['merchant', 'merchant_code']) {
    expect((await sandbox.call('gameList', { query: { [name]: southMerchant.code } })).body.errorCode, name).toBe(
      'merchant.mismatch',
    )
  }
  expect((await sandbox.call('gameList')).status).toBe(200)
})

test('returns no classifications for fish games, and all vendors of all categories', async () => {
  expect((await sandbox.call('gameTypes', { query: { typeId: 'FISH' } })).body.value).toEqual({ content: [] })
  const vendors = (await sandbox.call('allVassalages')).body.value as unknown as {
    vassalage: string
    gameType: string
  }[]
  const pairs = new Set(demoGames.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`))
  expect(new Set(vendors.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`))).toEqual(pairs)
})
