import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { withdrawalFee } from './feeOf.ts'

/** Why no withdrawal can be made now, whatever its amount. */
export type Held = 'pending' | 'times' | 'turnover' | 'balance'

/** Why an amount within the limits cannot be withdrawn now. */
export type Refused = 'covered' | 'day' | 'documents' | 'unstaked' | 'fee'

/** What of the turnover is still to be staked, in minor units. */
export const turnoverLeft = ({
  turnoverMinor,
  turnoverDoneMinor,
}: Pick<WithdrawalRules, 'turnoverMinor' | 'turnoverDoneMinor'>): number =>
  Math.max(0, turnoverMinor - turnoverDoneMinor)

/** What holds every withdrawal back; undefined where nothing does. A platform may hold back all of the balance for its turnover, or a part. */
export function withdrawalHeld(rules: WithdrawalRules): Held | undefined {
  if (rules.pending >= rules.mostPending) return 'pending'
  if (rules.timesLeft < 1) return 'times'
  if (rules.balanceMinor < rules.minMinor) return 'balance'
  return turnoverLeft(rules) > 0 && rules.withdrawableMinor < rules.minMinor ? 'turnover' : undefined
}

/** The largest amount that each rule allows now, in minor units. */
const largestByRule = (
  rules: WithdrawalRules,
): readonly (readonly [rule: Exclude<Refused, 'fee'>, maxMinor: number])[] => [
  ['covered', rules.balanceMinor],
  ['day', rules.dayLeftMinor],
  ['documents', rules.documentsApproved ? Infinity : rules.documentsAboveMinor],
  // The last: the platform has put the other rules into this amount.
  ['unstaked', turnoverLeft(rules) > 0 ? rules.withdrawableMinor : Infinity],
]

/** Returns the largest amount that can be withdrawn now, in minor units, and the rule that sets it; no rule for the limit of each withdrawal. */
export function largestWithdrawal(rules: WithdrawalRules): {
  readonly maxMinor: number
  readonly rule: Exclude<Refused, 'fee'> | undefined
} {
  let largest: ReturnType<typeof largestWithdrawal> = { maxMinor: rules.maxMinor, rule: undefined }
  for (const [rule, maxMinor] of largestByRule(rules)) if (maxMinor < largest.maxMinor) largest = { maxMinor, rule }
  return largest
}

/** Returns the lowest rule that holds this amount back, or its fee where nothing of it would arrive; undefined where none does. */
export function amountRefused(rules: WithdrawalRules, amountMinor: number): Refused | undefined {
  const { maxMinor, rule } = largestWithdrawal({ ...rules, maxMinor: Infinity })
  if (amountMinor > maxMinor) return rule
  return withdrawalFee(rules, amountMinor) >= amountMinor ? 'fee' : undefined
}
