import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hasPassedAtFirstAttempt, buildVitestReport, type VitestReport } from '@lobby/test-kit/report'
import { workspaceRoot } from './workspaceRoot.ts'
import { runCommand } from './runCommand.ts'

/** A package, and turbo's hash of all files on which the package's tests depend. */
export interface TestedPackage {
  readonly folder: string
  readonly hash: string
}

/**
 * The report of one package. It has a hash only if all tests of the package passed. Then the tests do not run again
 * until the hash changes.
 */
export interface PackageReport extends VitestReport {
  readonly hash?: string
}

interface Plan {
  readonly tasks: readonly {
    readonly task: string
    readonly directory: string
    readonly hash: string
    readonly command: string
  }[]
}

/** The buffer for turbo's plan is this large because the plan lists every input of every package. */
const MAX_PLAN_BYTES = 256 * 1024 * 1024

const reportFile = (folder: string) => join(workspaceRoot, folder, '.reports/test.json')
const wholeReport = join(workspaceRoot, '.reports/packages.json')

/**
 * Runs the tests of all packages that changed since their tests last passed, in one Vitest process, and writes a report
 * for each package.
 *
 * @param options.isForced True to run the tests of unchanged packages too.
 * @returns True if all tests passed.
 */
export async function runPackageTests({ isForced }: { readonly isForced: boolean }): Promise<boolean> {
  const { stdout } = await promisify(execFile)('turbo', ['run', 'test', '--dry=json'], {
    cwd: workspaceRoot,
    maxBuffer: MAX_PLAN_BYTES,
  })
  const packages = selectPackagesTestedTogether(JSON.parse(stdout) as Plan)
  const changed = isForced ? packages : packages.filter((each) => !hasPassed(each))
  for (const { folder } of changed) rmSync(reportFile(folder), { force: true })
  if (changed.length === 0) return true
  rmSync(wholeReport, { force: true })
  // The filters end with `src/`, because `packages/i18n` would also match `packages/i18n-extra`.
  const filters = changed.length === packages.length ? [] : changed.map(({ folder }) => `${folder}/src/`)
  const succeeded = await runCommand('vitest', [
    'run',
    '--passWithNoTests',
    `--outputFile.json=${wholeReport}`,
    ...filters,
  ])
  if (!existsSync(wholeReport)) return false
  const whole = JSON.parse(readFileSync(wholeReport, 'utf8')) as VitestReport
  for (const each of changed) {
    mkdirSync(dirname(reportFile(each.folder)), { recursive: true })
    writeFileSync(reportFile(each.folder), JSON.stringify(extractPackageReport(whole, each, succeeded)))
  }
  return succeeded
}

/** Returns the packages without a test script, whose tests run together in one process. */
export const selectPackagesTestedTogether = ({ tasks }: Plan): TestedPackage[] =>
  tasks
    .filter(
      ({ task, command, directory }) =>
        task === 'test' && command === '<NONEXISTENT>' && !directory.startsWith('tooling/'),
    )
    .map(({ directory, hash }) => ({ folder: directory, hash }))

function hasPassed({ folder, hash }: TestedPackage): boolean {
  return (
    existsSync(reportFile(folder)) &&
    (JSON.parse(readFileSync(reportFile(folder), 'utf8')) as PackageReport).hash === hash
  )
}

/**
 * Returns a package's part of the report of all packages. Omits the hash, so that the package's tests run again next
 * time, in two cases: a test of the package failed, even if only at its first attempt, or the run failed without a
 * failed test.
 *
 * @param succeeded True if the run of all packages succeeded.
 */
export function extractPackageReport(
  whole: VitestReport,
  { folder, hash }: TestedPackage,
  succeeded: boolean,
): PackageReport {
  const testResults = whole.testResults.filter(({ name }) => name.startsWith(join(workspaceRoot, folder, 'src/')))
  const isKnown = succeeded || whole.testResults.some(({ status }) => status === 'failed')
  return { ...(isKnown && testResults.every(hasPassedAtFirstAttempt) && { hash }), ...buildVitestReport(testResults) }
}
