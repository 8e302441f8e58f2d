import type { Client } from '@lobby/api'
import { recentGames as recentGamesCall } from '@lobby/api/operations/firstLoad'
import { useLanguage } from '@lobby/i18n'
import { DAY_MS } from '@lobby/platform/calendar'
import { createCacheFirstQueryOptions, memberScoped, STALE_TIMES_MS, useApi } from '@lobby/platform/query'
import { useSession, type Session } from '@lobby/platform/session'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'

const CACHE_LIFETIME_MS = 7 * DAY_MS

/**
 * Fetches the games that the member has launched, newest first (CALL-074). Until the platform responds, returns the
 * games that the last visit stored, if they are at most a week old. Sends no request without a session.
 */
export const recentGamesQuery = (api: Client, session: Session | null, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['recentGames', session?.epoch ?? null, language],
    ...(session
      ? createCacheFirstQueryOptions({
          storage,
          cache: 'recentGamesCache',
          user: session.userName,
          language,
          maxAgeMs: CACHE_LIFETIME_MS,
          toStored: (answer) => (answer.content.length > 0 ? answer : undefined),
          check: recentGamesCall.check,
          fetch: ({ signal }) => api.call(recentGamesCall, { signal }),
        })
      : { queryFn: skipToken }),
    select: ({ content }) => content,
    staleTime: STALE_TIMES_MS.live,
    meta: memberScoped,
  })

/** Fetches the games that the member has launched, newest first. Sends no request without a session. */
export function useRecentGames() {
  const { language } = useLanguage()
  return useQuery(recentGamesQuery(useApi(), useSession(), useStorage(), language))
}
