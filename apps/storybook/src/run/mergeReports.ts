import type { StoryFile } from './storyFiles.ts'

interface TestResult {
  /** The absolute path of the file. */
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[]
}

/** The parts of a report of Vitest that are read here. */
export interface StoriesReport {
  readonly success: boolean
  readonly testResults: readonly TestResult[]
}

/** The stories that have passed: for each file its hash at that time and its results. */
export type PassedStories = Readonly<Record<string, { readonly hash: string; readonly results: readonly TestResult[] }>>

/** Returns the files that have changed since their stories passed. */
export const changedFiles = (files: readonly StoryFile[], passed: PassedStories): StoryFile[] =>
  files.filter(({ file, hash }) => passed[file]?.hash !== hash)

/**
 * Adds to a run's results those of the unchanged files, which it left out.
 *
 * @param run The report of the changed files, or null if there are none.
 * @returns The report of all files, and which of them have passed now: not those with a failed or a repeated story.
 */
export function mergeReports(
  root: string,
  files: readonly StoryFile[],
  passed: PassedStories,
  run: StoriesReport | null,
) {
  const changed = new Set(changedFiles(files, passed).map(({ file }) => file))
  const entries = files.map(({ file, hash }) => {
    const results = changed.has(file)
      ? (run?.testResults ?? []).filter(({ name }) => name === `${root}/${file}`)
      : (passed[file]?.results ?? [])
    return { file, hash, results }
  })
  const testResults = entries.flatMap(({ results }) => results)
  const count = (status: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((each) => each.status === status).length
  const isClean = ({ status, assertionResults }: TestResult) =>
    status === 'passed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0)
  // An error outside of the stories fails the run without failing any of them: then none of it counts.
  const isExplained = run === null || run.success || run.testResults.some(({ status }) => status === 'failed')
  const nowPassed = entries.filter(
    ({ file, results }) => (isExplained || !changed.has(file)) && results.length > 0 && results.every(isClean),
  )
  return {
    report: { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults },
    passed: Object.fromEntries(nowPassed.map(({ file, hash, results }) => [file, { hash, results }])) as PassedStories,
  }
}
