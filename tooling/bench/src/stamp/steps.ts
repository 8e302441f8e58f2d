/** How many merchants are stamped. */
export const counts = [1, 10, 100, 250, 1000] as const

/** After how many of them it is looked at what a change costs. */
export const changeCounts = [100, 250, 1000] as const

/** Names of the steps of a run, as they stand in `.reports/bench.jsonl`. */
export const steps = {
  compile: 'compile',
  changedCompile: 'compile, a shared component changed',
  stamp: (count: number) => `stamp ${count}`,
  whole: 'stamp 100, each whole',
  nothing: (count: number) => `nothing changed, of ${count}`,
  edit: (count: number) => `one edit, of ${count}`,
  restamp: (count: number) => `stamp ${count}, a shared component changed`,
} as const

/** What a step may take, where a limit was set. Told, and never asserted: times are a machine's. */
export const gates: readonly {
  readonly what: string
  readonly gate: string
  readonly isMet: (ms: (step: string) => number) => boolean
}[] = [
  {
    what: '100 from clean',
    gate: '3 compiles',
    isMet: (ms) => ms(steps.compile) + ms(steps.stamp(100)) <= 3 * ms(steps.compile),
  },
  { what: '250 stamped', gate: '5 compiles', isMet: (ms) => ms(steps.stamp(250)) <= 5 * ms(steps.compile) },
  { what: '1,000 stamped', gate: '10 s', isMet: (ms) => ms(steps.stamp(1000)) <= 10_000 },
  { what: 'one edit, of 100', gate: '0.4 s', isMet: (ms) => ms(steps.edit(100)) <= 400 },
]
