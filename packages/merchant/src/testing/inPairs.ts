/** What is on in one combination; every other name is off. */
export type Combination<Name extends string> = readonly Name[]

/** Names, and without which others each of them cannot be on. */
export type Needs<Name extends string> = Readonly<Record<Name, readonly Name[]>>

type Values<Name extends string> = ReadonlyMap<Name, boolean>

/** Two names and their values, in a form that compares. */
const pairOf = (first: string, on: boolean, second: string, alsoOn: boolean) => `${first}=${on} ${second}=${alsoOn}`

/** What holds once a name has a value beside the given ones: what it needs is on with it, what needs it off with it. Null where that cannot be. */
function fix<Name extends string>(
  needs: Needs<Name>,
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

/** The pairs, in the order of the names, that a combination has. */
function pairsIn<Name extends string>(names: readonly Name[], values: Values<Name>): string[] {
  const decided = names.flatMap((name) => (values.has(name) ? [[name, values.get(name) === true] as const] : []))
  return decided.flatMap(([first, on], at) =>
    decided.slice(at + 1).map(([second, alsoOn]) => pairOf(first, on, second, alsoOn)),
  )
}

/**
 * Few combinations in which every two names meet in each pair of values that their needs allow: greedy, and the same each time.
 * @param needs Every name, and what it needs. Needs may go on over several names, and in no circle.
 * @returns The combinations, each with what is on in it, in the order of the names; each holds all needs.
 */
export function inPairs<Name extends string>(needs: Needs<Name>): readonly Combination<Name>[] {
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

  const news = (fixed: Values<Name> | null) =>
    fixed === null ? -1 : pairsIn(names, fixed).filter((pair) => open.has(pair)).length
  const combinations: Combination<Name>[] = []
  for (let [begin] = open.values(); begin !== undefined; [begin] = open.values()) {
    let all: Values<Name> = begin
    for (const [at, name] of names.entries()) {
      if (all.has(name)) continue
      const [on, off] = [fix(needs, all, name, true), fix(needs, all, name, false)]
      const more = news(on) - news(off)
      // Where both are worth the same they take turns, so that no combination is all of one.
      const takesOn = more === 0 ? (combinations.length + at) % 2 === 0 : more > 0
      all = (takesOn ? on : off) ?? all
    }
    for (const pair of pairsIn(names, all)) open.delete(pair)
    const made = all
    combinations.push(names.filter((name) => made.get(name) === true))
  }
  return combinations
}
