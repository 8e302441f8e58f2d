import { dayIn } from './dayIn.ts'

/** So many days up to today, both included, in the merchant's time zone. */
export function lastDays(count: number, timeZone: string, now: number): { readonly from: string; readonly to: string } {
  const to = dayIn(timeZone, now)
  // By the calendar: a day may have 23 or 25 hours.
  const from = new Date(Date.parse(`${to}T12:00:00Z`) - (count - 1) * 86_400_000).toISOString().slice(0, 10)
  return { from, to }
}
