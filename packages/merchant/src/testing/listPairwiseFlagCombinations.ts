/** The names of the flags that are on in one combination. All other flags are off. */
export type FlagCombination<Name extends string> = readonly Name[]

/** The flags on which each flag depends. A flag can be on only if all flags on which it depends are on. */
export type FlagDependencies<Name extends string> = Readonly<Record<Name, readonly Name[]>>

type Values<Name extends string> = ReadonlyMap<Name, boolean>

/** Formats two flags with their values as a text, so that pairs can be compared. */
const pairOf = (first: string, on: boolean, second: string, alsoOn: boolean) => `${first}=${on} ${second}=${alsoOn}`

/**
 * Switches one flag on or off and returns the values of all flags. Switching a flag on also switches on the flags that
 * it needs. Switching a flag off also switches off the flags that need it. Returns null if this contradicts the given
 * values.
 */
function fix<Name extends string>(
  needs: FlagDependencies<Name>,
  given: Values<Name>,
  name: Name,
  on: boolean,
): Values<Name> | null {
  const known = given.get(name)
  if (known !== undefined) return known === on ? given : null
  const others = on ? needs[name] : (Object.keys(needs) as Name[]).filter((other) => needs[other].includes(name))
  let fixed: Values<Name> | null = new Map([...given, [name, on]])
  for (const other of others) fixed = fixed && fix(needs, fixed, other, on)
  return fixed
}

/** Returns the pairs of flags with their values in a combination. */
function pairsIn<Name extends string>(names: readonly Name[], values: Values<Name>): string[] {
  const decided = names.flatMap((name) => (values.has(name) ? [[name, values.get(name) === true] as const] : []))
  return decided.flatMap(([first, on], at) =>
    decided.slice(at + 1).map(([second, alsoOn]) => pairOf(first, on, second, alsoOn)),
  )
}

/**
 * Returns a small list of flag combinations. For every two flags, each allowed pair of values (on or off) occurs in at
 * least one combination. The algorithm is greedy and deterministic.
 * @param needs The dependencies of every flag. They must not be circular.
 * @returns The combinations. Each one meets all dependencies.
 */
export function listPairwiseFlagCombinations<Name extends string>(
  needs: FlagDependencies<Name>,
): readonly FlagCombination<Name>[] {
  const names = Object.keys(needs) as Name[]
  const open = new Map<string, Values<Name>>()
  const values = [true, false]
  for (const [at, first] of names.entries())
    for (const second of names.slice(at + 1))
      for (const on of values)
        for (const alsoOn of values) {
          const one = fix(needs, new Map(), first, on)
          const both = one && fix(needs, one, second, alsoOn)
          if (both) open.set(pairOf(first, on, second, alsoOn), both)
        }

  const countNewPairs = (fixed: Values<Name> | null) =>
    fixed === null ? -1 : pairsIn(names, fixed).filter((pair) => open.has(pair)).length
  const combinations: FlagCombination<Name>[] = []
  for (let [begin] = open.values(); begin !== undefined; [begin] = open.values()) {
    let all: Values<Name> = begin
    for (const [at, name] of names.entries()) {
      if (all.has(name)) continue
      const [on, off] = [fix(needs, all, name, true), fix(needs, all, name, false)]
      const gain = countNewPairs(on) - countNewPairs(off)
      // If both values of the flag add equally many new pairs, choose on and off alternately.
      const takesOn = gain === 0 ? (combinations.length + at) % 2 === 0 : gain > 0
      all = (takesOn ? on : off) ?? all
    }
    for (const pair of pairsIn(names, all)) open.delete(pair)
    const made = all
    combinations.push(names.filter((name) => made.get(name) === true))
  }
  return combinations
}
