import { toPlainText } from '@lobby/platform/validation'
import type { LimitKind } from './state.ts'

/** The problem of a typed limit. */
export type LimitProblem = 'unreadable' | 'low' | 'high'

export interface ParsedLimit {
  /** Minor units, or minutes; undefined if it is unreadable. */
  readonly amount: number | undefined
  readonly problem: LimitProblem | undefined
}

/**
 * Parses a typed limit: whole units of the currency, or minutes. Rejects separators: a comma separates decimals in one
 * language and thousands in another, and must never make a limit a hundred times higher.
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
