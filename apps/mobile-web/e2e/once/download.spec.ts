import type { Page } from '@playwright/test'
import { userAgents } from '@lobby/platform/testing'
import { holdCalm } from '../holdCalm.ts'
import { expect, openHome, test } from '../lobby.ts'

const android = { userAgent: userAgents['Android 14, Chrome'].userAgent }

const bar = (page: Page, text: (id: string) => string) => page.getByRole('complementary', { name: text('install.bar') })

/** Adds up what moves on its own, from the first frame on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))

test.describe('on an Android phone', () => {
  test.use(android)

  test('the bar stands at the top of home, above the header, and nothing has jumped for it', { tag: ['@HOME-078'] }, async ({ page, lobby, text }) => {
    await watchShifts(page)
    await openHome(page, lobby)
    await expect(bar(page, text)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const place = await bar(page, text).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(place?.y).toBe(0)
    expect(header?.y).toBe(place?.height)
    expect(await shifted(page)).toBeLessThanOrEqual(0.01)

    // The control: the same strip put there without care is seen.
    await page.evaluate(() => {
      const strip = document.createElement('div')
      strip.style.height = '60px'
      document.getElementById('above')?.append(strip)
    })
    await expect.poll(() => shifted(page)).toBeGreaterThan(0.01)
  })

  test('nothing of it is asked for before home stands', async ({ page, lobby, text }) => {
    const endCalm = await holdCalm(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const ofBar = () => asked.filter((path) => /DownloadBar|downloadLinks|install\.[^/]*json/.test(path))
    await openHome(page, lobby)
    await page.waitForLoadState('networkidle')
    expect(ofBar()).toEqual([])
    await endCalm()
    await expect(bar(page, text)).toBeAttached()
    expect(ofBar()).not.toEqual([])
  })

  test('its close button hides it, which is remembered', { tag: ['@HOME-082', '@HOME-083'] }, async ({ page, lobby, text }) => {
    await openHome(page, lobby)
    await bar(page, text).getByRole('button', { name: text('install.hide') }).click()
    await expect(bar(page, text)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('true')
    await Promise.all([page.waitForResponse(/downloadLinks/), page.reload()])
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await expect(bar(page, text)).toHaveCount(0)
  })

  test('a press on download opens the popup, whose link leads to the app', { tag: ['@HOME-006', '@HOME-089', '@HOME-092'] }, async ({ page, lobby, text }) => {
    await openHome(page, lobby)
    await bar(page, text).getByRole('button', { name: text('install.get') }).click()
    await page.getByRole('dialog').getByRole('link', { name: text('install.android') }).click()
    await page.waitForURL(/\/\/service\.localhost[^/]*\/service\/aurora\/android$/)
  })

  test('who has already scrolled is left where they are', async ({ page, lobby, text }) => {
    await openHome(page, lobby)
    await page.evaluate(() => window.scrollTo(0, 500))
    const games = page.getByRole('tablist')
    const before = (await games.boundingBox())?.y
    await expect(bar(page, text)).toBeAttached()
    await expect.poll(async () => (await games.boundingBox())?.y).toBe(before)
  })
})

test('the bar is not there on a device that no link is for', { tag: ['@HOME-086'] }, async ({ page, lobby, text }) => {
  const links = page.waitForResponse(/downloadLinks/)
  const template = page.waitForResponse(/consolidatedTemplate/)
  await openHome(page, lobby)
  await Promise.all([links, template])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(bar(page, text)).toHaveCount(0)
})
