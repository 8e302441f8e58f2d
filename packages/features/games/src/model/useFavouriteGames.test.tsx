import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages } from '@lobby/platform/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  createFavouriteListResponse,
  createEditableFavouritesResponses,
  gameEndpoints,
  renderGameList,
} from '../testing/renderGameList.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))
const refused = () => new Response('', { status: 500 })
const done = (value: boolean) => ({ value })

describe('favourite button', () => {
  test(
    'shows a loading message while a favourite is being added, and keeps the heart filled',
    { tags: ['GAME-031', 'GAME-043', 'GAME-046'] },
    async () => {
      let sent: unknown
      const list = await renderGameList({
        answers: {
          [gameEndpoints.add]: async (request) => (
            (sent = await request.json()),
            Response.json({ success: true, value: true })
          ),
        },
      })
      await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
      await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
      await list.heart(1).click()
      await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => sent).toEqual({ nodeId: 1, vendor: 'NEBULA', token: 'token-of-ana' })
      expect(list.notices).toEqual([`loading: ${message('games.favourite.in_collection')}`])
      await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
      expect(list.launched).toEqual([])
    },
  )

  test('shows a loading message while a favourite is being removed', { tags: ['GAME-047'] }, async () => {
    const list = await renderGameList({ answers: { [gameEndpoints.remove]: done(false) } })
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await list.heart(2).click()
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'false')
    expect(list.notices).toEqual([`loading: ${message('games.favourite.in_cancel_collection')}`])
  })

  test.each([
    ['adding', 1, gameEndpoints.add, 'games.favourite.in_collection'],
    ['removing', 2, gameEndpoints.remove, 'games.favourite.in_cancel_collection'],
  ] as const)(
    'shows the loading message for at least 800 ms when the response to %s a favourite is fast',
    { tags: ['GAME-046', 'GAME-047'] },
    async (_, id, path, text) => {
      const list = await renderGameList({ answers: { [path]: done(true) } })
      await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const heart = list.heart(id).element() as HTMLElement
      heart.click()
      // Do not poll here, because polling advances the fake clock. A timer without a delay lets React render the
      // change.
      for (let frame = 0; frame < 60 && (frame < 3 || heart.hasAttribute('aria-disabled')); frame++) {
        vi.advanceTimersByTime(0)
        await new Promise(requestAnimationFrame)
      }
      expect(heart.getAttribute('aria-pressed')).toBe(String(id === 1))
      expect(heart.hasAttribute('aria-disabled')).toBe(false)
      const shown = `loading for 2000 ms: ${message(text)}`
      vi.advanceTimersByTime(799)
      await new Promise(requestAnimationFrame)
      expect(list.timeline).toEqual([shown])
      vi.advanceTimersByTime(1)
      await new Promise(requestAnimationFrame)
      expect(list.timeline).toEqual([shown, `hidden: ${message(text)}`])
    },
  )

  test('shows a changed heart before the platform responds, and reverts it when the platform refuses', async () => {
    let answer: (response: Response) => void = () => undefined
    const list = await renderGameList({
      answers: { [gameEndpoints.add]: () => new Promise((resolve) => (answer = resolve)) },
    })
    await list.heart(1).click()
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(list.heart(1)).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => list.site.fetch.asked.includes(gameEndpoints.add)).toBe(true)
    answer(refused())
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => list.notices.at(-1)).toMatch(/^toast: Something went wrong on our side/)
  })

  test('sends one call when a heart is pressed two times in the same moment', async () => {
    const list = await renderGameList({ answers: { [gameEndpoints.add]: done(true) } })
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
    const heart = list.heart(1).element() as HTMLElement
    heart.click()
    heart.click()
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => list.site.queries.isMutating()).toBe(0)
    expect(list.site.fetch.asked.filter((each) => each === gameEndpoints.add)).toHaveLength(1)
  })

  test(
    'asks a guest who presses a heart to sign in, and sends no call',
    { tags: ['GAME-013', 'GAME-045'] },
    async () => {
      const list = await renderGameList({ guest: true })
      await list.heart(1).click()
      expect(list.notices).toEqual([`notice: ${message('games.favourite.in_logged_login')}`])
      await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
      expect(list.site.fetch.asked.some((each) => each.includes('favorite'))).toBe(false)
    },
  )
})

