import type { Client, ValueOf } from '@lobby/api'
import { playedSession } from '@lobby/api/operations/responsible'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import type { pageClock } from '@lobby/ui'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The page's one ticker, or a test's. */
export type Clock = ReturnType<typeof pageClock>

export interface Played extends ValueOf<'playedSession'> {
  /** When the platform said so, by the clock that goes on from there. */
  readonly receivedAt: number
}

/** What was played since the sign-in. Asked for again when the player comes back: a device that slept has lost time. */
export const playedQuery = (api: Client, session: Session, clock: Clock) =>
  queryOptions({
    queryKey: ['playedSession', session.epoch],
    queryFn: async ({ signal }): Promise<Played> => ({
      ...(await api.call(playedSession, { signal })),
      receivedAt: clock.now(),
    }),
    staleTime: staleness.long,
    refetchOnWindowFocus: 'always',
    meta: personal,
  })

/** Whole minutes since the sign-in, by the platform's word and the page's ticker; undefined while nothing is known. */
export function useMinutesSince(played: Played | undefined, clock: Clock): number | undefined {
  const [minutes, setMinutes] = useState<number>()
  useEffect(
    () =>
      played
        ? clock.join((now) =>
            setMinutes(Math.floor((played.seconds * 1000 + Math.max(0, now - played.receivedAt)) / 60_000)),
          )
        : undefined,
    [played, clock],
  )
  return played && minutes
}
