import { ApiError } from '@lobby/api'
import { keepOrder } from '@lobby/platform/money'
import type { LaunchTarget, LaunchWay, OpenedGame } from '@lobby/platform/ports'
import { makeSession, makeTestSite, memoryBackend, refusal } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { stayHere } from '@lobby/test-kit/stayHere'
import { createLauncher } from './launch.ts'

const game = { vendor: 'NEBULA', roomId: 'room-1', nodeId: 1, category: 'RNG', name: 'Game 1' } as const
const other = { ...game, roomId: 'room-2', nodeId: 2 } as const
const opened = (gameUrl = 'https://play.example.com/s/1', openMode?: string) =>
  Response.json({ success: true, value: { gameUrl, ...(openMode && { openMode }) } })

type Give = () => Response | Promise<Response>
const lose: Give = () => Promise.reject(new TypeError('reset'))

/** A launcher whose calls are answered one after the other, the last answer repeated, with what it sent. */
const makeLauncher = (...answers: Give[]) => makeLauncherOn({}, ...answers)

/** The launcher of a page on a device that keeps `backend`, which sends keys that begin with `mark`. */
function makeLauncherOn({ backend = memoryBackend(), userName = 'ana', mark = 'key' }, ...answers: Give[]) {
  const places: (readonly [path: string, state?: OpenedGame])[] = []
  const sent: Request[] = []
  const { fetch, ...site } = makeTestSite({
    backend,
    session: makeSession({ userName }),
    answers: {
      'GET /wps/game/launchGame': (request) =>
        answers[Math.min(sent.push(request), answers.length) - 1]?.() ?? opened(),
    },
  })
  let made = 0
  const start = createLauncher(site, () => `${mark}-of-the-launch-${++made}`)
  const go: LaunchWay['go'] = (path, options) => void places.push(options ? [path, options.state] : [path])
  const launch = (target: LaunchTarget = game, here = '/m/home') =>
    start(target, { here, go }).catch((error: unknown) => error)
  const added = () =>
    fetch.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === '/wps/game/recent/add')
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  return { launch, sent, places, added, keys: () => sent.map(({ headers }) => headers.get('Idempotency-Key')) }
}

