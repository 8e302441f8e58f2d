import { expect, openHome, signIn, signInFirst, test } from '../lobby.ts'
import { scrollUntil } from '../scrollUntil.ts'

test('a bet on a hot match and the next draw open their games', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, text)
  await openHome(page, lobby)
  const bet = page.getByRole('button', { name: new RegExp(`^${text('home.matches.bet')}: `) })
  await scrollUntil(page, bet)
  await bet.first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  await openHome(page, lobby)
  const draws = page.getByRole('region', { name: text('home.draws.title') }).getByRole('article')
  await scrollUntil(page, draws)
  await draws.first().getByRole('button').first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
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
  await scrollUntil(page, page.getByRole('heading', { name: text('home.matches.title') }))
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
