import type { Chosen } from '../model/report.ts'

/** One of the values that a call takes, if it is chosen. */
export function oneOf<const Value extends string>(
  chosen: Chosen,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === chosen[name])
}
