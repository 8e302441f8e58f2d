import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Count } from './runChecks.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites?: PlaywrightSuite[]
}

/** A busy machine may upset a journey or two of hundreds; more of them are a fault of the journeys. */
const mayGoTwice = 3

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

/** Names of the journeys that passed at their second go. */
const namesOfFlaky = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) => spec.tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${title}: ${spec.title}`)),
  ...suites.flatMap(namesOfFlaky),
]

/**
 * Reads Playwright's report; an error outside of any test counts as failed. Journeys that passed at their second go are named, and are
 * failures all of them once they are more than three.
 */
export function readPlaywrightCounts(file: string): Count & { twice: readonly string[] } {
  if (!existsSync(file)) return { passed: 0, failed: 1, twice: [] }
  const { stats, errors, suites = [] } = read(file) as PlaywrightReport
  const areFaults = stats.flaky > mayGoTwice
  return {
    passed: stats.expected + (areFaults ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (areFaults ? stats.flaky : 0),
    twice: suites.flatMap(namesOfFlaky),
  }
}
