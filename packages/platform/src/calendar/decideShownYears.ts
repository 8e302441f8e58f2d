import type { DayInterval } from './getDayPresets.ts'

/**
 * Returns whether the first day (`from`) and the last day (`to`) of a range are shown with their year. No year is shown
 * if both days are in the current year. Only the last day is shown with its year if both days are in the same past or
 * future year. Both days are shown with their year if the years differ.
 *
 * @param days As `2026-11-20`.
 * @param today The current day in the merchant's time zone, by the platform's clock.
 */
export function decideShownYears(
  { from, to }: DayInterval,
  today: string,
): { readonly from: boolean; readonly to: boolean } {
  const [first, last, current] = [from, to, today].map((day) => day.slice(0, 4))
  return { from: first !== last, to: first !== last || last !== current }
}
