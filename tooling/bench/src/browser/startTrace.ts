import type { CDPSession } from 'playwright-core'

/** What the browser tells of itself: times in microseconds, `tdur` of the processor. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

/** Begins to trace a page. @returns the way to end it, which gives what was traced */
export async function startTrace(
  session: CDPSession,
  categories: readonly string[],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: [...categories] },
    transferMode: 'ReportEvents',
  })
  return async () => {
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', collect)
    return events
  }
}
