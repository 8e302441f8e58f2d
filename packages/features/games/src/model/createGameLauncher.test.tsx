import { ApiError } from '@lobby/api'
import { storeUnresolvedMoneyOrder } from '@lobby/platform/money'
import type { LaunchTarget, LaunchOrigin, FramedGameHistoryState } from '@lobby/platform/ports'
import {
  createSessionFixture,
  createTestSite,
  createMemoryStorageBackend,
  createRefusalResponse,
} from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { blockNavigation } from '@lobby/test-kit/stayHere'
import { createGameLauncher } from './createGameLauncher.ts'

const game = { vendor: 'NEBULA', roomId: 'room-1', nodeId: 1, category: 'RNG', name: 'Game 1' } as const
const other = { ...game, roomId: 'room-2', nodeId: 2 } as const
const opened = (gameUrl = 'https://play.example.com/s/1', openMode?: string) =>
  Response.json({ success: true, value: { gameUrl, ...(openMode && { openMode }) } })

type Give = () => Response | Promise<Response>
const lose: Give = () => Promise.reject(new TypeError('reset'))

/**
 * Creates a launcher and records the calls that it sends. The mocked platform returns these responses in order, and
 * repeats the last one.
 */
const makeLauncher = (...answers: Give[]) => makeLauncherOn({}, ...answers)

/** Creates the launcher of a page whose storage is `backend`. The idempotency keys of this page begin with `mark`. */
function makeLauncherOn(
  { backend = createMemoryStorageBackend(), userName = 'ana', mark = 'key' },
  ...answers: Give[]
) {
  const places: (readonly [path: string, state?: FramedGameHistoryState])[] = []
  const sent: Request[] = []
  const { fetch, ...site } = createTestSite({
    backend,
    session: createSessionFixture({ userName }),
    answers: {
      'GET /wps/game/launchGame': (request) =>
        answers[Math.min(sent.push(request), answers.length) - 1]?.() ?? opened(),
    },
  })
  let made = 0
  const start = createGameLauncher(site, () => `${mark}-of-the-launch-${++made}`)
  const go: LaunchOrigin['navigate'] = (path, options) => void places.push(options ? [path, options.state] : [path])
  const launch = (target: LaunchTarget = game, here = '/m/home') =>
    start(target, { path: here, navigate: go }).catch((error: unknown) => error)
  const added = () =>
    fetch.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === '/wps/game/recent/add')
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  return { launch, sent, places, added, keys: () => sent.map(({ headers }) => headers.get('Idempotency-Key')) }
}

test(
  'launches with a GET of vendor, gameId (the room), nodeId and category, and opens the returned URL',
  { tags: ['CALL-085'] },
  async () => {
    const left = blockNavigation()
    const { launch, sent } = makeLauncher()
    expect(await launch()).toBeUndefined()
    const { pathname, searchParams } = new URL(sent[0]!.url)
    expect([sent[0]!.method, pathname]).toEqual(['GET', '/wps/game/launchGame'])
    expect(Object.fromEntries(searchParams)).toEqual({
      vendor: 'NEBULA',
      gameId: 'room-1',
      nodeId: '1',
      category: 'RNG',
    })
    expect(left).toEqual(['https://play.example.com/s/1'])
  },
)

describe('recent games', () => {
  test(
    'opens a launched game without waiting for the call that adds it to the recent games',
    { tags: ['CALL-071', 'CALL-074'] },
    async () => {
      const left = blockNavigation()
      const { launch, added } = makeLauncher()
      expect(await launch()).toBeUndefined()
      expect(left).toHaveLength(1)
      await expect.poll(added).toEqual([{ nodeId: '1', vendor: 'NEBULA', token: 'token-of-ana' }])
    },
  )

  test.each([
    ['refused', () => createRefusalResponse('game.unavailable')],
    ['answered with a URL that the merchant does not allow', () => opened('https://play.example.org/s/1')],
  ])('does not add a game to the recent games when the launch was %s', async (_, answer) => {
    blockNavigation()
    const { launch, added } = makeLauncher(answer)
    expect(await launch()).toBeInstanceOf(ApiError)
    await new Promise((resolve) => setTimeout(resolve))
    expect(added()).toEqual([])
  })
})

describe('opening mode of a game', () => {
  test(
    'opens the URL that the launch call returns for every kind of games except lotteries',
    { tags: ['GAME-073'] },
    async () => {
      const left = blockNavigation()
      const { launch, sent, places } = makeLauncher()
      for (const category of ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'] as const) {
        await launch({ ...game, category })
        expect(new URL(sent.at(-1)!.url).searchParams.get('category')).toBe(category)
      }
      expect(left).toHaveLength(7)
      expect(places).toEqual([])
    },
  )

  test('opens the play screen with the game’s URL in the history state when openMode is FRAME', async () => {
    const left = blockNavigation()
    const { launch, places } = makeLauncher(() => opened(undefined, 'FRAME'))
    await launch()
    expect(places).toEqual([['/m/play', { gameUrl: 'https://play.example.com/s/1', name: 'Game 1' }]])
    expect(left).toEqual([])
  })

  test.each(['LOCATION', 'frame', 'POPUP', ''])(
    'opens the game in the same tab when openMode is %j',
    async (openMode) => {
      const left = blockNavigation()
      const { launch, places } = makeLauncher(() => opened(undefined, openMode))
      await launch()
      expect(left).toHaveLength(1)
      expect(places).toEqual([])
    },
  )

  test('sends the path of the game list as backUrl when a game is launched from a game list', async () => {
    blockNavigation()
    const { launch, sent } = makeLauncher()
    await launch(game, '/m/gameList?gameType=RNG&gameName=sol')
    await launch(game, '/m/home')
    expect(sent.map(({ url }) => new URL(url).searchParams.get('backUrl'))).toEqual([
      '/m/gameList?gameType=RNG&gameName=sol',
      null,
    ])
  })
})

