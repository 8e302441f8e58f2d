import type { ActiveFilters } from '../model/report.ts'

/** Returns the selected value of a filter if the API call accepts this value, otherwise undefined. */
export function pickAcceptedFilterValue<const Value extends string>(
  chosen: ActiveFilters,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === chosen[name])
}
