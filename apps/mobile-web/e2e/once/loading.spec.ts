import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

/** The code of one screen, as the compile names it. */
const chunk = /\/assets\/GameListScreen[^/]*\.js/

const toList = (page: Page) => page.evaluate(() => {
  history.pushState({ idx: 1, key: 'list', usr: null }, '', '/m/gameList?gameType=RNG')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

/** What the console is told of a screen that did not come. */
function logOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => message.text().includes('did not load:') && lines.push(message.text()))
  return lines
}

// A 404 is in deploy.spec.ts.
test('reloads once at the same address when a page is answered in place of code, and shows the screen', { tag: ['@P1', '@P2'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0, 404)
  let missing = true
  await page.route(chunk, (route) => (missing ? route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' }) : route.fallback()))
  await openHome(page, lobby)
  const loads = countLoads(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) missing = false
  })
  await toList(page)
  await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
  expect(loads).toEqual(['/m/gameList'])
  // Chromium's own words on a page in place of a script.
  expect(watch.problems.splice(0).filter((line) => !/MIME type|integrity/.test(line))).toEqual([])
})

test('where the reload does not help, the loading view stays, and there is no other reload', { tag: ['@SHELL-127', '@P1'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0, 404)
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await openHome(page, lobby)
  const loads = countLoads(page)
  await toList(page)
  const failed = page.getByRole('alert', { name: text('error.network') })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: text('core.loading') })).toBeVisible()
  await expect(page.getByText(text('core.crash.title'))).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual(['/m/gameList'])
  await expect(page.getByRole('banner')).toBeVisible()
})

test('logs a screen whose code does not come, and shows it at the retry that succeeds', { tag: ['@SHELL-126', '@SHELL-128'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0, 404)
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  const log = logOf(page)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  const retry = page.getByRole('alert', { name: text('error.network') }).getByRole('button', { name: text('core.retry') })
  await expect(retry).toBeVisible()
  // Once for the first load, once for the silent reload.
  expect(log).toHaveLength(2)
  expect(log[0]).toMatch(/GameListScreen/)
  await Promise.all([page.waitForEvent('load'), retry.click()])
  await expect(retry).toBeVisible()
  await page.unroute(chunk)
  log.length = 0
  await retry.click()
  await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
  expect(log, 'control: code that comes is not logged').toEqual([])
})

test('offline nothing is reloaded into nowhere, and the screen comes once the connection is back', { tag: ['@P1'] }, async ({ page, lobby, text, watch, context }) => {
  watch.allowStatus(0)
  await openHome(page, lobby)
  await context.setOffline(true)
  const loads = countLoads(page)
  await toList(page)
  await expect(page.getByRole('alert', { name: text('error.network') })).toBeVisible()
  expect(loads).toEqual([])
  await context.setOffline(false)
  await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
})

test('what was typed before is there after the silent reload', { tag: ['@P1'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0, 404)
  const agreement = /\/assets\/AgreementScreen[^/]*\.js/
  let missing = true
  await page.route(agreement, (route) => (missing ? route.fulfill({ status: 404 }) : route.fallback()))
  await page.goto(`${lobby.origin}/m/register`)
  const name = page.getByRole('textbox', { name: text('register.username') })
  await name.fill('Whoever1')
  page.on('request', (request) => {
    if (request.isNavigationRequest()) missing = false
  })
  const loads = countLoads(page)
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'agreement', usr: null }, '', '/m/useragreement')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
  expect(loads).toEqual(['/m/useragreement'])
  await page.goBack()
  await expect(name).toHaveValue('Whoever1')
})

test('a screen that fails in a way that nobody foresaw takes neither the header nor the way home with it, and tries again', async ({ page, lobby, text, watch }) => {
  await openHome(page, lobby)
  await page.evaluate(() => {
    const { get } = URLSearchParams.prototype
    Object.assign(window, { mend: () => (URLSearchParams.prototype.get = get) })
    URLSearchParams.prototype.get = () => {
      throw new Error('a fault of ours')
    }
  })
  await toList(page)
  await expect(page.getByText(text('core.crash.title'))).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
  expect(watch.problems.splice(0).filter((line) => !line.includes('a fault of ours'))).toEqual([])
})

test('what fails around the screens is caught by the second boundary: a page that says so, with the way on', async ({ page, lobby, text, watch }) => {
  await openHome(page, lobby)
  await page.evaluate(() => {
    const { scrollTo } = window
    window.scrollTo = () => {
      window.scrollTo = scrollTo
      throw new Error('a fault of ours')
    }
  })
  await page.getByRole('banner').getByRole('link', { name: text('core.signIn') }).click()
  await expect(page.getByText(text('core.crash.title'))).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toBeVisible()
  expect(watch.problems.splice(0).filter((line) => !line.includes('a fault of ours'))).toEqual([])
})
