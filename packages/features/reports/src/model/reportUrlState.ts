import { parseDayInterval } from '@lobby/platform/navigation'
import type { DateSpan } from '@lobby/ui/pickers'
import type { ActiveFilters, ReportFilter } from './report.ts'

/** The days and the active filters of a report, as its URL contains them. */
export interface ReportUrlState extends DateSpan {
  readonly chosen: ActiveFilters
}

/**
 * Parses the days and filters from the query of a report's URL. Ignores invalid values.
 * @param usual - the days of the report if the URL contains no days
 */
export function parseReportUrlState(
  query: URLSearchParams,
  filters: readonly ReportFilter[],
  usual: DateSpan,
): ReportUrlState {
  const chosen = filters.flatMap(({ name, options, pattern }) => {
    const requested = query.get(name) ?? ''
    const isValid = pattern ? pattern.test(requested) : options.some(({ value }) => value === requested)
    return isValid ? [[name, requested] as const] : []
  })
  return { ...(parseDayInterval(query) ?? usual), chosen: Object.fromEntries(chosen) }
}

/**
 * Returns the active filters that define whose rows the report shows. These filters stay active when the player clears
 * the filters.
 */
export function pickFixedFilters(filters: readonly ReportFilter[], chosen: ActiveFilters): ActiveFilters {
  return Object.fromEntries(
    filters.flatMap(({ name, isFixed }) =>
      isFixed && chosen[name] !== undefined ? [[name, chosen[name]] as const] : [],
    ),
  )
}

/** Formats the query of a report's URL. Omits the days if they equal the default days `usual`. */
export function formatReportUrlState({ from, to, chosen }: ReportUrlState, usual: DateSpan): URLSearchParams {
  return new URLSearchParams({ ...((from !== usual.from || to !== usual.to) && { from, to }), ...chosen })
}
