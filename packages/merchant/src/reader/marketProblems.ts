import { marketNames, type Market } from '../marketNames.ts'
import { markets } from '../markets.ts'
import { countryName, countryOfMarket, isCountryCode } from './countries.ts'
import type { Problem } from './Problem.ts'
import { rawAt, type SourceFile } from './SourceFile.ts'

/** A market whose accounts have another currency than the merchant's; a currency that is none is told by itself. */
export function marketProblems(source: SourceFile): Problem[] {
  const [name, own] = [rawAt(source, ['market']), rawAt(source, ['currency'])]
  if (!isMarket(name) || typeof own !== 'string' || !Intl.supportedValuesOf('currency').includes(own)) return []
  const { currency } = markets[name]
  if (currency === undefined || own === currency) return []
  return [
    source.problem(
      'LM024',
      ['market'],
      `The market ${name} counts in ${currency}, this merchant in ${own}.`,
      `Write "currency": "${currency}", or choose another market.`,
    ),
  ]
}

/** A country that is listed twice, or a market whose own country is not served; values that are no codes are reported by their own check. */
export function countryProblems(source: SourceFile): Problem[] {
  const [served, market] = [rawAt(source, ['countries']), rawAt(source, ['market'])]
  if (!Array.isArray(served)) return []
  const twice = served.flatMap((code: unknown, index) =>
    served.indexOf(code) === index
      ? []
      : [
          source.problem(
            'LM005',
            ['countries', index],
            `${JSON.stringify(code)} is listed twice.`,
            'Leave one of the two out.',
          ),
        ],
  )
  const own = isMarket(market) ? countryOfMarket(market) : undefined
  if (
    own === undefined ||
    served.length === 0 ||
    served.includes(own) ||
    !served.every((code) => typeof code === 'string' && isCountryCode(code))
  )
    return twice
  const message = `The market ${String(market)} has the rules of ${countryName(own)}, and "countries" does not list "${own}".`
  return [
    ...twice,
    source.problem('LM025', ['countries'], message, `Add "${own}" to "countries", or choose another market.`),
  ]
}

const isMarket = (name: unknown): name is Market => name !== 'none' && marketNames.some((known) => known === name)
