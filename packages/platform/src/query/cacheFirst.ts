import type { CacheName, SiteStorage } from '../storage/index.ts'

export interface CacheFirstInit<T> {
  readonly storage: SiteStorage
  readonly cache: CacheName
  /** Whose answer it is: a member's name, or null for one that everybody gets. */
  readonly user: string | null
  readonly language: string
  /** Holds what is read against the contract: the operation's own. */
  readonly check: (value: unknown, place: string, note: () => void) => T
  /** How long an answer may be shown, in milliseconds; a day unless told otherwise. */
  readonly lifetime?: number
  /** Asks the platform. */
  readonly ask: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly now?: () => number
}

const day = 86_400_000

/**
 * For `queryOptions`: what the platform answered last is shown first, from `MC_CACHE_<name>`, and renewed behind once it is older than the
 * query's `staleTime` (specification part 2, section 4). An answer for another merchant, member or language, of another version, beyond
 * its lifetime or beside the contract is no answer.
 */
export function cacheFirst<T>({ storage, cache, user, language, check, lifetime = day, ask, now = Date.now }: CacheFirstInit<T>) {
  const read = (): { readonly at: number; readonly data: T } | undefined => {
    const kept = storage.get(cache) as { u?: unknown; l?: unknown; at?: unknown; d?: unknown } | null
    if (!kept || kept.u !== user || kept.l !== language || typeof kept.at !== 'number') return undefined
    const age = now() - kept.at
    if (!(age >= 0 && age < lifetime)) return undefined
    try {
      return { at: kept.at, data: check(kept.d, cache, () => undefined) }
    } catch {
      storage.remove(cache)
      return undefined
    }
  }
  return {
    initialData: () => read()?.data,
    initialDataUpdatedAt: () => read()?.at,
    queryFn: async (context: { readonly signal: AbortSignal }): Promise<T> => {
      const data = await ask(context)
      storage.set(cache, { u: user, l: language, at: now(), d: data })
      return data
    },
  }
}
