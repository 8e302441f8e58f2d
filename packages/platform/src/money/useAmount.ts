import { useFormat } from '@lobby/i18n'
import { useState } from 'react'
import { parseAmount } from './parseAmount.ts'

/** What an amount must be between, in minor units. */
export interface AmountLimits {
  readonly minMinor: number
  readonly maxMinor: number
}

export type AmountProblem = 'none' | 'unreadable' | 'low' | 'high'

export interface Amount {
  /** As it was typed. */
  readonly text: string
  /** In minor units; undefined for what cannot be read. */
  readonly minor: number | undefined
  readonly type: (text: string) => void
  /** Puts an amount in, as the language shown writes it. */
  readonly pick: (minor: number) => void
  /** Why it cannot be sent as it is; undefined when it can. */
  readonly problem: AmountProblem | undefined
}

export interface AmountText {
  /** A number of hundredths as one types it: no sign, no more decimals than it has. */
  readonly write: (minor: number) => string
  /** What was typed, in hundredths; undefined for what cannot be read for sure. */
  readonly read: (text: string) => number | undefined
}

/** Reads and writes what is typed as an amount, in the language shown. */
export function useAmountText(): AmountText {
  const { number } = useFormat()
  const decimal = number(0.5).includes(',') ? ',' : '.'
  return {
    write: (minor) =>
      number(minor / 100, { minimumFractionDigits: minor % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }),
    read: (text) => parseAmount(text, decimal),
  }
}

/** An amount that is typed, or picked, and whether it is one that can be sent. */
export function useAmount(limits: AmountLimits | undefined, first?: number): Amount {
  const { read, write } = useAmountText()
  const [text, type] = useState(() => (first === undefined ? '' : write(first)))
  const minor = read(text)
  return { text, minor, type, pick: (picked) => type(write(picked)), problem: amountProblem(text, minor, limits) }
}

/** What is wrong with an amount, the first that is. */
export function amountProblem(
  text: string,
  minor: number | undefined,
  limits: AmountLimits | undefined,
): AmountProblem | undefined {
  if (text.trim() === '') return 'none'
  if (minor === undefined) return 'unreadable'
  // A number that `parseAmount` did not write out must not be sent, even while the limits are unknown.
  if (minor === Number.MAX_SAFE_INTEGER) return 'high'
  if (!limits) return undefined
  return minor < limits.minMinor ? 'low' : minor > limits.maxMinor ? 'high' : undefined
}
