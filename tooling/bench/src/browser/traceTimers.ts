import type { CDPSession } from 'playwright-core'
import { readMetrics } from './readMemory.ts'
import { startTrace } from './startTrace.ts'

/** What an idle page does a second. */
export interface Idle {
  /** Callbacks of timers. */
  readonly timers: number
  /** Callbacks of frames. */
  readonly frames: number
  readonly styles: number
  readonly layouts: number
  /** Milliseconds of the main thread's work. */
  readonly work: number
}

/** Watches a page for so many seconds, and counts what wakes it. */
export async function traceTimers(session: CDPSession, seconds: number): Promise<Idle> {
  const seen = new Map<string, number>()
  const before = await readMetrics(session)
  const stop = await startTrace(session, ['devtools.timeline'])
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const after = await readMetrics(session)
  for (const { name } of await stop()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const grown = (name: string) => (after(name) - before(name)) / seconds
  return {
    timers: (seen.get('TimerFire') ?? 0) / seconds,
    frames: (seen.get('FireAnimationFrame') ?? 0) / seconds,
    styles: grown('RecalcStyleCount'),
    layouts: grown('LayoutCount'),
    work: grown('TaskDuration') * 1000,
  }
}
