import type { Page } from '@playwright/test'
import { expect, openHome, signIn, signInFirst, test } from '../lobby.ts'

const bar = (page: Page, text: (id: string) => string) => page.getByRole('navigation', { name: text('nav.label') })

test('the bottom navigation covers nothing at the end of a page', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/nowhere`)
  await expect(bar(page, text)).toBeVisible()
  const last = page.getByRole('contentinfo').locator('p').last()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [words, edge] = [await last.boundingBox(), await bar(page, text).boundingBox()]
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(edge?.y ?? 0)
})

test('it gives way to the keyboard, and comes back', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(bar(page, text)).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.focus()
  await expect(bar(page, text)).toBeHidden()
  await search.blur()
  await expect(bar(page, text)).toBeVisible()
})

test('a guest who wants to deposit signs in, and is where they wanted to be', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await bar(page, text).getByRole('link', { name: text('nav.deposit') }).click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
  await signIn(page, text, 'ana')
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
})

test('what a member has not read is a red dot, as many as the platform counts', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  const count = text('nav.messages.unread').replace('{count}', '3')
  await page.getByRole('banner').getByRole('link', { name: count }).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
})

test('the menu of the account leads to the money, to help, and asks before it signs out', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  const open = () => page.getByRole('banner').getByRole('button').click()
  const menu = page.getByRole('dialog')
  for (const [entry, path] of [
    ['core.account.deposit', '/m/voucherCenter'],
    ['core.account.withdraw', '/m/withdraw'],
    ['core.account.help', '/m/help'],
  ] as const) {
    await openHome(page, lobby)
    await open()
    await menu.getByRole('button', { name: text(entry) }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(menu).toBeHidden()
  }
  await openHome(page, lobby)
  await open()
  await expect(menu.getByRole('img', { name: text('core.account.licence') })).toBeVisible()
  await menu.getByRole('button', { name: text('core.signOut') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})
