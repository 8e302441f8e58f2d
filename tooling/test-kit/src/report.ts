/** What Vitest's JSON reporter writes of a test file. */
export interface FileResult {
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

/** What Vitest's JSON reporter writes. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly FileResult[]
}

/** The report of some of the files of a run. */
export function reportOf(testResults: readonly FileResult[]): VitestReport {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }
}

/** Whether all tests of a file passed, each at its first attempt. */
export const isClean = ({ status, assertionResults }: FileResult): boolean =>
  status !== 'failed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0)
