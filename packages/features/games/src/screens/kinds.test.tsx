import type { GameListAddress } from '@lobby/platform/routes'
import { describe, expect, test } from 'vitest'
import { makeGame, makeListedVendor } from '../testing/makeGame.ts'
import { paths, renderGameList } from '../testing/renderGameList.tsx'

type Kind = GameListAddress['gameType']

/** A platform that has two games of each kind, named after it. */
const platform = {
  [paths.list]: (request: Request) => {
    const gameType = new URL(request.url).searchParams.get('gameType') as Kind
    const games = [1, 2].map((id) => makeGame(id, { gameName: `${gameType} ${id}`, gameType }))
    return Response.json({ success: true, value: { games, pageNum: 1, totalPages: 1, total: 2 } })
  },
}

describe('a kind of games is picked in the heading of another one’s list, browsed, and a game of it launched', () => {
  test.each<[Kind, string]>([
    ['SPORTS', 'Sports'],
    ['LIVE', 'Live'],
    ['FISH', 'Fishing'],
    ['RNG', 'Slots'],
    ['PVP', 'PVP'],
    ['LOTT', 'Lottery'],
    ['ELOTTO', 'E-lottery'],
    ['ESPORTS', 'E-sports'],
    ['POKER', 'Poker'],
    ['COCKFIGHT', 'Cockfights'],
    ['INHOUSE', 'In-house'],
  ])('%s', { tags: ['GAME-001', 'GAME-002', 'GAME-003', 'GAME-004', 'GAME-005', 'GAME-006', 'GAME-007', 'GAME-008', 'GAME-009', 'GAME-010', 'GAME-011'] }, async (kind, name) => {
    const other = kind === 'RNG' ? 'FISH' : 'RNG'
    const { screen, location, launched, asked } = await renderGameList({ path: `/m/gameList?gameType=${other}`, answers: platform })
    await screen.getByRole('heading', { level: 1 }).getByRole('button').click()
    await screen.getByRole('option', { name, exact: true }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect.poll(location).toBe(`/m/gameList?gameType=${kind}`)
    await screen.getByRole('button', { name: `${kind} 2 Nebula`, exact: true }).click()
    await expect.poll(() => launched).toEqual([{ vendor: 'NEBULA', roomId: 'room-2', nodeId: 2, category: kind, name: `${kind} 2` }])
    expect(asked(paths.list).at(-1)).toMatchObject({ gameType: kind })
  })
})

test('the address of a list names its type, and the list is of that type', { tags: ['SHELL-021'] }, async () => {
  const { screen, asked } = await renderGameList({ path: '/m/gameList?gameType=POKER', answers: platform })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Poker' })).toBeVisible()
  await expect.element(screen.getByText('POKER 1')).toBeVisible()
  expect(asked(paths.list).map(({ gameType }) => gameType)).toEqual(['POKER'])
})

test('shows slots when the address names a kind that does not exist', { tags: ['L5'] }, async () => {
  const { screen, asked } = await renderGameList({ path: '/m/gameList?gameType=constructor', answers: platform })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect.element(screen.getByText('RNG 1')).toBeVisible()
  expect(asked(paths.list).map(({ gameType }) => gameType)).toEqual(['RNG'])
})

test('what the platform does not have is not offered', async () => {
  const vendors = [makeListedVendor(1, 'Quartzo', 'RNG'), makeListedVendor(2, 'Croupe', 'LIVE')]
  const { screen } = await renderGameList({ answers: { ...platform, 'GET /wps/game/vassalages': { value: vendors } } })
  await expect.element(screen.getByText('RNG 1')).toBeVisible()
  await screen.getByRole('heading', { level: 1 }).getByRole('button').click()
  await expect.element(screen.getByRole('option', { name: 'Live' })).toBeVisible()
  await expect.poll(() => screen.getByRole('option').elements().map(({ textContent }) => textContent)).toEqual(['Slots', 'Live'])
})
