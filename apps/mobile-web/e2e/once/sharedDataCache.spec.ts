import { expect, openHome, test } from '../lobby.ts'
import { navigateWithinSite } from '../navigateWithinSite.ts'

const HALF_HOUR_MS = 30 * 60_000

test(
  'shows data that is the same for all players from the cache when the platform becomes unreachable',
  { tag: ['@CONF-057'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowStatus(0)
    await page.clock.install()
    const main = page.getByRole('main')
    const waitUntilLoaded: Record<string, () => Promise<void>> = {
      '/m/help': () => expect(main.getByRole('button').first()).toBeVisible(),
      '/m/service': () => expect(main.getByText('WhatsApp').first()).toBeVisible(),
      '/m/notice': () => expect(main.getByRole('listitem').first()).toBeVisible(),
      '/m/register': () => expect(main.getByRole('textbox').first()).toBeVisible(),
    }
    const readScreens = async () => {
      const seen: string[] = []
      for (const [path, wait] of Object.entries(waitUntilLoaded)) {
        const before = await page.title()
        await navigateWithinSite(page, path)
        await expect.poll(() => page.title()).not.toBe(before)
        await wait()
        seen.push(await main.innerText())
      }
      await navigateWithinSite(page, '/m/home')
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
      await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
      await expect(page.getByRole('heading', { name: text('games.hot.title') })).toBeVisible()
      return seen
    }
    await openHome(page, lobby)
    const first = await readScreens()
    const sources = await page.evaluate(() =>
      [...document.images]
        .filter(({ src }) => src.includes('/media/'))
        .map(({ src }) => new URL(src).pathname.split('/')[2]),
    )
    expect(new Set(sources).size).toBe(1)
    await page.route(/\/(wps|lgw)\//, (route) => route.abort('connectionrefused'))
    // Clear `localStorage`, so that the page cannot read the data from it.
    await page.evaluate(() => localStorage.clear())
    await page.clock.fastForward(HALF_HOUR_MS)
    const later = await readScreens()
    // Ignore the loading text: a captcha is not cached, so its picture does not load.
    const gone = first.flatMap((lines, screen) =>
      lines.split('\n').filter((line) => line !== text('core.loading') && !later[screen]?.includes(line)),
    )
    expect(gone).toEqual([])
  },
)
