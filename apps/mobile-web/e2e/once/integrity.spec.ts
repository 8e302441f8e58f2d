import type { Page } from '@playwright/test'
import { expect, test } from '../lobby.ts'

/** Chunks that home, its overlays and another screen load lazily, and the table that checks them. Those of a group do not load one another. */
const groups = [['HomeTicker', 'LoginSheet', 'GameListScreen'], ['dialogs'], ['ScreenRoutes'], ['integrity']] as const
const chunks = groups.flat()

const ran = 'It runs though it is not what was stamped.'

/** Lets a script come with something added to it. @returns the addresses at which it did */
async function addTo(page: Page, chunk: string, addition: string): Promise<string[]> {
  const served: string[] = []
  await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), async (route) => {
    // Node finds no address for a name below `localhost`, as browsers do.
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

/** Asks for the login dialog of home, then for a list without loading another page. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/home`)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'list', usr: null, reloaded: true }, '', '/m/gameList?gameType=RNG')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

test('runs no chunk of which a byte differs from the stamped one', async ({ page, lobby, watch }) => {
  test.slow()
  // The control: each chunk runs when it comes through the same route as it was stamped.
  const whole = []
  for (const chunk of [...chunks, 'libraries']) whole.push(await addTo(page, chunk, ''))
  await walk(page, lobby.origin)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  for (const served of whole) await expect.poll(() => served).not.toEqual([])
  await page.unrouteAll({ behavior: 'wait' })

  watch.allowText(/integrity|does not match its stamped integrity hash|Failed to (?:fetch|load)/)
  for (const group of groups) {
    const spoilt = []
    for (const chunk of group) spoilt.push(await addTo(page, chunk, `;console.error(${JSON.stringify(ran)})`))
    await walk(page, lobby.origin)
    for (const served of spoilt) await expect.poll(() => served, group.join()).not.toEqual([])
    await page.waitForLoadState('networkidle')
    await page.unrouteAll({ behavior: 'wait' })
  }
  // That it ran is a line on the console, which `watch` does not let pass.
  await addTo(page, 'libraries', `;console.error(${JSON.stringify(ran)})`)
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
})
