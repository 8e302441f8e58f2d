import type { Days } from './presetsOf.ts'

/**
 * Returns which days of a range are written with their year: those outside of this year, and of two within another year the last one.
 *
 * @param days As `2026-11-20`.
 * @param today The merchant's, by the platform's clock.
 */
export function yearsShown({ from, to }: Days, today: string): { readonly from: boolean; readonly to: boolean } {
  const [first, last, current] = [from, to, today].map((day) => day.slice(0, 4))
  return { from: first !== last, to: first !== last || last !== current }
}
