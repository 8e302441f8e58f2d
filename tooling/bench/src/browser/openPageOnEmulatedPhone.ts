import type { Browser, CDPSession, Page } from 'playwright-core'

/** The phone that the browser emulates. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** The factor by which the phone's processor is slower than that of this machine. */
const CPU_SLOWDOWN_FACTOR = 4

export interface EmulatedPhone extends AsyncDisposable {
  readonly page: Page
  readonly session: CDPSession
}

/**
 * Opens a page that emulates a phone, in a new browser context.
 * @param slow slows the processor down by a factor of four
 */
export async function openPageOnEmulatedPhone(browser: Browser, { slow = false } = {}): Promise<EmulatedPhone> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN_FACTOR })
  return {
    page,
    session,
    async [Symbol.asyncDispose]() {
      // Ignores the error of an intercepted request that still waits for its response. No other code would catch this
      // error.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}
