import type { Page } from '@playwright/test'
import { buildOf, keptPaths, lookForUpdate, openKept, test } from '../deployment/test.ts'
import { expect, signIn } from '../lobby.ts'

test.use({ serviceWorkers: 'allow' })

const games = (page: Page) => page.getByRole('tabpanel').getByRole('button').first()

/** How often a page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

/** Waits until a page is of another build than this one. */
const leaves = (page: Page, build: string) => expect.poll(() => buildOf(page).catch(() => build)).not.toBe(build)

test('a page that nobody types into is the new build by itself, reloaded once', async ({ page, host, text }) => {
  await openKept(page, host, '/m/home')
  const first = await buildOf(page)
  const loads = countLoads(page)
  await host.deploy('second')
  await lookForUpdate(page)
  await leaves(page, first)
  await expect(games(page)).toBeVisible()
  await expect(page.getByRole('button', { name: text('shell.update.action') })).toBeHidden()
  expect(loads()).toBe(1)
})

test('P3: under a filled form a new build asks, and comes at a press, with what was typed', async ({ page, host, text }) => {
  await openKept(page, host, '/m/register')
  const first = await buildOf(page)
  const name = page.locator('[autocomplete=username]')
  await name.fill('joana22')
  const loads = countLoads(page)
  await host.deploy('second')
  await lookForUpdate(page)
  const update = page.getByRole('button', { name: text('shell.update.action') })
  await expect(update).toBeVisible()
  await expect(name).toHaveValue('joana22')
  expect([loads(), await buildOf(page)]).toEqual([0, first])
  await update.click()
  await leaves(page, first)
  await expect(name).toHaveValue('joana22')
})

test('P9: the worker keeps hashed files and the two documents, and nothing that the platform answered a member', async ({ page, host, text }) => {
  await page.goto(`${host.origin}/m/login`)
  await signIn(page, text, 'vip')
  await page.waitForURL(/\/m\/home$/)
  await openKept(page, host, '/m/home')
  await page.goto(`${host.origin}/m/gameList?gameType=RNG`)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  const kept = await keptPaths(page)
  expect(kept.filter((path) => /^\/assets\/.*\.js$/.test(path)).length, 'the control: it keeps what it may').toBeGreaterThan(5)
  expect(kept.filter((path) => !/^\/(?:(?:assets|brand|i18n)\/[\w.-]+|index\.html|shell\.html)$/.test(path))).toEqual([])
})
