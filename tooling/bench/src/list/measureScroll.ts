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
 * Scrolls a list that is open, and looks at every frame.
 * @param tile a selector of what is one tile
 */
export async function measureScroll(page: Page, session: CDPSession, tile: string): Promise<Scroll> {
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
  const { frames, blank, nodes, scrolled } = await page.evaluate(() => ({
    ...(window as unknown as { scrolling: { frames: number[]; blank: number } }).scrolling,
    nodes: document.getElementsByTagName('*').length,
    scrolled: window.scrollY,
  }))
  const sorted = frames.toSorted((a, b) => a - b)
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
    late: frames.filter((frame) => frame > 25).length / frames.length,
    blank: blank / frames.length,
    nodes,
    way: scrolled,
  }
}

/** Runs in the page. */
function watch(tile: string): void {
  const scrolling = { frames: [] as number[], blank: 0 }
  Object.assign(window, { scrolling })
  let last = 0
  const hit = (part: number) => document.elementFromPoint(innerWidth / 6, innerHeight * part)?.closest(tile)
  const look = (time: number) => {
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
