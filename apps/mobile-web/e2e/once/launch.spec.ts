import { launchOptions } from '@lobby/test-kit'
import type { Page } from '@playwright/test'
import { expect, signInFirst, test, type Lobby } from '../lobby.ts'

/** A game that says that it is ready, as it may, and at a press puts another page in the site's place. */
const hostile = `<!doctype html><button>Win</button><script>
  const session = location.pathname.split('/').at(-1)
  parent.postMessage({ source: 'lobby-game', version: 1, session, type: 'ready' }, '*')
  document.querySelector('button').onclick = () => {
    try { top.location.href = '/stolen' } catch { document.querySelector('button').textContent = 'Refused' }
  }
</script>`

/** Opens it in its frame, and presses it. */
async function pressHostile(page: Page, lobby: Lobby): Promise<void> {
  await page.route(/\/play\/[0-9a-f]{32}$/, (route) => route.fulfill({ contentType: 'text/html', body: hostile }))
  await page.route(/\/stolen$/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not the site</h1>' }))
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameLobby?vassalage=LUM`)
  await page.getByRole('main').getByRole('article').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/play$/)
  // Until it is ready it hears no press.
  await expect(page.locator('iframe:not([inert])')).toBeVisible()
  await page.frameLocator('iframe').getByRole('button').click()
}

// A browser's own rule stands behind both: no component test has a frame of another host.
test('a game’s frame cannot lead the page away, at a press neither', { tag: ['@L9'] }, async ({ page, lobby, watch }) => {
  watch.allowText(/Unsafe attempt to initiate navigation|sandboxed/)
  await pressHostile(page, lobby)
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('Refused')
  await expect(page).toHaveURL(/\/m\/play$/)
})

test('control: without its limits the same frame takes the page away', { tag: ['@L9-control'] }, async ({ page, lobby }) => {
  await page.addInitScript(() => {
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'sandbox') set.call(this, name, value)
    }
  })
  await pressHostile(page, lobby)
  await expect(page.getByRole('heading', { name: 'Not the site' })).toBeVisible()
})

// The guard itself is proven by component tests; here the browser really ends the frame, as one does that gives each host a process of its own.
test('the system ends a game’s frame: the site stands with its session, says so, and opens it again', { tag: ['@R5'] }, async ({ playwright, lobby, text }) => {
  const options = launchOptions()
  const browser = await playwright.chromium.launch({ ...options, args: [...(options.args ?? []), '--site-per-process'] })
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' })
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameLobby?vassalage=LUM`)
  await page.getByRole('main').getByRole('article').getByRole('button').first().click()
  const spin = page.frameLocator('iframe:not([inert])').locator('.spin')
  await expect(spin).toBeEnabled()
  const [frame = page.mainFrame()] = page.frames().filter((each) => /\/play\/[0-9a-f]{32}$/.test(each.url()))
  const [ended, site] = [await page.context().newCDPSession(frame), await page.context().newCDPSession(page)]
  // Playwright holds a page for lost with any of its frames: it is looked at and pressed by what is below.
  const ask = async (expression: string) => (await site.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as unknown
  const press = (name: string) => ask(`[...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === '${name}').click()`)
  // Nobody is left to answer it.
  void ended.send('Page.crash').catch(() => undefined)
  // The player comes back to the page, at which it looks for its game.
  await ask(`document.dispatchEvent(new Event('visibilitychange'))`)
  await expect.poll(() => ask(`document.querySelector('[role=alert]')?.textContent ?? ''`), { timeout: 25_000 }).toContain(text('play.gone'))
  expect(await ask(`document.querySelector('header').textContent`)).toMatch(/R\$\s1\.250,00/)
  await press(text('play.gone.again'))
  await expect.poll(() => ask(`document.querySelector('iframe')?.inert`)).toBe(false)
  await press(text('play.leave'))
  await expect.poll(() => ask('location.pathname + location.search')).toBe('/m/gameLobby?vassalage=LUM')
  expect(await ask(`localStorage.getItem('MC_SESSION_INFO')`)).toContain('ana')
  await browser.close()
})

test('several kinds of games are browsed by the heading of the list, and played, in one visit', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  for (const kind of ['POKER', 'LOTT'] as const) {
    const name = text(`games.category.${kind}`)
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await page.getByRole('option', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`gameType=${kind}$`))
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page.locator('[aria-posinset="1"]').getByRole('button').first().click()
    await page.waitForURL(kind === 'LOTT' ? /\/play\/lottery\/[0-9a-f]{32}/ : /\/play\/[0-9a-f]{32}/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
})
