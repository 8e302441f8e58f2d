import type { DownlineRules } from '../queries/downline.ts'

/** Why nothing at all can be sent now. */
export type Held = 'times' | 'day' | 'balance'

/** Why no amount can go now; undefined where one can. */
export function heldBy({ timesLeft, dayLeftMinor, balanceMinor, minMinor }: DownlineRules): Held | undefined {
  if (timesLeft < 1) return 'times'
  if (dayLeftMinor < minMinor) return 'day'
  return balanceMinor < minMinor ? 'balance' : undefined
}

/** By what a sum is too much, and how much too much, in minor units; undefined where it is covered. */
export function excessOf({ dayLeftMinor, balanceMinor }: DownlineRules, sumMinor: number): { readonly of: 'day' | 'balance'; readonly minor: number } | undefined {
  if (sumMinor > balanceMinor) return { of: 'balance', minor: sumMinor - balanceMinor }
  return sumMinor > dayLeftMinor ? { of: 'day', minor: sumMinor - dayLeftMinor } : undefined
}

/** The most that each of so many can get alike, in minor units, rounded down to a whole unit; undefined where that is below what one must get. */
export function mostEach({ minMinor, maxMinor, dayLeftMinor, balanceMinor }: DownlineRules, count: number): number | undefined {
  const share = Math.min(maxMinor, Math.floor(Math.min(dayLeftMinor, balanceMinor) / Math.max(1, count)))
  const most = Math.floor(share / 100) * 100
  return most < minMinor ? undefined : most
}
