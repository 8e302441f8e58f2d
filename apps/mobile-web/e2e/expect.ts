import { expect as playwrightExpect, type Locator } from '@playwright/test'

/**
 * Playwright's `expect` with a faster `toBeVisible`. Playwright's own `toBeVisible` writes a description of the whole
 * page each time when it does not find the element. This version first waits until the element exists, which needs no
 * description.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options?: { readonly timeout?: number }) {
    const timeout = options?.timeout ?? this.timeout
    const check = playwrightExpect(locator)
    // If the element exists, use the full timeout again, because the page may replace the element before the next
    // check.
    const isFound =
      this.isNot ||
      (await locator.waitFor({ timeout }).then(
        () => true,
        () => false,
      ))
    try {
      await (this.isNot ? check.not.toBeVisible({ timeout }) : check.toBeVisible({ timeout: isFound ? timeout : 1 }))
      return { pass: !this.isNot, message: () => '' }
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) }
    }
  },
})
