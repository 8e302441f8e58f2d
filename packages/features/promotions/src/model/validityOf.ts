import type { Activity } from '../queries/activities.ts'

const hour = 3_600_000
/** Show a countdown in hours below this remaining time. */
const soon = 72 * hour
/** Show no end date above this remaining time, because the promotion has no real end. */
const far = 400 * 24 * hour

export type Validity =
  | { readonly kind: 'starts' | 'ends'; readonly remainTime: number }
  | { readonly kind: 'from' | 'until' | 'over'; readonly at: string }
  | { readonly kind: 'open' }

/**
 * Returns which time of a promotion to show: a countdown near its start or end, otherwise a day, or only that it is
 * open when the end is far away.
 */
export function validityOf({ status, remainTime, startsAt, endsAt }: Activity): Validity {
  if (status === 'CLOSE') return { kind: 'over', at: endsAt }
  if (status === 'COMING_SOON')
    return remainTime <= soon ? { kind: 'starts', remainTime } : { kind: 'from', at: startsAt }
  if (remainTime <= 0) return { kind: 'over', at: endsAt }
  if (remainTime <= soon) return { kind: 'ends', remainTime }
  return remainTime > far ? { kind: 'open' } : { kind: 'until', at: endsAt }
}