describe('launch of a lottery, without a launch call', () => {
  const open = async (target: Partial<LaunchTarget>, from?: string) => {
    const left = blockNavigation()
    const { launch, sent, places } = makeLauncher()
    expect(await launch({ ...game, ...target }, from)).toBeUndefined()
    expect([sent, left]).toEqual([[], []])
    const url = new URL(places[0]![0], 'http://acme.localhost')
    return { pathname: url.pathname, ...Object.fromEntries(url.searchParams) }
  }

  test('opens the launch page /m/launchGame for a game of the category LOTT', { tags: ['GAME-067'] }, async () => {
    expect(await open({ category: 'LOTT' })).toMatchObject({ pathname: '/m/launchGame' })
  })

  test('opens the launch page /m/launchGame for a game of the category ELOTTO', { tags: ['GAME-068'] }, async () => {
    expect(await open({ category: 'ELOTTO' })).toMatchObject({ pathname: '/m/launchGame' })
  })

  test('opens a lottery with playType=trad (traditional play)', { tags: ['GAME-069'] }, async () => {
    expect(await open({ category: 'LOTT', code: 'lua-1' })).toMatchObject({ playType: 'trad' })
  })

  test(
    'opens a lottery with the prize mode LOTT, and an e-lottery with the prize mode ELOTT',
    { tags: ['GAME-070'] },
    async () => {
      expect([await open({ category: 'LOTT' }), await open({ category: 'ELOTTO' })]).toMatchObject([
        { prize_mode: 'LOTT' },
        { prize_mode: 'ELOTT' },
      ])
    },
  )

  test(
    'opens a lottery with its code, or with code=lobby when the lottery has no code',
    { tags: ['GAME-071'] },
    async () => {
      expect([await open({ category: 'LOTT', code: 'lua-1' }), await open({ category: 'LOTT' })]).toMatchObject([
        { code: 'lua-1' },
        { code: 'lobby' },
      ])
    },
  )

  test(
    'opens a lottery with pageBack=home when it is launched from home or a game list',
    { tags: ['GAME-072'] },
    async () => {
      expect([
        await open({ category: 'LOTT' }),
        await open({ category: 'LOTT' }, '/m/gameList?gameType=LOTT'),
      ]).toMatchObject([{ pageBack: 'home' }, { pageBack: 'home' }])
      expect(await open({ category: 'LOTT' }, '/m/lottery?tag=HOT')).toMatchObject({ pageBack: 'lottery' })
    },
  )

  test(
    'opens the lottery lobby for the vendor TCG_LOTTO_VN, even if its tile has another category',
    { tags: ['GAME-065'] },
    async () => {
      expect(await open({ vendor: 'TCG_LOTTO_VN' })).toMatchObject({ pathname: '/m/launchGame', code: 'lobby' })
    },
  )

  test(
    'opens the lottery lobby for the vendor TCG_SEA, even if its tile has another category',
    { tags: ['GAME-066'] },
    async () => {
      expect(await open({ vendor: 'TCG_SEA' })).toMatchObject({ pathname: '/m/launchGame', code: 'lobby' })
    },
  )
})

describe('idempotency key of a launch', () => {
  test.each([
    ['is lost', () => Promise.reject(new TypeError('reset'))],
    ['is an HTML page', () => new Response('<html>')],
    ['is a server error', () => new Response('', { status: 503 })],
  ])('reuses the idempotency key of a launch when the response %s', async (_, answer) => {
    blockNavigation()
    const { launch, keys } = makeLauncher(answer, answer, () => opened())
    expect(await launch()).toBeInstanceOf(ApiError)
    await launch()
    await launch()
    await launch()
    expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-1', 'key-of-the-launch-1', 'key-of-the-launch-2'])
  })

  test('discards the idempotency key when the platform refuses the launch', async () => {
    const { launch, keys } = makeLauncher(() => createRefusalResponse('game.unavailable'))
    expect(await launch()).toMatchObject({ kind: 'refused', code: 'game.unavailable' })
    await launch()
    expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-2'])
  })

  test('uses a different idempotency key for the launch of each game', async () => {
    const { launch, keys } = makeLauncher(() => Promise.reject(new TypeError('reset')))
    for (const target of [game, other, game]) await launch(target)
    expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-2', 'key-of-the-launch-1'])
  })
})

