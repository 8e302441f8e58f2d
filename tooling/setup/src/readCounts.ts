import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { VitestReport } from '@lobby/test-kit/report'
import type { JSONReport, JSONReportSuite, TestError } from '@playwright/test/reporter'
import type { TestCounts, CheckOutcome } from './runChecks.ts'

/** Matches the Vitest reports of all packages. */
const VITEST_REPORTS = '{apps,packages,packages/features,tooling}/*/.reports/{test,*.test}.json'

/** Lines with an expected or received value are cut to this number of characters. */
const MAX_DETAIL_LENGTH = 200

/**
 * On a slow machine one or two tests of a run may need a second attempt. More second attempts mean that the tests are
 * faulty.
 */
const MAX_SECOND_ATTEMPTS = 3

function outcomeOf(
  { passed, failed }: TestCounts,
  failures: readonly string[],
  secondAttempts: readonly string[],
): CheckOutcome {
  if (secondAttempts.length <= MAX_SECOND_ATTEMPTS) return { passed, failed, failures, secondAttempts }
  const tooMany =
    `${secondAttempts.length} tests passed only at their second attempt; the end of the output lists them. If ` +
    `there are more than ${MAX_SECOND_ATTEMPTS}, they count as failed`
  return {
    passed: passed - secondAttempts.length,
    failed: failed + secondAttempts.length,
    failures: [...failures, tooMany],
    secondAttempts,
  }
}

/**
 * Formats a test and its error as one line without terminal colours: the error's first line, the expected and received
 * values, and the line of the test.
 */
function withReason(test: string, error = ''): string {
  const [first, ...more] = stripVTControlCharacters(error).trim().split('\n')
  const details = more
    .filter((line) => /^(?:Expected|Received|Locator)\b.*: /.test(line))
    .map((line) => line.replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH))
  const place = /[/\\]([\w.-]+\.(?:test|spec)\.tsx?)(?:\?[^:)]*)?:(\d+)/.exec(more.join('\n'))
  return [`${test} · ${first}`, ...details, ...(place ? [`${place[1]}:${place[2]}`] : [])].join(' · ')
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Adds up the Vitest reports of all packages below a folder. A test file that could not be loaded has no tests, and
 * counts as one failure.
 */
export function readVitestCounts(root: string): CheckOutcome {
  const total = { passed: 0, failed: 0 }
  const failures: string[] = []
  const secondAttempts: string[] = []
  for (const file of globSync(VITEST_REPORTS, { cwd: root }).toSorted()) {
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

/** Lists the titles of the journeys with this status, each with the first error of its first attempt. */
const listJourneys = (wanted: 'unexpected' | 'flaky', { title, suites = [], specs }: JSONReportSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        withReason(`[${projectName}] ${title}: ${spec.title}`, textOf(results[0]?.errors[0])),
      ),
  ),
  ...suites.flatMap((suite) => listJourneys(wanted, suite)),
]

/** Reads Playwright's report. An error outside of any test counts as one failure, and so does a missing report. */
export function readPlaywrightCounts(file: string): CheckOutcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['Playwright wrote no report: its output is above'] }
  const { stats, errors, suites } = read(file) as JSONReport
  const journeys = (wanted: 'unexpected' | 'flaky') => suites.flatMap((suite) => listJourneys(wanted, suite))
  const outside = errors.map((error) => withReason('outside of any test', textOf(error)))
  return outcomeOf(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length },
    [...journeys('unexpected'), ...outside],
    journeys('flaky'),
  )
}
