import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { openPhone } from '../browser/openPhone.ts'
import type { Tap } from '../exact/listTaps.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { measureTaps, type Taps } from './measureTaps.ts'
import { floorTaps, siteTaps } from './taps.ts'

const rows: readonly TellRow<Taps>[] = [
  { title: 'slowest tap, ms', of: ({ worst }) => worst },
  { title: 'tap in the middle, ms', of: ({ median }) => median },
  { title: 'work until that frame, of the most: ms of the processor', digits: 1, of: ({ mostFrame }) => mostFrame },
  { title: 'the same, of the tap in the middle', digits: 1, of: ({ medianFrame }) => medianFrame },
  { title: 'work of the main thread a tap, ms of the processor', of: ({ work }) => work },
  { title: 'taps', of: ({ count }) => count },
]

/** Taps through the floor app and the site on a slow processor: from the finger to the next frame, in steps of 8 ms. */
export async function benchTaps({
  runs,
  merchant,
}: {
  readonly runs: number
  readonly merchant: string
}): Promise<void> {
  await withPages(merchant, async (browser, pages) => {
    const tap = (origin: string, ready: string, taps: readonly Tap[]) => async () => {
      await using phone = await openPhone(browser, { slow: true })
      const { page, session } = phone
      await page.goto(`${origin}/m/home`)
      await page.waitForSelector(ready)
      await page.waitForLoadState('networkidle')
      return await measureTaps(page, session, taps)
    }
    const taken = await inTurn(runs, {
      floor: tap(pages.floor, '.tabs button', floorTaps),
      [merchant]: tap(pages.site, 'main [role=tabpanel] button', siteTaps),
    })
    tell('taps, medians', rows, taken)
    for (const [name, all] of Object.entries(taken))
      console.log(`slowest of ${name}: ${all.map(({ slowest, worst }) => `${slowest} (${worst})`).join(', ')}`)
    console.log(`\nKept: ${keep('taps', { runs, merchant, chromium: browser.version(), taken })}`)
  })
}
