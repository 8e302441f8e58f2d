import type { ValueOf } from '@lobby/api'

type TeamDay = ValueOf<'teamKpi'>['content'][number]

/** Consecutive days as `2026-11-20`, both ends included. */
export interface DayGroup {
  readonly from: string
  readonly to: string
  readonly days: readonly TeamDay[]
}

/** The number of bars that a phone can show side by side. */
const MAX_BARS = 31
const WEEK_DAYS = 7

/**
 * Returns the bars of a chart, the oldest first: one day each, or one week each if there are more days than bars. Weeks
 * end with the newest day, so the oldest one may be shorter.
 * @param content - as the platform returns it, the newest first
 */
export function groupDays(content: readonly TeamDay[]): DayGroup[] {
  const step = content.length > MAX_BARS ? WEEK_DAYS : 1
  const spans: DayGroup[] = []
  for (let at = 0; at < content.length; at += step) {
    const days = content.slice(at, at + step)
    spans.unshift({ from: days.at(-1)?.date ?? '', to: days[0]?.date ?? '', days })
  }
  return spans
}
