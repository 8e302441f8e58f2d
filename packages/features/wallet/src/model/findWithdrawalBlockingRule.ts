import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { calculateWithdrawalFee } from './calculatePaymentFee.ts'

/** A rule that now prevents every withdrawal, whatever the amount. */
export type WithdrawalBlockingRule = 'pending' | 'times' | 'turnover' | 'balance'

/** A rule that prevents a withdrawal of this amount, although the amount is within the limits per withdrawal. */
export type WithdrawalAmountBlockingRule = 'covered' | 'day' | 'documents' | 'unstaked' | 'fee'

/** Returns the stakes that the member still needs before withdrawing the whole balance, in minor units. */
export const getRemainingTurnoverMinor = ({
  turnoverMinor,
  turnoverDoneMinor,
}: Pick<WithdrawalRules, 'turnoverMinor' | 'turnoverDoneMinor'>): number =>
  Math.max(0, turnoverMinor - turnoverDoneMinor)

/** Returns the rule that now prevents every withdrawal. Returns undefined if no rule does. */
export function findWithdrawalBlockingRule(rules: WithdrawalRules): WithdrawalBlockingRule | undefined {
  if (rules.pending >= rules.mostPending) return 'pending'
  if (rules.timesLeft < 1) return 'times'
  if (rules.balanceMinor < rules.minMinor) return 'balance'
  return getRemainingTurnoverMinor(rules) > 0 && rules.withdrawableMinor < rules.minMinor ? 'turnover' : undefined
}

/** Returns the largest amount that each rule allows now, in minor units. */
const largestByRule = (
  rules: WithdrawalRules,
): readonly (readonly [rule: Exclude<WithdrawalAmountBlockingRule, 'fee'>, maxMinor: number])[] => [
  ['covered', rules.balanceMinor],
  ['day', rules.dayLeftMinor],
  ['documents', rules.documentsApproved ? Infinity : rules.documentsAboveMinor],
  // Keep this rule last. `withdrawableMinor` already includes the other rules, and of several rules with the same
  // amount the first one is named.
  ['unstaked', getRemainingTurnoverMinor(rules) > 0 ? rules.withdrawableMinor : Infinity],
]

/**
 * Returns the largest amount that can be withdrawn now, in minor units, and the rule that sets this amount. The rule is
 * undefined if the limit per withdrawal sets the amount.
 */
export function getLargestWithdrawal(rules: WithdrawalRules): {
  readonly maxMinor: number
  readonly rule: Exclude<WithdrawalAmountBlockingRule, 'fee'> | undefined
} {
  let largest: ReturnType<typeof getLargestWithdrawal> = { maxMinor: rules.maxMinor, rule: undefined }
  for (const [rule, maxMinor] of largestByRule(rules)) if (maxMinor < largest.maxMinor) largest = { maxMinor, rule }
  return largest
}

/**
 * Returns the strictest rule that prevents a withdrawal of this amount; undefined if none does. Returns `fee` if the
 * fee would be as high as the amount, or higher.
 */
export function findWithdrawalAmountBlockingRule(
  rules: WithdrawalRules,
  amountMinor: number,
): WithdrawalAmountBlockingRule | undefined {
  const { maxMinor, rule } = getLargestWithdrawal({ ...rules, maxMinor: Infinity })
  if (amountMinor > maxMinor) return rule
  return calculateWithdrawalFee(rules, amountMinor) >= amountMinor ? 'fee' : undefined
}
