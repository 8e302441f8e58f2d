import type { Page } from 'playwright-core'
import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { becomeCalm } from '../browser/becomeCalm.ts'
import { openPhone } from '../browser/openPhone.ts'
import { traceTimers, type Idle } from '../browser/traceTimers.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { hide } from './hide.ts'
import { openFloorCountdowns, openSiteCountdowns } from './openCountdowns.ts'

interface Watched {
  readonly seen: Idle
  readonly hidden: Idle
}

const rows: readonly TellRow<Watched>[] = [
  { title: 'timers a second', digits: 1, of: ({ seen }) => seen.timers },
  { title: 'frames a second', digits: 1, of: ({ seen }) => seen.frames },
  { title: 'styles computed a second', digits: 1, of: ({ seen }) => seen.styles },
  { title: 'layouts a second', digits: 1, of: ({ seen }) => seen.layouts },
  { title: 'work of the main thread, ms a second', digits: 1, of: ({ seen }) => seen.work },
  { title: 'hidden: timers a second', digits: 1, of: ({ hidden }) => hidden.timers },
  { title: 'hidden: work, ms a second', digits: 1, of: ({ hidden }) => hidden.work },
]

/** Seconds that a page is watched. */
const seconds = 8

/** Watches 50 countdowns: the floor's with a timer each, and those of the site's home. */
export async function benchCountdowns({ runs, merchant }: { readonly runs: number; readonly merchant: string }): Promise<void> {
  await withPages(merchant, async (browser, pages) => {
    const watch = (open: (page: Page) => Promise<void>) => async () => {
      const { page, session, close } = await openPhone(browser)
      try {
        // Without the carousel beside the site's countdowns, which moves by itself.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page)
        await becomeCalm(page)
        const seen = await traceTimers(session, seconds)
        await hide(page)
        return { seen, hidden: await traceTimers(session, seconds) }
      } finally {
        await close()
      }
    }
    const taken = await inTurn(runs, {
      'own timers': watch((page) => openFloorCountdowns(page, pages)),
      [merchant]: watch((page) => openSiteCountdowns(page, pages)),
    })
    tell('50 countdowns, medians', rows, taken)
    console.log(`\nKept: ${keep('countdowns', { runs, merchant, chromium: browser.version(), taken })}`)
  })
}
