import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

/** Chunks that home, its overlays and another screen load lazily, and the table that checks them. Those of a group do not load one another. */
const groups = [['HomeTicker', 'LoginSheet', 'GameListScreen'], ['sheet'], ['OtherScreens'], ['integrity']] as const
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
    const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host }, maxRetries: 1 })
    served.push(url.pathname)
    await route.fulfill({ response, body: `${await response.text()}${addition}` })
  })
  return served
}

/** A list, home, and a press there that asks for the login sheet. */
async function walk(page: Page, origin: string): Promise<void> {
  for (const path of ['/m/gameList?gameType=RNG', '/m/home']) {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

for (const group of groups)
  test(`runs nothing of ${group.join(', ')} when a byte of it is another`, async ({ page, lobby, watch }) => {
    watch.allowText(/integrity|did not come as it was stamped|Failed to (?:fetch|load)/)
    const served = []
    for (const chunk of group) served.push(await addTo(page, chunk, `;console.error(${JSON.stringify(ran)})`))
    await walk(page, lobby.origin)
    expect(served.filter((addresses) => addresses.length === 0)).toEqual([])
    // That it ran is a line on the console, which `watch` does not let pass.
  })

test('nothing of what the document names runs when a byte of it is another', async ({ page, lobby, watch }) => {
  watch.allowText(/integrity/)
  const served = await addTo(page, 'libraries', `;console.error(${JSON.stringify(ran)})`)
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
  expect(served).not.toEqual([])
})

test('the control: each of them runs when it comes the same way as it was stamped', async ({ page, lobby, text }) => {
  for (const chunk of [...chunks, 'libraries']) expect(await addTo(page, chunk, '')).toEqual([])
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await openHome(page, lobby)
  await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})
