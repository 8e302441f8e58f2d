import { expect, openHome, test } from '../lobby.ts'
import { navigate } from '../navigate.ts'

const halfAnHour = 30 * 60_000

test(
  'keeps the data that screens share for the whole session: all of it is there half an hour later without the platform',
  { tag: ['@CONF-057'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowStatus(0)
    await page.clock.install()
    const main = page.getByRole('main')
    const settled: Record<string, () => Promise<void>> = {
      '/m/help': () => expect(main.getByRole('button').first()).toBeVisible(),
      '/m/service': () => expect(main.getByText('WhatsApp').first()).toBeVisible(),
      '/m/notice': () => expect(main.getByRole('listitem').first()).toBeVisible(),
      '/m/register': () => expect(main.getByRole('textbox').first()).toBeVisible(),
    }
    const look = async () => {
      const seen: string[] = []
      for (const [path, there] of Object.entries(settled)) {
        const before = await page.title()
        await navigate(page, path)
        await expect.poll(() => page.title()).not.toBe(before)
        await there()
        seen.push(await main.innerText())
      }
      await navigate(page, '/m/home')
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
      await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
      await expect(page.getByRole('heading', { name: text('games.hot.title') })).toBeVisible()
      return seen
    }
    await openHome(page, lobby)
    const first = await look()
    const sources = await page.evaluate(() =>
      [...document.images]
        .filter(({ src }) => src.includes('/media/'))
        .map(({ src }) => new URL(src).pathname.split('/')[2]),
    )
    expect(new Set(sources).size).toBe(1)
    await page.route(/\/(wps|lgw)\//, (route) => route.abort('connectionrefused'))
    // Nothing may come from the storage of the device.
    await page.evaluate(() => localStorage.clear())
    await page.clock.fastForward(halfAnHour)
    const again = await look()
    // A captcha is asked for each time, so it still loads.
    const gone = first.flatMap((lines, screen) =>
      lines.split('\n').filter((line) => line !== text('core.loading') && !again[screen]?.includes(line)),
    )
    expect(gone).toEqual([])
  },
)
