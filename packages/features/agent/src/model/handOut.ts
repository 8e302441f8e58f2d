import type { DownlineRules } from '../queries/downline.ts'

/** Why nothing at all can be sent now. */
export type Held = 'times' | 'day' | 'balance' | 'stakes'

/** Returns what of the balance may be sent, in minor units: the rest has to be staked first. */
export const freeOf = ({ balanceMinor, freeMinor = balanceMinor }: DownlineRules): number =>
  Math.min(balanceMinor, freeMinor)

/** Why no amount can go now; undefined where one can. */
export function heldBy(rules: DownlineRules): Held | undefined {
  const { timesLeft, dayLeftMinor, balanceMinor, minMinor } = rules
  if (timesLeft < 1) return 'times'
  if (dayLeftMinor < minMinor) return 'day'
  if (balanceMinor < minMinor) return 'balance'
  return freeOf(rules) < minMinor ? 'stakes' : undefined
}

/** By what a sum is too much, and how much too much, in minor units; undefined where it is covered. */
export function excessOf(
  rules: DownlineRules,
  sumMinor: number,
): { readonly of: 'day' | 'balance' | 'free'; readonly minor: number } | undefined {
  const { dayLeftMinor, balanceMinor } = rules
  if (sumMinor > balanceMinor) return { of: 'balance', minor: sumMinor - balanceMinor }
  if (sumMinor > freeOf(rules)) return { of: 'free', minor: sumMinor - freeOf(rules) }
  return sumMinor > dayLeftMinor ? { of: 'day', minor: sumMinor - dayLeftMinor } : undefined
}

/** The most that each of so many can get alike, in minor units, rounded down to a whole unit; undefined where that is below what one must get. */
export function mostEach(rules: DownlineRules, count: number): number | undefined {
  const { minMinor, maxMinor, dayLeftMinor } = rules
  const share = Math.min(maxMinor, Math.floor(Math.min(dayLeftMinor, freeOf(rules)) / Math.max(1, count)))
  const most = Math.floor(share / 100) * 100
  return most < minMinor ? undefined : most
}
