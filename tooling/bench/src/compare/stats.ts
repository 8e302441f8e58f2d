/** The middle value; of two middle ones their mean. @throws when there is none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[sorted.length >> 1]
  const low = sorted[(sorted.length - 1) >> 1]
  if (high === undefined || low === undefined) throw new Error('There is no median of nothing. Take one run at least.')
  return (low + high) / 2
}

/** The median of the ratios of neighbouring runs, so that a machine that slows down slows both; a pair without a divisor is left out. */
export function pairedRatio(values: readonly number[], bases: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, run) => (bases[run] ? [value / bases[run]] : []))
  return ratios.length > 0 ? median(ratios) : undefined
}