describe('favourites list', () => {
  const path = '/m/gameList?gameType=RNG&tab=FAV'

  test('removes the tile of a removed favourite from the list of favourites', { tags: ['GAME-044'] }, async () => {
    const list = await renderGameList({
      path,
      answers: { [gameEndpoints.favourites]: createFavouriteListResponse(2, 3), [gameEndpoints.remove]: done(false) },
    })
    await expect.element(list.tile(3)).toBeVisible()
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await list.heart(2).click()
    await expect.element(list.tile(2)).not.toBeInTheDocument()
    await expect.element(list.tile(3)).toBeVisible()
  })

  test('keeps the tile of a favourite in the list when the platform refuses to remove the favourite', async () => {
    const list = await renderGameList({
      path,
      answers: { [gameEndpoints.favourites]: createFavouriteListResponse(2, 3), [gameEndpoints.remove]: refused },
    })
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await list.heart(2).click()
    await expect.poll(() => list.notices.at(-1)).toMatch(/^toast:/)
    await expect.element(list.tile(2)).toBeVisible()
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
  })

  describe('favourites removed before the next page loads', () => {
    const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
    const remove = async (list: Awaited<ReturnType<typeof renderGameList>>, ...ids: number[]) => {
      for (const id of ids) {
        await list.heart(id).click()
        await expect.element(list.tile(id)).not.toBeInTheDocument()
      }
    }

    test(
      'shows every remaining favourite when some favourites are removed before the next page loads',
      { tags: ['GAME-021', 'GAME-036', 'GAME-044'] },
      async () => {
        window.scrollTo(0, 0)
        const list = await renderGameList({ path, answers: createEditableFavouritesResponses(40) })
        await expect.poll(() => list.rows()).toBe(9)
        await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
        await remove(list, 1, 2, 3)
        await expect.poll(() => list.rows()).toBe(8)
        toTheEnd()
        await expect.poll(() => list.rows()).toBe(Math.ceil(37 / 3))
        toTheEnd()
        await expect.element(list.tile(40)).toBeVisible()
      },
    )

    test(
      'loads the next page of favourites when every favourite of the first page was removed',
      { tags: ['GAME-036', 'GAME-044'] },
      async () => {
        const answers = createEditableFavouritesResponses(4)
        const readTwo = (request: Request) =>
          answers[gameEndpoints.favourites](new Request(request.url.replace('pageSize=26', 'pageSize=2'), request))
        let asked = 0
        const list = await renderGameList({
          path,
          // The first request for the next page fails. The test removes both games before the next request.
          answers: {
            ...answers,
            [gameEndpoints.favourites]: (request) =>
              request.url.includes('after=') && ++asked === 1 ? new Response('', { status: 400 }) : readTwo(request),
          },
        })
        await expect.element(list.screen.getByText('Couldn’t load more games')).toBeVisible()
        await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
        await remove(list, 1, 2)
        expect(list.screen.getByText('No favourites yet').query()).toBeNull()
        await expect.element(list.tile(4), { timeout: 5000 }).toBeVisible()
      },
    )

    test(
      'does not show a removed favourite again when the next page was loading during the removal',
      { tags: ['GAME-044'] },
      async () => {
        window.scrollTo(0, 0)
        const answers = createEditableFavouritesResponses(40)
        const gate = Promise.withResolvers<void>()
        const list = await renderGameList({
          path,
          answers: {
            ...answers,
            [gameEndpoints.favourites]: async (request) => {
              if (request.url.includes('after=')) await gate.promise
              return answers[gameEndpoints.favourites](request)
            },
          },
        })
        await expect.poll(() => list.rows()).toBe(9)
        toTheEnd()
        await expect.poll(() => list.asked(gameEndpoints.favourites).filter(({ after }) => after)).toHaveLength(1)
        await expect.element(list.heart(26)).toHaveAttribute('aria-pressed', 'true')
        await list.heart(26).click()
        await expect.element(list.tile(26)).not.toBeInTheDocument()
        gate.resolve()
        await expect.poll(() => list.rows(), { timeout: 5000 }).toBe(13)
        await expect.element(list.tile(26)).not.toBeInTheDocument()
        await expect.element(list.tile(27)).toBeInTheDocument()
      },
    )
  })

  test('explains how to add a favourite when there are no favourites', async () => {
    const list = await renderGameList({ path, answers: { [gameEndpoints.favourites]: createFavouriteListResponse() } })
    await expect.element(list.screen.getByText('No favourites yet')).toBeVisible()
  })
})
