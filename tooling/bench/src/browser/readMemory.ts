import type { CDPSession } from 'playwright-core'

/** What a page holds once everything that nobody refers to is gone. */
export interface Memory {
  /** Bytes of JavaScript's heap. */
  readonly heap: number
  /** Of all documents, those in no document included. */
  readonly nodes: number
  readonly listeners: number
}

/** Collects the garbage of a page, and counts what is left. */
export async function readMemory(session: CDPSession): Promise<Memory> {
  // What one collection sets free may hold what the next one finds.
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage')
  const of = await readMetrics(session)
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** The browser's own counters of a page, by their names. @throws for a name that it does not count */
export async function readMetrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => {
    const found = metrics.find((metric) => metric.name === name)
    if (found === undefined) throw new Error(`Chromium no longer counts ${name}. Look at what Performance.getMetrics gives, and name it here.`)
    return found.value
  }
}
