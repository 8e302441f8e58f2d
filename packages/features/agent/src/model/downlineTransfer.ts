import type { DownlineTransferLimits } from '../queries/downline.ts'

/** The reason why no transfer to team members is possible now. */
export type TransferBlockReason = 'times' | 'day' | 'balance' | 'stakes'

/** Returns the part of the balance that the agent may send, in minor units. The agent must first stake the rest. */
export const getTransferableBalanceMinor = ({
  balanceMinor,
  freeMinor = balanceMinor,
}: DownlineTransferLimits): number => Math.min(balanceMinor, freeMinor)

/** Returns the reason why no transfer is possible now; undefined if one is possible. */
export function getTransferBlockReason(rules: DownlineTransferLimits): TransferBlockReason | undefined {
  const { timesLeft, dayLeftMinor, balanceMinor, minMinor } = rules
  if (timesLeft < 1) return 'times'
  if (dayLeftMinor < minMinor) return 'day'
  if (balanceMinor < minMinor) return 'balance'
  return getTransferableBalanceMinor(rules) < minMinor ? 'stakes' : undefined
}

/**
 * Returns the limit that the sum of a transfer exceeds, and the excess in minor units; undefined if the sum is within
 * all limits.
 */
export function findExceededTransferLimit(
  rules: DownlineTransferLimits,
  sumMinor: number,
): { readonly of: 'day' | 'balance' | 'free'; readonly minor: number } | undefined {
  const { dayLeftMinor, balanceMinor } = rules
  if (sumMinor > balanceMinor) return { of: 'balance', minor: sumMinor - balanceMinor }
  if (sumMinor > getTransferableBalanceMinor(rules))
    return { of: 'free', minor: sumMinor - getTransferableBalanceMinor(rules) }
  return sumMinor > dayLeftMinor ? { of: 'day', minor: sumMinor - dayLeftMinor } : undefined
}

/**
 * Returns the largest amount that every receiver can get, in minor units, rounded down to a whole currency unit;
 * undefined if that is below the minimum.
 */
export function getMaxAmountPerReceiverMinor(rules: DownlineTransferLimits, count: number): number | undefined {
  const { minMinor, maxMinor, dayLeftMinor } = rules
  const share = Math.min(
    maxMinor,
    Math.floor(Math.min(dayLeftMinor, getTransferableBalanceMinor(rules)) / Math.max(1, count)),
  )
  const maxEach = Math.floor(share / 100) * 100
  return maxEach < minMinor ? undefined : maxEach
}
