import { createSessionFixture, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { focusManager } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLotteryFixture } from '../testing/createLotteryFixture.ts'
import { NextDraws } from './NextDraws.tsx'

/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
const host = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#'
const path = 'GET /lgw/lottery/list'
const three: PlatformResponse = {
  value: [createLotteryFixture(1), createLotteryFixture(2), createLotteryFixture(3, { isSale: false })],
}

async function renderDraws(
  answer: PlatformResponse = three,
  { guest = false, session = createSessionFixture() }: Pick<RenderScreenOptions, 'guest' | 'session'> = {},
) {
  const page = await renderScreen(<NextDraws />, {
    merchant: { images: { hosts: [host], fallback: host } },
    answers: { [path]: answer },
    ...(guest ? { guest } : { session }),
  })
  const { screen } = page
  const names = () =>
    screen
      .getByRole('article')
      .all()
      .map((row) => /Lottery \d/.exec(row.element().textContent)?.[0])
  const heart = (id: number) => screen.getByRole('button', { name: `Favourite: Lottery ${id}` })
  return { ...page, names, heart, row: (index: number) => screen.getByRole('article').nth(index) }
}

describe('a lottery in the list of next draws', () => {
  test(
    'shows the icon, name, draw, countdown and last result of a lottery',
    { tags: ['LOTT-020', 'LOTT-021', 'LOTT-022', 'LOTT-023', 'LOTT-024'] },
    async () => {
      const { row } = await renderDraws()
      await expect.element(row(0).getByText('Lottery 1')).toBeVisible()
      await expect.element(row(0).getByText('No. 2026-1')).toBeVisible()
      expect(row(0).element().querySelector('img')?.src).toContain('/lottery/1.webp')
      await expect.element(row(0).getByRole('timer', { name: 'Time to draw' })).toHaveTextContent('00:59:59')
      const balls = row(0).getByRole('list', { name: 'Last result' }).getByRole('listitem').all()
      expect(balls.map((ball) => ball.element().textContent)).toEqual(['1', '2', '3', '4', '5'])
    },
  )

  test(
    'says that a lottery is not on sale, and shows no countdown for this lottery',
    { tags: ['LOTT-002'] },
    async () => {
      const { row } = await renderDraws()
      await expect.element(row(2).getByRole('timer')).toHaveTextContent('--:--:--')
      await expect.element(row(2).getByText('Sales closed')).toBeVisible()
    },
  )

  test('opens the launch page of a lottery when it is tapped', { tags: ['LOTT-026'] }, async () => {
    const { screen } = await renderDraws()
    await screen.getByRole('button', { name: /^Lottery 2/ }).click()
    await expect
      .element(screen.getByText('at /m/launchGame?playType=trad&prize_mode=LOTT&code=l2&pageBack=home'))
      .toBeVisible()
  })

  test('asks a guest to sign in instead of launching a lottery', async () => {
    const { screen, logins } = await renderDraws(three, { guest: true })
    await screen.getByRole('button', { name: /^Lottery 2/ }).click()
    expect(logins).toHaveLength(1)
    await expect.element(screen.getByText(/^at /)).not.toBeInTheDocument()
  })
})

describe('favourite lottery', () => {
  test(
    'stores a new favourite lottery for the member on this device, and moves it to the top',
    { tags: ['LOTT-025', 'LOTT-033', 'LOTT-034', 'LOTT-036'] },
    async () => {
      const { site, names, heart } = await renderDraws()
      await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'false')
      await heart(2).click()
      await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'true')
      expect(site.storage.get('lotteryFavourites')).toEqual({ ana: ['lottery-2'] })
      expect(names()).toEqual(['Lottery 2', 'Lottery 1', 'Lottery 3'])
    },
  )

  test(
    'removes a favourite lottery of one member, and keeps the favourites of other members',
    { tags: ['LOTT-035'] },
    async () => {
      const { site, names, heart } = await renderDraws()
      await heart(2).click()
      site.storage.set('lotteryFavourites', { bea: ['lottery-1'], ana: ['lottery-2'] })
      await heart(2).click()
      await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'false')
      expect(site.storage.get('lotteryFavourites')).toEqual({ bea: ['lottery-1'], ana: [] })
      expect(names()).toEqual(['Lottery 1', 'Lottery 2', 'Lottery 3'])
    },
  )

  test.each(['__proto__', 'constructor'])(
    'stores a favourite lottery for the member when the member’s user name is %s',
    { tags: ['S7'] },
    async (userName) => {
      const { site, names, heart } = await renderDraws(three, { session: createSessionFixture({ userName }) })
      await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'false')
      await heart(2).click()
      await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'true')
      expect(names()).toEqual(['Lottery 2', 'Lottery 1', 'Lottery 3'])
      const kept = site.storage.get('lotteryFavourites') as object
      expect(Object.entries(kept)).toEqual([[userName, ['lottery-2']]])
    },
  )

  test('sends a guest who marks a favourite to the sign-in', { tags: ['LOTT-038'] }, async () => {
    const { site, screen, heart } = await renderDraws(three, { guest: true })
    await heart(1).click()
    await expect.element(screen.getByText(/^at \/m\/login/)).toBeVisible()
    expect(site.storage.get('lotteryFavourites')).toBeNull()
  })
})

test('refetches no draws while the page is hidden, and refetches them when the page becomes visible again', async () => {
  onTestFinished(() => focusManager.setFocused(undefined))
  let asked = 0
  const { site, row } = await renderDraws(() => {
    asked += 1
    return Response.json({ success: true, value: [createLotteryFixture(asked)] })
  })
  await expect.element(row(0).getByText('Lottery 1')).toBeVisible()
  const every = () =>
    site.queries.getQueryCache().find({ queryKey: ['lotteries'], exact: false })?.observers[0]?.options.refetchInterval
  expect(every()).toBeTypeOf('function')
  focusManager.setFocused(false)
  await expect.poll(every).toBe(false)
  expect(asked).toBe(1)
  focusManager.setFocused(true)
  await expect.element(row(0).getByText('Lottery 2')).toBeVisible()
  await expect.poll(every).toBeTypeOf('function')
})

test('renders nothing when the platform sends no draws', async () => {
  const { site, screen } = await renderDraws({ value: [] })
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})

test('shows an error when the draws fail to load, and loads them on retry', async () => {
  let broken = true
  const { screen, row } = await renderDraws(() =>
    broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: [createLotteryFixture(1)] }),
  )
  const region = screen.getByRole('region', { name: 'Next draws' })
  await expect.element(region.getByText('Couldn’t load the draws')).toBeVisible()
  broken = false
  await region.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row(0).getByText('Lottery 1')).toBeVisible()
})
