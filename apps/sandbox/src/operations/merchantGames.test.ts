import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, selectOne, runSql } from '../db/sql.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { demoGames, type SeedGame } from '../seed/games.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import {
  createTestSandbox,
  type TestApiResponse,
  type TestCallOptions,
  type TestSandbox,
} from '../testing/createTestSandbox.ts'

interface Listed extends Readonly<Record<string, unknown>> {
  readonly nodeId: number
  readonly vassalage: string
  readonly supportPlay: boolean
}
interface Page {
  readonly games: readonly Listed[]
  readonly content: readonly Listed[]
  readonly next?: string
}

let sandbox: TestSandbox
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.token('ana')
})

const valueOf = async <T>(id: string, ask: TestCallOptions = {}): Promise<T> =>
  (await sandbox.call(id, ask)).body.value as unknown as T
const ids = (list: readonly Listed[]): number[] => list.map(({ nodeId }) => nodeId)
const slots = demoGames.filter(({ gameType }) => gameType === 'RNG')
const gameWhere = (fits: (game: SeedGame) => boolean): SeedGame => {
  const found = demoGames.find((game) => game.supportPlay && fits(game))
  if (!found) throw new Error('The catalogue has no playable game that matches.')
  return found
}
let launches = 0
const launch = (
  { vassalage, roomId, nodeId, gameType }: SeedGame,
  { query, key = `a-key-of-a-launch-${launches++}`, as = token }: TestCallOptions & { key?: string; as?: string } = {},
): Promise<TestApiResponse> =>
  sandbox.call('launchGame', {
    token: as,
    query: { vendor: vassalage, gameId: roomId, nodeId, category: gameType, ...query },
    headers: { 'Idempotency-Key': key },
  })

describe('pages with the cursor `next`', () => {
  const pages = async (meanwhile: (page: number) => void): Promise<number[]> => {
    const seen: number[] = []
    let after: string | undefined
    for (let pageNo = 1; pageNo < 50; pageNo++) {
      const page = await valueOf<Page>('gameList', {
        query: { gameType: 'RNG', pageNo, pageSize: 50, ...(after !== undefined && { after }) },
      })
      seen.push(...ids(page.games))
      if (page.next === undefined) return seen
      after = page.next
      meanwhile(pageNo)
    }
    throw new Error('The list has more than 50 pages.')
  }
  const addGame = (node: number): void => {
    runSql(
      sandbox.db,
      'INSERT INTO game SELECT :node, room_id || :node, category, vassalage, support_play, json_set(wire, ' +
        `'$.nodeId', :node), is_new, min_bet, classification, search, more FROM game WHERE node_id = 10001`,
      { node },
    )
    runSql(sandbox.db, `INSERT INTO tenant_game VALUES ('north', :node, 1000)`, { node })
  }

  test('returns the same list pages when they are requested by cursor and by page number', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((pageNo) => valueOf<Page>('gameList', { query: { gameType: 'RNG', pageNo } })),
    )
    const followed = await valueOf<Page>('gameList', {
      query: { gameType: 'RNG', pageNo: 2, after: first?.next ?? '' },
    })
    expect(ids(followed.games)).toEqual(ids(second?.games ?? []))
    expect((await pages(() => undefined)).toSorted()).toEqual(slots.map(({ nodeId }) => nodeId).toSorted())
  })

  test('repeats and skips no game when pages are requested by cursor and games are added or removed', async () => {
    const seen = await pages((page) => addGame(2_000_000 + page))
    expect(seen).toHaveLength(slots.length)
    expect(new Set(seen).size).toBe(slots.length)
    const gone = seen.slice(0, 3)
    const left = await pages((page) =>
      runSql(sandbox.db, 'DELETE FROM tenant_game WHERE game = :gone', { gone: gone[page - 1] ?? 0 }),
    )
    for (const node of seen.slice(3)) expect(left).toContain(node)
  })

  test('control: repeats a game when pages are requested by number and a game is added between two pages', async () => {
    const first = await valueOf<Page>('gameList', { query: { gameType: 'RNG', pageNo: 1 } })
    addGame(2_000_000)
    const second = await valueOf<Page>('gameList', { query: { gameType: 'RNG', pageNo: 2 } })
    expect(ids(second.games)).toContain(first.games.at(-1)?.nodeId)
  })

  test('repeats and skips no favourite when pages are requested by cursor and a favourite is removed', async () => {
    const own = slots.slice(0, 6)
    for (const { nodeId, vassalage } of own)
      await sandbox.call('addFavouriteGame', { token, body: { nodeId, token, vendor: vassalage } })
    const first = await valueOf<Page>('favouriteGames', { token, query: { pageSize: 3 } })
    const [newest] = own.slice(-1) as [SeedGame]
    await sandbox.call('removeFavouriteGame', {
      token,
      body: { nodeId: newest.nodeId, token, vendor: newest.vassalage },
    })
    const second = await valueOf<Page>('favouriteGames', {
      token,
      query: { pageSize: 3, pageNo: 2, after: first.next ?? '' },
    })
    expect([...ids(first.content), ...ids(second.content)]).toEqual(own.map(({ nodeId }) => nodeId).toReversed())
    expect(second.next).toBeUndefined()
  })

  test.each(['x', '5', '1-2-3', '-'])('refuses the malformed list cursor %s', async (after) => {
    expect((await sandbox.call('gameList', { query: { after } })).status).toBe(400)
  })
})

