import { createGameFixture } from '@lobby/games/testing/games'
import type { PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

const list = 'GET /wps/game/list'
const popular = 'GET /wps/game/popular'

/** Pulls the page down from its top with touch events. */
function pull() {
  const finger = (type: string, y: number | null) => {
    const touches = y === null ? [] : [new Touch({ identifier: 1, target: document.body, clientX: 100, clientY: y })]
    window.dispatchEvent(new TouchEvent(type, { touches }))
  }
  finger('touchstart', 100)
  finger('touchmove', 120)
  finger('touchmove', 400)
  finger('touchend', null)
}

/** Waits until the code that handles a pull is loaded, which happens when the first screen is idle. */
async function waitUntilPullable() {
  await expect.poll(() => document.documentElement.style.overscrollBehaviorY, { timeout: 8000 }).toBe('contain')
}

test('refetches the data of home when the player pulls the page down, and shows the old games meanwhile', async () => {
  const answers: PlatformResponses = {
    [popular]: { value: [{ gameType: 'RNG', vendors: [], games: [createGameFixture(1), createGameFixture(2)] }] },
  }
  const { screen, asked } = await renderShell('/m/home', { answers })
  const game = screen.getByRole('tabpanel').getByRole('button').first()
  await expect.element(game).toBeVisible()
  await waitUntilPullable()
  expect(asked(popular)).toHaveLength(1)
  pull()
  await expect.element(game).toBeVisible()
  await expect.poll(() => asked(popular)).toHaveLength(2)
})

test('refetches only the first page of a list when the player pulls the screen down', async () => {
  const answers: PlatformResponses = {
    [list]: (request) => {
      const page = Number(new URL(request.url).searchParams.get('pageNo'))
      const games = Array.from({ length: 26 }, (_, at) => createGameFixture((page - 1) * 26 + at + 1))
      return Response.json({ success: true, value: { games, pageNum: page, totalPages: 3, total: 78 } })
    },
  }
  const { screen, queries, site } = await renderShell('/m/gameList?gameType=RNG', { answers })
  const pages = () => queries(list).map(({ pageNo }) => pageNo)
  await expect.element(screen.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await expect.poll(() => (window.scrollTo(0, document.documentElement.scrollHeight), pages())).toContain('2')
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  window.scrollTo(0, 0)
  await waitUntilPullable()
  const before = pages().length
  pull()
  await expect.poll(() => pages().slice(before)).toEqual(['1'])
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await expect
    .element(screen.getByRole('img', { name: lookUpEnglishText('core.loading'), exact: true }))
    .not.toBeInTheDocument()
  expect(pages().slice(before)).toEqual(['1'])
})
