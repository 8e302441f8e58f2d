import { useAmountFormat } from '@lobby/platform/money'
import { useState } from 'react'
import type { BoundedRebateRate, RebateRate } from '../queries/rates.ts'
import { computeRatesWithinBounds, validateRate, moveRateByStep, type RateProblem } from './rates.ts'

export interface RateField {
  readonly bound: BoundedRebateRate
  /** The rate in percent, as typed. */
  readonly text: string
  /** The rate in ten-thousandths; undefined if the typed text is not a number. */
  readonly basisPoints: number | undefined
  readonly problem: RateProblem | undefined
}

export interface RateFieldsState {
  readonly fields: readonly RateField[]
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
export function useRateFields(bounds: readonly BoundedRebateRate[]): RateFieldsState {
  const { parse, format } = useAmountFormat()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const fields = bounds.map((bound): RateField => {
    const text = texts[bound.category] ?? format(bound.rateBasisPoints)
    const basisPoints = parse(text)
    return { bound, text, basisPoints, problem: validateRate(basisPoints, bound) }
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
            rateBasisPoints: moveRateByStep(field.basisPoints ?? field.bound.rateBasisPoints, by, field.bound),
          },
        ])
    },
    fill: (part) => writeRates(computeRatesWithinBounds(bounds, part)),
  }
}
