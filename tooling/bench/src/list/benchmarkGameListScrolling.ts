import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSite } from '@lobby/merchant-cli'
import { getChromiumLaunchOptions } from '@lobby/test-kit'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { serveBenchmarkPages } from '../apps/openPages.ts'
import type { Benchmark } from '../Benchmark.ts'
import { openPageOnEmulatedPhone } from '../browser/openPageOnEmulatedPhone.ts'
import { measureAppsAlternately, type ComparisonRow } from '../compare/measureAppsAlternately.ts'
import { openBaselineGameList, openSiteGameList } from './openList.ts'

const SCROLL_DISTANCE_PX = 20_000
const SCROLL_SPEED_PX_PER_SECOND = 4000

const rows: readonly ComparisonRow<readonly number[]>[] = [
  { title: 'frame, 95th of 100, ms', digits: 1, of: (frames) => frames[Math.floor(frames.length * 0.95)] ?? 0 },
  { title: 'worst frame, ms', digits: 1, of: (frames) => frames.at(-1) ?? 0 },
]

/**
 * Measures scrolling through 10,000 tiles on a slow processor, in the baseline app's plain list and in the site's list.
 */
export const benchmarkGameListScrolling: Benchmark = async ({ runs, merchant }) => {
  await compileSite()
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  await using pages = await serveBenchmarkPages(temporary.path, merchant)
  await using browser = await chromium.launch(getChromiumLaunchOptions())
  const scroll = (open: typeof openSiteGameList) => async () => {
    await using phone = await openPageOnEmulatedPhone(browser, { slow: true })
    await open(phone.page, pages)
    await phone.page.waitForLoadState('networkidle')
    return await measureScrollFrames(phone.page, phone.session)
  }
  const site = scroll(openSiteGameList)
  // The first measurement only warms up the servers.
  await site()
  return await measureAppsAlternately('10,000 tiles scrolled', runs, rows, {
    plain: scroll(openBaselineGameList),
    [merchant]: site,
  })
}

/** Scrolls an open list. @returns the milliseconds between frames, sorted, the longest last */
async function measureScrollFrames(page: Page, session: CDPSession): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const look = (time: number) => {
      frames.push(time)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // Uses a mouse wheel, because a headless browser does not scroll by touch.
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -SCROLL_DISTANCE_PX,
    speed: SCROLL_SPEED_PX_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const times = await page.evaluate(() => (window as unknown as { readonly frames: number[] }).frames)
  return times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .sort((one, other) => one - other)
}
