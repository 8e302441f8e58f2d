import { useLanguageFormat } from '@lobby/i18n'
import { useState } from 'react'
import { parseAmount } from './parseAmount.ts'

/** The smallest and the greatest valid amount, in minor units. */
export interface AmountLimits {
  readonly minMinor: number
  readonly maxMinor: number
}

export type AmountProblem = 'none' | 'unreadable' | 'low' | 'high'

export interface AmountFieldState {
  /** The text of the field, as typed. */
  readonly text: string
  /** The amount in minor units; undefined if the text cannot be read. */
  readonly minor: number | undefined
  readonly type: (text: string) => void
  /** Sets the field to an amount in minor units, formatted for the current language. */
  readonly pick: (minor: number) => void
  /** The reason why the amount cannot be submitted; undefined if it can. */
  readonly problem: AmountProblem | undefined
}

export interface AmountFieldFormat {
  /**
   * Formats a number of hundredths as a player would type it: without a currency sign and without needless decimals.
   */
  readonly format: (minor: number) => string
  /** Parses a typed text into hundredths. Returns undefined if the text is ambiguous or cannot be read. */
  readonly parse: (text: string) => number | undefined
}

/** Returns functions that parse and format the text of an amount field in the current language. */
export function useAmountFieldFormat(): AmountFieldFormat {
  const { number } = useLanguageFormat()
  const decimal = number(0.5).includes(',') ? ',' : '.'
  return {
    format: (minor) =>
      number(minor / 100, { minimumFractionDigits: minor % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }),
    parse: (text) => parseAmount(text, decimal),
  }
}

/**
 * Manages the state of an amount field, with the reason why its amount cannot be submitted.
 *
 * @param limits Undefined until they are loaded.
 * @param first The initial amount in minor units.
 */
export function useAmountField(limits: AmountLimits | undefined, first?: number): AmountFieldState {
  const { parse, format } = useAmountFieldFormat()
  const [text, type] = useState(() => (first === undefined ? '' : format(first)))
  const minor = parse(text)
  return { text, minor, type, pick: (picked) => type(format(picked)), problem: getAmountProblem(text, minor, limits) }
}

/** Returns the first problem of an amount, or undefined if it is valid. */
export function getAmountProblem(
  text: string,
  minor: number | undefined,
  limits: AmountLimits | undefined,
): AmountProblem | undefined {
  if (text.trim() === '') return 'none'
  if (minor === undefined) return 'unreadable'
  // `parseAmount` returns this number for an amount that is too long. It must not be sent, even before the limits are
  // loaded.
  if (minor === Number.MAX_SAFE_INTEGER) return 'high'
  if (!limits) return undefined
  return minor < limits.minMinor ? 'low' : minor > limits.maxMinor ? 'high' : undefined
}
