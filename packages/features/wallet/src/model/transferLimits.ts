import type { UplineRules } from '../queries/upline.ts'
import type { AmountLimits } from '@lobby/platform/money'

/** Why nothing can be transferred now. */
export type TransferHeld = 'times' | 'day' | 'balance' | 'stakes'

/** Returns what of the balance may be transferred, in minor units: the rest has to be staked first. */
export const freeOf = ({ balanceMinor, freeMinor = balanceMinor }: UplineRules): number =>
  Math.min(balanceMinor, freeMinor)

/** Returns the smallest and the largest amount that can be transferred now, in minor units: the merchant's limits, the rest of the day and the free balance count. */
export const transferLimits = (rules: UplineRules): AmountLimits => ({
  minMinor: rules.minMinor,
  maxMinor: Math.max(rules.minMinor, Math.min(rules.maxMinor, rules.dayLeftMinor, freeOf(rules))),
})

/** Why no amount at all can go now; undefined where one can. */
export function transferHeld(rules: UplineRules): TransferHeld | undefined {
  const { timesLeft, dayLeftMinor, balanceMinor, minMinor } = rules
  if (timesLeft < 1) return 'times'
  if (dayLeftMinor < minMinor) return 'day'
  if (balanceMinor < minMinor) return 'balance'
  return freeOf(rules) < minMinor ? 'stakes' : undefined
}
