import { DAY_MS } from '@lobby/platform/calendar'
import type { ResponseValueOf } from '@lobby/api'

type ActivityResponse = ResponseValueOf<'activityList'>[number]

/** Creates a promotion that the player can join. `overrides` replace its fields. */
export const createPromotionFixture = (
  activityId: number,
  overrides: Partial<ActivityResponse> = {},
): ActivityResponse => ({
  activityId,
  title: `Offer ${activityId}`,
  summary: `What offer ${activityId} brings.`,
  imageUrl: `/banner/acme/${activityId}.webp`,
  category: 'BONUS',
  status: 'JOIN',
  rewardMinor: 5_000,
  startsAt: '2026-11-01T12:00:00Z',
  endsAt: '2026-12-24T12:00:00Z',
  remainTime: 34 * DAY_MS,
  ...(!('status' in overrides) && { action: 'JOIN' }),
  ...overrides,
})

/** Creates the details of a promotion. `more` replaces fields of the details. */
export const createPromotionDetailFixture = (
  activity: ActivityResponse = createPromotionFixture(7),
  more: Partial<ResponseValueOf<'activityInfo'>> = {},
): ResponseValueOf<'activityInfo'> => ({
  activity,
  content: '<p>One a player.</p>',
  maxComment: 140,
  mostImages: 3,
  mostBytes: 5_242_880,
  ...more,
})

/** A promotion that requires an application. */
export const promotionWithApplicationFixture = createPromotionFixture(7, { status: 'JOIN', action: 'APPLY' })
