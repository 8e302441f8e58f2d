import { figure, table } from '@lobby/test-kit/table'
import { median, pairedRatio } from './stats.ts'

export interface TellRow<T> {
  readonly title: string
  readonly digits?: number
  of(figures: T): number | undefined
}

/**
 * Prints the medians of apps that were measured in turn, and for each but the last the last one's ratio to it.
 * @param title of the table
 * @param apps name to what its runs gave, in the order of the runs; the site comes last
 */
export function tell<T>(
  title: string,
  rows: readonly TellRow<T>[],
  apps: Readonly<Record<string, readonly T[]>>,
): void {
  const names = Object.keys(apps)
  const runsOf = (of: TellRow<T>['of']) =>
    names.map((name) => (apps[name] ?? []).map(of).filter((value) => value !== undefined))
  const lines = rows.map(({ title: name, digits = 0, of }) => {
    const all = runsOf(of)
    const site = all.at(-1) ?? []
    const medians = all.map((values) => figure(values.length > 0 ? median(values) : undefined, digits))
    return [name, ...medians, ...all.slice(0, -1).map((values) => figure(pairedRatio(site, values), 2))]
  })
  console.log(`\n${table([[title, ...names, ...names.slice(0, -1).map((name) => `to ${name}`)], ...lines])}`)
}
