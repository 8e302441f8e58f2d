import { DAY_MS } from '../calendar/dayMs.ts'
import type { CacheName, SiteStorage } from '../storage/index.ts'

export interface CacheFirstInit<T> {
  readonly storage: SiteStorage
  readonly cache: CacheName
  /** Whose answer it is: a member's name, or null for one that everybody gets. */
  readonly user: string | null
  readonly language: string
  /** Which of the call's answers, where it gives one for each of its parameters: they are kept beside each other. */
  readonly of?: string
  /** Holds what is read against the contract: the operation's own. */
  readonly check: (value: unknown, place: string, note: () => void) => T
  /** What of an answer may be kept on the device, undefined when nothing is to be; all of it unless told otherwise. */
  readonly keep?: (answer: T) => unknown
  /** How long an answer may be shown, in milliseconds; a day unless told otherwise. */
  readonly lifetime?: number
  /** Asks the platform. */
  readonly ask: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly now?: () => number
}

/** What `MC_CACHE_<name>` holds: whose answers, in which language, and each with the time when it came. */
interface Kept {
  readonly u?: unknown
  readonly l?: unknown
  readonly a?: Readonly<Record<string, { readonly at?: unknown; readonly d?: unknown } | undefined>>
}

/**
 * For `queryOptions`: what the platform answered last is shown first, from `MC_CACHE_<name>`, and renewed behind once it is older than the
 * query's `staleTime` (specification part 2, section 4). An answer for another merchant, member or language, of another version, beyond
 * its lifetime or beside the contract is no answer.
 */
export function cacheFirst<T>({
  storage,
  cache,
  user,
  language,
  of = '',
  check,
  keep,
  lifetime = DAY_MS,
  ask,
  now = Date.now,
}: CacheFirstInit<T>) {
  const mine = () => {
    const kept = storage.get(cache) as Kept | null
    return (kept?.u === user && kept.l === language && kept.a) || {}
  }
  const read = (): { readonly at: number; readonly data: T } | undefined => {
    const answers = mine()
    const { at, d } = (Object.hasOwn(answers, of) && answers[of]) || {}
    if (typeof at !== 'number') return undefined
    const age = now() - at
    if (!(age >= 0 && age < lifetime)) return undefined
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
      const data = await ask(context)
      const d = keep ? keep(data) : data
      if (d === undefined) storage.remove(cache)
      else storage.set(cache, { u: user, l: language, a: { ...mine(), [of]: { at: now(), d } } })
      return data
    },
  }
}
