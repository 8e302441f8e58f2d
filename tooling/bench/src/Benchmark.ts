/** The options of `npm run bench`. */
export interface BenchmarkOptions {
  readonly runs: number
  /** A merchant's id. */
  readonly merchant: string
  /**
   * How much work to do, in the unit of the benchmark: random steps, kills of the sandbox's process, seconds of
   * requests, mutants per area, or views. Without a number, each benchmark does its default amount.
   */
  readonly count: number | undefined
}

export interface BenchmarkResult {
  /** A table for the terminal. The first row is its heading. */
  readonly rows: readonly (readonly string[])[]
  /** The figures to append to `.reports/bench.jsonl`. */
  readonly figures: object
  /** True if the result violates a limit in docs/safety.md. */
  readonly failed?: boolean
}

export type Benchmark = (options: BenchmarkOptions) => Promise<BenchmarkResult>
