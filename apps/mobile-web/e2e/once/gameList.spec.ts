import type { Page } from '@playwright/test'
import { signIn, openHomeAsMember } from '../lobby.ts'
import { expect, test } from '../journey/steps.ts'

const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('article')

/**
 * Returns the number of rows (three tiles each). Computes it from the height of the list, because rows far from the
 * viewport are not in the document.
 */
const countRows = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[role=tabpanel] [role=feed]')
    const tile = list?.querySelector('[aria-posinset]')
    if (!list || !tile) return 0
    const gap = Number.parseFloat(getComputedStyle(list).rowGap)
    return Math.round((list.getBoundingClientRect().height + gap) / (tile.getBoundingClientRect().height + gap))
  })
const expectGames = (page: Page, count: number) => expect.poll(() => countRows(page)).toBe(Math.ceil(count / 3))

/** Records the page numbers of the game list that the site requests, in order. */
function watchPages(page: Page): string[] {
  const pages: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/game/list')) pages.push(url.searchParams.get('pageNo') ?? '')
  })
  return pages
}

test('keeps the scroll position of the game list when more games load, and when the player returns to the list', async ({
  page,
  lobby,
  text,
  player,
}) => {
  const pages = watchPages(page)
  await openHomeAsMember(page, lobby, 'vip')
  await player.step('opens the list of slots from home', async () => {
    await player.tap(page.getByRole('tab', { name: text('games.category.RNG') }))
    await player.tap(page.getByRole('link', { name: `${text('games.seeAll')}: ${text('games.category.RNG')}` }))
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
    await expectGames(page, 26)
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const loading = page.getByRole('img', { name: text('games.list.loading') })
  for (const count of [52, 78]) {
    // Delay the response with the next games, so that the end of the list is in view when these games arrive.
    const { promise: isAtEnd, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/game\/list\?/, async (route) => {
      await isAtEnd
      await route.continue()
    })
    await player.step(`swipes to the end, and sees ${count} games`, async () => {
      await player.swipeToEnd()
      await expect(loading).toBeInViewport()
      release()
      await expectGames(page, count)
    })
    await page.unrouteAll()
  }
  expect(pages.slice(-3)).toEqual(['1', '2', '3'])

  const tile = page.locator('[aria-posinset="47"]')
  const heart = tile.locator('[aria-pressed]')
  await player.step('swipes back, and makes a game a favourite', async () => {
    await player.swipeTo(tile, 'top')
    await player.tap(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
  const favourite = (await heart.getAttribute('aria-label')) ?? ''
  const place = await page.evaluate(() => scrollY)
  await player.step('plays the game', async () => {
    await player.tap(tile.getByRole('button').first())
    await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
    const settled = page.waitForResponse((answer) => answer.url().endsWith('/round') && answer.ok())
    await page.locator('button.spin').tap()
    await settled
  })
  await player.step('comes back to the same scroll position', async () => {
    await page.goBack()
    await expect(tile.locator('[aria-pressed]')).toHaveAttribute('aria-label', favourite)
    await expect(tile).toBeInViewport()
  })
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await player.step('searches for a name', async () => {
    await player.swipeTo(page.getByRole('searchbox'))
    await player.fill(page.getByRole('searchbox'), 'a')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/gameName=a$/)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d/)
  })
  await player.step('filters by a provider and a minimum bet, and sees the number of games first', async () => {
    await player.tap(page.getByRole('button', { name: text('games.filter') }))
    const panel = page.getByRole('dialog', { name: text('games.filter') })
    await player.tap(
      panel
        .getByRole('radiogroup', { name: text('games.filter.minBet') })
        .locator('label')
        .nth(2),
    )
    const providers = panel.getByRole('radiogroup', { name: text('games.list.provider') })
    await player.tap(providers.locator('label').nth(1))
    const send = panel.getByRole('button').filter({ hasText: /\d/ })
    const count = () => providers.locator('label').nth(1).locator('span').last().textContent()
    await expect.poll(async () => (await send.textContent())?.match(/\d+/)?.[0] === (await count())).toBe(true)
    const found = (await count()) ?? ''
    await player.tap(send)
    await expect(page).toHaveURL(/vassalage=\w+&minBet=0.05$/)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(`^${found}\\b`))
  })
  const kept = tiles(page).getByRole('button', { name: favourite, exact: true })
  await player.step('finds the favourite among the favourites', async () => {
    await player.tap(page.getByRole('tab', { name: text('games.list.favourites') }))
    await expect(kept).toBeVisible()
  })
  await player.step('takes the game off the favourites', async () => {
    await player.tap(kept)
    await expect(kept).toBeHidden()
  })
})

test('asks a guest who opens the favourites to sign in, and then shows the favourites', async ({
  page,
  lobby,
  text,
  player,
}) => {
  await player.step('opens the list of fishing games', async () => {
    await page.goto(`${lobby.origin}/m/gameList?gameType=FISH`)
    await expect(tiles(page).first()).toBeVisible()
  })
  await player.step('taps a heart', async () => {
    await player.tap(tiles(page).first().locator('[aria-pressed]'))
    await expect(page.getByText(text('games.favourite.in_logged_login'))).toBeVisible()
  })
  await player.step('opens the favourites, and signs in', async () => {
    await player.tap(page.getByRole('tab', { name: text('games.list.favourites') }))
    await page.waitForURL(/\/m\/login\?next=/)
    await signIn(page, text, 'ana')
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&tab=FAV$/)
  })
})
