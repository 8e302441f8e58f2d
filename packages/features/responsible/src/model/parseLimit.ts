import { toPlainText } from '@lobby/platform/validation'
import type { LimitKind } from './responsibleGamingState.ts'

/** The reason why a typed limit is invalid. */
export type LimitProblem = 'unreadable' | 'low' | 'high'

export interface ParsedLimit {
  /** The limit in minor units, or in minutes for a time limit; undefined if the text is not a number. */
  readonly amount: number | undefined
  readonly problem: LimitProblem | undefined
}

/**
 * Parses a typed limit: an amount in whole units of the currency, or minutes for a time limit. Rejects commas and
 * points, because each of them separates decimals in one language and thousands in another. A misread comma could make
 * a limit a hundred times higher.
 */
export function parseLimit(
  text: string,
  kind: LimitKind,
  { min, max }: { readonly min: number; readonly max: number },
): ParsedLimit {
  const digits = toPlainText(text)
  if (!/^\d+$/.test(digits)) return { amount: undefined, problem: 'unreadable' }
  const amount = Math.min(Number(digits) * (kind === 'TIME' ? 1 : 100), Number.MAX_SAFE_INTEGER)
  if (amount < min) return { amount, problem: 'low' }
  return { amount, problem: amount > max ? 'high' : undefined }
}
