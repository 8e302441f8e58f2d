import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat, type AmountLimits, type AmountProblem as Problem } from '@lobby/platform/money'

export interface TransferAmountErrorTextProps {
  readonly problem: Problem
  readonly limits: AmountLimits
}

/** Renders the error text of an invalid amount, which explains how to correct the amount. */
export function TransferAmountErrorText({ problem, limits }: TransferAmountErrorTextProps) {
  const t = useText()
  const write = useMoneyFormat()
  const { number } = useLanguageFormat()
  if (problem === 'low') return t('wallet.amount.low', { amount: write(limits.minMinor) })
  if (problem === 'high') return t('wallet.amount.high', { amount: write(limits.maxMinor) })
  return problem === 'none'
    ? t('wallet.amount.none')
    : t('wallet.amount.unreadable', { example: number(1234.5, { minimumFractionDigits: 2 }) })
}
