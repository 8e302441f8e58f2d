import { useAmountFieldFormat } from '@lobby/platform/money'
import { useState } from 'react'
import type { BoundedRebateRate, RebateRate } from '../queries/rates.ts'
import {
  interpolateRatesBetweenBounds,
  validateRebateRate,
  moveRebateRateByStep,
  type RebateRateProblem,
} from './rates.ts'

export interface RebateRateField {
  readonly bound: BoundedRebateRate
  /** The rate in percent, as typed. */
  readonly text: string
  /** The rate in ten-thousandths; undefined if the typed text is not a number. */
  readonly basisPoints: number | undefined
  readonly problem: RebateRateProblem | undefined
}

export interface RebateRateFieldsState {
  readonly fields: readonly RebateRateField[]
  /** The changed rates. Valid only while `allRates` is defined. */
  readonly changedRates: readonly RebateRate[]
  /** All rates; undefined while any rate is invalid. */
  readonly allRates: readonly RebateRate[] | undefined
  readonly type: (category: string, text: string) => void
  readonly step: (category: string, by: 1 | -1) => void
  readonly fill: (part: 0 | 0.5 | 1) => void
}

/**
 * Holds the typed rebate rates by game category, in percent, and validates each rate against its bounds. Converts to
 * ten-thousandths, which are hundredths of a percent.
 */
export function useRebateRateFields(bounds: readonly BoundedRebateRate[]): RebateRateFieldsState {
  const { parse, format } = useAmountFieldFormat()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const fields = bounds.map((bound): RebateRateField => {
    const text = texts[bound.category] ?? format(bound.rateBasisPoints)
    const basisPoints = parse(text)
    return { bound, text, basisPoints, problem: validateRebateRate(basisPoints, bound) }
  })
  const writeRates = (rates: readonly RebateRate[]) =>
    setTexts({
      ...texts,
      ...Object.fromEntries(rates.map(({ category, rateBasisPoints }) => [category, format(rateBasisPoints)])),
    })
  const all = fields.map(({ bound: { category }, basisPoints = 0 }) => ({ category, rateBasisPoints: basisPoints }))
  return {
    fields,
    changedRates: all.filter(({ rateBasisPoints }, at) => rateBasisPoints !== bounds[at]?.rateBasisPoints),
    allRates: fields.some(({ problem }) => problem) ? undefined : all,
    type: (category, text) => setTexts({ ...texts, [category]: text }),
    step: (category, by) => {
      const field = fields.find(({ bound }) => bound.category === category)
      if (field)
        writeRates([
          {
            category,
            rateBasisPoints: moveRebateRateByStep(field.basisPoints ?? field.bound.rateBasisPoints, by, field.bound),
          },
        ])
    },
    fill: (part) => writeRates(interpolateRatesBetweenBounds(bounds, part)),
  }
}
