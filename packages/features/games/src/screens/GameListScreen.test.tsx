import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGameListResponse, gameEndpoints, renderGameList } from '../testing/renderGameList.tsx'
import { createSessionFixture } from '@lobby/platform/testing'
import { createGameFixture } from '../testing/createGameFixture.ts'

beforeEach(() => window.scrollTo(0, 0))
const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

describe('game list pages', () => {
  test(
    'appends a page of 26 games when the player scrolls near the end, and says when the list has ended',
    { tags: ['GAME-038', 'GAME-021', 'GAME-036'] },
    async () => {
      const list = await renderGameList()
      await expect.poll(() => list.rows()).toBe(9)
      await expect.element(list.screen.getByText('That’s all the games')).not.toBeInTheDocument()
      toTheEnd()
      await expect.poll(() => list.rows()).toBe(10)
      expect(list.asked(gameEndpoints.list).map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
        ['1', '26'],
        ['2', '26'],
      ])
      await expect.element(list.screen.getByText('That’s all the games')).toBeVisible()
      await expect.element(list.tile(30)).toBeVisible()
      window.scrollTo(0, 0)
      await expect.element(list.tile(1)).toBeVisible()
    },
  )

  test(
    'shows a retry button when a page of games fails to load, and keeps the games above it',
    { tags: ['GAME-037'] },
    async () => {
      let broken = true
      const allGames = createGameListResponse(30)
      const list = await renderGameList({
        answers: {
          [gameEndpoints.list]: (request) =>
            broken && request.url.includes('pageNo=2')
              ? new Response('', { status: 400 })
              : typeof allGames === 'function'
                ? allGames(request)
                : Response.error(),
        },
      })
      await expect.poll(() => list.rows()).toBe(9)
      toTheEnd()
      await expect.element(list.screen.getByRole('alert').getByText('Couldn’t load more games')).toBeVisible()
      window.scrollTo(0, 0)
      toTheEnd()
      await new Promise((resolve) => setTimeout(resolve, 1200))
      expect(list.asked(gameEndpoints.list)).toHaveLength(2)
      expect(list.rows()).toBe(9)
      broken = false
      await list.screen.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => list.rows()).toBe(10)
    },
  )

  test('shows an error when the game list fails to load, and loads the list on retry', async () => {
    let broken = true
    const allGames = createGameListResponse(3)
    const list = await renderGameList({
      answers: {
        [gameEndpoints.list]: (request) =>
          broken
            ? new Response('', { status: 400 })
            : typeof allGames === 'function'
              ? allGames(request)
              : Response.error(),
      },
    })
    await expect.element(list.screen.getByRole('alert').getByText('Couldn’t load the games')).toBeVisible()
    broken = false
    await list.screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => list.rows()).toBe(1)
  })
})

describe('game list while other games load', () => {
  test('shows the old games as inert until the results of a search arrive', async () => {
    const allGames = createGameListResponse(3)
    const answer = Promise.withResolvers<void>()
    const list = await renderGameList({
      answers: {
        [gameEndpoints.list]: async (request) => {
          if (!request.url.includes('gameName=one'))
            return typeof allGames === 'function' ? allGames(request) : Response.error()
          await answer.promise
          return Response.json({
            success: true,
            value: { games: [createGameFixture(50)], pageNum: 1, totalPages: 1, total: 1 },
          })
        },
      },
    })
    await expect.element(list.tile(2)).toBeVisible()
    const shown = list.tile(2).element()
    await list.search.fill('one')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => list.asked(gameEndpoints.list)).toHaveLength(2)
    await expect.poll(() => shown.closest('[inert]')?.getAttribute('aria-busy')).toBe('true')
    answer.resolve()
    await expect.element(list.tile(50)).toBeVisible()
    expect(list.tile(50).element().closest('[inert]')).toBeNull()
    expect(shown.isConnected).toBe(false)
  })
})

describe('game list categories', () => {
  test(
    'clears the search and loads the first page when a list category is chosen',
    { tags: ['GAME-017', 'GAME-027', 'GAME-028', 'GAME-029'] },
    async () => {
      const list = await renderGameList({ path: '/m/gameList?gameType=RNG&gameName=game' })
      await expect.element(list.search).toHaveValue('game')
      await list.tab('New').click()
      await expect.element(list.search).toHaveValue('')
      await expect.poll(() => list.asked(gameEndpoints.list)).toHaveLength(2)
      expect(list.asked(gameEndpoints.list)[1]).toMatchObject({ isNew: 'true', pageNo: '1' })
      expect(list.asked(gameEndpoints.list)[1]).not.toHaveProperty('gameName')
      expect(list.location()).toBe('/m/gameList?gameType=RNG&tab=NEW')
    },
  )

  test('replaces the games when another list category is chosen', { tags: ['GAME-035'] }, async () => {
    const list = await renderGameList()
    await expect.element(list.tile(1)).toBeVisible()
    await list.tab('Trending').click()
    await expect.element(list.tile(71)).toBeVisible()
    await expect.element(list.tile(1)).not.toBeInTheDocument()
    expect(list.asked(gameEndpoints.hot)[0]).toMatchObject({ gameType: 'RNG' })
  })

  test('fetches the games of a chosen classification by its code', async () => {
    const content = [
      { code: 'mega', name: 'Megaways' },
      { code: 'jack', name: 'Jackpots' },
    ]
    const list = await renderGameList({ answers: { [gameEndpoints.types]: { value: { content } } } })
    await list.tab('Jackpots').click()
    await expect.poll(() => list.asked(gameEndpoints.list).at(-1)).toMatchObject({ gameClassify: 'jack' })
  })

  test(
    'redirects a guest from the favourites to the sign-in, which returns to the favourites',
    { tags: ['GAME-014', 'GAME-015'] },
    async () => {
      const list = await renderGameList({ guest: true })
      await list.tab('Favourites').click()
      await expect.poll(list.location).toBe('/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG%26tab%3DFAV')
      expect(list.asked(gameEndpoints.favourites)).toEqual([])
    },
  )
})

