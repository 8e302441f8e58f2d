import { useText } from '@lobby/i18n'
import { useBalanceHidden } from '@lobby/platform/account'
import { useMoneyFormat } from '@lobby/platform/money'
import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { getLargestWithdrawal, findWithdrawalBlockingRule } from './findWithdrawalBlockingRule.ts'

/**
 * Returns a function that formats the smallest and largest amount of a withdrawal, and names the rule that sets the
 * largest amount. Omits an amount that would reveal a hidden balance.
 */
export function useWithdrawalRangeFormat(): (rules: WithdrawalRules) => string {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const [hidden] = useBalanceHidden()
  return (rules) => {
    const visibleRules = hidden ? { ...rules, balanceMinor: Infinity, turnoverDoneMinor: rules.turnoverMinor } : rules
    const { maxMinor, rule } = getLargestWithdrawal(visibleRules)
    const { minMinor } = rules
    if (findWithdrawalBlockingRule(rules) || maxMinor < minMinor)
      return t('wallet.amount.low', { amount: formatMinor(minMinor) })
    return t(rule ? `withdraw.range.${rule}` : 'wallet.limits', {
      min: formatMinor(minMinor),
      max: formatMinor(maxMinor),
    })
  }
}
