import { passedAtFirstAttempt, buildReport, type FileResult, type VitestReport } from '@lobby/test-kit/report'
import type { StoryFile } from './storyFiles.ts'

/** What Vitest reports of stories, and whether the run as a whole succeeded. */
export type StoriesReport = Pick<VitestReport, 'testResults'> & { readonly success: boolean }

/** The stories that have passed: for each file its hash at that time and its results. */
export type PassedStories = Readonly<Record<string, { readonly hash: string; readonly results: readonly FileResult[] }>>

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
  // An error outside of the stories fails the run without failing any of them: then none of it counts.
  const isExplained = run === null || run.success || run.testResults.some(({ status }) => status === 'failed')
  const nowPassed = entries.filter(
    ({ file, results }) =>
      (isExplained || !changed.has(file)) && results.length > 0 && results.every(passedAtFirstAttempt),
  )
  return {
    report: buildReport(entries.flatMap(({ results }) => results)),
    passed: Object.fromEntries(nowPassed.map(({ file, hash, results }) => [file, { hash, results }])) as PassedStories,
  }
}
