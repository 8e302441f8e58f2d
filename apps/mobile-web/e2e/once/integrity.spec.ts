import type { Page } from '@playwright/test'
import { expect, test } from '../lobby.ts'

/**
 * Groups of chunks: lazy chunks of home, of home's overlays and of another screen, and the table of integrity hashes.
 * No chunk loads another chunk of its group, so the test can change all chunks of a group together.
 */
const groups = [['HomeTicker', 'LoginSheet', 'GameListScreen'], ['dialogs'], ['ScreenRoutes'], ['integrity']] as const
const chunks = groups.flat()

const RAN_MESSAGE = 'A changed chunk has run.'

/** Serves a chunk with code added to its end. Returns a list that receives each path at which the chunk is served. */
async function serveWithAddition(page: Page, chunk: string, addition: string): Promise<string[]> {
  const served: string[] = []
  await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), async (route) => {
    // Use the IP address, because Node does not resolve subdomains of `localhost` as browsers do.
    const url = new URL(route.request().url())
    const host = url.host
    url.hostname = '127.0.0.1'
    const response = await route.fetch({
      url: url.href,
      headers: { ...route.request().headers(), host },
      maxRetries: 1,
    })
    served.push(url.pathname)
    await route.fulfill({ response, body: `${await response.text()}${addition}` })
  })
  return served
}

/** Opens the login dialog of home, then navigates to a list without loading another document. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/home`)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'list', usr: null, reloaded: true }, '', '/m/gameList?gameType=RNG')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

test('does not run a chunk whose content differs from the stamped chunk', async ({ page, lobby, watch }) => {
  test.slow()
  // Control: each chunk runs when the test serves it unchanged.
  const whole = []
  for (const chunk of [...chunks, 'libraries']) whole.push(await serveWithAddition(page, chunk, ''))
  await walk(page, lobby.origin)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  for (const served of whole) await expect.poll(() => served).not.toEqual([])
  await page.unrouteAll({ behavior: 'wait' })

  watch.allowText(/integrity|does not match its stamped integrity hash|Failed to (?:fetch|load)/)
  for (const group of groups) {
    const spoilt = []
    for (const chunk of group)
      spoilt.push(await serveWithAddition(page, chunk, `;console.error(${JSON.stringify(RAN_MESSAGE)})`))
    await walk(page, lobby.origin)
    for (const served of spoilt) await expect.poll(() => served, group.join()).not.toEqual([])
    await page.waitForLoadState('networkidle')
    await page.unrouteAll({ behavior: 'wait' })
  }
  // If the changed chunk ran, it would write a line to the console, which `watch` reports.
  await serveWithAddition(page, 'libraries', `;console.error(${JSON.stringify(RAN_MESSAGE)})`)
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
})
