import { dayIn } from './dayIn.ts'
import { dayOn } from './dayOn.ts'

/** So many days up to today, both included, in the merchant's time zone. */
export function lastDays(count: number, timeZone: string, now: number): { readonly from: string; readonly to: string } {
  const to = dayIn(timeZone, now)
  return { from: dayOn(to, 1 - count, 'day'), to }
}
