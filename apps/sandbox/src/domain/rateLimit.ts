import { Refused } from './refused.ts'

/** Counts what happens within the last minute, by key. Kept in memory: a restart forgives. */
export interface RateLimit {
  /** @throws Refused `limit.exceeded` with the seconds to wait */
  take(key: string, now: number): void
  clear(): void
}

const span = 60_000

/** @param perMinute - how often a key may come within any minute */
export function createRateLimit(perMinute: number): RateLimit {
  const times = new Map<string, number[]>()
  let swept = 0
  const recent = (key: string, now: number): number[] =>
    (times.get(key) ?? []).filter((at) => at > now - span && at <= now)
  const sweep = (now: number): void => {
    if (Math.abs(now - swept) < span) return
    swept = now
    for (const key of times.keys()) if (recent(key, now).length === 0) times.delete(key)
  }
  return {
    take: (key, now) => {
      sweep(now)
      const kept = recent(key, now)
      times.set(key, kept)
      const first = kept[0]
      if (first !== undefined && kept.length >= perMinute) {
        throw new Refused('limit.exceeded', { retryAfter: Math.max(1, Math.ceil((first + span - now) / 1000)) })
      }
      kept.push(now)
    },
    clear: () => times.clear(),
  }
}
