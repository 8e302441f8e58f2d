import type { CDPSession } from 'playwright-core'

/** Counts of what a page still holds after a garbage collection. */
export interface Memory {
  /** Nodes of all documents, and those that are in no document. */
  readonly nodes: number
  readonly listeners: number
}

/** Collects the garbage of a page, then counts its nodes and listeners. */
export async function readMemory(session: CDPSession): Promise<Memory> {
  // An object that one collection frees may have kept others alive until the next one.
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage')
  const of = await readMetrics(session)
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Returns a function that reads the browser's counters of a page by name. The function throws for an unknown name. */
export async function readMetrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => {
    const found = metrics.find((metric) => metric.name === name)
    if (found === undefined)
      throw new Error(`Chromium no longer counts ${name}. Look at what Performance.getMetrics gives, and name it here.`)
    return found.value
  }
}
