import { DAY_MS } from '../calendar/dayMs.ts'
import type { CacheName, SiteStorage } from '../storage/index.ts'

export interface CacheFirstQueryParameters<T> {
  readonly storage: SiteStorage
  readonly cache: CacheName
  /** The member to whom the response belongs, or null if it is the same for everybody. */
  readonly user: string | null
  readonly language: string
  /** Distinguishes calls with different parameters, so that one response is stored for each variant. */
  readonly variant?: string
  /** Validates a stored response against the API contract. Pass the operation's `check`. */
  readonly check: (value: unknown, place: string, onUnknownValue: () => void) => T
  /**
   * Returns the part of a response that may be stored on the device, or undefined to store nothing. Defaults to the
   * whole response.
   */
  readonly toStored?: (answer: T) => unknown
  /** The greatest age of a stored response, in milliseconds. Defaults to a day. */
  readonly maxAgeMs?: number
  /** Fetches the response from the platform. */
  readonly fetch: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly now?: () => number
}

/**
 * The stored value under `MC_CACHE_<name>`: the member (`u`), the language (`l`), and the responses by variant (`a`).
 */
interface Kept {
  readonly u?: unknown
  readonly l?: unknown
  readonly a?: Readonly<Record<string, { readonly at?: unknown; readonly d?: unknown } | undefined>>
}

/**
 * Returns options for a query that first shows the stored response and then refetches it in the background if it is
 * stale (specification part 2, section 4). Ignores a stored response of another merchant, member, language or version.
 */
export function createCacheFirstQueryOptions<T>({
  storage,
  cache,
  user,
  language,
  variant = '',
  check,
  toStored,
  maxAgeMs = DAY_MS,
  fetch,
  now = Date.now,
}: CacheFirstQueryParameters<T>) {
  const readAnswers = () => {
    const kept = storage.get(cache) as Kept | null
    return (kept?.u === user && kept.l === language && kept.a) || {}
  }
  const read = (): { readonly at: number; readonly data: T } | undefined => {
    const answers = readAnswers()
    const { at, d } = (Object.hasOwn(answers, variant) && answers[variant]) || {}
    if (typeof at !== 'number') return undefined
    const age = now() - at
    if (!(age >= 0 && age < maxAgeMs)) return undefined
    try {
      return { at, data: check(d, cache, () => undefined) }
    } catch {
      storage.remove(cache)
      return undefined
    }
  }
  return {
    initialData: () => read()?.data,
    initialDataUpdatedAt: () => read()?.at,
    queryFn: async (context: { readonly signal: AbortSignal }): Promise<T> => {
      const data = await fetch(context)
      const d = toStored ? toStored(data) : data
      if (d === undefined) storage.remove(cache)
      else storage.set(cache, { u: user, l: language, a: { ...readAnswers(), [variant]: { at: now(), d } } })
      return data
    },
  }
}
