import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count } from './runChecks.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

/** A count, and by name the tests that are red, each with the first line of why, and those that passed at their second go: more than three of these are counted as failed. */
export type NamedCount = Count & { red: readonly string[]; twice: readonly string[] }

/** A busy machine may upset a test or two of a run; more of them are a fault of the tests. */
const mayGoTwice = 3

const withTwice = ({ passed, failed }: Count, red: readonly string[], twice: readonly string[]): NamedCount => {
  const faults = twice.length > mayGoTwice ? twice.length : 0
  return { passed: passed - faults, failed: failed + faults, red, twice }
}

/** A test and the first line of why it is red, without the colours of a terminal. */
const redFor = (test: string, why = '') => `${test} · ${stripVTControlCharacters(why).trim().split('\n', 1)[0]}`

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Adds up the vitest reports below a folder. A test file that could not be loaded has no tests, and counts as one failure. */
export function readVitestCounts(root: string): NamedCount {
  const files = globSync('{apps,packages,packages/features,tooling}/*/.reports/test.json', { cwd: root }).toSorted()
  const total = { passed: 0, failed: 0 }
  const red: string[] = []
  const twice: string[] = []
  for (const file of files) {
    const report = read(join(root, file)) as VitestReport
    total.passed += report.numPassedTests
    total.failed += report.numFailedTests
    for (const { name, status, message, assertionResults } of report.testResults) {
      const path = relative(root, name)
      if (status === 'failed' && assertionResults.length === 0) {
        total.failed += 1
        red.push(redFor(path, message))
      }
      for (const test of assertionResults) {
        const [why] = test.failureMessages
        if (test.status === 'failed') red.push(redFor(`${path}: ${test.fullName}`, why))
        else if (test.status === 'passed' && why !== undefined) twice.push(`${path}: ${test.fullName}`)
      }
    }
  }
  return withTwice(total, red, twice)
}

/** Names of the journeys that went as told: `unexpected`, each with why, or `flaky`. */
const namesOf = (wanted: 'unexpected' | 'flaky', { title, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const name = `[${projectName}] ${title}: ${spec.title}`
        return wanted === 'flaky' ? name : redFor(name, results[0]?.errors[0]?.message)
      }),
  ),
  ...suites.flatMap((suite) => namesOf(wanted, suite)),
]

/** Reads Playwright's report; an error outside of any test counts as failed. */
export function readPlaywrightCounts(file: string): NamedCount {
  if (!existsSync(file)) return { passed: 0, failed: 1, red: [], twice: [] }
  const { stats, errors, suites = [] } = read(file) as PlaywrightReport
  const named = (wanted: 'unexpected' | 'flaky') => suites.flatMap((suite) => namesOf(wanted, suite))
  const outside = errors.map(({ message }) => redFor('outside of any test', message))
  return withTwice({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, [...named('unexpected'), ...outside], named('flaky'))
}
