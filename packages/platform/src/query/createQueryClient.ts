import { QueryClient, type Query } from '@tanstack/react-query'
import type { SessionStore } from '../session/createSession.ts'
import { staleness } from './staleness.ts'

/** What belongs to the member alone carries this, and goes when the session ends. */
export const personal = { personal: true } as const

/** How long a part of the site that failed is not asked for again only because something else on the screen needs it too, in milliseconds. */
const REST_MS = 30_000

type Failed = Omit<Query['state'], 'error'> & { readonly error: (Error & { readonly retryAfter?: number }) | null }

/** Whether a failed query may be asked again without a press: not before the time that the platform has named. */
const hasRested = ({ state }: { readonly state: Failed }): boolean =>
  Date.now() - state.errorUpdatedAt >= Math.max(REST_MS, (state.error?.retryAfter ?? 0) * 1000)

/**
 * The cache of the platform's answers. The API client repeats what may be repeated, so queries do not; and offline they fail with its error
 * instead of waiting without a word. What was answered is held for as long as the page lives (specification part 2, section 3): what could
 * grow without end, such as searches, says otherwise itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: staleness.short,
        gcTime: Infinity,
        retryOnMount: hasRested,
      },
      // What a form has sent, which may be a password, goes soon after the form. Not at once: until a call without a component is answered, the cache
      // looks at it again and again after this time.
      mutations: { retry: false, networkMode: 'always', gcTime: 5000 },
    },
  })
}

/** Empties the cache of what belonged to a member whenever a session ends, calls under way included. */
export function forgetAtEnd(queries: QueryClient, session: Pick<SessionStore, 'onEnd'>): void {
  session.onEnd(() => forgetPersonal(queries))
}

function forgetPersonal(queries: QueryClient): void {
  const filters = {
    predicate: ({ meta }: { readonly meta: Record<string, unknown> | undefined }) => meta?.['personal'] === true,
  }
  void queries.cancelQueries(filters)
  queries.removeQueries(filters)
}
