import type { Activity } from '../queries/activities.ts'

const hour = 3_600_000
/** Within so long one counts the hours. */
const soon = 72 * hour
/** Farther than that an end is none that anybody plans with. */
const far = 400 * 24 * hour

export type Validity =
  | { readonly kind: 'starts' | 'ends'; readonly remainTime: number }
  | { readonly kind: 'from' | 'until' | 'over'; readonly at: string }
  | { readonly kind: 'open' }

/** What of a promotion's time is worth telling: a countdown near its beginning or its end, else a day; nothing certain where it just goes on. */
export function validityOf({ status, remainTime, startsAt, endsAt }: Activity): Validity {
  if (status === 'CLOSE') return { kind: 'over', at: endsAt }
  if (status === 'COMING_SOON')
    return remainTime <= soon ? { kind: 'starts', remainTime } : { kind: 'from', at: startsAt }
  if (remainTime <= 0) return { kind: 'over', at: endsAt }
  if (remainTime <= soon) return { kind: 'ends', remainTime }
  return remainTime > far ? { kind: 'open' } : { kind: 'until', at: endsAt }
}
