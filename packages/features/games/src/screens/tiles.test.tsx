import { beforeEach, expect, test } from 'vitest'
import { listRerenderedTiles } from '../testing/listRerenderedTiles.ts'
import { createGameListResponse, gameEndpoints, renderGameList } from '../testing/renderGameList.tsx'

beforeEach(() => window.scrollTo(0, 0))

const settled = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
}
async function open(total: number) {
  const answer = Promise.withResolvers<void>()
  const whole = createGameListResponse(total)
  const list = await renderGameList({
    answers: {
      [gameEndpoints.list]: async (request) => {
        if (request.url.includes('pageNo=2')) await answer.promise
        return typeof whole === 'function' ? whole(request) : Response.error()
      },
      [gameEndpoints.add]: { value: true },
    },
  })
  await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
  return { list, feed: list.screen.getByRole('feed').element(), second: answer.resolve }
}

test('does not render the existing tiles again when a page of games is appended', async () => {
  const { list, feed, second } = await open(60)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => list.asked(gameEndpoints.list)).toHaveLength(2)
  await settled()
  const anew = await listRerenderedTiles(feed, async () => {
    second()
    await expect.poll(() => list.rows()).toBe(18)
  })
  expect(feed.querySelectorAll('article').length).toBeGreaterThan(10)
  expect(anew).toEqual([])
})

test('renders only the tile of the game again when the game opens or becomes a favourite', async () => {
  const { list, feed } = await open(20)
  await settled()
  const heart = await listRerenderedTiles(feed, async () => {
    await list.heart(1).click()
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(list.heart(1)).not.toHaveAttribute('aria-disabled')
  })
  expect(heart).toEqual([1])
  const game = await listRerenderedTiles(feed, async () => {
    await list.tile(3).click()
    await expect.poll(() => list.launched).toHaveLength(1)
  })
  expect(game).toEqual([3])
})
