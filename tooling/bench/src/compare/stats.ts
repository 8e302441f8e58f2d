/** Returns the middle value, or the mean of the two middle ones. @throws Error when there are no values */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[sorted.length >> 1]
  const low = sorted[(sorted.length - 1) >> 1]
  if (high === undefined || low === undefined) throw new Error('An empty list has no median. Measure at least one run.')
  return (low + high) / 2
}

/**
 * Divides the value of each run by the base of the same run, and returns the median of the ratios: a machine that slows
 * down changes both numbers of a run, but not their ratio. Leaves out runs whose base is 0 or missing.
 */
export function computePairedRatio(values: readonly number[], bases: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, run) => (bases[run] ? [value / bases[run]] : []))
  return ratios.length > 0 ? computeMedian(ratios) : undefined
}
