import type { Locator, Page } from '@playwright/test'

/** Scrolls down as a finger does, until all of these are in the document: what is further down comes when it comes near. */
export async function scrollUntil(page: Page, ...wanted: readonly Locator[]): Promise<void> {
  const missing = async () => (await Promise.all(wanted.map((each) => each.count()))).includes(0)
  while (await missing())
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(window.scrollBy(0, 60)))))
}
