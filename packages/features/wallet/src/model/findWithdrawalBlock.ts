import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { calculateWithdrawalFee } from './calculateFee.ts'

/** The rule that prevents any withdrawal now, whatever the amount. */
export type WithdrawalBlock = 'pending' | 'times' | 'turnover' | 'balance'

/** The rule that prevents a withdrawal of an amount, although the amount is within the limits per withdrawal. */
export type AmountBlock = 'covered' | 'day' | 'documents' | 'unstaked' | 'fee'

/** Returns the stakes still required before a full withdrawal, in minor units. */
export const getTurnoverLeftMinor = ({
  turnoverMinor,
  turnoverDoneMinor,
}: Pick<WithdrawalRules, 'turnoverMinor' | 'turnoverDoneMinor'>): number =>
  Math.max(0, turnoverMinor - turnoverDoneMinor)

/**
 * Returns the rule that prevents any withdrawal now, or undefined. Until the required stakes are placed, the platform
 * may block the whole balance or a part of it.
 */
export function findWithdrawalBlock(rules: WithdrawalRules): WithdrawalBlock | undefined {
  if (rules.pending >= rules.mostPending) return 'pending'
  if (rules.timesLeft < 1) return 'times'
  if (rules.balanceMinor < rules.minMinor) return 'balance'
  return getTurnoverLeftMinor(rules) > 0 && rules.withdrawableMinor < rules.minMinor ? 'turnover' : undefined
}

/** Returns for each rule the largest amount that the rule allows now, in minor units. */
const largestByRule = (
  rules: WithdrawalRules,
): readonly (readonly [rule: Exclude<AmountBlock, 'fee'>, maxMinor: number])[] => [
  ['covered', rules.balanceMinor],
  ['day', rules.dayLeftMinor],
  ['documents', rules.documentsApproved ? Infinity : rules.documentsAboveMinor],
  // Keep this entry last, because the platform's `withdrawableMinor` already takes the other rules into account.
  ['unstaked', getTurnoverLeftMinor(rules) > 0 ? rules.withdrawableMinor : Infinity],
]

/**
 * Returns the largest amount that can be withdrawn now, in minor units, and the rule that sets this amount. The rule is
 * undefined when the limit per withdrawal sets the amount.
 */
export function getLargestWithdrawal(rules: WithdrawalRules): {
  readonly maxMinor: number
  readonly rule: Exclude<AmountBlock, 'fee'> | undefined
} {
  let largest: ReturnType<typeof getLargestWithdrawal> = { maxMinor: rules.maxMinor, rule: undefined }
  for (const [rule, maxMinor] of largestByRule(rules)) if (maxMinor < largest.maxMinor) largest = { maxMinor, rule }
  return largest
}

/**
 * Returns the strictest rule that prevents a withdrawal of this amount. Returns `fee` if the fee would be at least the
 * whole amount, and undefined if nothing prevents the withdrawal.
 */
export function findAmountBlock(rules: WithdrawalRules, amountMinor: number): AmountBlock | undefined {
  const { maxMinor, rule } = getLargestWithdrawal({ ...rules, maxMinor: Infinity })
  if (amountMinor > maxMinor) return rule
  return calculateWithdrawalFee(rules, amountMinor) >= amountMinor ? 'fee' : undefined
}
