import type { CDPSession, Page } from 'playwright-core'

/** The DOM nodes and event listeners of a page after garbage collection. */
export interface PageNodeAndListenerCounts {
  /** The number of DOM nodes, including nodes that were removed from the document but not freed. */
  readonly nodes: number
  readonly listeners: number
}

/** Collects the garbage of a page, then counts its nodes and listeners. */
async function readMemory(session: CDPSession): Promise<PageNodeAndListenerCounts> {
  // Collects the garbage several times, because an object that a collection frees can have kept other objects alive.
  // Only the next collection frees those objects.
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

/** Waits until a page has no open request and no running animation, then counts its nodes and listeners. */
export async function countNodesAndListeners(page: Page, session: CDPSession): Promise<PageNodeAndListenerCounts> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  )
  let last = await readMemory(session)
  // Runs the callbacks that wait for an idle page, until two consecutive counts are equal.
  for (let count = 0; count < 20; count++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const next = await readMemory(session)
    if (next.nodes === last.nodes && next.listeners === last.listeners) return next
    last = next
  }
  throw new Error('The number of nodes and listeners of the page still changes after 20 counts.')
}
