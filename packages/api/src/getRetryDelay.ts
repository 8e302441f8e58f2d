import type { ApiError } from './errors.ts'

const MAX_RETRIES = 2
/**
 * If `Retry-After` is longer than this, the call fails immediately. The screen then shows the error with a countdown
 * instead of a skeleton.
 */
const MAX_WAIT_MS = 5_000
const temporaryStatuses = [429, 500, 502, 503, 504]

/**
 * Returns how long to wait before the next automatic retry of a safe call. Jitter keeps many clients from retrying at
 * the same moment.
 *
 * @param error The error of the last attempt.
 * @param attempt The number of retries so far.
 * @param random Returns a number from 0 to 1.
 * @returns Milliseconds, or undefined if the client must not retry.
 */
export function getRetryDelay(error: ApiError, attempt: number, random: () => number): number | undefined {
  const isTemporary =
    (error.kind === 'network' && error.code === undefined) ||
    (error.kind === 'status' && temporaryStatuses.includes(error.status ?? 0))
  if (!isTemporary || attempt >= MAX_RETRIES || error.code === 'system.maintenance') return undefined
  if (error.retryAfter === undefined) return 300 * 2 ** attempt * (0.5 + random())
  const wait = error.retryAfter * 1000
  return wait > MAX_WAIT_MS ? undefined : wait + 300 * random()
}
