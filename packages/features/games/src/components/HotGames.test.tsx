import { ApiError } from '@lobby/api'
import type { LaunchFunction } from '@lobby/platform/ports'
import { createSessionFixture, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import type { Game } from '../queries/games.ts'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { HotGames } from './HotGames.tsx'

const path = 'GET /wps/game/hotGames'
const list = (...games: Game[]): PlatformResponse => ({ value: { list: games } })

interface Setting {
  readonly answer?: PlatformResponse
  readonly guest?: boolean
  readonly launch?: LaunchFunction
}

/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
const host = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#'

async function renderHot({
  answer = list(createGameFixture(1), createGameFixture(2)),
  guest = false,
  launch,
}: Setting = {}) {
  const page = await renderScreen(<HotGames />, {
    ...(launch && { onLaunch: launch }),
    ...(guest ? { guest } : { session: createSessionFixture() }),
    merchant: { images: { hosts: [host], fallback: host } },
    answers: { [path]: answer },
  })
  return { ...page, tile: (nodeId: number) => page.screen.getByRole('button', { name: new RegExp(`Game ${nodeId}`) }) }
}

const failing = (code: string) => () => Promise.reject(new ApiError('refused', { operation: 'launchGame', code }))

describe('hot games rail', () => {
  test('sends isPlatform 2 and platform html5 when it fetches the hot games', { tags: ['CALL-075'] }, async () => {
    const { tile, queries } = await renderHot()
    await expect.element(tile(1)).toBeVisible()
    expect(queries(path)).toEqual([expect.objectContaining({ isPlatform: '2', platform: 'html5' })])
  })

  test('reserves the space of the hot games while they load, then shows them', async () => {
    let answer: (response: Response) => void = () => undefined
    const { screen, tile } = await renderHot({ answer: () => new Promise((resolve) => (answer = resolve)) })
    await expect.element(screen.getByRole('region', { name: 'Trending' })).toBeVisible()
    expect(screen.getByRole('listitem').all()).toHaveLength(4)
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    answer(Response.json({ success: true, value: { list: [createGameFixture(1), createGameFixture(2)] } }))
    await expect.element(tile(2)).toBeVisible()
    expect(screen.getByRole('listitem').all()).toHaveLength(2)
  })

  test('links to the list of hot games of all kinds', async () => {
    const { screen, location } = await renderHot({
      answer: list(createGameFixture(1), createGameFixture(2, { gameType: 'LIVE' })),
    })
    await screen.getByRole('link', { name: 'See all: Trending' }).click()
    await expect.poll(location).toBe('/m/gameList?gameType=ALL&tab=HOT')
  })

  test('shows an error when the hot games fail to load, and loads them on retry', async () => {
    let broken = true
    const { screen, tile } = await renderHot({
      answer: () =>
        broken
          ? new Response('', { status: 400 })
          : Response.json({ success: true, value: { list: [createGameFixture(1)] } }),
    })
    const alert = screen.getByRole('alert')
    await expect.element(alert.getByText('Couldn’t load trending games')).toBeVisible()
    await expect.element(alert.getByText(/Something went wrong on our side/)).toBeVisible()
    broken = false
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.element(tile(1)).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('shows no rail when there are no hot games', async () => {
    const { screen } = await renderHot({ answer: list() })
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
    expect(screen.container.textContent).toBe('')
  })

  test(
    'shows the name of a game without a picture, and does not launch an unavailable game',
    { tags: ['GAME-034'] },
    async () => {
      const { screen, launched, tile } = await renderHot({
        answer: list(createGameFixture(1, { showIcon: false }), createGameFixture(2, { supportPlay: false })),
      })
      await expect.element(tile(1)).toBeVisible()
      expect(tile(1).element().querySelector('img')).toBe(null)
      expect(tile(2).element().querySelector('img')).not.toBe(null)
      await expect.element(screen.getByText('Unavailable')).toBeVisible()
      await tile(2).click({ force: true })
      expect(launched).toEqual([])
    },
  )
})

describe('game launch', () => {
  test('sends vendor, room, node, category and name when a game is launched', async () => {
    const { launched, tile } = await renderHot()
    await tile(1).click()
    expect(launched).toEqual([{ vendor: 'NEBULA', roomId: 'room-1', nodeId: 1, category: 'RNG', name: 'Game 1' }])
  })

  test('opens the login dialog when a guest presses a game, and launches the game after the sign-in', async () => {
    const { site, launched, logins, tile } = await renderHot({ guest: true })
    await tile(2).click()
    expect([launched, logins.length]).toEqual([[], 1])
    site.session.signIn(createSessionFixture())
    logins[0]?.onSignedIn?.()
    await expect.poll(() => launched.map(({ nodeId }) => nodeId)).toEqual([2])
  })

  test('launches no game when a guest closes the login dialog', async () => {
    const { launched, logins, tile } = await renderHot({ guest: true })
    await tile(2).click()
    logins[0]?.onDismissed?.()
    await new Promise(requestAnimationFrame)
    expect(launched).toEqual([])
  })

  test('launches one game at a time: marks its tile as busy and ignores presses of other tiles', async () => {
    let finish = () => undefined as void
    const { launched, tile } = await renderHot({ launch: () => new Promise((resolve) => (finish = resolve)) })
    await tile(1).click()
    await expect.element(tile(1)).toHaveAttribute('aria-busy', 'true')
    await tile(2).click()
    expect(launched.map(({ nodeId }) => nodeId)).toEqual([1])
    finish()
    await expect.element(tile(1)).not.toHaveAttribute('aria-busy')
    await tile(2).click()
    expect(launched.map(({ nodeId }) => nodeId)).toEqual([1, 2])
  })

  test.each([
    ['game.unavailable', 'This game isn’t available right now. Choose another one.'],
    ['game.unknown', 'This game isn’t available right now. Choose another one.'],
    ['game.address', 'This game’s address isn’t trusted, so we didn’t open it.'],
    ['constructor', 'Unknown error'],
  ])(
    'explains the launch error %s below the hot games until the next launch, with the text: %s',
    async (code, text) => {
      const answers = [failing(code), () => Promise.resolve()]
      const { screen, tile } = await renderHot({ launch: () => answers.shift()!() })
      await tile(1).click()
      await expect.element(screen.getByRole('status')).toHaveTextContent(text)
      await expect.element(screen.getByRole('list').getByRole('status')).not.toBeInTheDocument()
      await tile(2).click()
      await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
    },
  )
})