test(
  'fetches new games with isNew, and hot games and favourites with separate calls',
  { tags: ['GAME-030'] },
  async () => {
    const list = await renderGameList({ path: '/m/gameList?gameType=RNG&tab=NEW' })
    await expect.poll(() => list.asked(gameEndpoints.list)).toMatchObject([{ isNew: 'true' }])
    await list.tab('Trending').click()
    await expect.poll(() => list.asked(gameEndpoints.hot)).toMatchObject([{ gameType: 'RNG', isPlatform: '2' }])
    await list.tab('Favourites').click()
    await expect
      .poll(() => list.asked(gameEndpoints.favourites).filter(({ pageSize }) => pageSize === '26'))
      .toMatchObject([{ gameType: 'RNG', pageNo: '1' }])
    await list.tab('All').click()
    await expect.poll(() => list.asked(gameEndpoints.list).at(-1)).not.toHaveProperty('isNew')
  },
)

test(
  'shows a loading message of at most 2 s until the games of another category arrive',
  { tags: ['GAME-041'] },
  async () => {
    const wait = 'loading for 2000 ms: Just a moment'
    const answer = Promise.withResolvers<void>()
    const list = await renderGameList({
      answers: {
        [gameEndpoints.hot]: () =>
          answer.promise.then(() => Response.json({ success: true, value: { list: [createGameFixture(71)] } })),
      },
    })
    await expect.element(list.tile(1)).toBeVisible()
    expect(list.timeline).toEqual([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await list.tab('Trending').click()
    await expect.poll(() => list.asked(gameEndpoints.hot)).toHaveLength(1)
    await expect.poll(() => (vi.advanceTimersByTime(300), list.timeline)).toEqual([wait])
    answer.resolve()
    await expect.poll(() => list.timeline).toEqual([wait, 'hidden: Just a moment'])
  },
)

describe('game list search', () => {
  test(
    'searches on Enter and not while the player types, and shows the number of results',
    { tags: ['GAME-018', 'GAME-019'] },
    async () => {
      const list = await renderGameList({ answers: { [gameEndpoints.list]: createGameListResponse(3) } })
      await expect.element(list.tile(1)).toBeVisible()
      await list.search.fill(' nebula ')
      await new Promise(requestAnimationFrame)
      expect(list.asked(gameEndpoints.list)).toHaveLength(1)
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => list.asked(gameEndpoints.list).at(-1)).toMatchObject({ gameName: 'nebula', pageNo: '1' })
      await expect.element(list.screen.getByRole('status').getByText('3 games')).toBeVisible()
      await list.screen.getByRole('button', { name: 'Clear' }).click()
      await expect.poll(list.location).toBe('/m/gameList?gameType=RNG')
    },
  )

  test(
    'says that there are no games when the list is empty, even if the platform reports a total',
    { tags: ['B26'] },
    async () => {
      const list = await renderGameList({
        path: '/m/gameList?gameType=RNG&gameName=zzz',
        answers: { [gameEndpoints.list]: createGameListResponse(0, { total: 999_999 }) },
      })
      await expect.element(list.screen.getByRole('status').getByText('No games')).toBeVisible()
    },
  )

  test('says that a search has found no games, and offers all games', async () => {
    const list = await renderGameList({
      path: '/m/gameList?gameType=RNG&gameName=zzz',
      answers: { [gameEndpoints.list]: createGameListResponse(0) },
    })
    await expect.element(list.screen.getByText('No results for “zzz”')).toBeVisible()
    await list.screen.getByRole('button', { name: 'Show all games' }).click()
    await expect.poll(list.location).toBe('/m/gameList?gameType=RNG')
  })
})

test('reloads the game list 200 ms after the last change of the language', { tags: ['GAME-075'] }, async () => {
  const list = await renderGameList()
  await expect.poll(() => list.rows()).toBe(9)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  list.setLanguage('PT')
  await expect.element(list.tab('Todos')).toBeVisible()
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(199)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(list.asked(gameEndpoints.list)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await expect.poll(() => list.asked(gameEndpoints.list)).toHaveLength(2)
})

test('launches a game when its tile is pressed', { tags: ['GAME-032'] }, async () => {
  const list = await renderGameList()
  await list.tile(3).click()
  const { roomId, nodeId } = createGameFixture(3)
  expect(list.launched).toMatchObject([{ vendor: 'NEBULA', roomId, nodeId, category: 'RNG' }])
})

test(
  'asks a guest to sign in when a game or a heart is pressed, and launches the game afterwards',
  { tags: ['GAME-012', 'GAME-016'] },
  async () => {
    const list = await renderGameList({ guest: true })
    await list.tile(3).click()
    expect([list.logins.length, list.launched]).toEqual([1, []])
    await list.heart(3).click()
    expect(list.notices).toEqual(['notice: Please sign in first'])
    expect(list.logins).toHaveLength(1)
    list.site.session.signIn(createSessionFixture())
    list.logins[0]?.onSignedIn?.()
    await expect.poll(() => list.launched).toMatchObject([{ nodeId: 3 }])
  },
)

describe('return to a game list', () => {
  const leaveFar = async () => {
    const list = await renderGameList({ path: '/m/gameList?gameType=RNG&gameName=game' })
    await expect.poll(() => list.rows()).toBe(9)
    toTheEnd()
    await expect.poll(() => list.rows()).toBe(10)
    window.scrollTo(0, 700)
    await expect.poll(() => window.scrollY).toBe(700)
    await new Promise(requestAnimationFrame)
    return list
  }

  test('restores the game list and its scroll position after a visit to another screen', async () => {
    const list = await leaveFar()
    void list.navigate('/m/home')
    await expect.element(list.screen.getByText('at /m/home')).toBeVisible()
    window.scrollTo(0, 0)
    void list.navigate(-1)
    await expect.poll(() => list.rows()).toBe(10)
    await expect.poll(() => window.scrollY).toBe(700)
    await expect.element(list.search).toHaveValue('game')
  })

  test('restores the stored game list without a request when the page loads again after a game', async () => {
    const { site, screen } = await leaveFar()
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await screen.unmount()
    site.queries.clear()
    const before = site.fetch.asked.filter((each) => each.startsWith(gameEndpoints.list)).length
    const list = await renderGameList({ path: '/m/gameList?gameType=RNG&gameName=game', site })
    expect(list.rows()).toBe(10)
    expect(list.asked(gameEndpoints.list)).toHaveLength(before)
    await expect.poll(() => window.scrollY).toBe(700)
  })

  test('fetches the same number of pages of favourites after a game, because the device stores none', async () => {
    const path = '/m/gameList?gameType=RNG&tab=FAV'
    const allGames = createGameListResponse(60)
    const answers = {
      [gameEndpoints.favourites]: (request: Request) => {
        const answer = typeof allGames === 'function' ? allGames(request) : Response.error()
        return Promise.resolve(answer)
          .then((each) => each.json() as Promise<{ value: { games: unknown } }>)
          .then(({ value: { games, ...paging } }) =>
            Response.json({ success: true, value: { content: games, ...paging } }),
          )
      },
    }
    const list = await renderGameList({ path, answers })
    await expect.poll(() => list.rows()).toBe(9)
    toTheEnd()
    await expect.poll(() => list.rows()).toBe(18)
    await new Promise(requestAnimationFrame)
    window.scrollTo(0, 2000)
    await new Promise(requestAnimationFrame)
    await expect.poll(() => window.scrollY).toBe(2000)
    await new Promise(requestAnimationFrame)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(list.site.storage.get('keptList')).toMatchObject({ pages: [], read: 2, scroll: 2000 })
    await list.screen.unmount()
    list.site.queries.clear()
    window.scrollTo(0, 0)
    const again = await renderGameList({ path, site: list.site })
    await expect.poll(() => again.rows()).toBe(18)
    await expect.poll(() => window.scrollY).toBe(2000)
    await expect.element(again.tile(35)).toBeInTheDocument()
    expect(
      again
        .asked(gameEndpoints.favourites)
        .filter(({ pageSize }) => pageSize === '26')
        .map(({ pageNo }) => pageNo),
    ).toEqual(['1', '2', '1', '2'])
  })

  test('starts a game list at the top when the stored list is invalid or belongs to another URL', async () => {
    const { site, screen } = await leaveFar()
    await screen.unmount()
    site.queries.clear()
    window.scrollTo(0, 0)
    const other = await renderGameList({ path: '/m/gameList?gameType=RNG&tab=HOT', site })
    await expect.element(other.tile(71)).toBeVisible()
    expect(window.scrollY).toBe(0)
    await other.screen.unmount()
    site.storage.set('keptList', {
      place: '/m/gameList?gameType=FISH',
      scroll: 700,
      at: Date.now(),
      pages: [{ games: 'none' }],
    })
    const tampered = await renderGameList({ path: '/m/gameList?gameType=FISH', site })
    await expect.poll(() => tampered.rows()).toBe(9)
    expect(window.scrollY).toBe(0)
  })
})
