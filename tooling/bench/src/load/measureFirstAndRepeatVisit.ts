import type { Browser, CDPSession, Page } from 'playwright-core'
import { openPageOnEmulatedPhone } from '../browser/openPageOnEmulatedPhone.ts'

/**
 * The latency of the slow network in milliseconds. The benchmark reports the times of paints as multiples of this
 * latency.
 */
export const SLOW_4G_LATENCY_MS = 562.5

/**
 * The network conditions of slow 4G. The browser applies them during the load, so the times are measured and not
 * estimated.
 */
const slow4g = {
  offline: false,
  latency: SLOW_4G_LATENCY_MS,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
}

/** The figures of one visit: times in milliseconds from its start, and bytes over the network with headers. */
export interface VisitFigures {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  readonly bytes: number
  readonly requests: number
}

/** The first visit of a browser without a cache, and the next visit of the same browser. */
export interface TwoVisitFigures {
  readonly cold: VisitFigures
  readonly repeat: VisitFigures
}

/**
 * Loads a page twice in a new browser context.
 * @param slow false for a visit that only warms up the server
 */
export async function measureFirstAndRepeatVisit(
  browser: Browser,
  url: string,
  { slow = true } = {},
): Promise<TwoVisitFigures> {
  await using phone = await openPageOnEmulatedPhone(browser, { slow })
  const { page, session } = phone
  await page.addInitScript(observe)
  await session.send('Network.enable')
  if (slow) await session.send('Network.emulateNetworkConditions', slow4g)
  const cold = await visit(page, session, url)
  await page.evaluate(async () => {
    // Waits until the service worker is ready, because it belongs to the first visit. On a page without a service
    // worker, `ready` never resolves, so the timeout ends the wait.
    const { serviceWorker } = navigator
    await Promise.race([serviceWorker?.ready, new Promise((resolve) => setTimeout(resolve, 6000))])
    if (await serviceWorker?.getRegistration()) await serviceWorker.ready
  })
  await page.goto('about:blank')
  return { cold, repeat: await visit(page, session, url) }
}

async function visit(page: Page, session: CDPSession, url: string): Promise<VisitFigures> {
  const network = { bytes: 0, requests: 0, last: Date.now() }
  const mark = () => void (network.last = Date.now())
  session.on('Network.requestWillBeSent', ({ request }) => {
    mark()
    if (request.url.startsWith('http')) network.requests += 1
  })
  session.on('Network.dataReceived', mark)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    mark()
    network.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  // Waits for late requests: until the network has been quiet for two seconds, but at most one minute.
  const end = Date.now() + 60_000
  while (Date.now() - network.last < 2000 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  const { largest, shift, first } = await page.evaluate(() => ({
    ...(window as unknown as { seen: { largest: number; shift: number } }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }))
  if (first === undefined) throw new Error(`${url} has painted nothing. Open it in a browser and read the console.`)
  const { bytes, requests } = network
  return { firstPaint: first, largestPaint: largest, shift, bytes, requests }
}

/** Runs in the page before its scripts. Records the largest paint and the layout shifts. */
function observe(): void {
  const seen = { largest: 0, shift: 0 }
  Object.assign(window, { seen })
  const on = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean; element?: Element | null }) => void,
  ) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => take(entry as Parameters<typeof take>[0])),
    ).observe({ type, buffered: true })
  // Ignores dialogs, which open over the page seconds later and are not part of its load.
  on('largest-contentful-paint', ({ startTime, element }) => {
    if (!element?.closest('[role=dialog]')) seen.largest = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
}