describe('paid room after a lost response', () => {
  const paid = { ...game, priceMinor: 2500 }
  /** Opens the room, reloads the page, and opens a room again. */
  const twice = async (
    answer: Give,
    { second = paid, userName = 'ana' }: { second?: LaunchTarget; userName?: string } = {},
  ) => {
    blockNavigation()
    const backend = createMemoryStorageBackend()
    const first = makeLauncherOn({ backend, mark: 'first' }, answer)
    await first.launch(paid, '/m/gameList')
    const later = makeLauncherOn({ backend, mark: 'later', userName }, () => opened())
    await later.launch(second)
    return { first, later }
  }

  test(
    'repeats a paid room’s launch with the same idempotency key after a lost response and a reload',
    { tags: ['N13'] },
    async () => {
      const { first, later } = await twice(lose)
      expect(later.keys()).toEqual(first.keys())
      expect(later.sent[0]!.url).toBe(first.sent[0]!.url)
    },
  )

  test(
    'repeats a paid room’s launch with the same idempotency key when the returned URL was refused',
    { tags: ['B105'] },
    async () => {
      const { first, later } = await twice(() => opened('https://play.example.org/s/1'))
      expect(later.keys()).toEqual(first.keys())
    },
  )

  test(
    'control: launches a free room with a new idempotency key when the returned URL was refused',
    { tags: ['B105-control'] },
    async () => {
      blockNavigation()
      const { launch, keys } = makeLauncher(
        () => opened('https://play.example.org/s/1'),
        () => opened(),
      )
      await launch()
      await launch()
      expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-2'])
    },
  )

  test(
    'repeats the stored launch of a paid room, with the old price, when the price has changed',
    { tags: ['N13'] },
    async () => {
      const { first, later } = await twice(lose, { second: { ...paid, priceMinor: 3000 } })
      expect(later.sent[0]!.url).toBe(first.sent[0]!.url)
    },
  )

  test(
    'repeats the stored launch of a paid room when an earlier build stored its price as a decimal',
    { tags: ['N13'] },
    async () => {
      blockNavigation()
      const backend = createMemoryStorageBackend()
      const { storage } = createTestSite({ backend, session: createSessionFixture() })
      const target = JSON.stringify({ vendor: 'NEBULA', gameId: 'room-1', nodeId: 1, category: 'RNG', price: '25.5' })
      storeUnresolvedMoneyOrder(storage, 'room NEBULA/room-1/1', 'ana', {
        key: 'key-of-an-earlier-build',
        amountMinor: 2550,
        target,
        at: 1,
      })
      const { launch, sent, keys } = makeLauncherOn({ backend }, () => opened())
      await launch({ ...paid, priceMinor: 3000 })
      expect(keys()).toEqual(['key-of-an-earlier-build'])
      expect(new URL(sent[0]!.url).search).toBe('?category=RNG&gameId=room-1&nodeId=1&priceMinor=2550&vendor=NEBULA')
    },
  )

  test.each<[string, Give]>([
    ['after the room was opened', () => opened()],
    ['after the platform refused the launch', () => createRefusalResponse('game.room.price')],
  ])('control: launches a paid room with a new idempotency key %s', { tags: ['N13-control'] }, async (_, answer) => {
    const { first, later } = await twice(answer)
    expect([first.keys(), later.keys()]).toEqual([['first-of-the-launch-1'], ['later-of-the-launch-1']])
  })

  test('uses a new idempotency key for another member on the same device, and for another room', async () => {
    expect((await twice(lose, { userName: 'bia' })).later.keys()).toEqual(['later-of-the-launch-1'])
    expect((await twice(lose, { second: { ...paid, roomId: 'room-2' } })).later.keys()).toEqual([
      'later-of-the-launch-1',
    ])
  })
})

describe('game URL that the merchant does not allow', { tags: ['L1'] }, () => {
  test.each([
    'https://play.example.org/s/1',
    'https://play.example.com.evil.org/',
    'http://play.example.com/',
    'javascript:alert(1)',
    'data:text/html,<b>',
    '//play.example.com/s/1',
    '/m/home',
  ])(
    'opens the game URL %s neither in a frame nor in the tab when the merchant does not allow the URL',
    async (gameUrl) => {
      const left = blockNavigation()
      const { launch, places } = makeLauncher(
        () => opened(gameUrl),
        () => opened(gameUrl, 'FRAME'),
      )
      expect([await launch(), await launch()]).toMatchObject([{ kind: 'schema' }, { kind: 'schema' }])
      expect([left, places]).toEqual([[], []])
    },
  )
})

test(
  'control: opens a game URL that the merchant allows, in a frame or in the tab',
  { tags: ['L1-control'] },
  async () => {
    const left = blockNavigation()
    const { launch, places } = makeLauncher(
      () => opened(),
      () => opened(undefined, 'FRAME'),
    )
    expect([await launch(), await launch()]).toEqual([undefined, undefined])
    expect([left.length, places.length]).toEqual([1, 1])
  },
)
