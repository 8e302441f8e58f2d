import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagCodes, FLAG_TABLE, type FlagCode } from '../flags.ts'
import {
  listPairwiseFlagCombinations,
  type FlagCombination,
  type FlagDependencies,
} from './listPairwiseFlagCombinations.ts'

const flagNeeds = Object.fromEntries(
  flagCodes.map((name) => [name, FLAG_TABLE[name].dependsOn]),
) as unknown as FlagDependencies<FlagCode>

/** Returns every flag combination that meets the dependencies, by trying all combinations. */
function allCombinations(needs: FlagDependencies<string>): FlagCombination<string>[] {
  const names = Object.keys(needs)
  const all = [...Array(2 ** names.length).keys()]
  return all.map((bits) => names.filter((_, at) => (bits >> at) & 1)).filter((on) => meetsNeeds(needs, on))
}
const meetsNeeds = (needs: FlagDependencies<string>, on: FlagCombination<string>) =>
  on.every((name) => (needs[name] ?? []).every((needed) => on.includes(needed)))

/** Returns every pair of flags with their values (on or off) that occurs in at least one combination. */
function pairsOf(names: readonly string[], combinations: readonly FlagCombination<string>[]): string[] {
  const met = combinations.flatMap((on) =>
    names.flatMap((first, at) =>
      names.slice(at + 1).map((second) => `${first} ${on.includes(first)} ${second} ${on.includes(second)}`),
    ),
  )
  return [...new Set(met)].sort()
}

/** Generates up to seven flag names. Each may depend on earlier names. */
const needsArbitrary = fc
  .array(fc.array(fc.nat(6), { maxLength: 2 }), { minLength: 2, maxLength: 7 })
  .map((rows): FlagDependencies<string> =>
    Object.fromEntries(
      rows.map((needed, at) => [
        `f${at}`,
        [...new Set(needed.filter((other) => other < at))].map((other) => `f${other}`),
      ]),
    ),
  )

test('covers every allowed pair of values of two flags', () => {
  fc.assert(
    fc.property(needsArbitrary, (needs) => {
      const combinations = listPairwiseFlagCombinations(needs)
      expect(pairsOf(Object.keys(needs), combinations)).toEqual(pairsOf(Object.keys(needs), allCombinations(needs)))
      expect(combinations.filter((on) => !meetsNeeds(needs, on))).toEqual([])
    }),
  )
})

test('covers every allowed pair of values of the product’s flags in at most 14 combinations', () => {
  const combinations = listPairwiseFlagCombinations(flagNeeds)
  const met = new Set(pairsOf(flagCodes, combinations))
  const missing = flagCodes.flatMap((first, at) =>
    flagCodes.slice(at + 1).flatMap((second) => {
      const forbidden = flagNeeds[first].includes(second)
        ? `${first} true ${second} false`
        : flagNeeds[second].includes(first)
          ? `${first} false ${second} true`
          : ''
      const all = [true, false].flatMap((on) => [true, false].map((other) => `${first} ${on} ${second} ${other}`))
      return all.filter((pair) => pair !== forbidden && !met.has(pair))
    }),
  )
  expect(missing).toEqual([])
  expect(combinations.filter((on) => !meetsNeeds(flagNeeds, on))).toEqual([])
  expect(combinations.length).toBeLessThanOrEqual(14)
})

test('control: covers fewer pairs of flag values when any one combination is left out', () => {
  const combinations = listPairwiseFlagCombinations(flagNeeds)
  const whole = pairsOf(flagCodes, combinations)
  for (const [at] of combinations.entries())
    expect(pairsOf(flagCodes, combinations.toSpliced(at, 1))).not.toEqual(whole)
})
