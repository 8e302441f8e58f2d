import type { Browser, Page } from 'playwright-core'
import { openPhone } from '../browser/openPhone.ts'
import { measureScroll, type Scroll } from './measureScroll.ts'

/**
 * Gives what opens a list on a phone with a slow processor, and scrolls it.
 * @param tile a selector of what is one item
 */
export const scrollOnPhone =
  (browser: Browser, open: (page: Page) => Promise<void>, tile: string) => async (): Promise<Scroll> => {
    const { page, session, close } = await openPhone(browser, { slow: true })
    try {
      await open(page)
      await page.waitForLoadState('networkidle')
      return await measureScroll(page, session, tile)
    } finally {
      await close()
    }
  }
