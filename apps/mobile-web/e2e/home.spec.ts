import type { Page } from '@playwright/test'
import { expect, openHome, signIn, signInFirst, test } from './lobby.ts'

/** Scrolls as a finger does, so that what comes near comes. */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await page.evaluate(() => window.scrollBy(0, 250))
    await page.waitForTimeout(60)
  }
}

/** The widget on top of a merchant's home; its games lead where there is none. */
const leads: Readonly<Record<string, 'home.draws.title' | 'home.matches.title'>> = { trevo: 'home.draws.title', kite: 'home.matches.title' }

test('home shows its notices, and further down hot matches and the next draws, asked for when they come near', async ({ page, lobby, text, merchant }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHome(page, lobby)
  await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  const [first = []] = [{ trevo: ['/lgw/lottery/list'], kite: ['/wps/announcement/hotMatch'] }[merchant]]
  expect([...new Set(asked.filter((path) => /hotMatch|lottery\/list/.test(path)))]).toEqual(first)
  await scrollDown(page)
  await expect(page.getByRole('heading', { name: text('home.matches.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${text('home.matches.bet')}: `) }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: text('home.draws.title') })).toBeVisible()
  const timer = page.getByRole('timer').first()
  // Only what is on the screen counts.
  await timer.scrollIntoViewIfNeeded()
  const before = await timer.innerText()
  await expect.poll(() => timer.innerText()).not.toBe(before)
})

test('a bet on a hot match and the next draw open their games', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, text)
  await openHome(page, lobby)
  await scrollDown(page)
  await page.getByRole('button', { name: new RegExp(`^${text('home.matches.bet')}: `) }).first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  await openHome(page, lobby)
  await scrollDown(page)
  await page.getByRole('region', { name: text('home.draws.title') }).getByRole('article').first().getByRole('button').first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
})

test('what a merchant leads with stands on top, right below the notices', async ({ page, lobby, text, merchant }) => {
  await openHome(page, lobby)
  await expect(page.getByRole('region', { name: text('games.hot.title') }).getByRole('button').first()).toBeVisible()
  await scrollDown(page)
  await expect(page.getByRole('heading', { name: text('home.matches.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: text('home.draws.title') })).toBeVisible()
  const lead = leads[merchant]
  const rest = ['home.matches.title', 'home.draws.title'].filter((id) => id !== lead)
  const order = [...(lead ? [lead] : []), 'games.hot.title', ...rest].map((id) => text(id))
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(order)
})

test('[HOME-069] [HOME-072] the lottery tab shows lottery entries', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.LOTT') }).click()
  const entries = page.getByRole('tabpanel', { name: text('games.category.LOTT') }).getByRole('article')
  await expect(entries).toHaveCount(6)
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('timer', { name: text('home.draws.left') })).toBeVisible()
    await expect(entry.getByRole('list', { name: text('home.draws.last') }).getByRole('listitem').first()).toBeVisible()
  }
})

test('the tab that was chosen is open again after a game', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, text)
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.FISH') }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  await page.goBack()
  await expect(page.getByRole('tab', { name: text('games.category.FISH') })).toHaveAttribute('aria-selected', 'true')
})

test('each widget that fails hides by itself', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500)
  await lobby.tell('/fault', { status: 500, operation: 'lotteryList' })
  await openHome(page, lobby)
  await scrollDown(page)
  await expect(page.getByRole('heading', { name: text('home.matches.title') })).toBeVisible()
  await expect(page.getByRole('region', { name: text('home.draws.title') })).toBeHidden({ timeout: 20_000 })
})

test('a tile gives way under a finger, and dims instead where less motion is wanted', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  const tile = page.getByRole('tabpanel').getByRole('button').first()
  await tile.dispatchEvent('pointerdown', { isPrimary: true, button: 0 })
  await expect(tile).toHaveAttribute('data-pressed')
  const scales = () => tile.evaluate((button) => [button, ...button.children].map((each) => getComputedStyle(each).scale))
  await expect.poll(scales).toContain('0.96')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(scales).not.toContain('0.96')
  await expect(tile).toHaveCSS('opacity', '0.75')
  await tile.dispatchEvent('pointercancel', { isPrimary: true })
  await expect(tile).not.toHaveAttribute('data-pressed')
})

test('nothing shifts while home is scrolled and its widgets come', async ({ page, lobby }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openHome(page, lobby)
  await scrollDown(page)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
})

test('[AUTH-145] a guest plays for fun: a trial account, marked as such, plays a round and signs out', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByRole('button', { name: text('auth.trial') }).click()
  await page.waitForURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText(text('core.trial'))).toBeVisible()
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/round') && answer.ok())
  await page.locator('button.spin').click()
  await settled
  await page.locator('a.back').click()
  await page.waitForURL(/\/m\/home/)
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('button', { name: text('core.signOut') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
  await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_TRIAL_USER'))).toBeNull()
})

test('a login that is remembered stands in the form at the next visit, and is gone when the box is un-ticked', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByRole('checkbox', { name: text('auth.remember') }).check()
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_REMEMBER'))).not.toBeNull()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Lobby2026')
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('button', { name: text('core.signOut') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
  await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()
  await page.goto(`${lobby.origin}/m/login`)
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveValue('ana')
  await expect(page.getByLabel(text('auth.password.label'), { exact: true })).toHaveValue('Lobby2026')
  await page.getByRole('checkbox', { name: text('auth.remember') }).uncheck()
  expect(await page.evaluate(() => ['MC_REMEMBER', 'MC_REMEMBER_SALT'].map((name) => localStorage.getItem(name)))).toEqual([null, null])
})
