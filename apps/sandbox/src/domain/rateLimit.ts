import { Refused } from './refused.ts'

/**
 * Limits the number of requests in the last minute for each counter key, for example a user name or an IP address. The
 * counts are in memory, so a restart resets them.
 */
export interface RateLimiter {
  /**
   * Counts a request.
   * @throws Refused `limit.exceeded` with the seconds to wait, when the counter key has reached its limit
   */
  take(key: string, now: number): void
  clear(): void
}

const WINDOW_MS = 60_000

/** Creates a rate limit. @param perMinute - the number of requests that each counter key allows within any minute */
export function createRateLimiter(perMinute: number): RateLimiter {
  const times = new Map<string, number[]>()
  let sweptAt = 0
  const recent = (key: string, now: number): number[] =>
    (times.get(key) ?? []).filter((at) => at > now - WINDOW_MS && at <= now)
  const sweep = (now: number): void => {
    if (Math.abs(now - sweptAt) < WINDOW_MS) return
    sweptAt = now
    for (const key of times.keys()) if (recent(key, now).length === 0) times.delete(key)
  }
  return {
    take: (key, now) => {
      sweep(now)
      const kept = recent(key, now)
      times.set(key, kept)
      const first = kept[0]
      if (first !== undefined && kept.length >= perMinute) {
        throw new Refused('limit.exceeded', { retryAfter: Math.max(1, Math.ceil((first + WINDOW_MS - now) / 1000)) })
      }
      kept.push(now)
    },
    clear: () => times.clear(),
  }
}
