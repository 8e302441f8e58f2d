import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LintProblem } from './LintProblem.ts'
import { listSourceFiles } from './listSourceFiles.ts'

/** Matches `Date.now`, and `Date` without an argument: with or without `new`, and with or without parentheses. */
const CLOCK_READ = /\bDate\s*\.\s*now\b|\bnew\s+Date\b(?!\s*\(\s*[^\s)]|\s*[.<])|(?<!\bnew\s+)\bDate\s*\(/
/** Replaces comments with spaces, so that line numbers stay the same. */
const blankComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '))
const message =
  "reads the device's clock, which may be wrong: use usePlatformNow or platformNow of " +
  '@lobby/platform/startup instead, or its deviceNow if you measure how much time passes on this device'

/**
 * Checks that features do not read the device's clock directly. A wrong clock would shift days and date ranges, and
 * code that calls `Date.now` does not say whether it needs the platform's time or a duration. Tests and their fixtures
 * may read the clock.
 */
export function checkDeviceClockUse(root: string): LintProblem[] {
  return listSourceFiles(root, 'features/*/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      blankComments(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) => (CLOCK_READ.test(line) ? [{ file, line: index + 1, message }] : [])),
    )
}
