import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openHome, signIn, test } from './lobby.ts'

const violations = async (page: Page) => {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

test('home has no accessibility violation', async ({ page, lobby }) => {
  await openHome(page, lobby)
  expect(await violations(page)).toEqual([])
})

test('the login dialog has none', async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByLabel(text('auth.username.label')).waitFor()
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await expect(page.getByText(text('auth.username.missing'))).toBeVisible()
  await page.waitForTimeout(400)
  expect(await violations(page)).toEqual([])
})

test('the login screen, the account sheet and the sign-out dialog have none', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await expect(page.getByLabel(text('auth.username.label'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await signIn(page, text, 'vip')
  await page.waitForURL(/\/m\/home$/)
  await page.getByRole('banner').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(400)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: text('core.signOut') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.waitForTimeout(400)
  expect(await violations(page)).toEqual([])
})

test('the failed home, the not-found page and maintenance have none', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500, 503)
  await lobby.tell('/fault', { status: 500, operation: 'popularGames' })
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByText(text('games.popular.failed'))).toBeVisible({ timeout: 20_000 })
  expect(await violations(page)).toEqual([])
  await page.goto(`${lobby.origin}/m/nowhere`)
  await expect(page.getByText(text('core.notFound.title'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await lobby.tell('/maintenance', { on: true })
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByText(text('core.maintenance.title'))).toBeVisible()
  expect(await violations(page)).toEqual([])
})
