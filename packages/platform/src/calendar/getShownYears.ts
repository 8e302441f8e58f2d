import type { DayInterval } from './getDayPresets.ts'

/**
 * Returns which days of a range are written with their year. Days of the current year have none. If both days are in
 * the same other year, only the last one has it.
 *
 * @param days As `2026-11-20`.
 * @param today The current day in the merchant's time zone, by the platform's clock.
 */
export function getShownYears(
  { from, to }: DayInterval,
  today: string,
): { readonly from: boolean; readonly to: boolean } {
  const [first, last, current] = [from, to, today].map((day) => day.slice(0, 4))
  return { from: first !== last, to: first !== last || last !== current }
}