test(
  'the call is a GET with vendor, gameId (the room), nodeId and category, and the page goes to the answer',
  { tags: ['CALL-085'] },
  async () => {
    const left = stayHere()
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

describe('the recent games', () => {
  test(
    'get a game that was launched, by a call that the game does not wait for',
    { tags: ['CALL-071', 'CALL-074'] },
    async () => {
      const left = stayHere()
      const { launch, added } = makeLauncher()
      expect(await launch()).toBeUndefined()
      expect(left).toHaveLength(1)
      await expect.poll(added).toEqual([{ nodeId: '1', vendor: 'NEBULA', token: 'token-of-ana' }])
    },
  )

  test.each([
    ['refused', () => refusal('game.unavailable')],
    ['not opened, because its address is not the merchant’s', () => opened('https://play.example.org/s/1')],
  ])('do not get a game that was %s', async (_, answer) => {
    stayHere()
    const { launch, added } = makeLauncher(answer)
    expect(await launch()).toBeInstanceOf(ApiError)
    await new Promise((resolve) => setTimeout(resolve))
    expect(added()).toEqual([])
  })
})

describe('how a game opens', () => {
  test(
    'a vendor that is none of lotteries is asked for by the launch call, and its page opens',
    { tags: ['GAME-073'] },
    async () => {
      const left = stayHere()
      const { launch, sent, places } = makeLauncher()
      for (const category of ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'] as const) {
        await launch({ ...game, category })
        expect(new URL(sent.at(-1)!.url).searchParams.get('category')).toBe(category)
      }
      expect(left).toHaveLength(7)
      expect(places).toEqual([])
    },
  )

  test('in a frame where its vendor says so: the screen of framed games has the address from the history, and the page stays', async () => {
    const left = stayHere()
    const { launch, places } = makeLauncher(() => opened(undefined, 'FRAME'))
    await launch()
    expect(places).toEqual([['/m/play', { gameUrl: 'https://play.example.com/s/1', name: 'Game 1' }]])
    expect(left).toEqual([])
  })

  test.each(['LOCATION', 'frame', 'POPUP', ''])('as a page of its own where it says %j', async (openMode) => {
    const left = stayHere()
    const { launch, places } = makeLauncher(() => opened(undefined, openMode))
    await launch()
    expect(left).toHaveLength(1)
    expect(places).toEqual([])
  })

  test('and leads back to the list that it was pressed in, as it was', async () => {
    stayHere()
    const { launch, sent } = makeLauncher()
    await launch(game, '/m/gameList?gameType=RNG&gameName=sol')
    await launch(game, '/m/home')
    expect(sent.map(({ url }) => new URL(url).searchParams.get('backUrl'))).toEqual([
      '/m/gameList?gameType=RNG&gameName=sol',
      null,
    ])
  })
})

describe('lotteries are launched by their own screen: no launch call is made here', () => {
  const open = async (target: Partial<LaunchTarget>, from?: string) => {
    const left = stayHere()
    const { launch, sent, places } = makeLauncher()
    expect(await launch({ ...game, ...target }, from)).toBeUndefined()
    expect([sent, left]).toEqual([[], []])
    const url = new URL(places[0]![0], 'http://acme.localhost')
    return { pathname: url.pathname, ...Object.fromEntries(url.searchParams) }
  }

  test('LOTT goes to /m/launchGame', { tags: ['GAME-067'] }, async () => {
    expect(await open({ category: 'LOTT' })).toMatchObject({ pathname: '/m/launchGame' })
  })

  test('ELOTT goes to /m/launchGame', { tags: ['GAME-068'] }, async () => {
    expect(await open({ category: 'ELOTTO' })).toMatchObject({ pathname: '/m/launchGame' })
  })

  test('with playType=trad', { tags: ['GAME-069'] }, async () => {
    expect(await open({ category: 'LOTT', code: 'lua-1' })).toMatchObject({ playType: 'trad' })
  })

  test('with the prize mode of its kind', { tags: ['GAME-070'] }, async () => {
    expect([await open({ category: 'LOTT' }), await open({ category: 'ELOTTO' })]).toMatchObject([
      { prize_mode: 'LOTT' },
      { prize_mode: 'ELOTT' },
    ])
  })

  test('with the code of the lottery, which is lobby where it has none', { tags: ['GAME-071'] }, async () => {
    expect([await open({ category: 'LOTT', code: 'lua-1' }), await open({ category: 'LOTT' })]).toMatchObject([
      { code: 'lua-1' },
      { code: 'lobby' },
    ])
  })

  test('with pageBack=home, from home and from lists', { tags: ['GAME-072'] }, async () => {
    expect([
      await open({ category: 'LOTT' }),
      await open({ category: 'LOTT' }, '/m/gameList?gameType=LOTT'),
    ]).toMatchObject([{ pageBack: 'home' }, { pageBack: 'home' }])
    expect(await open({ category: 'LOTT' }, '/m/lottery?tag=HOT')).toMatchObject({ pageBack: 'lottery' })
  })

  test(
    'the vendor TCG_LOTTO_VN opens the lobby, whatever category its tile stands in',
    { tags: ['GAME-065'] },
    async () => {
      expect(await open({ vendor: 'TCG_LOTTO_VN' })).toMatchObject({ pathname: '/m/launchGame', code: 'lobby' })
    },
  )

  test('the vendor TCG_SEA opens the lobby, whatever category its tile stands in', { tags: ['GAME-066'] }, async () => {
    expect(await open({ vendor: 'TCG_SEA' })).toMatchObject({ pathname: '/m/launchGame', code: 'lobby' })
  })
})

describe('the idempotency key', () => {
  test.each([
    ['is lost', () => Promise.reject(new TypeError('reset'))],
    ['is a page', () => new Response('<html>')],
    ['is a failure of the server', () => new Response('', { status: 503 })],
  ])('is kept when the answer %s, until there is a final one', async (_, answer) => {
    stayHere()
    const { launch, keys } = makeLauncher(answer, answer, () => opened())
    expect(await launch()).toBeInstanceOf(ApiError)
    await launch()
    await launch()
    await launch()
    expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-1', 'key-of-the-launch-1', 'key-of-the-launch-2'])
  })

  test('is dropped when the platform refuses', async () => {
    const { launch, keys } = makeLauncher(() => refusal('game.unavailable'))
    expect(await launch()).toMatchObject({ kind: 'refused', code: 'game.unavailable' })
    await launch()
    expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-2'])
  })

  test('is each game’s own', async () => {
    const { launch, keys } = makeLauncher(() => Promise.reject(new TypeError('reset')))
    for (const target of [game, other, game]) await launch(target)
    expect(keys()).toEqual(['key-of-the-launch-1', 'key-of-the-launch-2', 'key-of-the-launch-1'])
  })
})

describe('a paid room whose answer was lost', () => {
  const paid = { ...game, priceMinor: 2500 }
  /** Opens the room, reloads the page, and opens the room again. */
  const twice = async (
    answer: Give,
    { second = paid, userName = 'ana' }: { second?: LaunchTarget; userName?: string } = {},
  ) => {
    stayHere()
    const backend = memoryBackend()
    const first = makeLauncherOn({ backend, mark: 'first' }, answer)
    await first.launch(paid, '/m/gameList')
    const later = makeLauncherOn({ backend, mark: 'later', userName }, () => opened())
    await later.launch(second)
    return { first, later }
  }

  test(
    'is paid once when the page is reloaded after a lost answer, because the same request is sent again',
    { tags: ['N13'] },
    async () => {
      const { first, later } = await twice(lose)
      expect(later.keys()).toEqual(first.keys())
      expect(later.sent[0]!.url).toBe(first.sent[0]!.url)
    },
  )

  test(
    'is paid once when the site refuses the address of the first answer, because the same request is sent again',
    { tags: ['B105'] },
    async () => {
      const { first, later } = await twice(() => opened('https://play.example.org/s/1'))
      expect(later.keys()).toEqual(first.keys())
    },
  )

  test(
    'control: a free room whose address the site refuses is opened the next time under another key',
    { tags: ['B105-control'] },
    async () => {
      stayHere()
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
    'is opened as it was though its price has changed: under a key the platform takes nothing else',
    { tags: ['N13'] },
    async () => {
      const { first, later } = await twice(lose, { second: { ...paid, priceMinor: 3000 } })
      expect(later.sent[0]!.url).toBe(first.sent[0]!.url)
    },
  )

  test('is opened as it was when an earlier build kept its price as a decimal', { tags: ['N13'] }, async () => {
    stayHere()
    const backend = memoryBackend()
    const { storage } = makeTestSite({ backend, session: makeSession() })
    const target = JSON.stringify({ vendor: 'NEBULA', gameId: 'room-1', nodeId: 1, category: 'RNG', price: '25.5' })
    keepOrder(storage, 'room NEBULA/room-1/1', 'ana', {
      key: 'key-of-an-earlier-build',
      amountMinor: 2550,
      target,
      at: 1,
    })
    const { launch, sent, keys } = makeLauncherOn({ backend }, () => opened())
    await launch({ ...paid, priceMinor: 3000 })
    expect(keys()).toEqual(['key-of-an-earlier-build'])
    expect(new URL(sent[0]!.url).search).toBe('?category=RNG&gameId=room-1&nodeId=1&priceMinor=2550&vendor=NEBULA')
  })

  test.each<[string, Give]>([
    ['that was opened', () => opened()],
    ['that was refused', () => refusal('game.room.price')],
  ])('control: one %s is opened the next time under another key', { tags: ['N13-control'] }, async (_, answer) => {
    const { first, later } = await twice(answer)
    expect([first.keys(), later.keys()]).toEqual([['first-of-the-launch-1'], ['later-of-the-launch-1']])
  })

  test('is not another member’s on the same device, nor that of another room', async () => {
    expect((await twice(lose, { userName: 'bia' })).later.keys()).toEqual(['later-of-the-launch-1'])
    expect((await twice(lose, { second: { ...paid, roomId: 'room-2' } })).later.keys()).toEqual([
      'later-of-the-launch-1',
    ])
  })
})

describe(
  'an address that is not the merchant’s is refused, in a frame and without one, and the page stays',
  { tags: ['L1'] },
  () => {
    test.each([
      'https://play.example.org/s/1',
      'https://play.example.com.evil.org/',
      'http://play.example.com/',
      'javascript:alert(1)',
      'data:text/html,<b>',
      '//play.example.com/s/1',
      '/m/home',
    ])('%s', async (gameUrl) => {
      const left = stayHere()
      const { launch, places } = makeLauncher(
        () => opened(gameUrl),
        () => opened(gameUrl, 'FRAME'),
      )
      expect([await launch(), await launch()]).toMatchObject([{ kind: 'schema' }, { kind: 'schema' }])
      expect([left, places]).toEqual([[], []])
    })
  },
)

test('control: one that is opens both ways', { tags: ['L1-control'] }, async () => {
  const left = stayHere()
  const { launch, places } = makeLauncher(
    () => opened(),
    () => opened(undefined, 'FRAME'),
  )
  expect([await launch(), await launch()]).toEqual([undefined, undefined])
  expect([left.length, places.length]).toEqual([1, 1])
})
