/** Returns the middle value, or the mean of the two middle ones. @throws Error when there are no values */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[sorted.length >> 1]
  const low = sorted[(sorted.length - 1) >> 1]
  if (high === undefined || low === undefined) throw new Error('An empty list has no median. Measure at least one run.')
  return (low + high) / 2
}

/**
 * Compares the values of one app with the values of another app (`bases`). Divides the two values of each run, and
 * returns the median of these ratios. A machine that slows down changes both values of a run, but not their ratio.
 * Leaves out runs in which the value in `bases` is 0 or missing.
 */
export function computePairedRatio(values: readonly number[], bases: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, run) => (bases[run] ? [value / bases[run]] : []))
  return ratios.length > 0 ? computeMedian(ratios) : undefined
}
