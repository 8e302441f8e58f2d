import type { Route } from '@playwright/test'
import { expect, signInFirst, test } from './lobby.ts'
import { chip, guest, stored, twice } from './session.ts'

test.skip(twice, 'the same in every merchant')

test('A9: three calls refused at once are one sign-out and one message', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(401)
  await signInFirst(page, lobby, text)
  await expect(chip(page)).toContainText(/\d/)
  const waiting: Route[] = []
  await page.route(/\/wps\//, async (route) => {
    if (route.request().headers()['authorization'] === undefined) return route.fallback()
    waiting.push(route)
  })
  await page.addInitScript((sentence) => {
    const messages: string[] = []
    Object.assign(window, { messages })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent?.includes(sentence)) messages.push(node.nodeName)
    }).observe(document, { subtree: true, childList: true })
  }, text('error.unauthorized'))
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await chip(page).click()
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(3)
  const logouts: string[] = []
  page.on('request', (request) => request.url().includes('logout') && logouts.push(request.url()))
  await Promise.all(waiting.map((route) => route.fulfill({ status: 401, json: { success: false, errorCode: 'session.unknown', message: 'x' } })))
  await expect(guest(page, text)).toBeVisible()
  await expect(page.getByText(text('error.unauthorized'))).toHaveCount(1)
  expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
  expect(logouts).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { messages: string[] }).messages.length)).toBe(1)
})
