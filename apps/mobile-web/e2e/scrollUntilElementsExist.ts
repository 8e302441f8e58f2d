import type { Locator, Page } from '@playwright/test'

/**
 * Scrolls down in small steps until all wanted elements are in the document. The steps are small, because home loads a
 * widget only when it is near the viewport.
 */
export async function scrollUntilElementsExist(page: Page, ...wanted: readonly Locator[]): Promise<void> {
  const isAnyMissing = async () => (await Promise.all(wanted.map((each) => each.count()))).includes(0)
  while (await isAnyMissing())
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(window.scrollBy(0, 60)))))
}
