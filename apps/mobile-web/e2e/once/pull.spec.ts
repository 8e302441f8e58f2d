import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

/** Pulls the page down from its top by this many pixels, as a finger does. */
async function pull(page: Page, by: number): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove', y: number) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180, y }] })
  await at('touchStart', 200)
  for (const part of [0.25, 0.5, 0.75, 1]) await at('touchMove', 200 + by * part)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

const pullable = (page: Page) => expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain')

test('home pulled down asks anew for what it shows, which stays until then; the page is not loaded anew', async ({ page, lobby }) => {
  await openHome(page, lobby)
  await pullable(page)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  const asked = page.waitForRequest(/game\/popular/)
  await lobby.tell('/fault', { delayMs: 1500, operation: 'popularGames' })
  await pull(page, 300)
  await asked
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
})

test('a list pulled down asks for its first page alone', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await page.waitForResponse(async (answer) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    return /game\/list.*pageNo=2/.test(answer.url())
  })
  await page.evaluate(() => window.scrollTo(0, 0))
  await pullable(page)
  const pages: string[] = []
  page.on('request', (request) => {
    const no = /game\/list.*pageNo=(\d+)/.exec(request.url())?.[1]
    if (no) pages.push(no)
  })
  await Promise.all([page.waitForResponse(/game\/list.*pageNo=1/), pull(page, 300)])
  await expect(page.getByRole('img', { name: text('core.loading'), exact: true })).toHaveCount(0)
  expect(pages).toEqual(['1'])
})
