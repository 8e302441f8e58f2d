import type { ResponseValueOf } from '@lobby/api'

type TeamDay = ResponseValueOf<'teamKpi'>['content'][number]

/** The sums of consecutive days. `from` and `to` are included, in the format `2026-11-20`. */
export interface TeamChartBar {
  readonly from: string
  readonly to: string
  readonly days: readonly TeamDay[]
}

/** The largest number of bars that fit side by side on a phone. */
const MAX_BARS = 31
const WEEK_DAYS = 7

/**
 * Returns the bars of a chart, oldest first. A bar is one day, or one week if there are more days than bars fit. The
 * last week ends with the newest day, so the oldest week may be shorter.
 * @param content - the days as the platform returns them, newest first
 */
export function groupTeamDaysIntoBars(content: readonly TeamDay[]): TeamChartBar[] {
  const step = content.length > MAX_BARS ? WEEK_DAYS : 1
  const spans: TeamChartBar[] = []
  for (let at = 0; at < content.length; at += step) {
    const days = content.slice(at, at + step)
    spans.unshift({ from: days.at(-1)?.date ?? '', to: days[0]?.date ?? '', days })
  }
  return spans
}
