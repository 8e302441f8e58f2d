import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import type { WithdrawalRules } from '../queries/withdrawals.ts'
import { calculateWithdrawalFee } from './calculatePaymentFee.ts'
import {
  getRemainingTurnoverMinor,
  type WithdrawalBlockingRule,
  type WithdrawalAmountBlockingRule,
} from './findWithdrawalBlockingRule.ts'

/**
 * Returns a function that explains which rule prevents a withdrawal, and what the member can do.
 */
export function useWithdrawalBlockingRuleText(): (
  why: WithdrawalBlockingRule | WithdrawalAmountBlockingRule,
  rules: WithdrawalRules,
  amountMinor?: number,
) => string {
  const t = useText()
  const formatMinor = useMoneyFormat()
  return (why, rules, amountMinor = 0) => {
    switch (why) {
      case 'pending':
        return t('withdraw.reason.pending', { count: rules.pending })
      case 'times':
        return t('withdraw.reason.times')
      case 'turnover':
        return t('withdraw.reason.turnover', { left: formatMinor(getRemainingTurnoverMinor(rules)) })
      case 'balance':
        return t('withdraw.reason.balance', { amount: formatMinor(rules.minMinor) })
      case 'covered':
        return t('withdraw.reason.covered', { amount: formatMinor(rules.balanceMinor) })
      case 'day':
        return t('withdraw.reason.day', { amount: formatMinor(rules.dayLeftMinor) })
      case 'documents':
        return t('withdraw.reason.documents', { amount: formatMinor(rules.documentsAboveMinor) })
      case 'unstaked':
        return t('withdraw.reason.unstaked', {
          amount: formatMinor(rules.withdrawableMinor),
          left: formatMinor(getRemainingTurnoverMinor(rules)),
        })
      case 'fee':
        return t('wallet.fee.over', { fee: formatMinor(calculateWithdrawalFee(rules, amountMinor)) })
    }
  }
}
