import type { WithdrawalRules } from '../queries/withdrawals.ts'

/** Why no withdrawal can be made now, whatever its amount. */
export type Held = 'pending' | 'times' | 'turnover' | 'balance'

/** Why an amount within the limits cannot be withdrawn now. */
export type Refused = 'covered' | 'day' | 'documents'

/** What of the turnover is still to be staked, in minor units. */
export const turnoverLeft = ({ turnoverMinor, turnoverDoneMinor }: Pick<WithdrawalRules, 'turnoverMinor' | 'turnoverDoneMinor'>): number =>
  Math.max(0, turnoverMinor - turnoverDoneMinor)

/** What holds every withdrawal back; undefined where nothing does. */
export function withdrawalHeld(rules: WithdrawalRules): Held | undefined {
  if (rules.pending >= rules.mostPending) return 'pending'
  if (rules.timesLeft < 1) return 'times'
  if (turnoverLeft(rules) > 0) return 'turnover'
  return rules.balanceMinor < rules.minMinor ? 'balance' : undefined
}

/** What holds this amount back; undefined where nothing does. */
export function amountRefused(rules: WithdrawalRules, amountMinor: number): Refused | undefined {
  if (amountMinor > rules.balanceMinor) return 'covered'
  if (amountMinor > rules.dayLeftMinor) return 'day'
  return amountMinor > rules.documentsAboveMinor && !rules.documentsApproved ? 'documents' : undefined
}
