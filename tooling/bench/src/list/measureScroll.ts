import type { CDPSession, Page } from 'playwright-core'

/** How far a list is scrolled, in px, and how fast, in px a second. */
const way = 20_000
const speed = 4000

export interface Scroll {
  /** Milliseconds from frame to frame: the 95th of 100, and the longest. */
  readonly p95: number
  readonly worst: number
  /** Of the frames, the share that took more than 25 ms. */
  readonly late: number
  /** Of the frames, the share in which a third of the page's middle had no tile. */
  readonly blank: number
  /** Elements of the document afterwards. */
  readonly nodes: number
  /** How far it really went, in px. */
  readonly way: number
}

/**
 * Scrolls a list that is open, twice: once for the time of each frame, and once, from its top again, to look at every frame. To look is
 * to lay out, which costs more than some frames take.
 * @param tile a selector of what is one tile
 */
export async function measureScroll(page: Page, session: CDPSession, tile: string): Promise<Scroll> {
  const timed = await scroll(page, session, null)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const looked = await scroll(page, session, tile)
  const sorted = timed.frames.toSorted((a, b) => a - b)
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
    late: sorted.filter((frame) => frame > 25).length / sorted.length,
    blank: looked.blank / looked.frames.length,
    nodes: looked.nodes,
    way: timed.way,
  }
}

interface Scrolled {
  readonly frames: number[]
  readonly blank: number
  readonly nodes: number
  readonly way: number
}

async function scroll(page: Page, session: CDPSession, tile: string | null): Promise<Scrolled> {
  await page.evaluate(watch, tile)
  // A wheel's: a finger's gesture is not scrolled by without a screen.
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -way,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  return page.evaluate(() => {
    const { scrolling } = window as unknown as { scrolling: { frames: number[]; blank: number; over: boolean } }
    scrolling.over = true
    return { ...scrolling, nodes: document.getElementsByTagName('*').length, way: window.scrollY }
  })
}

/** Runs in the page. */
function watch(tile: string | null): void {
  const scrolling = { frames: [] as number[], blank: 0, over: false }
  Object.assign(window, { scrolling })
  let last = 0
  const hit = (part: number) =>
    tile === null || document.elementFromPoint(innerWidth / 6, innerHeight * part)?.closest(tile)
  const look = (time: number) => {
    if (scrolling.over) return
    if (last > 0) {
      scrolling.frames.push(time - last)
      // Between two rows there is none either, so one point is not enough.
      const empty = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65].filter((part) => !hit(part)).length
      if (empty > 2) scrolling.blank++
    }
    last = time
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
