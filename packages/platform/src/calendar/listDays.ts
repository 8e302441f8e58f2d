import { addToDay, countDaysBetween } from './addToDay.ts'

/** Lists every day from `from` to `to`, both included, as `2026-11-20`. */
export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countDaysBetween(from, to) + 1) }, (_, index) => addToDay(from, index, 'day'))
