import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../places.ts'
import { badIf, good, unknown, type Cell, type Reason } from './cells.ts'

/** Where the journeys of `npm test` leave what they found. */
export const journeysReport = join(places.app, '.reports/e2e.json')

/**
 * Where `merchant prove` leaves what it found of a brand.
 * @param part true if only some journeys ran. Such a run proves nothing about the others, so the page does not use its report
 */
export const brandReport = (id: string, part = false): string =>
  join(places.app, '.reports/brands', `${id}${part ? '.part' : ''}.json`)

/** What Playwright's JSON says, as far as it is read here. */
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

/** What a report says of one merchant. */
export interface Journeys {
  /** When the run began: ISO 8601. */
  readonly when: string
  /** The commit that was walked, short; null where git could not say. */
  readonly commit: string | null
  readonly passed: number
  readonly failed: readonly Reason[]
}

/** The colours of a terminal. */
// eslint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g

function testsOf(suite: Suite, path: readonly string[] = []): { readonly title: string; readonly test: Test }[] {
  const here = [...path, suite.title].filter((part) => part !== '')
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ title: [...here, title].join(' › '), test })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))]
}

/** The lines of source around a failure, and where they stand: for whoever wrote the test, not for whoever brings a brand. */
const ofSource = /^\s*(?:>?\s*\d+ \||\|(?:\s|$)|at \S*\/)/

const plain = (message: string) =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => !ofSource.test(line))
    .join('\n')
    .trim()

const messageOf = ({ results }: Test): string =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => plain(message)))[0] ??
  'It failed without a word.'

/**
 * What a run of journeys found of a merchant.
 * @param wanted Only those whose title matches.
 * @returns null where there is no report, where it cannot be read, or where it has no journey of the merchant: nothing is known then.
 */
export function readJourneys(
  file: string,
  merchant: string,
  wanted: (title: string) => boolean = () => true,
): Journeys | null {
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

/** What a start of the site can come to, apart from home: maintenance, a restricted region, and the journeys of both. */
const isStartUp = (title: string) => /once\/startUp\.spec|screens\.spec\.ts › (?:maintenance|restricted):/.test(title)
const isScreens = (title: string) => /screens\.spec\.ts › /.test(title) && !isStartUp(title)

/** The columns that come from a run of journeys, and what belongs to each. */
export const journeyColumns = {
  startUp: isStartUp,
  screens: isScreens,
  journeys: (title: string) => !isStartUp(title) && !isScreens(title),
} as const

/** When, and of which commit: what makes a figure worth something. */
const told = ({ when, commit }: Journeys) =>
  `${when.slice(0, 16).replace('T', ' ')} UTC${commit === null ? '' : `, ${commit}`}`

/** What a run says of a merchant in one column; grey where it says nothing. */
export function journeyCell(found: Journeys | null): Cell {
  if (found === null) return unknown('not run')
  const { passed, failed } = found
  const text = `${failed.length} of ${passed + failed.length} failed`
  return badIf(text, failed, good(`${passed} passed`, told(found)), told(found))
}

/** The newest of the reports that has the merchant at all, for one column. */
export function newest(
  reports: readonly string[],
  merchant: string,
  wanted: (title: string) => boolean,
): Journeys | null {
  const found = reports.map((file) => readJourneys(file, merchant, wanted)).filter((each) => each !== null)
  return found.sort((one, other) => other.when.localeCompare(one.when))[0] ?? null
}
