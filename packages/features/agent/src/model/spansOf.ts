import type { ValueOf } from '@lobby/api'

type TeamDay = ValueOf<'teamKpi'>['content'][number]

/** Days that stand together, as `2026-11-20`, both included. */
export interface Span {
  readonly from: string
  readonly to: string
  readonly days: readonly TeamDay[]
}

/** Bars that a phone can show side by side. */
const mostBars = 31
const week = 7

/**
 * The bars of a chart, the oldest first: a day each, or a week each where there are more days than bars. Weeks end with the newest day, so
 * that what is shorter is the oldest.
 * @param content as the platform answers it, the newest first
 */
export function spansOf(content: readonly TeamDay[]): Span[] {
  const step = content.length > mostBars ? week : 1
  const spans: Span[] = []
  for (let at = 0; at < content.length; at += step) {
    const days = content.slice(at, at + step)
    spans.unshift({ from: days.at(-1)?.date ?? '', to: days[0]?.date ?? '', days })
  }
  return spans
}
