import { median } from '../report/stats.ts'
import { changeCounts, counts, gates, steps } from './steps.ts'

/** A line that the stamp's benchmark kept. */
export interface StampRuns {
  /** ISO 8601. */
  readonly date: string
  readonly node: string
  readonly platform: string
  readonly processors: number
  readonly runs: number
  /** Processes that wanted a processor when the runs began, the mean of a minute. */
  readonly load: number
  /** Milliseconds by step, a run each. */
  readonly times: readonly Readonly<Record<string, number>>[]
}

/** Milliseconds of a step, the median of its runs. @throws when the runs have no such step */
export function msOf({ times }: StampRuns, step: string): number {
  return median(times.map((run) => run[step] ?? Number.NaN).filter((ms) => !Number.isNaN(ms)))
}

const told = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`)

/** The measured tables of `docs/scale.md`, as Markdown. */
export function scaleTable(runs: StampRuns): string {
  const ms = (step: string) => msOf(runs, step)
  const compile = ms(steps.compile)
  const cells = (of: (count: number) => string, has: readonly number[]) =>
    counts.map((count) => (has.includes(count) ? told(ms(of(count))) : ''))
  const rows = [
    ['', ...counts.map((count) => count.toLocaleString('en'))],
    counts
      .concat()
      .map(() => '---')
      .concat('---'),
    ['stamped from nothing', ...cells(steps.stamp, counts)],
    ['the same, in compiles', ...counts.map((count) => (ms(steps.stamp(count)) / compile).toFixed(2))],
    ['the same, a merchant', ...counts.map((count) => `${(ms(steps.stamp(count)) / count).toFixed(1)} ms`)],
    ['nothing changed', ...cells(steps.nothing, changeCounts)],
    ['one edit of a folder', ...cells(steps.edit, changeCounts)],
    ['a shared component changed, all stamped anew', ...cells(steps.restamp, changeCounts)],
  ]
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const list = gates.map(({ what, gate, isMet }) => `${what}: ${isMet(ms) ? 'met' : 'missed'} (${gate})`)
  return [
    `Medians of ${runs.runs}, ${runs.date.slice(0, 10)}, Node ${runs.node.slice(1)}, ${runs.platform}, ${runs.processors} processors, a load of ${Math.round(runs.load)} from what else ran.`,
    `A compile from nothing: ${told(compile)}; with a shared component changed: ${told(ms(steps.changedCompile))}; 100 merchants, each site whole: ${told(ms(steps.whole))}.`,
    '',
    ...rows.map(line),
    '',
    `Gates: ${list.join('; ')}.`,
  ].join('\n')
}
