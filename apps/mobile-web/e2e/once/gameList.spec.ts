import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openHome, signIn, signInFirst, test } from '../lobby.ts'

const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('article')
/** How many rows of three the list takes, those included that are not in the document. */
const rows = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[role=tabpanel] [role=feed]')
    const tile = list?.querySelector('[aria-posinset]')
    if (!list || !tile) return 0
    const gap = Number.parseFloat(getComputedStyle(list).rowGap)
    return Math.round((list.getBoundingClientRect().height + gap) / (tile.getBoundingClientRect().height + gap))
  })
const expectGames = (page: Page, count: number) => expect.poll(() => rows(page)).toBe(Math.ceil(count / 3))
const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('from home to all slots: 26 games, and the next 26 as the end comes near', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page.getByRole('link', { name: `${text('games.seeAll')}: ${text('games.category.RNG')}` }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
  await expect(page.getByRole('heading', { level: 1, name: text('games.category.RNG') })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expectGames(page, 26)
  await toTheEnd(page)
  await expectGames(page, 52)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a search, a game, a round, and back: filters, games and place are as they were', async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expectGames(page, 26)
  await page.getByRole('searchbox').fill('a')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/gameName=a$/)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d/)
  await expectGames(page, 26)
  await toTheEnd(page)
  await expectGames(page, 52)
  // Far enough from the end that no further page is asked for.
  await page.evaluate(() => window.scrollTo(0, 1700))
  const tile = page.locator('[aria-posinset="28"]')
  await expect(tile).toBeInViewport()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1500)
  const name = await tile.innerText()
  await tile.getByRole('button').first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/round') && answer.ok())
  await page.locator('button.spin').click()
  await settled

  await page.goBack()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&gameName=a$/)
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expectGames(page, 52)
  await expect(tile).toBeInViewport()
  expect(await tile.innerText()).toBe(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a favourite is kept by the platform, and found among the favourites', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, 'vip')
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  const heart = tiles(page).nth(4).locator('[aria-pressed]')
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const kept = page.waitForResponse((answer) => /game\/favorite$/.test(answer.url()) && answer.request().method() === 'POST')
  await heart.click()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: text('games.list.favourites') }).click()
  await expect(tiles(page).getByRole('button', { name, exact: true })).toBeVisible()
  await tiles(page).getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
})

test('a guest who looks for favourites signs in, and comes back to them', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/gameList?gameType=FISH`)
  await tiles(page).first().locator('[aria-pressed]').click()
  await expect(page.getByText(text('games.favourite.signIn'))).toBeVisible()
  await page.getByRole('tab', { name: text('games.list.favourites') }).click()
  await page.waitForURL(/\/m\/login\?next=/)
  await signIn(page, text, 'ana')
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&tab=FAV$/)
})

test('one provider’s games with a smallest bet, chosen in the panel, which says how many there are before', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await page.getByRole('button', { name: text('games.filter') }).click()
  const panel = page.getByRole('dialog', { name: text('games.filter') })
  await panel.getByRole('radiogroup', { name: text('games.filter.minBet') }).locator('label').nth(2).click()
  const providers = panel.getByRole('radiogroup', { name: text('games.list.provider') })
  await providers.locator('label').nth(1).click()
  await expect(providers.getByRole('radio').nth(1)).toBeChecked()
  const send = panel.getByRole('button').filter({ hasText: /\d/ })
  // The number of the provider’s chip is the choice’s once that is known.
  const count = () => providers.locator('label').nth(1).locator('span').last().textContent()
  await expect.poll(async () => (await send.textContent())?.match(/\d+/)?.[0] === (await count())).toBe(true)
  const found = (await count()) ?? ''
  await send.click()
  await expect(page).toHaveURL(/vassalage=\w+&minBet=0.05$/)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(`^${found}\\b`))
})

test('a list that fails says so, and the way on mends it', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500)
  await lobby.tell('/fault', { status: 500, operation: 'gameList' })
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(page.getByText(text('games.list.failed'))).toBeVisible({ timeout: 20_000 })
  await lobby.tell('/fault', undefined, 'DELETE')
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expectGames(page, 26)
})

test('the game list and its provider filter have no accessibility violation', async ({ page, lobby, text }) => {
  const violations = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expectGames(page, 26)
  await page.waitForTimeout(400)
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: text('games.filter') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(400)
  expect(await violations()).toEqual([])
})
