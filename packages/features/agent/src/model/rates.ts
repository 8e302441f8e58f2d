import type { BoundRate, Rate } from '../queries/rates.ts'

/** By how much one press changes a rate, in ten-thousandths. */
const rateStep = 5

export type RateProblem = 'unreadable' | 'low' | 'high'

/** What is wrong with a rate as it was typed; an empty one is no rate. */
export function rateProblem(
  basisPoints: number | undefined,
  { minBasisPoints, maxBasisPoints }: BoundRate,
): RateProblem | undefined {
  if (basisPoints === undefined) return 'unreadable'
  return basisPoints < minBasisPoints ? 'low' : basisPoints > maxBasisPoints ? 'high' : undefined
}

/** A step up or down from a rate, onto whole steps and within its bounds. */
export function stepped(basisPoints: number, by: 1 | -1, { minBasisPoints, maxBasisPoints }: BoundRate): number {
  const next = by > 0 ? Math.floor(basisPoints / rateStep) + 1 : Math.ceil(basisPoints / rateStep) - 1
  return Math.min(maxBasisPoints, Math.max(minBasisPoints, next * rateStep))
}

/** So much of the way from the least to the most, of every category. */
export const fillRates = (bounds: readonly BoundRate[], part: 0 | 0.5 | 1): Rate[] =>
  bounds.map(({ category, minBasisPoints, maxBasisPoints }) => ({
    category,
    rateBasisPoints: Math.round(minBasisPoints + (maxBasisPoints - minBasisPoints) * part),
  }))

/** What can be passed on to who is new: from nothing to the own rate. */
export const boundsOfNew = (own: readonly Rate[]): BoundRate[] =>
  own.map(({ category, rateBasisPoints }) => ({
    category,
    rateBasisPoints: 0,
    minBasisPoints: 0,
    maxBasisPoints: rateBasisPoints,
  }))

/** The lowest and the highest of some rates; null where all are none. */
export function spanOf(rates: readonly Rate[]): { readonly min: number; readonly max: number } | null {
  const values = rates.map(({ rateBasisPoints }) => rateBasisPoints)
  const max = Math.max(0, ...values)
  return max === 0 ? null : { min: Math.min(...values), max }
}
