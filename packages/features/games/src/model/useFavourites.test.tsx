import { describe, expect, test } from 'vitest'
import { favouritesOf, paths, renderGameList } from '../testing/renderGameList.tsx'

const refused = () => new Response('', { status: 500 })
const done = (value: boolean) => ({ value })

describe('a heart', () => {
  test('adds a favourite, says so meanwhile, and stays on', { tags: ['GAME-031', 'GAME-043', 'GAME-046'] }, async () => {
    let sent: unknown
    const list = await renderGameList({
      answers: { [paths.add]: async (request) => ((sent = await request.json()), Response.json({ success: true, value: true })) },
    })
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
    await list.heart(1).click()
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => sent).toEqual({ nodeId: 1, vendor: 'NEBULA', token: 'token-of-ana' })
    expect(list.notices).toEqual(['loading: Adding to your favourites'])
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
    expect(list.launched).toEqual([])
  })

  test('removes one, and says so meanwhile', { tags: ['GAME-047'] }, async () => {
    const list = await renderGameList({ answers: { [paths.remove]: done(false) } })
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await list.heart(2).click()
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'false')
    expect(list.notices).toEqual(['loading: Removing from your favourites'])
  })

  test('turns before the platform has answered, and back when it refuses', async () => {
    let answer: (response: Response) => void = () => undefined
    const list = await renderGameList({ answers: { [paths.add]: () => new Promise((resolve) => (answer = resolve)) } })
    await list.heart(1).click()
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(list.heart(1)).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => list.site.fetch.asked.includes(paths.add)).toBe(true)
    answer(refused())
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => list.notices.at(-1)).toMatch(/^toast: Something failed on our side/)
  })

  test('of a guest says that a sign-in is needed, and changes nothing', { tags: ['GAME-013', 'GAME-045'] }, async () => {
    const list = await renderGameList({ guest: true })
    await list.heart(1).click()
    expect(list.notices).toEqual(['notice: Please sign in first'])
    await expect.element(list.heart(1)).toHaveAttribute('aria-pressed', 'false')
    expect(list.site.fetch.asked.some((each) => each.includes('favorite'))).toBe(false)
  })
})

describe('among the favourites', () => {
  const path = '/m/gameList?gameType=RNG&tab=FAV'

  test('one that is removed is dropped from the list', { tags: ['GAME-044'] }, async () => {
    const list = await renderGameList({ path, answers: { [paths.favourites]: favouritesOf(2, 3), [paths.remove]: done(false) } })
    await expect.element(list.tile(3)).toBeVisible()
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await list.heart(2).click()
    await expect.element(list.tile(2)).not.toBeInTheDocument()
    await expect.element(list.tile(3)).toBeVisible()
  })

  test('one that cannot be removed stays', async () => {
    const list = await renderGameList({ path, answers: { [paths.favourites]: favouritesOf(2, 3), [paths.remove]: refused } })
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
    await list.heart(2).click()
    await expect.poll(() => list.notices.at(-1)).toMatch(/^toast:/)
    await expect.element(list.tile(2)).toBeVisible()
    await expect.element(list.heart(2)).toHaveAttribute('aria-pressed', 'true')
  })

  test('none says how to get one', async () => {
    const list = await renderGameList({ path, answers: { [paths.favourites]: favouritesOf() } })
    await expect.element(list.screen.getByText('No favourites yet')).toBeVisible()
  })
})
