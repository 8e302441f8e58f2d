import type { Browser } from 'playwright-core'
import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { becomeCalm } from '../browser/becomeCalm.ts'
import { launchInterpreter } from '../browser/launchInterpreter.ts'
import { openPhone } from '../browser/openPhone.ts'
import type { Memory } from '../browser/readMemory.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { changeRoutes, floorStops, siteStops, type Stop } from './changeRoutes.ts'
import { settledMemory } from './settledMemory.ts'

interface Journey {
  /** After so many changes. */
  readonly at30: Memory
  readonly at210: Memory
  readonly at600: Memory
  /** Milliseconds of the last 390 changes. */
  readonly time: number
}

/** In a browser as it is, and in one that writes no machine code. */
interface Journeys {
  readonly compiled: Journey
  readonly interpreted: Journey
}

const slope = ({ at210, at600 }: Journey) => (at600.heap - at210.heap) / 1000 / 3.9

const rows: readonly TellRow<Journeys>[] = [
  { title: 'nodes after 30', of: ({ compiled: { at30 } }) => at30.nodes },
  { title: 'more of them after 600', of: ({ compiled: { at30, at600 } }) => at600.nodes - at30.nodes },
  { title: 'listeners after 30', of: ({ compiled: { at30 } }) => at30.listeners },
  { title: 'more of them after 600', of: ({ compiled: { at30, at600 } }) => at600.listeners - at30.listeners },
  { title: 'heap after 30, kB', of: ({ compiled: { at30 } }) => at30.heap / 1000 },
  { title: 'heap, kB a 100 changes, from 210 to 600', digits: 1, of: ({ compiled }) => slope(compiled) },
  { title: 'the same without machine code', digits: 1, of: ({ interpreted }) => slope(interpreted) },
  { title: 'a change, ms', digits: 1, of: ({ compiled }) => compiled.time / 390 },
]

/** Changes routes 600 times in one page, and counts what stays. */
export async function benchRoutes({ runs, merchant }: { readonly runs: number; readonly merchant: string }): Promise<void> {
  await withPages(merchant, async (browser, pages) => {
    const plain = await launchInterpreter()
    const journeys = (origin: string, stops: readonly Stop[]) => async () => ({
      compiled: await journey(browser, origin, stops),
      interpreted: await journey(plain, origin, stops),
    })
    try {
      const taken = await inTurn(runs, { floor: journeys(pages.floor, floorStops), [merchant]: journeys(pages.site, siteStops) })
      tell('600 changes of the route, medians', rows, taken)
      console.log(`\nKept: ${keep('routes', { runs, merchant, chromium: browser.version(), taken })}`)
    } finally {
      await plain.close()
    }
  })
}

async function journey(browser: Browser, origin: string, stops: readonly Stop[]): Promise<Journey> {
  const { page, session, close } = await openPhone(browser)
  try {
    await page.goto(origin + (stops[0]?.path ?? ''))
    await becomeCalm(page)
    const after = async (changes: number) => {
      await changeRoutes(page, stops, changes)
      return settledMemory(page, session)
    }
    const at30 = await after(30)
    const at210 = await after(180)
    const start = performance.now()
    await changeRoutes(page, stops, 390)
    const time = performance.now() - start
    return { at30, at210, at600: await settledMemory(page, session), time }
  } finally {
    await close()
  }
}
