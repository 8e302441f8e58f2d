import { passedAtFirstAttempt, buildVitestReport, type TestFileResult, type VitestReport } from '@lobby/test-kit/report'
import type { StoryFile } from './storyFiles.ts'

/** Vitest's report of the stories, and whether the whole run succeeded. */
export type StoriesReport = Pick<VitestReport, 'testResults'> & { readonly success: boolean }

/** The stories that have passed. Each file has its hash at that time and its results. */
export type PassedStories = Readonly<
  Record<string, { readonly hash: string; readonly results: readonly TestFileResult[] }>
>

/** Returns the files that have changed since their stories passed. */
export const findChangedFiles = (files: readonly StoryFile[], passed: PassedStories): StoryFile[] =>
  files.filter(({ file, hash }) => passed[file]?.hash !== hash)

/**
 * Merges the results of a run with those of the unchanged files, which the run left out.
 *
 * @param run The report of the changed files, or null if there are none.
 * @returns The report of all files, and the files that have passed. A file with a failed or a repeated story has not passed.
 */
export function mergeReports(
  root: string,
  files: readonly StoryFile[],
  passed: PassedStories,
  run: StoriesReport | null,
) {
  const changed = new Set(findChangedFiles(files, passed).map(({ file }) => file))
  const entries = files.map(({ file, hash }) => {
    const results = changed.has(file)
      ? (run?.testResults ?? []).filter(({ name }) => name === `${root}/${file}`)
      : (passed[file]?.results ?? [])
    return { file, hash, results }
  })
  // An error outside the stories fails the run but no story. In that case no result of the run counts.
  const isExplained = run === null || run.success || run.testResults.some(({ status }) => status === 'failed')
  const nowPassed = entries.filter(
    ({ file, results }) =>
      (isExplained || !changed.has(file)) && results.length > 0 && results.every(passedAtFirstAttempt),
  )
  return {
    report: buildVitestReport(entries.flatMap(({ results }) => results)),
    passed: Object.fromEntries(nowPassed.map(({ file, hash, results }) => [file, { hash, results }])) as PassedStories,
  }
}
