/** The names that are on in one combination. All other names are off. */
export type FlagCombination<Name extends string> = readonly Name[]

/** For each name, the names that it needs: a name can only be on if all the names that it needs are on. */
export type FlagDependencies<Name extends string> = Readonly<Record<Name, readonly Name[]>>

type Values<Name extends string> = ReadonlyMap<Name, boolean>

/** Formats two names with their values as a text, with which pairs are compared. */
const pairOf = (first: string, on: boolean, second: string, alsoOn: boolean) => `${first}=${on} ${second}=${alsoOn}`

/**
 * Sets one name on or off and returns all resulting values: switching a name on also switches on the names that it
 * needs, and switching it off also switches off the names that need it. Returns null if this contradicts the given
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

/** Returns the pairs of names and values in a combination, in the order of the names. */
function pairsIn<Name extends string>(names: readonly Name[], values: Values<Name>): string[] {
  const decided = names.flatMap((name) => (values.has(name) ? [[name, values.get(name) === true] as const] : []))
  return decided.flatMap(([first, on], at) =>
    decided.slice(at + 1).map(([second, alsoOn]) => pairOf(first, on, second, alsoOn)),
  )
}

/**
 * Returns a small set of combinations in which every pair of names has, in some combination, each pair of values that
 * the needs allow. The algorithm is greedy and deterministic.
 * @param needs Every name with the names that it needs. A needed name may need other names, but not in a circle.
 * @returns The combinations, each with the names that are on, in the order of the names. Each combination meets all
 *   needs.
 */
export function combinePairwise<Name extends string>(needs: FlagDependencies<Name>): readonly FlagCombination<Name>[] {
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
      // If on and off add equally many pairs, chooses on and off alternately, so that no combination is all on or all
      // off.
      const takesOn = gain === 0 ? (combinations.length + at) % 2 === 0 : gain > 0
      all = (takesOn ? on : off) ?? all
    }
    for (const pair of pairsIn(names, all)) open.delete(pair)
    const made = all
    combinations.push(names.filter((name) => made.get(name) === true))
  }
  return combinations
}
