import { expect, signIn, signInFirst, test } from '../lobby.ts'

test('/m/mine is the member centre: a guest signs in at one of its entries, is led on, and comes back as a member', { tag: ['@SHELL-019'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/mine`)
  const main = page.getByRole('main')
  await expect(page.getByRole('banner').getByRole('heading', { name: text('mine.title') })).toBeVisible()
  await expect(main.getByRole('button', { name: text('mine.prompt.action') })).toBeVisible()
  await main.getByRole('link', { name: text('mine.rewards') }).click()
  await signIn(page.getByRole('dialog'), text, 'ana')
  await expect(page).toHaveURL(/\/m\/rewardCenter$/)
  await page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.mine') }).click()
  await expect(main.getByText('VIP 1', { exact: true })).toBeVisible()
  await expect(main.getByText(/^R\$\s1\.250,00$/)).toBeVisible()
  await main.getByRole('button', { name: text('mine.download') }).click()
  await expect(page.getByRole('dialog').getByText(text('install.home'))).toBeVisible()
})

test('/m/member/home is a screen of its own; who signs in there with a trial account is sent home', { tag: ['@SHELL-024'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/member/home`)
  await page.getByRole('main').getByRole('button', { name: text('mine.prompt.action') }).click()
  await signIn(page.getByRole('dialog'), text, 'trial')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a member browses, makes a game a favourite, finds it there, launches it, and uses the member menu', { tag: ['@MEMB-070'] }, async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  const games = page.getByRole('tabpanel').getByRole('article')
  const heart = games.nth(2).locator('[aria-pressed]')
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const kept = page.waitForResponse((answer) => /game\/favorite$/.test(answer.url()) && answer.request().method() === 'POST')
  await heart.click()
  expect((await kept).ok()).toBe(true)
  await page.getByRole('tab', { name: text('games.list.favourites') }).click()
  await expect(page).toHaveURL(/FAV/)
  await expect(games.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(games).toHaveCount(1)
  await games.getByRole('button').first().click()
  await expect(page.locator('iframe').contentFrame().getByRole('button', { name: 'Girar' })).toBeVisible()
  await page.goto(`${lobby.origin}/m/mine`)
  await page.getByRole('main').getByRole('link', { name: text('mine.security') }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter$/)
})
