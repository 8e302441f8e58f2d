import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

const halfAnHour = 30 * 60_000

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state as { idx: number }).idx + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

test('what all screens share is held for the session: half an hour later, with a platform that is gone, it is all still there', { tag: ['@CONF-057'] }, async ({ page, lobby, text, watch }) => {
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
      await goTo(page, path)
      await expect.poll(() => page.title()).not.toBe(before)
      await there()
      seen.push(await main.innerText())
    }
    await goTo(page, '/m/home')
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await expect(page.getByText(`${text('home.ticker.label')}:`)).toBeAttached()
    await expect(page.getByRole('heading', { name: text('games.hot.title') })).toBeVisible()
    return seen
  }
  await openHome(page, lobby)
  const first = await look()
  const sources = await page.evaluate(() => [...document.images].filter(({ src }) => src.includes('/media/')).map(({ src }) => new URL(src).pathname.split('/')[2]))
  expect(new Set(sources).size).toBe(1)
  await page.route(/\/(wps|lgw)\//, (route) => route.abort('connectionrefused'))
  // Nothing that can be kept on the device helps here.
  await page.evaluate(() => localStorage.clear())
  await page.clock.fastForward(halfAnHour)
  const again = await look()
  // A captcha is nobody's to hold.
  const gone = first.flatMap((lines, screen) => lines.split('\n').filter((line) => line !== text('core.loading') && !again[screen]?.includes(line)))
  expect(gone).toEqual([])
})
