import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { keep } from '../report/keep.ts'
import { tell } from '../report/tell.ts'
import { floorTile, openFloorList, openSiteList, siteTile } from './openList.ts'
import { scrollOnPhone } from './scrollOnPhone.ts'
import { scrollRows } from './scrollRows.ts'

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
    tell('10,000 tiles scrolled, medians', scrollRows, taken)
    console.log(`\nKept: ${keep('list', { runs, merchant, chromium: browser.version(), taken })}`)
  })
}
