import { formatNumberCell } from '@lobby/test-kit/table'
import { computeMedian, computePairedRatio } from './stats.ts'

/** A row of the table: its title, and the function that reads its value from the figures of one run. */
export interface ComparisonRow<T> {
  readonly title: string
  readonly digits?: number
  of(figures: T): number
}

/**
 * Measures apps alternately, and reverses their order after each run. So a machine that slows down affects all apps
 * equally.
 *
 * @param title The title of the table.
 * @param apps Maps the name of each app to a function that measures the app one time. The last app is the site.
 * @returns A table of the medians with the site's ratio to each other app, and the figures of all runs.
 */
export async function measureAppsAlternately<T>(
  title: string,
  runs: number,
  rows: readonly ComparisonRow<T>[],
  apps: Readonly<Record<string, () => Promise<T>>>,
) {
  const names = Object.keys(apps)
  const taken: Record<string, T[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = 0; run < runs; run++) {
    console.log(`${title}: run ${run + 1} of ${runs} ...`)
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const once = await apps[name]?.()
      if (once !== undefined) taken[name]?.push(once)
    }
  }
  const others = names.slice(0, -1)
  const lines = rows.map(({ title: name, digits = 0, of }) => {
    const all = names.map((each) => (taken[each] ?? []).map(of))
    const site = all.at(-1) ?? []
    const ratios = all.slice(0, -1).map((values) => formatNumberCell(computePairedRatio(site, values), 2))
    return [name, ...all.map((values) => formatNumberCell(computeMedian(values), digits)), ...ratios]
  })
  return {
    rows: [[`${title}, medians`, ...names, ...others.map((name) => `to ${name}`)], ...lines],
    figures: { taken },
  }
}
