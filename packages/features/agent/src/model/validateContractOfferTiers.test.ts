import { describe, expect, test } from 'vitest'
import {
  validateContractOfferTiers,
  parsePercentAsBasisPoints,
  type ContractOfferBounds,
  type TypedContractTier,
} from './validateContractOfferTiers.ts'

/**
 * The agent's own contract in the demo data. The first tier needs stakes of 500.00 and three betting members, and gives
 * 0.6 %. The second tier needs 2,000.00 and six members, and gives 1 %.
 */
const own: ContractOfferBounds = {
  kind: 'DAILY',
  own: [
    { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 60 },
    { fromMinor: 200_000, activeMembers: 6, rateBasisPoints: 100 },
  ],
  maxBasisPoints: 100,
}
const tier = (from: string, active: string, rate: string): TypedContractTier => ({ from, active, rate })
const problemsOf = (tiers: readonly TypedContractTier[], bounds: ContractOfferBounds = own) =>
  validateContractOfferTiers(tiers, bounds).problems

test('accepts the tiers of an offer when the agent’s own contract covers them', () => {
  expect(validateContractOfferTiers([tier('500', '3', '0,4'), tier('2000', '6', '1')], own)).toEqual({
    tiers: [
      { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 40 },
      { fromMinor: 200_000, activeMembers: 6, rateBasisPoints: 100 },
    ],
    problems: [{}, {}],
  })
})

describe('validateContractOfferTiers: tiers that the agent’s own contract does not cover', () => {
  test.each<[string, TypedContractTier, object]>([
    [
      'begins at a lower amount than the own contract',
      tier('499', '3', '0.1'),
      { from: { reason: 'own', bound: 50_000 } },
    ],
    ['requires fewer members than the own contract', tier('500', '2', '0.1'), { active: { reason: 'own', bound: 3 } }],
    [
      'gives a higher share than the first tier of the own contract',
      tier('500', '3', '0.61'),
      { rate: { reason: 'own', bound: 60 } },
    ],
    [
      'gives the share of the second tier for fewer members',
      tier('2000', '5', '0.61'),
      { rate: { reason: 'own', bound: 60 } },
    ],
    [
      'gives a share above the maximum for the stakes of the first tier',
      tier('500', '3', '5'),
      { rate: { reason: 'own', bound: 60 } },
    ],
    ['gives a share above the maximum', tier('2000', '6', '1.01'), { rate: { reason: 'most', bound: 100 } }],
  ])('reports at the right field that a tier %s', (_, typed, problem) => {
    expect(validateContractOfferTiers([typed], own)).toEqual({ tiers: undefined, problems: [problem] })
  })
})

test('rejects a tier without a higher amount, or with fewer members or a lower share, than the previous tier', () => {
  const first = tier('600', '4', '0.5')
  expect(problemsOf([first, tier('600', '4', '0.5')])[1]).toEqual({ from: { reason: 'rising', bound: 60_000 } })
  expect(problemsOf([first, tier('700', '3', '0.5')])[1]).toEqual({ active: { reason: 'rising', bound: 4 } })
  expect(problemsOf([first, tier('700', '4', '0.4')])[1]).toEqual({ rate: { reason: 'rising', bound: 50 } })
  expect(problemsOf([first, tier('700', '4', '0.5')])[1]).toEqual({})
})

test.each(['', ' ', '1.000', '1,5', '-5', '5e2', 'abc', '٣'])(
  'rejects the smallest amount "%s" of a tier, which is not a whole number',
  (from) => {
    expect(problemsOf([tier(from, '3', '0.1')])[0]).toEqual({ from: { reason: 'unreadable' } })
  },
)

test('rejects an amount or a number of members of a tier that is larger than the platform accepts', () => {
  expect(problemsOf([tier('1000000001', '100001', '0.1')])[0]).toEqual({
    from: { reason: 'most', bound: 100_000_000_000 },
    active: { reason: 'most', bound: 100_000 },
  })
  expect(problemsOf([tier('9'.repeat(400), '3', '0.1')])[0]).toEqual({
    from: { reason: 'most', bound: 100_000_000_000 },
  })
  expect(problemsOf([tier('1000000000', '100000', '0.1')])[0]).toEqual({})
})

test('parses full-width digits and ignores invisible characters in the amounts of an offer', () => {
  expect(problemsOf([tier('５００', '\u200e３', '０，４％')])[0]).toEqual({})
})

test('ignores the typed number of members of an hourly contract', () => {
  const hourly: ContractOfferBounds = {
    kind: 'HOURLY',
    own: [{ fromMinor: 20_000, activeMembers: 0, rateBasisPoints: 20 }],
    maxBasisPoints: 20,
  }
  expect(validateContractOfferTiers([tier('200', 'seven', '0.2')], hourly).tiers).toEqual([
    { fromMinor: 20_000, activeMembers: 0, rateBasisPoints: 20 },
  ])
})

test('rejects an offer without tiers', () => {
  expect(validateContractOfferTiers([], own).tiers).toBeUndefined()
})

test.each<[string, number | undefined]>([
  ['1', 100],
  ['0,5', 50],
  ['0.5', 50],
  ['0,05', 5],
  ['12,34', 1_234],
  ['1 %', 100],
  [' 2% ', 200],
  ['1.234', undefined],
  ['1,', undefined],
  ['-1', undefined],
  ['', undefined],
  ['%', undefined],
  ['1e1', undefined],
])('parses the percentage "%s" as %j ten-thousandths', (text, basisPoints) => {
  expect(parsePercentAsBasisPoints(text)).toBe(basisPoints)
})
