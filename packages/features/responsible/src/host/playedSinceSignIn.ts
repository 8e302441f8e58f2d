import type { Client, ResponseValueOf } from '@lobby/api'
import { playedSession } from '@lobby/api/operations/responsible'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import type { getPageCountdownClock } from '@lobby/ui'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The type of the page's clock. */
export type PageClock = ReturnType<typeof getPageCountdownClock>

export interface PlayedSinceSignIn extends ResponseValueOf<'playedSession'> {
  /** The time of the response, in milliseconds of the page's clock. */
  readonly receivedAt: number
}

/**
 * Fetches the time played and the amounts staked and won since the sign-in. Refetches them when the player returns to
 * the page, because the page's clock stops while the device sleeps.
 */
export const playedSinceSignInQuery = (api: Client, session: Session, clock: PageClock) =>
  queryOptions({
    queryKey: ['playedSession', session.epoch],
    queryFn: async ({ signal }): Promise<PlayedSinceSignIn> => ({
      ...(await api.call(playedSession, { signal })),
      receivedAt: clock.now(),
    }),
    staleTime: STALE_TIMES_MS.long,
    refetchOnWindowFocus: 'always',
    meta: memberScoped,
  })

/**
 * Returns the whole minutes since the sign-in: the time in the platform's response plus the time since this response.
 * Returns undefined until the response has arrived.
 */
export function useMinutesSinceSignIn(played: PlayedSinceSignIn | undefined, clock: PageClock): number | undefined {
  const [minutes, setMinutes] = useState<number>()
  useEffect(
    () =>
      played
        ? clock.subscribe((now) =>
            setMinutes(Math.floor((played.seconds * 1000 + Math.max(0, now - played.receivedAt)) / 60_000)),
          )
        : undefined,
    [played, clock],
  )
  return played && minutes
}
