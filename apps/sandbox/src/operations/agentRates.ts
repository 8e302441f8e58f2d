import type { ValueOf } from '@lobby/api'
import type { BoundRate, Rate } from '../domain/agents/rates.ts'

/** A rate as the wire has it. */
export const toRate = ({ category, rate }: Rate): ValueOf<'accountRules'>['rates'][number] => ({
  category,
  rateBasisPoints: rate,
})

/** A rate with its bounds. */
export const toTeamRate = ({ category, rate, min, max }: BoundRate): ValueOf<'teamMember'>['rates'][number] => ({
  category,
  rateBasisPoints: rate,
  minBasisPoints: min,
  maxBasisPoints: max,
})

/** Rates that a body brings. */
export const fromRates = (rates: readonly { readonly category: string; readonly rateBasisPoints: number }[]): Rate[] =>
  rates.map(({ category, rateBasisPoints }) => ({ category, rate: rateBasisPoints }))
