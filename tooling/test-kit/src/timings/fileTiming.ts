/** How long each phase of one test file took. All times are milliseconds of wall time in the worker, except `cpuMs`. */
export interface FileTiming {
  /** Path relative to the project's root. */
  readonly file: string
  /** The Vitest or Playwright project. */
  readonly project: string
  readonly tests: number
  /** Starting the worker, its page or its browser context, and the environment. */
  readonly startMs: number
  /** Waiting for Vite to transform modules. */
  readonly transformMs: number
  /** Evaluating the setup files, the test file and what they import. */
  readonly collectMs: number
  /** Starting the sandbox and the site's server; zero outside of journeys. */
  readonly sandboxMs: number
  /** The tests with their hooks. */
  readonly testMs: number
  /** Processor time of the worker or the page, where it can be read; it excludes Vite and the browser's main process. */
  readonly cpuMs: number
}

/** The measurements of one Vitest or Playwright process. */
export interface RunTiming {
  /** The package's folder relative to the project's root. */
  readonly folder: string
  readonly runner: 'vitest' | 'playwright'
  /** From the runner's start to its end. */
  readonly wallMs: number
  /** Processor time of the runner's main process: Vite, reporters, and in Playwright the start of the workers. */
  readonly mainCpuMs: number
  readonly files: readonly FileTiming[]
}

/** Returns the folder for timings, or undefined unless `npm test -- --timings` runs. */
export const getTimingsDir = (): string | undefined => process.env['LOBBY_TIMINGS'] || undefined
