import { measureLayout, type LayoutChecks } from '@lobby/test-kit/measure'

interface Size {
  readonly label: string
  /** CSS pixels. */
  readonly width: number
  readonly fontSize: string
  readonly scope: LayoutChecks
}

/** The journeys measure the same sizes: `faultsOf.ts` in `apps/mobile-web/e2e/screens`. */
const SIZES: readonly Size[] = [
  { label: '360', width: 360, fontSize: '', scope: 'all' },
  { label: '320', width: 320, fontSize: '', scope: 'all' },
  { label: '200 %', width: 360, fontSize: '200%', scope: 'fit' },
]
const MAX_TRIES = 10
/** Longer than a busy machine needs to load a screen. Only a screen without a heading waits for so long. */
const HEADING_TIMEOUT_MS = 5_000

const nextFrame = () => new Promise(requestAnimationFrame)

/** Waits for two frames in which nothing on the page changes. Gives up after ten pairs of frames: a clock may run on the page. */
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

/** Waits for fonts, for parts that are loaded late, and for the pictures in sight. A picture that fails is replaced by text. */
async function waitForContent(): Promise<void> {
  while (document.querySelector('[data-awaited]')) await nextFrame()
  await document.fonts.ready
  // A picture out of sight may be loaded lazily, and then `decode` never ends.
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
  })
  await Promise.allSettled(inSight.map((image) => image.decode()))
}

/** Returns whether the screen has a heading of the first level, or gets one in time. Storybook's own page has one, which is not visible. */
async function hasHeading(): Promise<boolean> {
  const isVisible = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility())
  const end = performance.now() + HEADING_TIMEOUT_MS
  while (!isVisible() && performance.now() < end) await nextFrame()
  return isVisible()
}

/** Measures the page once its layout is complete. A long list measures its rows over several frames, so a fault counts only if it stays. */
async function measureSize({ label, scope }: Size): Promise<string[]> {
  await waitForLayout()
  let faults = measureLayout(scope)
  for (let tries = 0; faults.length > 0 && tries < MAX_TRIES; tries += 1) {
    await waitForLayout()
    faults = measureLayout(scope)
  }
  return faults.map((fault) => `${label}: ${fault}`)
}

/**
 * Measures the page at 360 px, at 320 px and with text of twice the size, and restores width and text size afterwards.
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
