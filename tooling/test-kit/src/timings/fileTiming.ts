/** How long each phase of one test file took. All times are milliseconds of wall time in the worker, except `cpuMs`. */
export interface TestFileTiming {
  /** Path relative to the project's root. */
  readonly file: string
  /** The Vitest or Playwright project. */
  readonly project: string
  readonly tests: number
  /** The time to start the worker, its page or its browser context, and the test environment. */
  readonly startMs: number
  /** The time of waiting until Vite has transformed the modules. */
  readonly transformMs: number
  /** The time to evaluate the setup files, the test file and the modules that they import. */
  readonly collectMs: number
  /** The time to start the sandbox and the site's server. It is zero outside of journeys. */
  readonly sandboxMs: number
  /** The time to run the tests with their hooks. */
  readonly testMs: number
  /**
   * Processor time of the worker or the page, where it can be read; it excludes Vite and the browser's main process.
   */
  readonly cpuMs: number
}

/** The measurements of one Vitest or Playwright process. */
export interface TestRunTiming {
  /** The package's folder relative to the project's root. */
  readonly folder: string
  readonly runner: 'vitest' | 'playwright'
  /** The time from the start to the end of the test runner. */
  readonly wallMs: number
  /**
   * Processor time of the test runner's main process, which runs Vite and the reporters, and in Playwright starts the
   * workers.
   */
  readonly mainCpuMs: number
  readonly files: readonly TestFileTiming[]
}

/** Returns the folder for timings, or undefined unless `npm test -- --timings` runs. */
export const getTimingsDir = (): string | undefined => process.env['LOBBY_TIMINGS'] || undefined