describe('gameMenus', () => {
  interface VendorList {
    readonly sorting: readonly {
      readonly gameCategory: string
      readonly count: number
      readonly vendorNames: readonly { vassalage: string; accountTypeName: string }[]
    }[]
    readonly mapping: Readonly<
      Record<string, readonly (Listed & { readonly accountTypeName: string; readonly count: number })[]>
    >
  }

  test('returns the categories in order with the names of their vendors', { tags: ['GAME-063'] }, async () => {
    const { sorting } = await valueOf<VendorList>('gameMenus')
    expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual([
      'RNG',
      'LIVE',
      'SPORTS',
      'FISH',
      'PVP',
      'INHOUSE',
      'LOTT',
      'ELOTTO',
      'ESPORTS',
      'POKER',
      'COCKFIGHT',
    ])
    for (const { gameCategory, vendorNames, count } of sorting) {
      const own = demoGames.filter(({ gameType }) => gameType === gameCategory)
      expect(new Set(vendorNames.map(({ accountTypeName }) => accountTypeName))).toEqual(
        new Set(own.map(({ vendorName }) => vendorName)),
      )
      expect(count).toBe(own.length)
    }
  })

  test('returns the vendors of each category with icons and numbers of games', { tags: ['GAME-064'] }, async () => {
    const { mapping, sorting } = await valueOf<VendorList>('gameMenus')
    expect(Object.keys(mapping).toSorted()).toEqual(sorting.map(({ gameCategory }) => gameCategory).toSorted())
    for (const [category, vendors] of Object.entries(mapping)) {
      for (const { vassalage, gameType, count, mobileSmallIcon } of vendors) {
        expect(gameType).toBe(category)
        expect(count).toBe(
          demoGames.filter((game) => game.gameType === category && game.vassalage === vassalage).length,
        )
        expect(mobileSmallIcon).toBe(`/chip/${vassalage}.webp`)
      }
    }
  })

  test('returns the two vendors whose lobby is the lottery lobby', async () => {
    const { mapping } = await valueOf<VendorList>('gameMenus')
    expect(mapping['LOTT']?.map(({ vassalage }) => vassalage)).toEqual(['TCG_LOTTO_VN', 'TCG_SEA'])
  })
})

