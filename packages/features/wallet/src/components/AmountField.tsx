import { useFormat, useText } from '@lobby/i18n'
import {
  useMinor,
  useSign,
  withoutCents,
  type Amount,
  type AmountLimits,
  type AmountProblem,
} from '@lobby/platform/money'
import { AmountField as Field, type ChipItem } from '@lobby/ui'
import { useState, type ReactNode } from 'react'

export interface AmountFieldProps {
  readonly amount: Amount
  readonly limits: AmountLimits
  /** Amounts to pick, in minor units. */
  readonly chips: readonly number[]
  /** One more to pick, for example all there is. */
  readonly extra?: { readonly label: string; readonly minor: number }
  /** What else is wrong, which the limits do not say. */
  readonly error?: ReactNode
  /** Below, while nothing is wrong. */
  readonly hint?: ReactNode
  /** Takes the focus when it appears: a press brought it. */
  readonly focused?: boolean
}

/** The one number of a payment. What is wrong with it is said under it once it was left, or at once where no further digit could mend it. */
export function AmountField({ amount, limits, chips, extra, error, hint, focused = false }: AmountFieldProps) {
  const t = useText()
  const write = useMinor()
  const sign = useSign()
  const [left, setLeft] = useState(false)
  const early = amount.problem === 'high' || amount.problem === 'unreadable'
  const said =
    error ??
    ((left || early) && amount.problem && amount.problem !== 'none' ? (
      <Problem problem={amount.problem} limits={limits} />
    ) : undefined)
  const offered = chips.filter((chip) => chip >= limits.minMinor && chip <= limits.maxMinor)
  const items: ChipItem[] = offered.map((chip) => ({ id: String(chip), label: withoutCents(write(chip)) }))
  if (extra) items.push({ id: 'extra', label: extra.label })
  return (
    <Field
      label={t('wallet.amount')}
      sign={sign}
      value={amount.text}
      onChange={amount.type}
      onLeave={() => setLeft(true)}
      error={said}
      hint={hint}
      chips={items}
      chipsLabel={t('wallet.amount.pick')}
      chosen={extra && amount.minor === extra.minor ? 'extra' : String(amount.minor)}
      onPick={(picked) => amount.pick(picked === 'extra' && extra ? extra.minor : Number(picked))}
      focused={focused}
    />
  )
}

/** What is wrong with an amount, in a sentence that says how to mend it. */
export function Problem({ problem, limits }: { readonly problem: AmountProblem; readonly limits: AmountLimits }) {
  const t = useText()
  const write = useMinor()
  const { number } = useFormat()
  if (problem === 'low') return t('wallet.amount.low', { amount: write(limits.minMinor) })
  if (problem === 'high') return t('wallet.amount.high', { amount: write(limits.maxMinor) })
  return problem === 'none'
    ? t('wallet.amount.none')
    : t('wallet.amount.unreadable', { example: number(1234.5, { minimumFractionDigits: 2 }) })
}
