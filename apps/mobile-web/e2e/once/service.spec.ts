import { expect, openHome, test } from '../lobby.ts'

const chunks = (asked: readonly string[]) => asked.filter((path) => /servicePath|readServiceLinks|tripledes/i.test(path))

test('the link on home leads to customer service, where a channel’s path, decrypted, opens its page', { tag: ['@HOME-011', '@SHELL-026'] }, async ({ page, lobby, text }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHome(page, lobby)
  await page.getByRole('link', { name: text('core.service') }).click()
  await expect(page).toHaveURL(/\/m\/service$/)
  await expect(page.getByRole('heading', { name: text('service.title') })).toBeVisible()
  await page.getByRole('button', { name: text('service.open') }).click()
  await page.waitForURL(/\/\/service\.localhost[^/]*\/service\/aurora\/chat$/)
  expect(chunks(asked)).not.toEqual([])
})

test('nothing that decrypts is loaded before customer service is asked for', async ({ page, lobby }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${lobby.origin}/m/help`)
  await expect(page.getByRole('main').getByRole('region')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(chunks(asked)).toEqual([])
})

test('the help centre is there, and leads on within the site and to people', { tag: ['@SHELL-020'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/help`)
  const titles = page.getByRole('navigation', { name: text('help.menu') }).getByRole('button')
  await expect(titles.first()).toHaveAttribute('aria-current', 'true')
  await titles.nth(1).click()
  await expect(page).toHaveURL(/\/m\/help\?i=1$/)
  await page.getByRole('link', { name: text('help.service') }).click()
  await expect(page.getByRole('heading', { name: text('service.title') })).toBeVisible()
  // The titles that were looked at are no steps of the way back.
  await page.goBack()
  await expect(titles.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('an item of the help centre has an address of its own, where the whole menu stands beside it as it does at /m/help', { tag: ['@SHELL-031', '@MEMB-084'] }, async ({ page, lobby, text }) => {
  const titles = page.getByRole('navigation', { name: text('help.menu') }).getByRole('button')
  await page.goto(`${lobby.origin}/m/help`)
  await expect(page.getByRole('main').getByRole('region', { name: 'Primeiros passos' })).toBeVisible()
  const menu = await titles.allTextContents()
  expect(menu.length).toBeGreaterThan(3)
  await page.goto(`${lobby.origin}/m/helpDetail?i=3`)
  await expect(page.getByRole('main').getByRole('region', { name: 'Mesas ao vivo' })).toBeVisible()
  await expect(titles).toHaveText(menu)
  await expect(titles.nth(3)).toHaveAttribute('aria-current', 'true')
  await titles.first().click()
  await expect(page).toHaveURL(/\/m\/helpDetail\?i=0$/)
  await expect(page.getByRole('main').getByRole('region', { name: 'Primeiros passos' })).toBeVisible()
})
