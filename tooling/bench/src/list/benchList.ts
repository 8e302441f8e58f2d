import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '@lobby/merchant-cli'
import { getLaunchOptions } from '@lobby/test-kit'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { openPages } from '../apps/openPages.ts'
import type { Benchmark } from '../Benchmark.ts'
import { openPhone } from '../browser/openPhone.ts'
import { compareApps, type CompareRow } from '../compare/compareApps.ts'
import { openFloorList, openSiteList } from './openList.ts'

/** How far a list is scrolled, in px, and how fast, in px a second. */
const way = 20_000
const speed = 4000

const rows: readonly CompareRow<readonly number[]>[] = [
  { title: 'frame, 95th of 100, ms', digits: 1, of: (frames) => frames[Math.floor(frames.length * 0.95)] ?? 0 },
  { title: 'worst frame, ms', digits: 1, of: (frames) => frames.at(-1) ?? 0 },
]

/** Scrolls 10,000 tiles on a slow processor: the floor app's plain list, and the site's. */
export const benchList: Benchmark = async ({ runs, merchant }) => {
  await compile()
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  await using pages = await openPages(temporary.path, merchant)
  await using browser = await chromium.launch(getLaunchOptions())
  const scroll = (open: typeof openSiteList) => async () => {
    await using phone = await openPhone(browser, { slow: true })
    await open(phone.page, pages)
    await phone.page.waitForLoadState('networkidle')
    return await framesOfScroll(phone.page, phone.session)
  }
  const site = scroll(openSiteList)
  // Warms up the servers.
  await site()
  return await compareApps('10,000 tiles scrolled', runs, rows, { plain: scroll(openFloorList), [merchant]: site })
}

/** Scrolls a list that is open. @returns milliseconds from frame to frame, the longest last */
async function framesOfScroll(page: Page, session: CDPSession): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const look = (time: number) => {
      frames.push(time)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // A wheel's: a finger's gesture is not scrolled by without a screen.
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -way,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const times = await page.evaluate(() => (window as unknown as { readonly frames: number[] }).frames)
  return times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .sort((one, other) => one - other)
}
