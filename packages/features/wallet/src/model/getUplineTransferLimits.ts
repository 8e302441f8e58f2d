import type { UplineTransferRules } from '../queries/upline.ts'
import type { AmountLimits } from '@lobby/platform/money'

/** A rule that now prevents every transfer to the upline, whatever the amount. */
export type UplineTransferBlockingRule = 'times' | 'day' | 'balance' | 'stakes'

/** Returns the part of the balance that can be transferred, in minor units. The member must stake the rest first. */
export const getTransferableMinor = ({ balanceMinor, freeMinor = balanceMinor }: UplineTransferRules): number =>
  Math.min(balanceMinor, freeMinor)

/**
 * Returns the smallest and the largest amount that can be transferred now, in minor units. The largest amount depends
 * on the merchant's limits, the rest of the daily limit and the transferable balance.
 */
export const getUplineTransferLimits = (rules: UplineTransferRules): AmountLimits => ({
  minMinor: rules.minMinor,
  maxMinor: Math.max(rules.minMinor, Math.min(rules.maxMinor, rules.dayLeftMinor, getTransferableMinor(rules))),
})

/** Returns the rule that now prevents every transfer to the upline. Returns undefined if no rule does. */
export function findUplineTransferBlockingRule(rules: UplineTransferRules): UplineTransferBlockingRule | undefined {
  const { timesLeft, dayLeftMinor, balanceMinor, minMinor } = rules
  if (timesLeft < 1) return 'times'
  if (dayLeftMinor < minMinor) return 'day'
  if (balanceMinor < minMinor) return 'balance'
  return getTransferableMinor(rules) < minMinor ? 'stakes' : undefined
}
