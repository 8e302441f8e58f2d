/**
 * Measures apps in turn, every other time the other way round: what slows down over time slows all alike.
 * @param apps name to what measures it once
 * @returns name to what its runs gave, in the order of the runs
 */
export async function inTurn<T>(
  runs: number,
  apps: Readonly<Record<string, () => Promise<T>>>,
): Promise<Record<string, T[]>> {
  const names = Object.keys(apps)
  const taken: Record<string, T[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = 0; run < runs; run++) {
    console.log(`Run ${run + 1} of ${runs} ...`)
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const once = await apps[name]?.()
      if (once !== undefined) taken[name]?.push(once)
    }
  }
  return taken
}
