import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

/** `Date.now`, and `Date` without an argument: with or without `new`, and with or without brackets. */
const reads = /\bDate\s*\.\s*now\b|\bnew\s+Date\b(?!\s*\(\s*[^\s)]|\s*[.<])|(?<!\bnew\s+)\bDate\s*\(/
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '))
const message =
  "reads the device's clock, which may be wrong: use usePlatformNow or platformNow of @lobby/platform/startup instead, or its deviceNow if you measure how much time passes on this device"

/**
 * Features do not read the device's clock directly. A wrong clock would move days and ranges, and code that calls `Date.now` does not say
 * whether it needs the platform's time or a duration. Tests and their fixtures may read it.
 */
export function checkDeviceClock(root: string): Problem[] {
  return sourceFiles(root, 'features/*/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      withoutComments(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) => (reads.test(line) ? [{ file, line: index + 1, message }] : [])),
    )
}
