import { detectLayoutFaults, type LayoutChecks } from '@lobby/test-kit/measure'

interface Size {
  readonly label: string
  /** CSS pixels. */
  readonly width: number
  readonly fontSize: string
  readonly scope: LayoutChecks
}

/**
 * The browser tests of the site measure the same sizes: see `findLayoutAndAxeFaults.ts` in
 * `apps/mobile-web/e2e/screens`.
 */
const SIZES: readonly Size[] = [
  { label: '360', width: 360, fontSize: '', scope: 'all' },
  { label: '320', width: 320, fontSize: '', scope: 'all' },
  { label: '200 %', width: 360, fontSize: '200%', scope: 'fit' },
]
const MAX_TRIES = 10
/**
 * How long to wait for a heading: longer than a busy machine needs to load a screen. Only a screen without a heading
 * waits this long.
 */
const HEADING_TIMEOUT_MS = 5_000

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Waits for two frames in which nothing on the page changes. Gives up after ten pairs of frames, because a running
 * clock may change the page all the time.
 */
async function waitForLayout(): Promise<void> {
  let changed = true
  const observer = new MutationObserver(() => void (changed = true))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let tries = 0; changed && tries < MAX_TRIES; tries += 1) {
    changed = false
    await nextFrame()
    await nextFrame()
  }
  observer.disconnect()
}

/**
 * Waits for fonts, for lazy parts, and for the visible pictures. Ignores failures, because the site replaces a failed
 * picture by text.
 */
async function waitForContent(): Promise<void> {
  while (document.querySelector('[data-awaited]')) await nextFrame()
  await document.fonts.ready
  // Skip pictures that are out of view: the browser may load them lazily, and then `decode` never resolves.
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
  })
  await Promise.allSettled(inSight.map((image) => image.decode()))
}

/**
 * Waits until the screen has a visible heading of level 1. Returns false after the timeout. Storybook's own page has
 * such a heading too, but it is invisible.
 */
async function hasHeading(): Promise<boolean> {
  const isVisible = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility())
  const end = performance.now() + HEADING_TIMEOUT_MS
  while (!isVisible() && performance.now() < end) await nextFrame()
  return isVisible()
}

/**
 * Measures the page when its layout is complete. Measures again if there is a fault, because a long list needs several
 * frames to measure its rows: a fault counts only if it persists.
 */
async function measureSize({ label, scope }: Size): Promise<string[]> {
  await waitForLayout()
  let faults = detectLayoutFaults(scope)
  for (let tries = 0; faults.length > 0 && tries < MAX_TRIES; tries += 1) {
    await waitForLayout()
    faults = detectLayoutFaults(scope)
  }
  return faults.map((fault) => `${label}: ${fault}`)
}

/**
 * Measures the page at a width of 360 px, of 320 px, and with doubled text size. Restores width and text size
 * afterwards.
 *
 * @param frame The frame that holds the page. Its width is the width of the viewport.
 * @returns One sentence for each fault, or an empty list.
 */
export async function findLayoutFaults(frame: HTMLElement): Promise<string[]> {
  const root = document.documentElement
  const { width } = frame.style
  const { fontSize } = root.style
  const faults: string[] = []
  try {
    if (!(await hasHeading())) faults.push('has no heading of the first level')
    await waitForContent()
    for (const size of SIZES) {
      frame.style.width = `${size.width}px`
      root.style.fontSize = size.fontSize
      faults.push(...(await measureSize(size)))
    }
  } finally {
    frame.style.width = width
    root.style.fontSize = fontSize
  }
  return faults
}
