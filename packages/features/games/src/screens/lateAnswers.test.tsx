import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { gameEndpoints, renderGameList } from '../testing/renderGameList.tsx'

const page = (name: string) =>
  Response.json({
    success: true,
    value: { games: [createGameFixture(1, { gameName: `Game of ${name}` })], pageNum: 1, totalPages: 1, total: 1 },
  })

/** Renders a game list. The mocked platform responds to a search only when the test calls `answer`. */
async function searching() {
  const waiting = new Map<string, () => void>()
  const list = (request: Request) => {
    const name = new URL(request.url).searchParams.get('gameName') ?? 'all'
    return new Promise<Response>((resolve) => waiting.set(name, () => resolve(page(name))))
  }
  const { screen } = await renderGameList({ answers: { [gameEndpoints.list]: list } })
  const answer = async (name: string) => {
    await expect.poll(() => waiting.has(name)).toBe(true)
    waiting.get(name)?.()
  }
  const search = async (name: string) => {
    await screen.getByRole('searchbox').fill(name)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => waiting.has(name)).toBe(true)
  }
  await answer('all')
  const game = (name: string) => screen.getByText(`Game of ${name}`)
  await expect.element(game('all')).toBeVisible()
  return { search, answer, game }
}

test('shows the results of the latest search when responses arrive in reverse order', { tags: ['N8'] }, async () => {
  const { search, answer, game } = await searching()
  await search('first')
  await search('second')
  await answer('second')
  await expect.element(game('second')).toBeVisible()
  await answer('first')
  await new Promise((done) => setTimeout(done))
  await expect.element(game('second')).toBeVisible()
  await expect.element(game('first')).not.toBeInTheDocument()
})

test(
  'control: shows the response that arrives last when it belongs to the latest search',
  { tags: ['N8-control'] },
  async () => {
    const { search, answer, game } = await searching()
    await search('second')
    await search('first')
    await answer('second')
    await answer('first')
    await expect.element(game('first')).toBeVisible()
  },
)
