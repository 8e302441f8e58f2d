import { useLanguageFormat, useText } from '@lobby/i18n'
import {
  useMoneyFormat,
  useCurrencySymbol,
  stripZeroCents,
  type AmountFieldState,
  type AmountLimits,
  type AmountProblem,
} from '@lobby/platform/money'
import { AmountField as Field, type ChipItem } from '@lobby/ui'
import { useState, type ReactNode } from 'react'

export interface AmountFieldProps {
  readonly amount: AmountFieldState
  readonly limits: AmountLimits
  /** Suggested amounts, in minor units. */
  readonly chips: readonly number[]
  /** An additional suggested amount, for example the whole balance. */
  readonly extra?: { readonly label: string; readonly minor: number }
  /** An error that the field cannot detect, for example a refusal by the platform. */
  readonly error?: ReactNode
  /** A hint below the field, shown while there is no error. */
  readonly hint?: ReactNode
  /** True to focus the field on mount. Use this for a field that appears after a press. */
  readonly focusOnMount?: boolean
}

/**
 * Renders the amount field of a payment form. Shows an error when the player leaves the field. If more digits cannot
 * correct the amount, shows the error immediately.
 */
export function AmountField({ amount, limits, chips, extra, error, hint, focusOnMount = false }: AmountFieldProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const sign = useCurrencySymbol()
  const [hasBlurred, setHasBlurred] = useState(false)
  const isUnfixable = amount.problem === 'high' || amount.problem === 'unreadable'
  const shownError =
    error ??
    ((hasBlurred || isUnfixable) && amount.problem && amount.problem !== 'none' ? (
      <AmountProblemText problem={amount.problem} limits={limits} />
    ) : undefined)
  const offeredChips = chips.filter((chip) => chip >= limits.minMinor && chip <= limits.maxMinor)
  const items: ChipItem[] = offeredChips.map((chip) => ({ id: String(chip), label: stripZeroCents(formatMinor(chip)) }))
  if (extra) items.push({ id: 'extra', label: extra.label })
  return (
    <Field
      label={t('wallet.amount')}
      currencySign={sign}
      value={amount.text}
      onChange={amount.type}
      onBlur={() => setHasBlurred(true)}
      error={shownError}
      hint={hint}
      chips={items}
      chipsLabel={t('wallet.amount.pick')}
      selectedChip={extra && amount.minor === extra.minor ? 'extra' : String(amount.minor)}
      onPick={(picked) => amount.pick(picked === 'extra' && extra ? extra.minor : Number(picked))}
      focusOnMount={focusOnMount}
    />
  )
}

/** Shows what is wrong with an amount and how to correct it. */
export function AmountProblemText({
  problem,
  limits,
}: {
  readonly problem: AmountProblem
  readonly limits: AmountLimits
}) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { number } = useLanguageFormat()
  if (problem === 'low') return t('wallet.amount.low', { amount: formatMinor(limits.minMinor) })
  if (problem === 'high') return t('wallet.amount.high', { amount: formatMinor(limits.maxMinor) })
  return problem === 'none'
    ? t('wallet.amount.none')
    : t('wallet.amount.unreadable', { example: number(1234.5, { minimumFractionDigits: 2 }) })
}
