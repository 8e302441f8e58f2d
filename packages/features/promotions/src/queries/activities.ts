import type { Client, ValueOf } from '@lobby/api'
import { activityInfo, activityList } from '@lobby/api/operations/promotion'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

/** A promotion, and when it was told by `performance.now()`: what remains of it counts from there. */
export type Activity = ValueOf<'activityList'>[number] & { readonly receivedAt: number }
export type ActivityStatus = Activity['status']
/** What a player can do of their own. */
export type Step = 'JOIN' | 'CLAIM' | 'APPLY'

export type ActivityDetail = Omit<ValueOf<'activityInfo'>, 'activity'> & { readonly activity: Activity }

/** Who looks, and in which language; a guest sees all of it too. */
export interface Scope {
  readonly api: Client
  readonly session: Session | null
  readonly language: string
}

const received = (activity: ValueOf<'activityList'>[number]): Activity => ({
  ...activity,
  receivedAt: performance.now(),
})

/** One promotion as the platform has answered it just now. */
export const receivedDetail = (detail: ValueOf<'activityInfo'>): ActivityDetail => ({
  ...detail,
  activity: received(detail.activity),
})

/** Of what a guest saw: it stands until the member's own comes. Never the other way round, and never another language's. */
const seenAsGuest = (key: readonly unknown[] | undefined, { language }: Scope) =>
  key?.at(-2) === null && key.at(-1) === language

/** Every promotion, for guests and members alike (specification part 1, section 3). */
export const activityListQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ['activities', 'list', scope.session?.epoch ?? null, scope.language],
    queryFn: async ({ signal }) => (await scope.api.call(activityList, { signal })).map(received),
    placeholderData: (before: Activity[] | undefined, query) =>
      seenAsGuest(query?.queryKey, scope) ? before : undefined,
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: personal,
  })

/** How long until an application is looked at again, in milliseconds. */
const again = 10_000
const underWay: readonly string[] = ['APPLYING', 'PROCESS']

/** One of them whole. While somebody looks at an application it is asked for again. */
export const activityQuery = (scope: Scope, activityId: number) =>
  queryOptions({
    queryKey: ['activities', 'one', activityId, scope.session?.epoch ?? null, scope.language],
    queryFn: async ({ signal }) =>
      receivedDetail(await scope.api.call(activityInfo, { query: { activityId }, signal })),
    placeholderData: (before: ActivityDetail | undefined, query) =>
      seenAsGuest(query?.queryKey, scope) && query?.queryKey.includes(activityId) ? before : undefined,
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => underWay.includes(state.data?.activity.status ?? '') && again,
    meta: personal,
  })
