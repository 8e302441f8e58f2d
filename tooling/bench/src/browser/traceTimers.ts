import type { CDPSession } from 'playwright-core'
import { readMetrics } from './readMemory.ts'

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
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string }[]) seen.set(event.name, (seen.get(event.name) ?? 0) + 1)
  }
  session.on('Tracing.dataCollected', collect)
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve))
  const before = await readMetrics(session)
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const after = await readMetrics(session)
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const grown = (name: string) => (after(name) - before(name)) / seconds
  return {
    timers: (seen.get('TimerFire') ?? 0) / seconds,
    frames: (seen.get('FireAnimationFrame') ?? 0) / seconds,
    styles: grown('RecalcStyleCount'),
    layouts: grown('LayoutCount'),
    work: grown('TaskDuration') * 1000,
  }
}
