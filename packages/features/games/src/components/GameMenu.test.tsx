import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createVendorFixture } from '../testing/createGameFixture.ts'
import { GameMenu } from './GameMenu.tsx'

const vendors = [
  createVendorFixture(1, 'Pitch'),
  { ...createVendorFixture(2, 'Nebula'), gameType: 'RNG' as const },
  { ...createVendorFixture(3, 'Quartz'), gameType: 'RNG' as const },
  { ...createVendorFixture(3, 'Quartz'), gameType: 'FISH' as const },
]
const counting = (total: number): PlatformResponse => ({ value: { games: [], pageNum: 1, totalPages: 1, total } })

async function renderMenu(answer: PlatformResponse = { value: vendors }, count: PlatformResponse = counting(642)) {
  const page = await renderScreen(<GameMenu />, {
    address: '*',
    guest: true,
    answers: { 'GET /wps/game/vassalages': answer, 'GET /wps/game/list': count },
  })
  return {
    ...page,
    entries: () =>
      page.screen
        .getByRole('navigation')
        .getByRole('link')
        .all()
        .map((link) => link.element().textContent),
  }
}

test(
  'links to the lottery screen, and has no separate link for e-lotteries',
  { tags: ['GAME-057', 'GAME-059'] },
  async () => {
    const lotteries = (['LOTT', 'ELOTTO'] as const).map((gameType) => ({
      ...createVendorFixture(4, 'Draws'),
      gameType,
    }))
    const { screen, entries, location } = await renderMenu({ value: [...vendors, ...lotteries] })
    await expect.poll(entries).toEqual(['Slots', 'Sports', 'Fishing', 'Lottery'])
    await screen.getByRole('link', { name: 'Lottery' }).click()
    await expect.poll(location).toBe('/m/lottery')
  },
)

test(
  'searches all kinds of games and all providers unless the player chooses one',
  { tags: ['HOME-007'] },
  async () => {
    const { screen, location } = await renderMenu()
    await expect
      .element(screen.getByRole('radiogroup', { name: 'Game type' }).getByRole('radio', { name: 'All' }))
      .toBeChecked()
    const providers = screen.getByRole('radiogroup', { name: 'Providers' })
    await expect
      .poll(() => [...providers.element().querySelectorAll('label')].map(({ textContent }) => textContent))
      .toEqual(['All providers', 'Pitch', 'Nebula', 'Quartz'])
    await screen.getByRole('searchbox').fill('gold')
    await userEvent.keyboard('{Enter}')
    await expect.poll(location).toBe('/m/gameList?gameType=ALL&gameName=gold')
  },
)

test('lists every kind of games one time and links to its game list', { tags: ['HOME-008'] }, async () => {
  const { screen, entries, location } = await renderMenu()
  await expect.poll(entries).toEqual(['Slots', 'Sports', 'Fishing'])
  await screen.getByRole('link', { name: 'Fishing' }).click()
  await expect.poll(location).toBe('/m/gameList?gameType=FISH')
})

describe('number of games in the menu’s title', { tags: ['HOME-109'] }, () => {
  test.each([
    [642, 'Over 600 games'],
    [600, 'Over 500 games'],
    [1201, 'Over 1,200 games'],
    [100, 'All games'],
  ])('rounds the number of games in the title down to hundreds: for %i games shows %s', async (total, title) => {
    const { screen } = await renderMenu(undefined, counting(total))
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  })

  test('shows no number in the title when the number of games fails to load', async () => {
    const { screen, entries } = await renderMenu(undefined, () => new Response('', { status: 400 }))
    await expect.poll(entries).toHaveLength(3)
    await expect.element(screen.getByRole('heading', { name: 'All games' })).toBeVisible()
  })
})

test('opens the game list with the chosen kind, provider and name', { tags: ['HOME-007'] }, async () => {
  const { screen, location } = await renderMenu()
  await screen.getByRole('radio', { name: 'Slots' }).click({ force: true })
  const providers = screen.getByRole('radiogroup', { name: 'Providers' }).getByRole('radio')
  await expect.poll(() => providers.all().length).toBe(3)
  await screen.getByRole('radio', { name: 'Quartz' }).click({ force: true })
  await screen.getByRole('searchbox').fill('  gold ')
  await screen.getByRole('button', { name: 'Show games' }).click()
  await expect.poll(location).toBe('/m/gameList?gameType=RNG&gameName=gold&vassalage=QUARTZ')
  await screen.getByRole('radio', { name: 'Fishing' }).click({ force: true })
  await screen.getByRole('button', { name: 'Show games' }).click()
  await expect.poll(location).toBe('/m/gameList?gameType=FISH&gameName=gold')
})

test('shows an error when the menu of games fails to load, and loads it on retry', async () => {
  let broken = true
  const { screen, entries } = await renderMenu(() =>
    broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: vendors }),
  )
  await expect.element(screen.getByText('Couldn’t load the categories')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(entries).toHaveLength(3)
})

test('shows no menu of games when the platform has no vendors', async () => {
  const { site, screen } = await renderMenu({ value: [] })
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
