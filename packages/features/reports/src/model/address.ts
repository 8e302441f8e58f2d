import { readDays } from '@lobby/platform/routes'
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
  const chosen = filters.flatMap(({ name, options, free }) => {
    const asked = query.get(name) ?? ''
    const known = free ? /^\w{1,20}$/.test(asked) : options.some(({ value }) => value === asked)
    return known ? [[name, asked] as const] : []
  })
  return { ...(readDays(query) ?? usual), chosen: Object.fromEntries(chosen) }
}

/** The query of an address. */
export function writeAddress({ from, to, chosen }: ReportAddress, usual: Dates): URLSearchParams {
  return new URLSearchParams({ ...((from !== usual.from || to !== usual.to) && { from, to }), ...chosen })
}
