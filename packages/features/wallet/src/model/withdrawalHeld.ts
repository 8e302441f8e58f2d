import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { withdrawalFee } from './feeOf.ts'

/** The rule that prevents any withdrawal now, whatever the amount. */
export type Held = 'pending' | 'times' | 'turnover' | 'balance'

/** The rule that prevents withdrawing an amount that is within the limits. */
export type Refused = 'covered' | 'day' | 'documents' | 'unstaked' | 'fee'

/** Returns the stakes still required before a full withdrawal, in minor units. */
export const turnoverLeft = ({
  turnoverMinor,
  turnoverDoneMinor,
}: Pick<WithdrawalRules, 'turnoverMinor' | 'turnoverDoneMinor'>): number =>
  Math.max(0, turnoverMinor - turnoverDoneMinor)

/**
 * Returns the rule that prevents any withdrawal now, or undefined. A platform may block the whole balance until the
 * required stakes are placed, or a part of it.
 */
export function withdrawalHeld(rules: WithdrawalRules): Held | undefined {
  if (rules.pending >= rules.mostPending) return 'pending'
  if (rules.timesLeft < 1) return 'times'
  if (rules.balanceMinor < rules.minMinor) return 'balance'
  return turnoverLeft(rules) > 0 && rules.withdrawableMinor < rules.minMinor ? 'turnover' : undefined
}

/** Returns the largest amount that each rule allows now, in minor units. */
const largestByRule = (
  rules: WithdrawalRules,
): readonly (readonly [rule: Exclude<Refused, 'fee'>, maxMinor: number])[] => [
  ['covered', rules.balanceMinor],
  ['day', rules.dayLeftMinor],
  ['documents', rules.documentsApproved ? Infinity : rules.documentsAboveMinor],
  // Keep this entry last: the platform's figure already includes the other rules.
  ['unstaked', turnoverLeft(rules) > 0 ? rules.withdrawableMinor : Infinity],
]

/**
 * Returns the largest amount that can be withdrawn now, in minor units, and the rule that sets it. The rule is
 * undefined when the limit per withdrawal sets it.
 */
export function largestWithdrawal(rules: WithdrawalRules): {
  readonly maxMinor: number
  readonly rule: Exclude<Refused, 'fee'> | undefined
} {
  let largest: ReturnType<typeof largestWithdrawal> = { maxMinor: rules.maxMinor, rule: undefined }
  for (const [rule, maxMinor] of largestByRule(rules)) if (maxMinor < largest.maxMinor) largest = { maxMinor, rule }
  return largest
}

/**
 * Returns the strictest rule that prevents withdrawing this amount, `fee` when the fee would consume all of it, or
 * undefined.
 */
export function amountRefused(rules: WithdrawalRules, amountMinor: number): Refused | undefined {
  const { maxMinor, rule } = largestWithdrawal({ ...rules, maxMinor: Infinity })
  if (amountMinor > maxMinor) return rule
  return withdrawalFee(rules, amountMinor) >= amountMinor ? 'fee' : undefined
}
