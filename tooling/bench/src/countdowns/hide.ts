import type { Page } from 'playwright-core'

/** Lets a page believe that it is hidden, or seen again: a browser without a window shows all its pages. */
export async function hide(page: Page, hidden = true): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}
