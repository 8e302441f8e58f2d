import { dayOn, daysApart } from './dayOn.ts'

/** Lists every day from `from` to `to`, both included, as `2026-11-20`. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysApart(from, to) + 1) }, (_, index) => dayOn(from, index, 'day'))
