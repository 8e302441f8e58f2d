import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { VitestReport } from '@lobby/test-kit/report'
import type { JSONReport, JSONReportSuite, TestError } from '@playwright/test/reporter'
import type { Count, Outcome } from './runChecks.ts'

/** Where packages have what Vitest reported. */
const vitestReports = '{apps,packages,packages/features,tooling}/*/.reports/{test,*.test}.json'

/** How much of a line with what was expected or received is shown. */
const MAX_DETAIL_LENGTH = 200

/** A slow machine may upset a test or two of a run; more second attempts are a fault of the tests. */
const MAX_SECOND_ATTEMPTS = 3

function outcomeOf({ passed, failed }: Count, failures: readonly string[], secondAttempts: readonly string[]): Outcome {
  if (secondAttempts.length <= MAX_SECOND_ATTEMPTS) return { passed, failed, failures, secondAttempts }
  const tooMany = `${secondAttempts.length} tests passed only at their second attempt, which the end of the run lists. More than ${MAX_SECOND_ATTEMPTS} count as failed`
  return {
    passed: passed - secondAttempts.length,
    failed: failed + secondAttempts.length,
    failures: [...failures, tooMany],
    secondAttempts,
  }
}

/** A test and its error in one line: the first line, what was expected and received, and the line of the test. Without the colours of a terminal. */
function withReason(test: string, error = ''): string {
  const [first, ...more] = stripVTControlCharacters(error).trim().split('\n')
  const details = more
    .filter((line) => /^(?:Expected|Received|Locator)\b.*: /.test(line))
    .map((line) => line.replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH))
  const place = /[/\\]([\w.-]+\.(?:test|spec)\.tsx?)(?:\?[^:)]*)?:(\d+)/.exec(more.join('\n'))
  return [`${test} · ${first}`, ...details, ...(place ? [`${place[1]}:${place[2]}`] : [])].join(' · ')
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Adds up the Vitest reports below a folder. A test file that could not be loaded has no tests, and counts as one failure. */
export function readVitestCounts(root: string): Outcome {
  const total = { passed: 0, failed: 0 }
  const failures: string[] = []
  const secondAttempts: string[] = []
  for (const file of globSync(vitestReports, { cwd: root }).toSorted()) {
    const report = read(join(root, file)) as VitestReport
    total.passed += report.numPassedTests
    total.failed += report.numFailedTests
    for (const { name, status, message, assertionResults } of report.testResults) {
      const path = relative(root, name)
      if (status === 'failed' && assertionResults.length === 0) {
        total.failed += 1
        failures.push(withReason(path, message))
      }
      for (const test of assertionResults) {
        const [error] = test.failureMessages
        if (test.status === 'failed') failures.push(withReason(`${path}: ${test.fullName}`, error))
        else if (test.status === 'passed' && error !== undefined)
          secondAttempts.push(withReason(`${path}: ${test.fullName}`, error))
      }
    }
  }
  return outcomeOf(total, failures, secondAttempts)
}

const textOf = (error: TestError | undefined) => error?.stack ?? error?.message

/** The journeys with this status, each with the first error of its first attempt. */
const journeysThatAre = (wanted: 'unexpected' | 'flaky', { title, suites = [], specs }: JSONReportSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        withReason(`[${projectName}] ${title}: ${spec.title}`, textOf(results[0]?.errors[0])),
      ),
  ),
  ...suites.flatMap((suite) => journeysThatAre(wanted, suite)),
]

/** Reads Playwright's report. An error outside of any test counts as one failure, and so does a missing report. */
export function readPlaywrightCounts(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['Playwright wrote no report: its output is above'] }
  const { stats, errors, suites } = read(file) as JSONReport
  const journeys = (wanted: 'unexpected' | 'flaky') => suites.flatMap((suite) => journeysThatAre(wanted, suite))
  const outside = errors.map((error) => withReason('outside of any test', textOf(error)))
  return outcomeOf(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length },
    [...journeys('unexpected'), ...outside],
    journeys('flaky'),
  )
}
