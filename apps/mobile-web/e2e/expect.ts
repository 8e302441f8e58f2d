import { expect as playwrightExpect, type Locator } from '@playwright/test'

/**
 * Playwright's `expect`. Its `toBeVisible` describes the whole page each time that it looks in vain for an element, which took a twelfth of
 * the page's processor time in one journey. Here it first waits for the element without that.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options?: { readonly timeout?: number }) {
    const timeout = options?.timeout ?? this.timeout
    const check = playwrightExpect(locator)
    // An element may be replaced right after it was found, so that the time is not over then.
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
