import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PATHS } from '../places.ts'
import {
  createBadProofCellIfReasons,
  createGoodCell,
  createUnknownCell,
  type ProofCell,
  type ProofFailureReason,
} from './cells.ts'

/** The path of the report that the journeys of `npm test` write. */
export const JOURNEYS_REPORT_PATH = join(DEFAULT_PATHS.app, '.reports/e2e.json')

/**
 * Returns the path of the report that `merchant prove` writes for a merchant.
 * @param part True if only some journeys ran. Such a run proves nothing about the other journeys, so the proof page
 *   does not use its report.
 */
export const getProveReportPath = (id: string, part = false): string =>
  join(DEFAULT_PATHS.app, '.reports/brands', `${id}${part ? '.part' : ''}.json`)

/** The parts of Playwright's JSON report that are used here. */
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Test[] }[]
}
interface Test {
  readonly projectName: string
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
}
interface Report {
  readonly stats: { readonly startTime: string }
  readonly config?: {
    readonly metadata?: { readonly gitCommit?: { readonly shortHash?: string; readonly subject?: string } }
  }
  readonly suites?: readonly Suite[]
  readonly errors?: readonly { readonly message?: string }[]
}

/** The results of one merchant's journeys in a report. */
export interface JourneyResults {
  /** The start of the run: ISO 8601. */
  readonly when: string
  /** The short hash of the tested commit. Null if the report does not contain a commit. */
  readonly commit: string | null
  readonly passed: number
  readonly failed: readonly ProofFailureReason[]
}

/** Matches the escape codes with which a terminal colours text. */
// eslint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g

function testsOf(suite: Suite, path: readonly string[] = []): { readonly title: string; readonly test: Test }[] {
  const here = [...path, suite.title].filter((part) => part !== '')
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ title: [...here, title].join(' › '), test })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))]
}

/**
 * Matches source lines and stack traces in a failure message. They help the author of a test, but not a person who adds
 * a merchant.
 */
const sourceLine = /^\s*(?:>?\s*\d+ \||\|(?:\s|$)|at \S*\/)/

const cleanMessage = (message: string) =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => !sourceLine.test(line))
    .join('\n')
    .trim()

const messageOf = ({ results }: Test): string =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => cleanMessage(message)))[0] ??
  'The test failed without an error message.'

/**
 * Reads the results of one merchant from a report.
 * @param wanted Limits the journeys to those whose title matches.
 * @returns The results. Null if the report is missing or cannot be read, or has no journey of the merchant.
 */
export function readJourneyResults(
  file: string,
  merchant: string,
  wanted: (title: string) => boolean = () => true,
): JourneyResults | null {
  if (!existsSync(file)) return null
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
  const own = (report.suites ?? [])
    .flatMap((suite) => testsOf(suite))
    .filter(
      ({ title, test }) => test.projectName.split(' ')[0] === merchant && wanted(title) && test.status !== 'skipped',
    )
  if (own.length === 0) return null
  const failed = own.filter(({ test }) => test.status === 'unexpected')
  return {
    when: report.stats.startTime,
    commit: report.config?.metadata?.gitCommit?.shortHash ?? null,
    passed: own.length - failed.length,
    failed: failed.map(({ title, test }) => ({ title, text: messageOf(test) })),
  }
}

/**
 * Matches the titles of journeys in which the site shows another page instead of home: maintenance and a restricted
 * region.
 */
const isStartUp = (title: string) => /once\/startUp\.spec|screens\.spec\.ts › (?:maintenance|restricted):/.test(title)
const isScreens = (title: string) => /screens\.spec\.ts › /.test(title) && !isStartUp(title)

/**
 * The columns of the proof page that show results of journeys. Each value is a function that returns whether a journey
 * belongs to the column.
 */
export const journeyColumnFilters = {
  startUp: isStartUp,
  screens: isScreens,
  journeys: (title: string) => !isStartUp(title) && !isScreens(title),
} as const

/** Formats the time and the commit of a run. */
const describeRun = ({ when, commit }: JourneyResults) =>
  `${when.slice(0, 16).replace('T', ' ')} UTC${commit === null ? '' : `, ${commit}`}`

/** Returns the cell of one column for the results of a run. Without results the cell is grey. */
export function createJourneysCell(found: JourneyResults | null): ProofCell {
  if (found === null) return createUnknownCell('not run')
  const { passed, failed } = found
  const text = `${failed.length} of ${passed + failed.length} failed`
  return createBadProofCellIfReasons(
    text,
    failed,
    createGoodCell(`${passed} passed`, describeRun(found)),
    describeRun(found),
  )
}

/** Returns the newest results of a merchant's journeys for one column of the proof page. */
export function findNewestJourneyResults(
  reports: readonly string[],
  merchant: string,
  wanted: (title: string) => boolean,
): JourneyResults | null {
  const found = reports.map((file) => readJourneyResults(file, merchant, wanted)).filter((each) => each !== null)
  return found.sort((one, other) => other.when.localeCompare(one.when))[0] ?? null
}
