import type { TraceEvent } from '../browser/startTrace.ts'

/** What has to be traced for it. */
export const frameCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'] as const

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/**
 * Milliseconds of the processor that the main thread took from a finger to the first frame that answers its click: what a busy machine
 * does not move, unlike the time that passes.
 * @throws when the trace has no tap, or no frame after it
 */
export function frameWork(events: readonly TraceEvent[]): number {
  const heard = (type: string) => events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
  const [down, click] = [heard('pointerdown'), heard('click')]
  if (!down || !click)
    throw new Error('The trace has no tap. Look at what Chromium calls its events now, and name it here.')
  const main = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === click.pid && tid === click.tid)
  const frame = main.filter(({ name, ts }) => name === 'Commit' && ts >= click.ts).toSorted((a, b) => a.ts - b.ts)[0]
  if (!frame)
    throw new Error('No frame came after the tap. Look at what Chromium calls its events now, and name it here.')
  const tasks = main.filter((event) => event.name === 'RunTask' && end(event) >= down.ts && event.ts <= frame.ts)
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
