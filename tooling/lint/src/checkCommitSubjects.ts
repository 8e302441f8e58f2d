import { spawnSync } from 'node:child_process'
import type { LintProblem } from './LintProblem.ts'

const MAX_LENGTH = 72
/** The number of newest commits to check. Older subjects can no longer be changed. */
const CHECKED_COMMITS = 100

const form = /^(?:feat|fix|docs|test|refactor|perf|build|ci|chore|style|revert)(?:\([a-z0-9-]+\))?: [^A-Z\s].*[^.]$/

/**
 * Checks that the newest commits have conventional subjects of at most 72 characters. Reports nothing if git cannot
 * read the history.
 */
export function checkCommitSubjects(root: string): LintProblem[] {
  const { status, stdout } = spawnSync('git', ['log', `-${CHECKED_COMMITS}`, '--format=%h %s', '--no-merges'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? findCommitSubjectProblems(stdout.split('\n').filter((line) => line !== '')) : []
}

/** Returns the problems of commit subjects. @param lines Lines with a commit hash, a space and a subject. */
export function findCommitSubjectProblems(lines: readonly string[]): LintProblem[] {
  return lines.flatMap((line) => {
    const subject = line.slice(line.indexOf(' ') + 1)
    const message =
      subject.length > MAX_LENGTH
        ? `has ${subject.length} characters. Write at most ${MAX_LENGTH}: "${subject}"`
        : form.test(subject)
          ? undefined
          : `is not a conventional subject. Write for example "fix(games): keep the list in place": "${subject}"`
    return message === undefined ? [] : [{ file: `commit ${line.split(' ')[0]}`, message }]
  })
}
