import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isClean, reportOf, type VitestReport } from '@lobby/test-kit/report'
import { root } from './root.ts'
import { runCommand } from './runCommand.ts'

/** A package, and the hash that turbo makes of all that its tests depend on. */
export interface TestedPackage {
  readonly folder: string
  readonly hash: string
}

/** A package's part of the report, with the hash that its tests passed for. */
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

/** Turbo's plan names every input of every package. */
const MAX_PLAN_BYTES = 256 * 1024 * 1024

const reportFile = (folder: string) => join(root, folder, '.reports/test.json')
const wholeReport = join(root, '.reports/packages.json')

/**
 * Runs the tests of the packages that have changed since theirs last passed, all in one Vitest, and writes a report to each package.
 *
 * @param options.isForced Runs the unchanged ones too.
 * @returns Whether all passed.
 */
export async function runPackageTests({ isForced }: { readonly isForced: boolean }): Promise<boolean> {
  const { stdout } = await promisify(execFile)('turbo', ['run', 'test', '--dry=json'], {
    cwd: root,
    maxBuffer: MAX_PLAN_BYTES,
  })
  const packages = packagesOf(JSON.parse(stdout) as Plan)
  const changed = isForced ? packages : packages.filter((each) => !hasPassed(each))
  for (const { folder } of changed) rmSync(reportFile(folder), { force: true })
  if (changed.length === 0) return true
  rmSync(wholeReport, { force: true })
  // Without a slash at the end `packages/i18n` would name `packages/i18n-extra` too.
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
    writeFileSync(reportFile(each.folder), JSON.stringify(partOf(whole, each, succeeded)))
  }
  return succeeded
}

/** Returns the packages without a test script. Their tests run together. */
export const packagesOf = ({ tasks }: Plan): TestedPackage[] =>
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
 * Returns a package's part of the whole report. Leaves out the hash, so that the tests run again next time, if one of them failed, also only at its
 * first attempt, or if the run failed outside of the tests.
 *
 * @param succeeded Whether the whole run did.
 */
export function partOf(whole: VitestReport, { folder, hash }: TestedPackage, succeeded: boolean): PackageReport {
  const testResults = whole.testResults.filter(({ name }) => name.startsWith(join(root, folder, 'src/')))
  const isKnown = succeeded || whole.testResults.some(({ status }) => status === 'failed')
  return { ...(isKnown && testResults.every(isClean) && { hash }), ...reportOf(testResults) }
}
