/** The options of `npm run bench`. */
export interface BenchmarkOptions {
  readonly runs: number
  /** A merchant's id. */
  readonly merchant: string
  /** The amount of work: steps, kills, seconds, changes of an area, or views. Without it the benchmark runs in full. */
  readonly count: number | undefined
}

export interface BenchmarkResult {
  /** A table for the terminal. The first row is its heading. */
  readonly rows: readonly (readonly string[])[]
  /** The figures to append to `.reports/bench.jsonl`. */
  readonly figures: object
  /** Whether a limit of docs/safety.md is missed. */
  readonly failed?: boolean
}

export type Benchmark = (options: BenchmarkOptions) => Promise<BenchmarkResult>
