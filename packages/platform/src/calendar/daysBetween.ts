import { dayOn, daysApart } from './dayOn.ts'

/** Each day from one to another, both included, as `2026-11-20`. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysApart(from, to) + 1) }, (_, index) => dayOn(from, index, 'day'))
