import type { Browser, CDPSession, Page } from 'playwright-core'

/** The phone that pages are measured in. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** How many times slower its processor is than the machine's. */
const slowdown = 4

export interface OpenPhone extends AsyncDisposable {
  readonly page: Page
  readonly session: CDPSession
}

/**
 * A page of a phone, in a browser context of its own.
 * @param slow with a processor four times slower
 */
export async function openPhone(browser: Browser, { slow = false } = {}): Promise<OpenPhone> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return {
    page,
    session,
    async [Symbol.asyncDispose]() {
      // An answer that a route is still fetching would fail, with nobody to catch it.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}
