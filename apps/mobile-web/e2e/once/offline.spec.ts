import type { Page } from '@playwright/test'
import { openKept, test } from '../deployment/test.ts'
import { expect, signIn } from '../lobby.ts'
import { chip } from '../session.ts'

test.use({ serviceWorkers: 'allow' })

const games = (page: Page) => page.getByRole('tabpanel').getByRole('button').first()

test('without a network and with nothing kept, the worker says so in the player’s language, and the page comes by itself', { tag: ['@N1'] }, async ({ page, host, watch }) => {
  watch.allowStatus(0, 503)
  await openKept(page, host, '/m/home')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    localStorage.setItem('MC_LANG', 'EN')
  })
  await page.context().setOffline(true)
  await page.goto(`${host.origin}/m/login`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('textbox').first()).toBeVisible()
})

test('a document whose code does not come says so, and comes by itself when there is a network', { tag: ['@N1'] }, async ({ page, host, watch }) => {
  watch.allowStatus(0)
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort('connectionrefused'))
  await page.goto(`${host.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
  await page.unroute(/\/assets\//)
  await page.unrouteAll()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(games(page)).toBeVisible()
})

test('home whose data does not come says so, and shows it by itself when there is a network, not before', { tag: ['@N1', '@N1-control'] }, async ({ page, host, watch, text }) => {
  watch.allowStatus(0)
  await page.route(/\/(?:wps|lgw)\//, (route) => route.abort('internetdisconnected'))
  await openKept(page, host, '/m/home')
  await expect(page.getByText(text('games.popular.failed')).first()).toBeVisible()
  await page.unrouteAll()
  await page.context().setOffline(true)
  await expect(page.getByText(text('shell.lost'))).toBeVisible()
  await expect(page.getByText(text('games.popular.failed')).first(), 'without a network it stays').toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(text('shell.back'))).toBeVisible()
  await expect(games(page)).toBeVisible()
})

test('a known visitor without a network has the site, marked as old, and no amount of money; with one it is marked as nothing, and has it', { tag: ['@N2', '@N2-control'] }, async ({ page, host, text, watch }) => {
  watch.allowStatus(0)
  await page.goto(`${host.origin}/m/login`)
  await signIn(page, text, 'vip')
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(/\d/)
  await openKept(page, host, '/m/home')
  await expect(chip(page)).toContainText(/\d/)
  await expect(page.getByText(text('shell.lost'))).toBeHidden()
  await page.context().setOffline(true)
  await page.goto(`${host.origin}/m/home`)
  await expect(page.getByText(text('shell.lost'))).toBeVisible()
  await expect(chip(page)).toHaveText(/--/)
  await expect(chip(page)).not.toContainText(/\d/)
  await page.context().setOffline(false)
  await expect(chip(page)).toContainText(/\d/)
  await expect(page.getByText(text('shell.lost'))).toBeHidden()
})

test('what is typed into the registration while the network goes stays, is not sent, and stands again after a reload', { tag: ['@N3'] }, async ({ page, host, text, watch }) => {
  watch.allowStatus(0)
  await openKept(page, host, '/m/register')
  const name = page.locator('[autocomplete=username]')
  await name.fill('offline1')
  await page.context().setOffline(true)
  await expect(page.getByText(text('shell.lost'))).toBeVisible()
  await page.locator('[autocomplete=new-password]').first().fill('Lobby2026')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('offline1')
  await expect(page).toHaveURL(/\/m\/register$/)
  await page.reload()
  await expect(page.getByText(text('shell.lost'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(text('shell.back'))).toBeVisible()
  await expect(name).toHaveValue('offline1')
})

test('a network that comes and goes ten times asks once for what is missing', { tag: ['@N4'] }, async ({ page, host, text, watch }) => {
  watch.allowStatus(0)
  const asked: string[] = []
  const popular = () => asked.filter((path) => path === '/wps/game/popular')
  await page.route(/\/(?:wps|lgw)\//, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort('internetdisconnected')
  })
  await openKept(page, host, '/m/home')
  await expect(page.getByText(text('games.popular.failed')).first()).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  asked.length = 0
  for (let round = 0; round < 10; round++) {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await page.clock.runFor(500)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.clock.runFor(500)
  }
  expect(popular()).toEqual([])
  await page.clock.runFor(500)
  await expect(page.getByText(text('shell.back'))).toBeVisible()
  await expect.poll(popular).toHaveLength(1)
  await page.clock.runFor(5000)
  expect(popular().length, 'and what the client repeats by itself').toBeLessThanOrEqual(3)
})
