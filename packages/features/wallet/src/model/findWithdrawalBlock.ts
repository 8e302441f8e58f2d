import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { calculateWithdrawalFee } from './calculateFee.ts'

/** A rule that prevents every withdrawal now, whatever the amount. */
export type WithdrawalBlock = 'pending' | 'times' | 'turnover' | 'balance'

/** A rule that prevents a withdrawal of a certain amount, although the amount is within the limits per withdrawal. */
export type AmountBlock = 'covered' | 'day' | 'documents' | 'unstaked' | 'fee'

/** Returns the stakes still required before a full withdrawal, in minor units. */
export const getTurnoverLeftMinor = ({
  turnoverMinor,
  turnoverDoneMinor,
}: Pick<WithdrawalRules, 'turnoverMinor' | 'turnoverDoneMinor'>): number =>
  Math.max(0, turnoverMinor - turnoverDoneMinor)

/**
 * Returns the rule that prevents every withdrawal now, or undefined.
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
  // Keep this rule last: `withdrawableMinor` already includes the other rules, and on a tie the first rule is named.
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
