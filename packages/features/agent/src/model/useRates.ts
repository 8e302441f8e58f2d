import { useAmountText } from '@lobby/platform/money'
import { useState } from 'react'
import type { BoundRate, Rate } from '../queries/rates.ts'
import { fillRates, rateProblem, stepped, type RateProblem } from './rates.ts'

export interface RateField {
  readonly bound: BoundRate
  /** The rate as it was typed, in percent. */
  readonly text: string
  /** In ten-thousandths; undefined for what cannot be read. */
  readonly basisPoints: number | undefined
  readonly problem: RateProblem | undefined
}

export interface Rates {
  readonly fields: readonly RateField[]
  /** Those that have been changed and can be saved. */
  readonly changed: readonly Rate[]
  /** All of them; undefined while one cannot be saved. */
  readonly all: readonly Rate[] | undefined
  readonly type: (category: string, text: string) => void
  readonly step: (category: string, by: 1 | -1) => void
  readonly fill: (part: 0 | 0.5 | 1) => void
}

/** Rates by category as they are typed, in percent, each held against its bounds. A hundredth of a percent is a ten-thousandth. */
export function useRates(bounds: readonly BoundRate[]): Rates {
  const { read, write } = useAmountText()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const fields = bounds.map((bound): RateField => {
    const text = texts[bound.category] ?? write(bound.rateBasisPoints)
    const basisPoints = read(text)
    return { bound, text, basisPoints, problem: rateProblem(basisPoints, bound) }
  })
  const put = (rates: readonly Rate[]) =>
    setTexts({
      ...texts,
      ...Object.fromEntries(rates.map(({ category, rateBasisPoints }) => [category, write(rateBasisPoints)])),
    })
  const all = fields.map(({ bound: { category }, basisPoints = 0 }) => ({ category, rateBasisPoints: basisPoints }))
  return {
    fields,
    changed: all.filter(({ rateBasisPoints }, at) => rateBasisPoints !== bounds[at]?.rateBasisPoints),
    all: fields.some(({ problem }) => problem) ? undefined : all,
    type: (category, text) => setTexts({ ...texts, [category]: text }),
    step: (category, by) => {
      const field = fields.find(({ bound }) => bound.category === category)
      if (field)
        put([{ category, rateBasisPoints: stepped(field.basisPoints ?? field.bound.rateBasisPoints, by, field.bound) }])
    },
    fill: (part) => put(fillRates(bounds, part)),
  }
}
