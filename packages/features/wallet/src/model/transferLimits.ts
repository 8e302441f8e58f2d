import type { UplineRules } from '../queries/upline.ts'
import type { AmountLimits } from '@lobby/platform/money'

/** Why nothing can be transferred now. */
export type TransferHeld = 'times' | 'day' | 'balance'

/** Between what an amount must be now: the house's limits, what is left of today, and the balance. In minor units. */
export const transferLimits = ({ minMinor, maxMinor, dayLeftMinor, balanceMinor }: UplineRules): AmountLimits => ({
  minMinor,
  maxMinor: Math.max(minMinor, Math.min(maxMinor, dayLeftMinor, balanceMinor)),
})

/** Why no amount at all can go now; undefined where one can. */
export function transferHeld({ timesLeft, dayLeftMinor, balanceMinor, minMinor }: UplineRules): TransferHeld | undefined {
  if (timesLeft < 1) return 'times'
  if (dayLeftMinor < minMinor) return 'day'
  return balanceMinor < minMinor ? 'balance' : undefined
}
