/** Days as `2026-11-20`, which compare as texts; an empty one is none. */
export interface Dates {
  readonly from: string
  readonly to: string
}

export interface RangeProblem {
  readonly kind: 'missing' | 'order' | 'outside'
  /** The day to mend. */
  readonly at: keyof Dates
}

/** What is wrong with a span of days, the first thing first; nothing if it can be asked for. */
export function rangeProblem(
  { from, to }: Dates,
  { min = '', max = '9999-12-31' }: { readonly min?: string | undefined; readonly max?: string | undefined },
): RangeProblem | undefined {
  if (from === '') return { kind: 'missing', at: 'from' }
  if (to === '') return { kind: 'missing', at: 'to' }
  if (from < min || from > max) return { kind: 'outside', at: 'from' }
  if (to < min || to > max) return { kind: 'outside', at: 'to' }
  return from > to ? { kind: 'order', at: 'to' } : undefined
}
