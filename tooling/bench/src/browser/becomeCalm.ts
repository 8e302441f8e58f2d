import type { Page } from 'playwright-core'

/** Waits until a page has done what it does once: what is not on the screen is asked for when it has been calm for some seconds. */
export async function becomeCalm(page: Page): Promise<void> {
  await page.waitForTimeout(8000)
  await page.waitForLoadState('networkidle')
}
