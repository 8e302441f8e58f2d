import type { Browser } from 'playwright-core'
import type { OpenPages } from '../apps/openPages.ts'
import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { launchInterpreter } from '../browser/launchInterpreter.ts'
import { openPhone } from '../browser/openPhone.ts'
import { readMemory, type Memory } from '../browser/readMemory.ts'
import { driveTimers } from '../countdowns/driveTimers.ts'
import { keep } from '../report/keep.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { lotteries, openLotteries, periodOf, remaining } from './openLotteries.ts'

interface Hour {
  /** Timers of half a second, at its end. */
  readonly timers: number
  /** What woke the page in its last ten seconds. */
  readonly wakeUps: number
  /** Seconds by which a countdown was off at the most, of those looked at each minute. */
  readonly drift: number
  readonly asked: number
  readonly at10: Memory
  readonly at60: Memory
}

/** In a browser as it is, and in one that writes no machine code. */
interface Hours {
  readonly compiled: Hour
  readonly interpreted: Hour
}

const grown = ({ at10, at60 }: Hour) => (at60.heap - at10.heap) / 1000

const rows: readonly TellRow<Hours>[] = [
  { title: 'timers of half a second', of: ({ compiled }) => compiled.timers },
  { title: 'wake-ups in ten seconds', of: ({ compiled }) => compiled.wakeUps },
  { title: 'off at the most, s', digits: 1, of: ({ compiled }) => compiled.drift },
  { title: 'times it asked', of: ({ compiled }) => compiled.asked },
  { title: 'nodes after 10 minutes', of: ({ compiled: { at10 } }) => at10.nodes },
  { title: 'more of them after 60', of: ({ compiled: { at10, at60 } }) => at60.nodes - at10.nodes },
  { title: 'listeners after 10 minutes', of: ({ compiled: { at10 } }) => at10.listeners },
  { title: 'more of them after 60', of: ({ compiled: { at10, at60 } }) => at60.listeners - at10.listeners },
  { title: 'heap after 10 minutes, kB', of: ({ compiled: { at10 } }) => at10.heap / 1000 },
  { title: 'more of it after 60, kB', of: ({ compiled }) => grown(compiled) },
  { title: 'the same without machine code', of: ({ interpreted }) => grown(interpreted) },
]

const minute = 60_000
/** Milliseconds that the clocks of the page and of the platform are moved by at a time. */
const step = 500

/** Keeps 50 lotteries open for an hour of a clock that is moved by hand: the same however slow the machine is. */
export async function benchLotteries({ runs, merchant }: { readonly runs: number; readonly merchant: string }): Promise<void> {
  await withPages(merchant, async (browser, pages) => {
    const plain = await launchInterpreter()
    try {
      const taken = await inTurn(runs, { [merchant]: async () => ({ compiled: await hourOf(browser, pages), interpreted: await hourOf(plain, pages) }) })
      tell(`${lotteries} lotteries for an hour`, rows, taken)
      console.log(`\nKept: ${keep('lotteries', { runs, merchant, chromium: browser.version(), taken })}`)
    } finally {
      await plain.close()
    }
  })
}

async function hourOf(browser: Browser, pages: OpenPages): Promise<Hour> {
  const { page, session, close } = await openPhone(browser)
  let now = 0
  let drift = 0
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const timers = await driveTimers(page)
    const asked = await openLotteries(page, pages, () => now)
    await timers.stop()
    const pass = async (minutes: number) => {
      for (const end = now + minutes * minute; now < end; ) {
        await timers.wakeUps(step)
        now += step
        if (now % minute === 0) drift = Math.max(drift, await offBy())
      }
      return readMemory(session)
    }
    /** By how many seconds the countdowns in sight are off; one whose draw is about to be, or was a moment ago, waits for its answer. */
    const offBy = async () => {
      const shown = await page.evaluate(() => {
        const seen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
        return [...document.querySelectorAll('[role=timer]')].map((timer) => (seen(timer.getBoundingClientRect()) ? timer.textContent : null))
      })
      const offs = shown.map((text, place) => {
        const left = remaining(place, now) / 1000
        const [hours, minutes, seconds] = (text ?? '--').split(':').map(Number)
        const told = (hours ?? NaN) * 3600 + (minutes ?? NaN) * 60 + (seconds ?? NaN)
        const waits = left < 10 || left > periodOf(place) / 1000 - 10
        return Number.isNaN(told) || waits ? 0 : Math.abs(told - left)
      })
      return Math.max(...offs)
    }
    const at10 = await pass(10)
    const at60 = await pass(50)
    const wakeUps = await timers.wakeUps(10_000)
    return { timers: (await timers.repeating()).filter((milliseconds) => milliseconds === 500).length, wakeUps, drift, asked: asked(), at10, at60 }
  } finally {
    await close()
  }
}
