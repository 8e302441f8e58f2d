import { readDays } from '@lobby/platform/navigation'
import type { Dates } from '@lobby/ui/pickers'
import type { Chosen, Filter } from './report.ts'

/** What a report shows, as its address says it. */
export interface ReportAddress extends Dates {
  readonly chosen: Chosen
}

/**
 * Reads the query of a report: what is none of its values counts as not given.
 * @param usual The days of an address that names none.
 */
export function readAddress(query: URLSearchParams, filters: readonly Filter[], usual: Dates): ReportAddress {
  const chosen = filters.flatMap(({ name, options, pattern }) => {
    const asked = query.get(name) ?? ''
    const known = pattern ? pattern.test(asked) : options.some(({ value }) => value === asked)
    return known ? [[name, asked] as const] : []
  })
  return { ...(readDays(query) ?? usual), chosen: Object.fromEntries(chosen) }
}

/** What of an address says what its report is about, which no clearing of filters takes away. */
export function fixedOf(filters: readonly Filter[], chosen: Chosen): Chosen {
  return Object.fromEntries(
    filters.flatMap(({ name, fixed }) => (fixed && chosen[name] !== undefined ? [[name, chosen[name]] as const] : [])),
  )
}

/** The query of an address. */
export function writeAddress({ from, to, chosen }: ReportAddress, usual: Dates): URLSearchParams {
  return new URLSearchParams({ ...((from !== usual.from || to !== usual.to) && { from, to }), ...chosen })
}
