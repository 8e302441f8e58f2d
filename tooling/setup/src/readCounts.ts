import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Count } from './runChecks.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Adds up the vitest reports below a folder. A test file that could not be loaded has no tests, and counts as one failure. */
export function readVitestCounts(root: string): Count {
  const files = globSync('{apps,packages,packages/features,tooling}/*/.reports/test.json', { cwd: root })
  const total = { passed: 0, failed: 0 }
  for (const file of files) {
    const report = read(join(root, file)) as VitestReport
    total.passed += report.numPassedTests
    total.failed += report.numFailedTests
    total.failed += report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  }
  return total
}

/** Reads Playwright's report: a flaky test counts as failed, and so does an error outside of any test. */
export function readPlaywrightCounts(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats, errors } = read(file) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
