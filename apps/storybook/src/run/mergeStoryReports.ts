import {
  hasPassedAtFirstAttempt,
  buildVitestReport,
  type TestFileResult,
  type VitestReport,
} from '@lobby/test-kit/report'
import type { StoryFile } from './storyFiles.ts'

/** Vitest's report of the stories, and whether the whole run succeeded. */
export type StoriesReport = Pick<VitestReport, 'testResults'> & { readonly success: boolean }

/** Maps a file whose stories have passed to the file's hash at that time and to the results. */
export type PassedStoryFiles = Readonly<
  Record<string, { readonly hash: string; readonly results: readonly TestFileResult[] }>
>

/** Returns the files that have changed since their stories passed. */
export const findChangedStoryFiles = (files: readonly StoryFile[], passed: PassedStoryFiles): StoryFile[] =>
  files.filter(({ file, hash }) => passed[file]?.hash !== hash)

/**
 * Merges the results of a run with the earlier results of the unchanged files, which the run skipped.
 *
 * @param run The report of the changed files, or null if there are none.
 * @returns The report of all files, and the files that have passed. A file with a story that failed, or that passed
 * only at the second attempt, has not passed.
 */
export function mergeStoryReports(
  root: string,
  files: readonly StoryFile[],
  passed: PassedStoryFiles,
  run: StoriesReport | null,
) {
  const changed = new Set(findChangedStoryFiles(files, passed).map(({ file }) => file))
  const entries = files.map(({ file, hash }) => {
    const results = changed.has(file)
      ? (run?.testResults ?? []).filter(({ name }) => name === `${root}/${file}`)
      : (passed[file]?.results ?? [])
    return { file, hash, results }
  })
  // If the run failed although no story failed, an error occurred outside of the stories. In that case no result of the
  // run counts.
  const isExplained = run === null || run.success || run.testResults.some(({ status }) => status === 'failed')
  const nowPassed = entries.filter(
    ({ file, results }) =>
      (isExplained || !changed.has(file)) && results.length > 0 && results.every(hasPassedAtFirstAttempt),
  )
  return {
    report: buildVitestReport(entries.flatMap(({ results }) => results)),
    passed: Object.fromEntries(
      nowPassed.map(({ file, hash, results }) => [file, { hash, results }]),
    ) as PassedStoryFiles,
  }
}
