import type { Activity } from '../queries/activities.ts'

const HOUR_MS = 3_600_000
/** Show a countdown in hours below this remaining time. */
const MAX_COUNTDOWN_MS = 72 * HOUR_MS
/** Show no end date above this remaining time, because the promotion has no real end. */
const MAX_DATED_MS = 400 * 24 * HOUR_MS

export type Validity =
  | { readonly kind: 'starts' | 'ends'; readonly remainTime: number }
  | { readonly kind: 'from' | 'until' | 'over'; readonly at: string }
  | { readonly kind: 'open' }

/**
 * Returns which time of a promotion to show: a countdown near its start or end, otherwise a day, or only that it is
 * open when the end is far away.
 */
export function getValidity({ status, remainTime, startsAt, endsAt }: Activity): Validity {
  if (status === 'CLOSE') return { kind: 'over', at: endsAt }
  if (status === 'COMING_SOON')
    return remainTime <= MAX_COUNTDOWN_MS ? { kind: 'starts', remainTime } : { kind: 'from', at: startsAt }
  if (remainTime <= 0) return { kind: 'over', at: endsAt }
  if (remainTime <= MAX_COUNTDOWN_MS) return { kind: 'ends', remainTime }
  return remainTime > MAX_DATED_MS ? { kind: 'open' } : { kind: 'until', at: endsAt }
}
