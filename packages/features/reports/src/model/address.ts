import { readDays } from '@lobby/platform/navigation'
import type { Dates } from '@lobby/ui/pickers'
import type { Chosen, Filter } from './report.ts'

/** The state of a report, as its address holds it. */
export interface ReportAddress extends Dates {
  readonly chosen: Chosen
}

/**
 * Reads the query of a report's address. Ignores invalid values.
 * @param usual - the days for an address without days
 */
export function readAddress(query: URLSearchParams, filters: readonly Filter[], usual: Dates): ReportAddress {
  const chosen = filters.flatMap(({ name, options, pattern }) => {
    const requested = query.get(name) ?? ''
    const isValid = pattern ? pattern.test(requested) : options.some(({ value }) => value === requested)
    return isValid ? [[name, requested] as const] : []
  })
  return { ...(readDays(query) ?? usual), chosen: Object.fromEntries(chosen) }
}

/** Returns the filters that define what the report is about. Clearing the filters keeps them. */
export function fixedOf(filters: readonly Filter[], chosen: Chosen): Chosen {
  return Object.fromEntries(
    filters.flatMap(({ name, fixed }) => (fixed && chosen[name] !== undefined ? [[name, chosen[name]] as const] : [])),
  )
}

/** Writes the query of a report's address. */
export function writeAddress({ from, to, chosen }: ReportAddress, usual: Dates): URLSearchParams {
  return new URLSearchParams({ ...((from !== usual.from || to !== usual.to) && { from, to }), ...chosen })
}
