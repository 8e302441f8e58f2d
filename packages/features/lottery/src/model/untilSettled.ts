import { refreshDelay, shortest } from './refreshDelay.ts'

interface Watched {
  readonly status: string
  /** Milliseconds from the answer to the draw; a platform that does not say so is asked by the longest delay. */
  readonly remainTime?: number | undefined
  /** `performance.now()` at the answer. */
  readonly receivedAt: number
}

/** Milliseconds until orders are asked for again: at the next draw that one of them waits for. False where all are settled. */
export function untilSettled(orders: readonly Watched[], now: number = performance.now()): number | false {
  const open = orders.filter(({ status }) => status === 'OPEN')
  if (open.length === 0) return false
  const gone = now - Math.max(...open.map(({ receivedAt }) => receivedAt))
  return Math.max(
    refreshDelay(open.map(({ remainTime = Infinity, receivedAt }) => remainTime - (now - receivedAt))),
    shortest - gone,
  )
}
