import type { Browser, CDPSession, Page } from 'playwright-core'
import { phone, slowdown } from './phone.ts'

export interface OpenPhone {
  readonly page: Page
  readonly session: CDPSession
  close(): Promise<void>
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
  const close = async () => {
    // An answer that a route is still fetching would fail, with nobody to catch it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, session, close }
}
