import { plainText } from '@lobby/platform/validation'
import type { Kind } from './state.ts'

/** What is wrong with a limit as it was typed. */
export type LimitProblem = 'unreadable' | 'low' | 'high'

export interface ParsedLimit {
  /** Minor units, or minutes; undefined for what cannot be read. */
  readonly amount: number | undefined
  readonly problem: LimitProblem | undefined
}

/**
 * A limit as it is typed: whole units of the currency, or minutes. Marks are not read at all: what is a comma of decimals in one language and
 * one of thousands in another must never make a limit a hundred times higher.
 */
export function parseLimit(
  text: string,
  kind: Kind,
  { min, max }: { readonly min: number; readonly max: number },
): ParsedLimit {
  const digits = plainText(text)
  if (!/^\d+$/.test(digits)) return { amount: undefined, problem: 'unreadable' }
  const amount = Math.min(Number(digits) * (kind === 'TIME' ? 1 : 100), Number.MAX_SAFE_INTEGER)
  if (amount < min) return { amount, problem: 'low' }
  return { amount, problem: amount > max ? 'high' : undefined }
}
