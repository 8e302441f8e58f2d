import type { ActiveFilters } from '../model/report.ts'

/** Returns the chosen value of a filter if the call accepts it, otherwise undefined. */
export function pickValue<const Value extends string>(
  chosen: ActiveFilters,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === chosen[name])
}
