import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

/** Matches the URL of the game list's chunk. */
const SCREEN_CHUNK = /\/assets\/GameListScreen[^/]*\.js/

/** Navigates to another screen without loading a document. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

/** Records the paths of the documents that are loaded from now on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

/** Records the console messages about code that failed to load. */
function recordLog(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => message.text().includes('did not load:') && lines.push(message.text()))
  return lines
}

// `deploy.spec.ts` tests a missing file that the server answers with 404.
test(
  'reloads one time at the same URL when the code of a screen is missing, and restores the input of the previous form',
  { tag: ['@P1', '@P2'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowStatus(0, 404)
    const agreement = /\/assets\/AgreementScreen[^/]*\.js/
    let missing = true
    // Answer with an HTML document instead of the code, as some servers do for unknown paths.
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
    // Allow Chromium's messages about a document that was served as a script.
    expect(watch.problems.splice(0).filter((line) => !/MIME type|integrity/.test(line))).toEqual([])
    await page.goBack()
    await expect(name).toHaveValue('Whoever1')
  },
)

test(
  'reloads one time when a screen’s code fails to load, logs the error, and shows the screen when a retry succeeds',
  { tag: ['@SHELL-126', '@SHELL-127', '@SHELL-128', '@P1'] },
  async ({ page, lobby, text, watch, context }) => {
    watch.allowStatus(0, 404)
    await openHome(page, lobby)
    const loads = countLoads(page)
    const log = recordLog(page)
    // Go offline: the page does not reload while it has no connection.
    await context.setOffline(true)
    await go(page, '/m/gameList?gameType=RNG')
    const failed = page.getByRole('alert', { name: text('error.network') })
    await expect(failed).toBeVisible()
    expect(loads).toEqual([])
    await page.route(SCREEN_CHUNK, (route) => route.fulfill({ status: 404 }))
    await context.setOffline(false)
    // When the connection returns, the page reloads to retry.
    await expect.poll(() => loads).toEqual(['/m/gameList'])
    await expect(failed).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name: text('core.loading') })).toBeVisible()
    await expect(page.getByText(text('core.crash.title'))).toBeHidden()
    await expect(page.getByRole('banner')).toBeVisible()
    // The log names the file one time, because the page requested the file one time after the connection returned. The
    // message about the load without a connection does not name the file.
    expect(log.filter((line) => line.includes('GameListScreen'))).toHaveLength(1)
    await page.unroute(SCREEN_CHUNK)
    log.length = 0
    await failed.getByRole('button', { name: text('core.retry') }).click()
    await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
    expect(log, 'control: code that comes is not logged').toEqual([])
  },
)
