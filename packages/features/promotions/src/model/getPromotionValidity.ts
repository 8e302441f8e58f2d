import type { ReceivedPromotion } from '../queries/activities.ts'

const HOUR_MS = 3_600_000
/** If less time than this remains, the site shows a countdown and no date. */
const MAX_COUNTDOWN_MS = 72 * HOUR_MS
/** If more time than this remains, the site shows no end date, because a date so far away means "no end". */
const MAX_DATED_MS = 400 * 24 * HOUR_MS

export type PromotionValidityDisplay =
  | { readonly kind: 'starts' | 'ends'; readonly remainTime: number }
  | { readonly kind: 'from' | 'until' | 'over'; readonly at: string }
  | { readonly kind: 'open' }

/**
 * Returns how to show the start or end of a promotion: as a countdown if the time is near, otherwise as a date. A
 * promotion with a very late end has no end date.
 */
export function getPromotionValidity({
  status,
  remainTime,
  startsAt,
  endsAt,
}: ReceivedPromotion): PromotionValidityDisplay {
  if (status === 'CLOSE') return { kind: 'over', at: endsAt }
  if (status === 'COMING_SOON')
    return remainTime <= MAX_COUNTDOWN_MS ? { kind: 'starts', remainTime } : { kind: 'from', at: startsAt }
  if (remainTime <= 0) return { kind: 'over', at: endsAt }
  if (remainTime <= MAX_COUNTDOWN_MS) return { kind: 'ends', remainTime }
  return remainTime > MAX_DATED_MS ? { kind: 'open' } : { kind: 'until', at: endsAt }
}
