import { marketNames, type Market } from '../marketNames.ts'
import { markets } from '../markets.ts'
import { rawAt } from './crossProblems.ts'
import type { Problem } from './Problem.ts'
import type { SourceFile } from './SourceFile.ts'

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

const isMarket = (name: unknown): name is Market => name !== 'none' && marketNames.some((known) => known === name)
