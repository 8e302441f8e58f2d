import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Count } from './runChecks.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
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

/** A count, and the names of the tests that passed at their second go: more than three of them are counted as failed. */
export type CountOfTwo = Count & { twice: readonly string[] }

/** A busy machine may upset a test or two of a run; more of them are a fault of the tests. */
const mayGoTwice = 3

const withTwice = ({ passed, failed }: Count, twice: readonly string[]): CountOfTwo => {
  const faults = twice.length > mayGoTwice ? twice.length : 0
  return { passed: passed - faults, failed: failed + faults, twice }
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Adds up the vitest reports below a folder. A test file that could not be loaded has no tests, and counts as one failure. */
export function readVitestCounts(root: string): CountOfTwo {
  const files = globSync('{apps,packages,packages/features,tooling}/*/.reports/test.json', { cwd: root })
  const total = { passed: 0, failed: 0 }
  const twice: string[] = []
  for (const file of files) {
    const report = read(join(root, file)) as VitestReport
    total.passed += report.numPassedTests
    total.failed += report.numFailedTests
    for (const { name, status, assertionResults } of report.testResults) {
      if (status === 'failed' && assertionResults.length === 0) total.failed += 1
      const again = assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      twice.push(...again.map(({ fullName }) => `${relative(root, name)}: ${fullName}`))
    }
  }
  return withTwice(total, twice)
}

/** Names of the journeys that passed at their second go. */
const namesOfFlaky = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) => spec.tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${title}: ${spec.title}`)),
  ...suites.flatMap(namesOfFlaky),
]

/** Reads Playwright's report; an error outside of any test counts as failed. */
export function readPlaywrightCounts(file: string): CountOfTwo {
  if (!existsSync(file)) return { passed: 0, failed: 1, twice: [] }
  const { stats, errors, suites = [] } = read(file) as PlaywrightReport
  return withTwice({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, suites.flatMap(namesOfFlaky))
}
