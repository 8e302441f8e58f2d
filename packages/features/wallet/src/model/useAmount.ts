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

/** An amount that is typed, or picked, and whether it is one that can be sent. */
export function useAmount(limits: AmountLimits | undefined, first?: number): Amount {
  const { number } = useFormat()
  const write = (minor: number) => number(minor / 100, { minimumFractionDigits: minor % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })
  const [text, type] = useState(() => (first === undefined ? '' : write(first)))
  const minor = parseAmount(text, number(0.5).includes(',') ? ',' : '.')
  return { text, minor, type, pick: (picked) => type(write(picked)), problem: problemOf(text, minor, limits) }
}

/** What is wrong with an amount, the first that is. */
function problemOf(text: string, minor: number | undefined, limits: AmountLimits | undefined): AmountProblem | undefined {
  if (text.trim() === '') return 'none'
  if (minor === undefined) return 'unreadable'
  if (!limits) return undefined
  return minor < limits.minMinor ? 'low' : minor > limits.maxMinor ? 'high' : undefined
}
