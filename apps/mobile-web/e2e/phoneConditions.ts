import { DAY_MS } from '@lobby/platform/calendar'
import { startFakePageTranslator } from '@lobby/test-kit/translator'
import type { Page } from '@playwright/test'

const DAYS_AHEAD = 40

/** Sets the page's clock some weeks ahead of the platform's. */
export const setPageClockAhead = (page: Page): Promise<unknown> =>
  page.addInitScript((aheadMs) => {
    const Own = Date
    const later = () => Own.now() + aheadMs
    // eslint-disable-next-line no-global-assign -- the test needs a page with a wrong clock
    Date = new Proxy(Own, {
      construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [later()] : args) as Date,
      get: (target, key) => (key === 'now' ? later : Reflect.get(target, key)),
    })
  }, DAYS_AHEAD * DAY_MS)

/**
 * Changes the DOM as a browser's translation feature does, but leaves the words as they are, so that a test still finds
 * them.
 */
export const installFakeTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `(${String(startFakePageTranslator)})('replace', '')` })