describe('recent games', () => {
  const recent = async (query: TestCallOptions['query'] = {}, as = token): Promise<number[]> =>
    ids((await valueOf<Page>('recentGames', { token: as, query: query ?? {} })).content)
  const add = ({ nodeId, vassalage }: SeedGame) =>
    sandbox.call('addRecentGame', { token, query: { nodeId, vendor: vassalage } })

  test('lists each recent game one time, the newest first, and filters them by category', async () => {
    const [first, second] = slots as [SeedGame, SeedGame]
    const fish = gameWhere(({ gameType }) => gameType === 'FISH')
    for (const game of [first, fish, second, first])
      expect((await add(game)).body).toEqual({ success: true, value: true })
    expect(await recent()).toEqual([first.nodeId, second.nodeId, fish.nodeId])
    expect(await recent({ gameType: 'FISH' })).toEqual([fish.nodeId])
    expect(await recent({}, await sandbox.token('vip'))).toEqual([])
  })

  test('stores a member’s 30 recent games and removes the oldest when another game is added', async () => {
    for (const game of slots.slice(0, 31)) await add(game)
    expect(await recent()).toEqual(
      slots
        .slice(1, 31)
        .map(({ nodeId }) => nodeId)
        .toReversed(),
    )
  })

  test('adds a launched game to the recent games, but not a refused launch', async () => {
    const playable = gameWhere(({ gameType }) => gameType === 'FISH')
    await launch(playable)
    await launch(demoGames.find(({ supportPlay }) => !supportPlay) as SeedGame)
    expect(await recent()).toEqual([playable.nodeId])
  })

  test('refuses to add a game of another vendor to the recent games, and refuses guests', async () => {
    expect(
      (await sandbox.call('addRecentGame', { token, query: { nodeId: 10_001, vendor: 'VPR' } })).body.errorCode,
    ).toBe('game.unknown')
    expect((await sandbox.call('recentGames', { query: { token: 'nobody' } })).status).toBe(401)
  })
})

describe('live rooms', () => {
  const rooms = async (): Promise<readonly Listed[]> =>
    (await valueOf<Page>('gameList', { query: { gameType: 'LIVE', pageSize: 200 } })).games
  const privateRoom = (): SeedGame => gameWhere(({ roomType }) => roomType === 'private')
  const ledger = (name: string): number =>
    getWalletBalance(sandbox.db, 'north', getDemoPersonId(sandbox.db, 'north', name))

  test('lists normal, VIP and private rooms, with a price only for private rooms', async () => {
    const listed = await rooms()
    expect(new Set(listed.map(({ roomType }) => roomType))).toEqual(new Set(['normal', 'vip', 'private']))
    for (const { roomType, priceMinor } of listed) expect(priceMinor !== undefined).toBe(roomType === 'private')
    expect(
      (await valueOf<Page>('gameList', { query: { gameType: 'RNG' } })).games.some(
        ({ roomType }) => roomType !== undefined,
      ),
    ).toBe(false)
  })

  test('opens a private room only for the price that the player has confirmed', async () => {
    const room = privateRoom()
    const before = ledger('ana')
    for (const priceMinor of [undefined, 0, 999_900]) {
      expect((await launch(room, { query: priceMinor === undefined ? {} : { priceMinor } })).body.errorCode).toBe(
        'game.room.price',
      )
    }
    expect(selectAll(sandbox.db, 'SELECT 1 FROM game_session')).toEqual([])
    const { priceMinor } = room
    const answers = await Promise.all(
      [1, 2, 3].map(() => launch(room, { query: { priceMinor }, key: 'one-launch-of-a-room' })),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.value))).size).toBe(1)
    expect(ledger('ana')).toBe(before - room.priceMinor)
    await launch(room, { query: { priceMinor } })
    expect(ledger('ana')).toBe(before - 2 * room.priceMinor)
    expect(findLedgerFaults(sandbox.db)).toEqual([])
  })

  test('refuses to open a private room and stores nothing when the balance is too low', async () => {
    const room = privateRoom()
    const { body } = await launch(room, { query: { priceMinor: room.priceMinor }, as: await sandbox.token('empty') })
    expect(body.errorCode).toBe(room.vassalage === 'VPR' ? 'game.trial.refused' : 'wallet.balance.insufficient')
    expect(selectAll(sandbox.db, 'SELECT 1 FROM game_session')).toEqual([])
    expect(selectAll(sandbox.db, 'SELECT 1 FROM recent_game')).toEqual([])
  })

  test('opens a VIP room only for members with a VIP level', async () => {
    const room = gameWhere(({ roomType }) => roomType === 'vip')
    expect((await launch(room, { as: await sandbox.token('empty') })).body.errorCode).toBe('game.room.vip')
    expect((await launch(room)).body.success).toBe(true)
  })

  test("never opens a paid room from a vendor's lobby", async () => {
    const room = privateRoom()
    runSql(sandbox.db, 'UPDATE tenant_game SET popularity = 5000 WHERE game = :game', { game: room.nodeId })
    const { node_id: node } = selectOne<{ node_id: number }>(
      sandbox.db,
      'SELECT node_id FROM vendor WHERE vassalage = :code',
      { code: room.vassalage },
    ) ?? { node_id: 0 }
    expect((await launch({ ...room, roomId: `${room.vassalage}-LOBBY`, nodeId: node })).body.success).toBe(true)
    expect(selectOne(sandbox.db, 'SELECT game FROM game_session')).not.toEqual({ game: room.nodeId })
  })
})

