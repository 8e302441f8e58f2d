/** The part of Vitest's JSON report about one test file. */
export interface TestFileResult {
  /** The absolute path of the file. */
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

/** The report that Vitest's JSON reporter writes. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly TestFileResult[]
}

/** Builds a report from the results of some test files, and counts their tests. */
export function buildVitestReport(testResults: readonly TestFileResult[]): VitestReport {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }
}

/** Returns whether all tests of a file passed at their first attempt. */
export const hasPassedAtFirstAttempt = ({ status, assertionResults }: TestFileResult): boolean =>
  status !== 'failed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0)
