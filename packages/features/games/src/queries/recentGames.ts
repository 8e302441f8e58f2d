import type { Client } from '@lobby/api'
import { recentGames as recentGamesCall } from '@lobby/api/operations/firstLoad'
import { useLanguage } from '@lobby/i18n'
import { DAY_MS } from '@lobby/platform/calendar'
import { cacheFirstOptions, memberScoped, STALE_TIMES_MS, useApi } from '@lobby/platform/query'
import { useSession, type Session } from '@lobby/platform/session'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'

const CACHE_LIFETIME_MS = 7 * DAY_MS

/**
 * The games that the member has launched, newest first. The platform adds each launched game (CALL-074). Returns the
 * games stored by the last visit until the platform responds, if they are at most a week old. Sends no request without
 * a session.
 */
export const recentGamesQuery = (api: Client, session: Session | null, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['recentGames', session?.epoch ?? null, language],
    ...(session
      ? cacheFirstOptions({
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

/** Returns the query of the games that the member has launched, newest first. Sends no request without a session. */
export function useRecentGames() {
  const { language } = useLanguage()
  return useQuery(recentGamesQuery(useApi(), useSession(), useStorage(), language))
}
