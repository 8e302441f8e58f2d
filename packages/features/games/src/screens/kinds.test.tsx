import type { GameType } from '@lobby/platform/navigation'
import { describe, expect, test } from 'vitest'
import { createGameFixture, createListedVendorFixture } from '../testing/createGameFixture.ts'
import { gameEndpoints, renderGameList } from '../testing/renderGameList.tsx'

type Kind = GameType

/** The responses of a platform with two games of each kind. The name of each game contains its kind. */
const platform = {
  [gameEndpoints.list]: (request: Request) => {
    const gameType = new URL(request.url).searchParams.get('gameType') as Kind
    const games = [1, 2].map((id) => createGameFixture(id, { gameName: `${gameType} ${id}`, gameType }))
    return Response.json({ success: true, value: { games, pageNum: 1, totalPages: 1, total: 2 } })
  },
}

type Page = Awaited<ReturnType<typeof renderGameList>>

/** Launches the game `<kind> 2` of the current list. Checks that the list and the launched game are of this kind. */
async function expectLaunch({ screen, launched, asked }: Page, kind: Kind, name: string) {
  await expect.element(screen.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await screen.getByRole('button', { name: `${kind} 2 Nebula`, exact: true }).click()
  await expect
    .poll(() => launched)
    .toEqual([{ vendor: 'NEBULA', roomId: 'room-2', nodeId: 2, category: kind, name: `${kind} 2` }])
  expect(asked(gameEndpoints.list).at(-1)).toMatchObject({ gameType: kind })
}
const pick = async ({ screen }: Page, name: string) => {
  await screen.getByRole('heading', { level: 1 }).getByRole('button').click()
  await screen.getByRole('option', { name, exact: true }).click()
}

describe('switch to another kind of games', () => {
  test.each<[Kind, string]>([
    ['SPORTS', 'Sports'],
    ['LIVE', 'Live'],
    ['FISH', 'Fishing'],
    ['RNG', 'Slots'],
    ['PVP', 'PVP'],
    ['ESPORTS', 'E-sports'],
    ['POKER', 'Poker'],
    ['COCKFIGHT', 'Cockfights'],
    ['INHOUSE', 'In-house'],
  ])(
    'switches to the game list of %s with the menu in the heading, and launches one of its games',
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
    async (kind, name) => {
      const page = await renderGameList({
        path: `/m/gameList?gameType=${kind === 'RNG' ? 'FISH' : 'RNG'}`,
        answers: platform,
      })
      await pick(page, name)
      await expect.poll(page.location).toBe(`/m/gameList?gameType=${kind}`)
      await expectLaunch(page, kind, name)
    },
  )
})

test.each<[Kind, string]>([
  ['LOTT', 'Lottery'],
  ['ELOTTO', 'E-lottery'],
])('lists and launches games of the category %s', { tags: ['GAME-006', 'GAME-007'] }, async (kind, name) => {
  await expectLaunch(await renderGameList({ path: `/m/gameList?gameType=${kind}`, answers: platform }), kind, name)
})

test(
  'links from the heading of a game list to the lottery screen, and to no list of e-lotteries',
  { tags: ['GAME-057', 'GAME-059'] },
  async () => {
    const page = await renderGameList({ answers: platform })
    await page.screen.getByRole('heading', { level: 1 }).getByRole('button').click()
    await expect.element(page.screen.getByRole('option', { name: 'Lottery', exact: true })).toBeVisible()
    expect(page.screen.getByRole('option', { name: 'E-lottery' }).query()).toBeNull()
    await page.screen.getByRole('option', { name: 'Lottery', exact: true }).click()
    await expect.poll(page.location).toBe('/m/lottery')
  },
)

describe('list of all games', () => {
  test('shows search results in all kinds of games as tiles of the same shape', async () => {
    const games = [createGameFixture(1), createGameFixture(2, { gameType: 'LIVE' })]
    const { screen, asked } = await renderGameList({
      path: '/m/gameList?gameType=ALL&gameName=game',
      answers: { [gameEndpoints.list]: { value: { games, pageNum: 1, totalPages: 1, total: 2 } } },
    })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible()
    await expect
      .poll(() =>
        screen
          .getByRole('article')
          .elements()
          .map((tile) => (tile as HTMLElement).dataset['shape']),
      )
      .toEqual(['square', 'square'])
    const [query] = asked(gameEndpoints.list)
    expect(query).toMatchObject({ gameName: 'game' })
    for (const name of ['gameType', 'typeId']) expect(query).not.toHaveProperty(name)
    expect(asked(gameEndpoints.types)).toEqual([])
  })

  test.each([
    ['HOT', gameEndpoints.hot],
    ['FAV', gameEndpoints.favourites],
  ])('shows games of all kinds in the list category %s when the URL says gameType=ALL', async (tab, path) => {
    const { asked, tile } = await renderGameList({ path: `/m/gameList?gameType=ALL&tab=${tab}` })
    await expect.element(tile(tab === 'HOT' ? 71 : 2)).toBeVisible()
    for (const query of asked(path)) expect(query).not.toHaveProperty('gameType')
  })
})

test('shows the games of the kind that the URL names', { tags: ['SHELL-021'] }, async () => {
  const { screen, asked } = await renderGameList({ path: '/m/gameList?gameType=POKER', answers: platform })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Poker' })).toBeVisible()
  await expect.element(screen.getByText('POKER 1')).toBeVisible()
  expect(asked(gameEndpoints.list).map(({ gameType }) => gameType)).toEqual(['POKER'])
})

test('shows slots when the URL names an unknown kind of games', { tags: ['L5'] }, async () => {
  const { screen, asked } = await renderGameList({ path: '/m/gameList?gameType=constructor', answers: platform })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect.element(screen.getByText('RNG 1')).toBeVisible()
  expect(asked(gameEndpoints.list).map(({ gameType }) => gameType)).toEqual(['RNG'])
})

test('offers in the heading only the kinds of games that the platform has', async () => {
  const vendors = [createListedVendorFixture(1, 'Quartzo', 'RNG'), createListedVendorFixture(2, 'Croupe', 'LIVE')]
  const { screen } = await renderGameList({ answers: { ...platform, 'GET /wps/game/vassalages': { value: vendors } } })
  await expect.element(screen.getByText('RNG 1')).toBeVisible()
  await screen.getByRole('heading', { level: 1 }).getByRole('button').click()
  await expect.element(screen.getByRole('option', { name: 'Live' })).toBeVisible()
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Slots', 'Live'])
})
