import { isDeepRun } from '@lobby/test-kit/depth'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import { startMemberSession } from '../startMemberSession.ts'
import { expect, openHomeAsMember, test } from '../lobby.ts'

/**
 * A hostile game: it reports that it is ready, and at a press it tries to navigate the whole page away from the site.
 */
const hostile = `<!doctype html><button>Win</button><script>
  const session = location.pathname.split('/').at(-1)
  parent.postMessage({ source: 'lobby-game', version: 1, session, type: 'ready' }, '*')
  document.querySelector('button').onclick = () => {
    try { top.location.href = '/stolen' } catch { document.querySelector('button').textContent = 'Refused' }
  }
</script>`

// The guard is the `sandbox` attribute of the game's frame, which the browser enforces. No component test checks this
// guard.
test(
  'prevents a game in a frame from navigating the page; control: the game can do so without the sandbox attribute',
  { tag: ['@L9', '@L9-control'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowText(/Unsafe attempt to initiate navigation|sandboxed/)
    await page.route(/\/play\/[0-9a-f]{32}$/, (route) => route.fulfill({ contentType: 'text/html', body: hostile }))
    await page.route(/\/stolen$/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not the site</h1>' }))
    await startMemberSession(page, { ...lobby, who: 'ana' })
    await page.goto(`${lobby.origin}/m/gameLobby?vassalage=LUM`)
    const press = async () => {
      await page.getByRole('main').getByRole('article').getByRole('button').first().click()
      await expect(page).toHaveURL(/\/m\/play$/)
      // Wait until the game is ready, because the frame ignores all presses before.
      await expect(page.locator('iframe:not([inert])')).toBeVisible()
      await page.frameLocator('iframe').getByRole('button').click()
    }
    await press()
    await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('Refused')
    await expect(page).toHaveURL(/\/m\/play$/)

    await page.getByRole('button', { name: text('play.leave') }).click()
    await page.evaluate(() => {
      const set = Element.prototype.setAttribute
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'sandbox') set.call(this, name, value)
      }
    })
    await press()
    await expect(page.getByRole('heading', { name: 'Not the site' })).toBeVisible()
  },
)

// `frameGone.test.tsx` tests the same behaviour with a mock. This test really ends the process of the frame. It runs
// only in the deep run (`npm run test:deep`), because it needs a browser with one process for each host.
const deepTest = isDeepRun ? test : test.skip
deepTest(
  'shows a message when the process of a game’s frame ends, and opens the game again at a press',
  { tag: ['@R5'] },
  async ({ playwright, lobby, text }) => {
    const options = getChromiumLaunchOptions()
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...(options.args ?? []), '--site-per-process'],
    })
    const page = await browser.newPage({
      viewport: { width: 360, height: 800 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    })
    await openHomeAsMember(page, lobby)
    await page.goto(`${lobby.origin}/m/gameLobby?vassalage=LUM`)
    await page.getByRole('main').getByRole('article').getByRole('button').first().click()
    const spin = page.frameLocator('iframe:not([inert])').locator('.spin')
    await expect(spin).toBeEnabled()
    const [frame = page.mainFrame()] = page.frames().filter((each) => /\/play\/[0-9a-f]{32}$/.test(each.url()))
    const [ended, site] = [await page.context().newCDPSession(frame), await page.context().newCDPSession(page)]
    // Playwright treats a page as crashed when one of its frames crashes, so from here on use the DevTools protocol
    // directly.
    const ask = async (expression: string) =>
      (await site.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as unknown
    const press = (name: string) =>
      ask(
        `[...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === ` +
          `'${name}').click()`,
      )
    // The call never resolves, because the frame crashes.
    void ended.send('Page.crash').catch(() => undefined)
    // When the player returns to the page, the page checks whether the game still runs.
    await ask(`document.dispatchEvent(new Event('visibilitychange'))`)
    await expect
      .poll(() => ask(`document.querySelector('[role=alert]')?.textContent ?? ''`), { timeout: 25_000 })
      .toContain(text('play.gone'))
    expect(await ask(`document.querySelector('header').textContent`)).toMatch(/R\$\s1\.250,00/)
    await press(text('play.gone.again'))
    await expect.poll(() => ask(`document.querySelector('iframe')?.inert`)).toBe(false)
    await press(text('play.leave'))
    await expect.poll(() => ask('location.pathname + location.search')).toBe('/m/gameLobby?vassalage=LUM')
    expect(await ask(`localStorage.getItem('MC_SESSION_INFO')`)).toContain('ana')
    await browser.close()
  },
)
