import type { ApiError } from './errors.ts'

const attempts = 2
/** Milliseconds. A longer `Retry-After` goes to the screen, whose button counts it down; nobody waits that long for a skeleton. */
const patience = 5_000
const passing = [429, 500, 502, 503, 504]

/**
 * Milliseconds to wait before a call that may be repeated is made again, with jitter, so that many clients do not come back
 * at once; `undefined` when it is not to be made again by itself.
 *
 * @param error What the last attempt ended with
 * @param attempt How often it was repeated already
 * @param random From 0 to 1
 */
export function retryDelay(error: ApiError, attempt: number, random: () => number): number | undefined {
  const mayPass =
    (error.kind === 'network' && error.code === undefined) ||
    (error.kind === 'status' && passing.includes(error.status ?? 0))
  if (!mayPass || attempt >= attempts || error.code === 'system.maintenance') return undefined
  if (error.retryAfter === undefined) return 300 * 2 ** attempt * (0.5 + random())
  const wait = error.retryAfter * 1000
  return wait > patience ? undefined : wait + 300 * random()
}
