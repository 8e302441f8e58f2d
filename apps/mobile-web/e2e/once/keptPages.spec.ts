import type { Page } from '@playwright/test'
import { expect, signInFirst, test as base } from '../lobby.ts'
import { chip, guest, openCalmTab, signOut, watchTokens } from '../session.ts'

/** A member's page that hears of nothing, as one that the browser has kept whole for Back. */
const test = base.extend<{ kept: Page }>({
  kept: async ({ page, lobby }, use) => {
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    })
    await signInFirst(page, lobby)
    const kept = await openCalmTab(page.context(), lobby)
    await expect(chip(kept)).toContainText(/\d/)
    await use(kept)
  },
})

/** Tells a page what a browser tells one that it shows again out of its cache. */
const showAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('a page that was kept whole while the member signed out is a guest’s as it is shown again', { tag: ['@U6'] }, async ({ page, kept, text }) => {
  await signOut(page, text)
  await expect(chip(kept)).toContainText(/\d/)
  const tokens = watchTokens(kept)
  await showAgain(kept)
  await expect(guest(kept, text)).toBeVisible()
  await expect(chip(kept)).toBeHidden()
  expect(tokens).toEqual([])
})

test('control: without a sign-out the page that is shown again is the member’s, and asks for the balance', { tag: ['@U6-control'] }, async ({ kept }) => {
  const asked = kept.waitForRequest((request) => request.headers()['authorization'] !== undefined)
  await showAgain(kept)
  await asked
  await expect(chip(kept)).toContainText(/\d/)
})
