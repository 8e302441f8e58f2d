import { parseDayInterval } from '@lobby/platform/navigation'
import type { DateSpan } from '@lobby/ui/pickers'
import type { ActiveFilters, Filter } from './report.ts'

/** The state of a report, as its address holds it. */
export interface ReportAddress extends DateSpan {
  readonly chosen: ActiveFilters
}

/**
 * Reads the query of a report's address. Ignores invalid values.
 * @param usual - the days for an address without days
 */
export function parseReportAddress(query: URLSearchParams, filters: readonly Filter[], usual: DateSpan): ReportAddress {
  const chosen = filters.flatMap(({ name, options, pattern }) => {
    const requested = query.get(name) ?? ''
    const isValid = pattern ? pattern.test(requested) : options.some(({ value }) => value === requested)
    return isValid ? [[name, requested] as const] : []
  })
  return { ...(parseDayInterval(query) ?? usual), chosen: Object.fromEntries(chosen) }
}

/** Returns the filters that define what the report is about. Clearing the filters keeps them. */
export function pickFixedFilters(filters: readonly Filter[], chosen: ActiveFilters): ActiveFilters {
  return Object.fromEntries(
    filters.flatMap(({ name, isFixed }) =>
      isFixed && chosen[name] !== undefined ? [[name, chosen[name]] as const] : [],
    ),
  )
}

/** Writes the query of a report's address. */
export function formatReportAddress({ from, to, chosen }: ReportAddress, usual: DateSpan): URLSearchParams {
  return new URLSearchParams({ ...((from !== usual.from || to !== usual.to) && { from, to }), ...chosen })
}
