import { QueryClient, type Query } from '@tanstack/react-query'
import type { SessionStore } from '../session/createSessionStore.ts'
import { STALE_TIMES_MS } from './staleTimes.ts'

/** The `meta` of queries whose data belongs to the member. Their data is removed when the session ends. */
export const memberScoped = { personal: true } as const

/**
 * For this time after a query has failed, the mount of another component does not refetch it. The player can still
 * retry the query.
 */
const RETRY_ON_MOUNT_DELAY_MS = 30_000

type Failed = Omit<Query['state'], 'error'> & { readonly error: (Error & { readonly retryAfter?: number }) | null }

/** Returns whether a mount may refetch a failed query: after the delay, or after the longer wait in `Retry-After`. */
const mayRetryOnMount = ({ state }: { readonly state: Failed }): boolean =>
  Date.now() - state.errorUpdatedAt >= Math.max(RETRY_ON_MOUNT_DELAY_MS, (state.error?.retryAfter ?? 0) * 1000)

/**
 * Creates the query client. Queries do not retry, because the API client retries safe calls. Queries do not pause while
 * the device is offline: they fail immediately. Data remains in the cache while the page is open (specification part 2,
 * section 3). A query that can have any number of keys, such as a search, sets `gcTime`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: STALE_TIMES_MS.short,
        gcTime: Infinity,
        retryOnMount: mayRetryOnMount,
      },
      // A short `gcTime` removes the variables of a mutation, which may contain a password, soon after the form is
      // unmounted. A `gcTime` of 0 would make the cache check running mutations without a pause.
      mutations: { retry: false, networkMode: 'always', gcTime: 5000 },
    },
  })
}

/** Removes the member's data from the cache whenever a session ends, and cancels the member's calls in flight. */
export function clearMemberDataOnSignOut(queries: QueryClient, session: Pick<SessionStore, 'onEnd'>): void {
  session.onEnd(() => clearPersonal(queries))
}

function clearPersonal(queries: QueryClient): void {
  const filters = {
    predicate: ({ meta }: { readonly meta: Record<string, unknown> | undefined }) => meta?.['personal'] === true,
  }
  void queries.cancelQueries(filters)
  queries.removeQueries(filters)
}
