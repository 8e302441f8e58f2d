import type { Page } from '@playwright/test'
import { expect, openHome, signIn, signInFirst, test } from './lobby.ts'

/** Scrolls as a finger does, so that what comes near comes. */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await page.evaluate(() => window.scrollBy(0, 250))
    await page.waitForTimeout(60)
  }
}

test('home shows its notices, and further down hot matches and the next draws', async ({ page, lobby, text }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHome(page, lobby)
  await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /hotMatch|lottery\/list/.test(path))).toEqual([])
  await scrollDown(page)
  await expect(page.getByRole('heading', { name: text('home.matches.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${text('home.matches.bet')}: `) }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: text('home.draws.title') })).toBeVisible()
  const timer = page.getByRole('timer').first()
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

test('each widget that fails hides by itself', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500)
  await lobby.tell('/fault', { status: 500, operation: 'lotteryList' })
  await openHome(page, lobby)
  await scrollDown(page)
  await expect(page.getByRole('heading', { name: text('home.matches.title') })).toBeVisible()
  await expect(page.getByRole('region', { name: text('home.draws.title') })).toBeHidden({ timeout: 20_000 })
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
  await expect(page.getByLabel(text('auth.username.label'))).toHaveValue('ana')
  await expect(page.getByLabel(text('auth.password.label'), { exact: true })).toHaveValue('Lobby2026')
  await page.getByRole('checkbox', { name: text('auth.remember') }).uncheck()
  expect(await page.evaluate(() => ['MC_REMEMBER', 'MC_REMEMBER_SALT'].map((name) => localStorage.getItem(name)))).toEqual([null, null])
})
