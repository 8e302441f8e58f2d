import { useText } from '@lobby/i18n'
import { useBalanceHidden } from '@lobby/platform/account'
import { useMinor } from '@lobby/platform/money'
import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { largestWithdrawal, withdrawalHeld } from './withdrawalHeld.ts'

/**
 * Returns a function that formats the range of amounts that can be withdrawn now, and names the rule that sets the
 * maximum. Does not reveal the balance while the player hides it.
 */
export function useRangeText(): (rules: WithdrawalRules) => string {
  const t = useText()
  const write = useMinor()
  const [hidden] = useBalanceHidden()
  return (rules) => {
    const shown = hidden ? { ...rules, balanceMinor: Infinity, turnoverDoneMinor: rules.turnoverMinor } : rules
    const { maxMinor, rule } = largestWithdrawal(shown)
    const { minMinor } = rules
    if (withdrawalHeld(rules) || maxMinor < minMinor) return t('wallet.amount.low', { amount: write(minMinor) })
    return t(rule ? `withdraw.range.${rule}` : 'wallet.limits', { min: write(minMinor), max: write(maxMinor) })
  }
}
