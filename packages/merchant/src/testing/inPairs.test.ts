import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagCodes, flagTable, type FlagCode } from '../flags.ts'
import { inPairs, type Combination, type Needs } from './inPairs.ts'

const flagNeeds = Object.fromEntries(
  flagCodes.map((name) => [name, flagTable[name].dependsOn]),
) as unknown as Needs<FlagCode>

/** Every combination of all names, tried one by one: what the short way is held against. */
function allOf(needs: Needs<string>): Combination<string>[] {
  const names = Object.keys(needs)
  const all = [...Array(2 ** names.length).keys()]
  return all.map((bits) => names.filter((_, at) => (bits >> at) & 1)).filter((on) => holds(needs, on))
}
const holds = (needs: Needs<string>, on: Combination<string>) =>
  on.every((name) => (needs[name] ?? []).every((needed) => on.includes(needed)))

/** Each two names with the values that they have somewhere. */
function pairsOf(names: readonly string[], combinations: readonly Combination<string>[]): string[] {
  const met = combinations.flatMap((on) =>
    names.flatMap((first, at) =>
      names.slice(at + 1).map((second) => `${first} ${on.includes(first)} ${second} ${on.includes(second)}`),
    ),
  )
  return [...new Set(met)].sort()
}

/** Up to seven names, each of which may need some that come before it. */
const someNeeds = fc
  .array(fc.array(fc.nat(6), { maxLength: 2 }), { minLength: 2, maxLength: 7 })
  .map((rows): Needs<string> =>
    Object.fromEntries(
      rows.map((needed, at) => [
        `f${at}`,
        [...new Set(needed.filter((other) => other < at))].map((other) => `f${other}`),
      ]),
    ),
  )

test('every two names meet in each pair of values that any combination has, and every combination holds the needs', () => {
  fc.assert(
    fc.property(someNeeds, (needs) => {
      const combinations = inPairs(needs)
      expect(pairsOf(Object.keys(needs), combinations)).toEqual(pairsOf(Object.keys(needs), allOf(needs)))
      expect(combinations.filter((on) => !holds(needs, on))).toEqual([])
    }),
  )
})

test('the flags of merchants are few combinations, in which each pair is there that the registry allows', () => {
  const combinations = inPairs(flagNeeds)
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
  expect(combinations.filter((on) => !holds(flagNeeds, on))).toEqual([])
  expect(combinations.length).toBeLessThanOrEqual(14)
})

test('control: of these, no combination is there for nothing', () => {
  const combinations = inPairs(flagNeeds)
  const whole = pairsOf(flagCodes, combinations)
  for (const [at] of combinations.entries())
    expect(pairsOf(flagCodes, combinations.toSpliced(at, 1))).not.toEqual(whole)
})
