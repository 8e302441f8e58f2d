import type { Page } from '@playwright/test'
import { USER_AGENTS } from '@lobby/platform/testing'
import { delayIdleLoading } from '../delayIdleLoading.ts'
import { expect, openHome, test } from '../lobby.ts'

test.use({ userAgent: USER_AGENTS['Android 14, Chrome'].userAgent })

const bar = (page: Page, text: (id: string) => string) => page.getByRole('complementary', { name: text('install.bar') })

/** Records all layout shifts from the moment when the page opens. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const readShiftSum = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))

test(
  'shows the download bar above home without a layout shift, and never again when the player has closed the bar',
  { tag: ['@HOME-006', '@HOME-078', '@HOME-082', '@HOME-083', '@HOME-089', '@HOME-092'] },
  async ({ page, lobby, text }) => {
    await watchShifts(page)
    const endIdleDelay = await delayIdleLoading(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const barRequests = () => asked.filter((path) => /DownloadBar|downloadLinks|install\.[^/]*json/.test(path))
    await openHome(page, lobby)
    await page.waitForLoadState('networkidle')
    expect(barRequests()).toEqual([])
    await endIdleDelay()
    await expect(bar(page, text)).toBeInViewport({ ratio: 1 })
    expect(barRequests()).not.toEqual([])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const place = await bar(page, text).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(place?.y).toBe(0)
    expect(header?.y).toBe(place?.height)
    expect(await readShiftSum(page)).toBeLessThanOrEqual(0.01)
    // Control: a plain element that the test inserts above home causes a layout shift.
    await page.evaluate(() => {
      const strip = document.createElement('div')
      strip.style.height = '60px'
      document.getElementById('above')?.append(strip)
    })
    await expect.poll(() => readShiftSum(page)).toBeGreaterThan(0.01)

    await bar(page, text)
      .getByRole('button', { name: text('install.get') })
      .click()
    const link = page.getByRole('dialog').getByRole('link', { name: text('install.android') })
    await expect(link).toHaveAttribute('href', /\/\/service\.localhost[^/]*\/service\/aurora\/android$/)
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await bar(page, text)
      .getByRole('button', { name: text('install.hide') })
      .click()
    await expect(bar(page, text)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('true')
    await page.reload()
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await Promise.all([page.waitForResponse(/downloadLinks/), endIdleDelay()])
    await expect(bar(page, text)).toHaveCount(0)
  },
)

test('does not move the games when the download bar loads after the player has scrolled', async ({
  page,
  lobby,
  text,
}) => {
  await openHome(page, lobby)
  await page.evaluate(() => window.scrollTo(0, 500))
  const games = page.getByRole('tablist')
  const before = (await games.boundingBox())?.y
  await expect(bar(page, text)).toBeAttached()
  await expect.poll(async () => (await games.boundingBox())?.y).toBe(before)
})