describe('vendor rules', () => {
  const modeOf = ({ body }: TestApiResponse): unknown => (body.value as unknown as { openMode: string }).openMode

  test('returns whether the games of a vendor open in a frame', async () => {
    expect(modeOf(await launch(gameWhere(({ vassalage }) => vassalage === 'QTZ')))).toBe('FRAME')
    expect(modeOf(await launch(gameWhere(({ vassalage }) => vassalage === 'IPE')))).toBe('LOCATION')
  })

  test('refuses a launch by a trial account when the vendor does not accept trial accounts', async () => {
    const game = gameWhere(({ vassalage, roomType }) => vassalage === 'VPR' && roomType === 'normal')
    expect((await launch(game, { as: await sandbox.token('trial') })).body.errorCode).toBe('game.trial.refused')
    expect((await launch(game)).body.success).toBe(true)
  })

  test('refuses to launch a vendor’s games and marks them as unplayable while the vendor is under maintenance', async () => {
    const game = gameWhere(({ vassalage, gameType }) => vassalage === 'QTZ' && gameType === 'RNG')
    const shown = async () => (await valueOf<Page>('gameList', { query: { vassalage: 'QTZ', gameType: 'RNG' } })).games
    await sandbox.dev('/vendor', { vassalage: 'QTZ', maintenance: true })
    expect((await launch(game)).body.errorCode).toBe('game.vendor.maintenance')
    expect((await shown()).some(({ supportPlay }) => supportPlay)).toBe(false)
    const { mapping } = await valueOf<{ mapping: Record<string, { vassalage: string; maintenance: boolean }[]> }>(
      'gameMenus',
    )
    expect(mapping['RNG']?.filter(({ maintenance }) => maintenance).map(({ vassalage }) => vassalage)).toEqual(['QTZ'])
    await sandbox.dev('/vendor', { vassalage: 'QTZ', maintenance: false })
    expect((await launch(game)).body.success).toBe(true)
    expect((await shown()).some(({ supportPlay }) => supportPlay)).toBe(true)
  })

  test('refuses to set an unknown vendor to maintenance', async () => {
    expect(await sandbox.dev('/vendor', { vassalage: 'NONE', maintenance: true })).toMatchObject({
      error: expect.stringContaining('vassalage'),
    })
  })
})

describe('return URL of a launch', () => {
  test.each([
    ['/m/gameList?gameType=RNG&category=HOT', '/m/gameList?gameType=RNG&category=HOT'],
    ['/m/gameCenter', '/m/gameCenter'],
    ['//evil.example/m/home', '/m/home'],
    ['https://evil.example/m/home', '/m/home'],
    ['/m/../../evil', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['/m/home#x', '/m/home'],
  ])('opens a game with the return path %s, and then links back to %s', async (asked, path) => {
    await launch(
      gameWhere(() => true),
      { query: { backUrl: asked } },
    )
    expect(selectOne(sandbox.db, 'SELECT return_url FROM game_session')).toEqual({
      return_url: `http://north.localhost${path}`,
    })
  })
})
