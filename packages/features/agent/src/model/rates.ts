import type { BoundedRebateRate, RebateRate } from '../queries/rates.ts'

/** The amount by which one press changes a rebate rate, in ten-thousandths. */
const RATE_STEP_BASIS_POINTS = 5

export type RebateRateProblem = 'unreadable' | 'low' | 'high'

/**
 * Returns the problem of a typed rebate rate; undefined if the rate is valid. An empty field has the problem
 * `unreadable`.
 */
export function validateRebateRate(
  basisPoints: number | undefined,
  { minBasisPoints, maxBasisPoints }: BoundedRebateRate,
): RebateRateProblem | undefined {
  if (basisPoints === undefined) return 'unreadable'
  return basisPoints < minBasisPoints ? 'low' : basisPoints > maxBasisPoints ? 'high' : undefined
}

/** Returns the next higher or lower rate that is a multiple of the step, within the bounds of the rate. */
export function moveRebateRateByStep(
  basisPoints: number,
  by: 1 | -1,
  { minBasisPoints, maxBasisPoints }: BoundedRebateRate,
): number {
  const next =
    by > 0 ? Math.floor(basisPoints / RATE_STEP_BASIS_POINTS) + 1 : Math.ceil(basisPoints / RATE_STEP_BASIS_POINTS) - 1
  return Math.min(maxBasisPoints, Math.max(minBasisPoints, next * RATE_STEP_BASIS_POINTS))
}

/**
 * Returns a rate for every category: the minimum, the middle or the maximum of its bounds.
 * @param part - 0 for the minimum, 0.5 for the middle, 1 for the maximum
 */
export const interpolateRatesBetweenBounds = (bounds: readonly BoundedRebateRate[], part: 0 | 0.5 | 1): RebateRate[] =>
  bounds.map(({ category, minBasisPoints, maxBasisPoints }) => ({
    category,
    rateBasisPoints: Math.round(minBasisPoints + (maxBasisPoints - minBasisPoints) * part),
  }))

/** Returns the bounds of the rates for a new account: from zero to the agent's own rate. */
export const getNewAccountRateBounds = (own: readonly RebateRate[]): BoundedRebateRate[] =>
  own.map(({ category, rateBasisPoints }) => ({
    category,
    rateBasisPoints: 0,
    minBasisPoints: 0,
    maxBasisPoints: rateBasisPoints,
  }))

/** Returns the lowest and the highest rate; null if all are zero. */
export function getLowestAndHighestRate(
  rates: readonly RebateRate[],
): { readonly min: number; readonly max: number } | null {
  const values = rates.map(({ rateBasisPoints }) => rateBasisPoints)
  const max = Math.max(0, ...values)
  return max === 0 ? null : { min: Math.min(...values), max }
}
