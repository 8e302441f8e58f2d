import type { Browser, Page } from 'playwright-core'
import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { openPhone } from '../browser/openPhone.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { measureScroll, type Scroll } from './measureScroll.ts'
import { floorTile, openFloorList, openSiteList, siteTile } from './openList.ts'

const rows: readonly TellRow<Scroll>[] = [
  { title: 'frame, 95th of 100, ms', digits: 1, of: ({ p95 }) => p95 },
  { title: 'worst frame, ms', digits: 1, of: ({ worst }) => worst },
  { title: 'frames over 25 ms, %', digits: 1, of: ({ late }) => late * 100 },
  { title: 'frames without tiles, %', digits: 1, of: ({ blank }) => blank * 100 },
  { title: 'elements', of: ({ nodes }) => nodes },
  { title: 'scrolled, px', of: ({ way }) => way },
]

/** Scrolls 10,000 tiles on a slow processor: the floor's, plain and with `content-visibility`, and the site's. */
export async function benchList({
  runs,
  merchant,
}: {
  readonly runs: number
  readonly merchant: string
}): Promise<void> {
  await withPages(merchant, async (browser, pages) => {
    const site = scrollOnPhone(browser, (page) => openSiteList(page, pages), siteTile)
    await site()
    const taken = await inTurn(runs, {
      plain: scrollOnPhone(browser, (page) => openFloorList(page, pages, 'plain'), floorTile),
      'content-visibility': scrollOnPhone(browser, (page) => openFloorList(page, pages, 'cv'), floorTile),
      [merchant]: site,
    })
    tell('10,000 tiles scrolled, medians', rows, taken)
    console.log(`\nKept: ${keep('list', { runs, merchant, chromium: browser.version(), taken })}`)
  })
}

/** Gives what opens a list on a phone with a slow processor, and scrolls it. @param tile a selector of what is one item */
const scrollOnPhone =
  (browser: Browser, open: (page: Page) => Promise<void>, tile: string) => async (): Promise<Scroll> => {
    await using phone = await openPhone(browser, { slow: true })
    const { page, session } = phone
    await open(page)
    await page.waitForLoadState('networkidle')
    return await measureScroll(page, session, tile)
  }
