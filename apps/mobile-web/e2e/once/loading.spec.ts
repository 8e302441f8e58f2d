import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

/** The code of one screen, as the compile names it. */
const chunk = /\/assets\/GameListScreen[^/]*\.js/

/** Leads to another screen without loading a page. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

/** Records the lines of the console about code that did not load. */
function logOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => message.text().includes('did not load:') && lines.push(message.text()))
  return lines
}

// deploy.spec.ts covers a file that answers 404 until the page reloads.
test(
  'reloads once at the same address when the code of a screen is missing, and brings back what was typed',
  { tag: ['@P1', '@P2'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowStatus(0, 404)
    const agreement = /\/assets\/AgreementScreen[^/]*\.js/
    let missing = true
    // The document in place of the code, as a server answers that does not know the file.
    await page.route(agreement, (route) =>
      missing
        ? route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' })
        : route.fallback(),
    )
    await page.goto(`${lobby.origin}/m/register`)
    const name = page.getByRole('textbox', { name: text('register.username') })
    await name.fill('Whoever1')
    page.on('request', (request) => {
      if (request.isNavigationRequest()) missing = false
    })
    const loads = countLoads(page)
    await go(page, '/m/useragreement')
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
    await expect(page).toHaveURL(/\/m\/useragreement$/)
    expect(loads).toEqual(['/m/useragreement'])
    // Chromium's own words on a page in place of a script.
    expect(watch.problems.splice(0).filter((line) => !/MIME type|integrity/.test(line))).toEqual([])
    await page.goBack()
    await expect(name).toHaveValue('Whoever1')
  },
)

test(
  'logs a screen whose code never comes, keeps its loading view after one reload, and shows it at the retry that succeeds or when the connection is back',
  { tag: ['@SHELL-126', '@SHELL-127', '@SHELL-128', '@P1'] },
  async ({ page, lobby, text, watch, context }) => {
    watch.allowStatus(0, 404)
    await openHome(page, lobby)
    const loads = countLoads(page)
    const log = logOf(page)
    // Without a connection nothing is loaded again.
    await context.setOffline(true)
    await go(page, '/m/gameList?gameType=RNG')
    const failed = page.getByRole('alert', { name: text('error.network') })
    await expect(failed).toBeVisible()
    expect(loads).toEqual([])
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    await context.setOffline(false)
    // The retry that the connection brings is a reload.
    await expect.poll(() => loads).toEqual(['/m/gameList'])
    await expect(failed).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name: text('core.loading') })).toBeVisible()
    await expect(page.getByText(text('core.crash.title'))).toBeHidden()
    await expect(page.getByRole('banner')).toBeVisible()
    // One line for the one load that asked for the file. Without a connection the message names no file.
    expect(log.filter((line) => line.includes('GameListScreen'))).toHaveLength(1)
    await page.unroute(chunk)
    log.length = 0
    await failed.getByRole('button', { name: text('core.retry') }).click()
    await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
    expect(log, 'control: code that comes is not logged').toEqual([])
  },
)
