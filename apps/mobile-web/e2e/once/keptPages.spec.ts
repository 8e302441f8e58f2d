import { launchOptions } from '@lobby/test-kit'
import { chromium, type Page } from '@playwright/test'
import { expect, signInFirst, test as base } from '../lobby.ts'
import { chip, guest, signOut, watchTokens } from '../session.ts'

/** A member's page in a browser that keeps pages whole, left for one of the site's that shows no member. */
const test = base.extend<{ kept: Page }>({
  kept: async ({ lobby, text, language }, use) => {
    const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    // A worker that takes over lets go of the pages that were kept.
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' })
    await context.addInitScript((code) => localStorage.setItem('MC_LANG', code), language)
    // With a channel Chromium does not keep a page that would miss its word; other browsers do.
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
    const page = await context.newPage()
    await signInFirst(page, lobby, text)
    await expect(chip(page)).toContainText(/\d/)
    // Nor one that waits for an answer.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { keptWhole: true }))
    await page.goto(`${lobby.origin}/m/nowhere`)
    expect(await page.evaluate(() => 'keptWhole' in window)).toBe(false)
    await use(page)
    await browser.close()
  },
})

test('U6: Back to a page that the browser has kept whole shows a guest’s, once the member has signed out', async ({ kept, text }) => {
  const entries = await kept.evaluate(() => history.length)
  await signOut(kept, text)
  const tokens = watchTokens(kept)
  await kept.evaluate((before) => history.go(before - history.length - 1), entries)
  await kept.waitForFunction(() => 'keptWhole' in window)
  await expect(guest(kept, text)).toBeVisible()
  await expect(chip(kept)).toBeHidden()
  expect(tokens).toEqual([])
})

test('U6, control: without a sign-out the page that the browser has kept is the member’s', async ({ kept }) => {
  // A page that was kept does not load, which `goBack` would wait for.
  await kept.evaluate(() => history.back())
  await kept.waitForFunction(() => 'keptWhole' in window)
  await expect(chip(kept)).toContainText(/\d/)
})
