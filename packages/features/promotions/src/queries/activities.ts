import type { Client, ResponseValueOf } from '@lobby/api'
import { activityInfo, activityList } from '@lobby/api/operations/promotion'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

/**
 * A promotion with the time of its response, as a value of `performance.now()`. The remaining times in the response
 * count from this time.
 */
export type ReceivedPromotion = ResponseValueOf<'activityList'>[number] & { readonly receivedAt: number }
export type PlayerPromotionStatus = ReceivedPromotion['status']
/** The steps that a player can take in a promotion. */
export type PromotionStep = 'JOIN' | 'CLAIM' | 'APPLY'

export type ReceivedPromotionDetail = Omit<ResponseValueOf<'activityInfo'>, 'activity'> & {
  readonly activity: ReceivedPromotion
}

/** The API client, the session (null for a guest) and the language. */
export interface PromotionQueryParameters {
  readonly api: Client
  readonly session: Session | null
  readonly language: string
}

const withReceivedAt = (activity: ResponseValueOf<'activityList'>[number]): ReceivedPromotion => ({
  ...activity,
  receivedAt: performance.now(),
})

/** Returns the promotion with the current time as the time of its response. */
export const addReceivedAtToPromotion = (detail: ResponseValueOf<'activityInfo'>): ReceivedPromotionDetail => ({
  ...detail,
  activity: withReceivedAt(detail.activity),
})

/**
 * Returns true for the query key of a guest in the same language. Until a member's data arrives, the member sees the
 * data that was fetched for the guest. A guest never sees a member's data.
 */
const isGuestKey = (key: readonly unknown[] | undefined, { language }: PromotionQueryParameters) =>
  key?.at(-2) === null && key.at(-1) === language

/** Fetches all promotions, for guests and members (specification part 1, section 3). */
export const promotionListQuery = (scope: PromotionQueryParameters) =>
  queryOptions({
    queryKey: ['activities', 'list', scope.session?.epoch ?? null, scope.language],
    queryFn: async ({ signal }) => (await scope.api.call(activityList, { signal })).map(withReceivedAt),
    placeholderData: (before: ReceivedPromotion[] | undefined, query) =>
      isGuestKey(query?.queryKey, scope) ? before : undefined,
    staleTime: STALE_TIMES_MS.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/** The polling interval for an application in progress, in milliseconds. */
const POLL_INTERVAL_MS = 10_000
const openStatuses: readonly string[] = ['APPLYING', 'PROCESS']

/** Fetches one promotion with all details. Polls while an application is in progress. */
export const promotionDetailQuery = (scope: PromotionQueryParameters, activityId: number) =>
  queryOptions({
    queryKey: ['activities', 'one', activityId, scope.session?.epoch ?? null, scope.language],
    queryFn: async ({ signal }) =>
      addReceivedAtToPromotion(await scope.api.call(activityInfo, { query: { activityId }, signal })),
    placeholderData: (before: ReceivedPromotionDetail | undefined, query) =>
      isGuestKey(query?.queryKey, scope) && query?.queryKey.includes(activityId) ? before : undefined,
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => openStatuses.includes(state.data?.activity.status ?? '') && POLL_INTERVAL_MS,
    meta: memberScoped,
  })
