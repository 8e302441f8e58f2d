import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runPackageTests } from './runPackageTests.ts'
import { readPlaywrightCounts, readVitestCounts } from './readCounts.ts'
import { workspaceRoot } from './workspaceRoot.ts'
import { runCommand } from './runCommand.ts'
import type { TestRunCheck, CheckOutcome } from './runChecks.ts'

/** Matches the Vitest reports that turbo's tasks write. */
const TASK_REPORTS = '{apps/sandbox,apps/storybook,tooling/*}/.reports/{test,*.test}.json'
const journeysReport = join(workspaceRoot, 'apps/mobile-web/.reports/e2e.json')

/** Creates a check that runs one command and counts as one test. */
const command = (name: string, title: string, program: string, ...args: string[]): TestRunCheck => ({
  name,
  title,
  run: async () => {
    const succeeded = await runCommand(program, args)
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  },
})

interface TestRun {
  /** Removes the reports of an earlier run. */
  readonly clear: () => void
  /**
   * Runs the tests in groups.
   * @param isForced True to run unchanged tests too.
   * @returns The names of the groups that failed.
   */
  readonly start: (isForced: boolean) => Promise<readonly string[]>
  readonly read: () => CheckOutcome
}

/**
 * Creates a check that runs tests and counts them. If groups fail without a failed test, for example because they did
 * not start, the groups together count as one failure, which names them.
 */
export const createTestCheck = (name: string, title: string, { clear, start, read }: TestRun): TestRunCheck => ({
  name,
  title,
  run: async () => {
    clear()
    const failedGroups = await start(process.env['LOBBY_TIMINGS'] !== undefined)
    const outcome = read()
    if (failedGroups.length === 0 || outcome.failed > 0) return outcome
    const failure = `${failedGroups.join(', ')}: some tests did not run or wrote no report. The reason is in the output above`
    return { ...outcome, failed: 1, failures: [failure] }
  },
})

const runTasks = (args: readonly string[], isForced: boolean) =>
  runCommand('turbo', ['run', ...args, ...(isForced ? ['--force'] : [])])

/** The packages whose tests need the built Storybook. One run of turbo builds it for both packages. */
const storybookPackages = ['@lobby/storybook', '@lobby/pictures']

interface Group {
  readonly name: string
  /** @returns True if all tests passed. */
  readonly run: () => Promise<boolean>
}

/**
 * Runs groups in order, two at the same time, because most machines have two processors. Returns the names of the
 * failed groups.
 */
async function runTwoAtOnce(groups: readonly Group[]): Promise<string[]> {
  const waiting = [...groups]
  const failed: string[] = []
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) if (!(await group.run())) failed.push(group.name)
  }
  await Promise.all([work(), work()])
  return failed
}

// Makes turbo run one task at a time, because `runTwoAtOnce` runs another group at the same time.
const quiet = ['--output-logs=errors-only', '--continue=dependencies-successful', '--concurrency=1']

/** The checks that `npm test` runs, in this order: the quick checks that find the most mistakes come first. */
export const testChecks: readonly TestRunCheck[] = [
  command('generated', 'Generated files are current', 'node', 'tooling/openapi/src/generate.ts', '--check'),
  command(
    'lockfile',
    'Lockfile fits the packages',
    'pnpm',
    'install',
    '--frozen-lockfile',
    '--lockfile-only',
    '--offline',
  ),
  command('lint', 'Lint', 'oxlint', '--type-aware', '--quiet'),
  command('format', 'Format', 'oxfmt', '--check'),
  command('house', 'Rules of the project', 'node', 'tooling/lint/src/main.ts'),
  command('boundaries', 'Imports between packages', 'turbo', 'boundaries'),
  command('dead', 'No dead code', 'knip', '--no-progress'),
  command('types', 'Types', 'tsc', '--noEmit'),
  command('contract', 'The contract', 'turbo', 'run', 'lint:contract', ...quiet),
  createTestCheck('unit', 'Unit and component tests', {
    clear: () => globSync(TASK_REPORTS, { cwd: workspaceRoot }).forEach((file) => rmSync(join(workspaceRoot, file))),
    start: async (isForced) => {
      // Runs the tests of stories and of packages one after the other, because both open several browser pages.
      const pages = async () => {
        const stories = await runTasks(['test:stories', ...quiet], isForced)
        const packages = await runPackageTests({ isForced })
        return stories && packages
      }
      const except = storybookPackages.map((name) => `--filter=!${name}`)
      const only = storybookPackages.map((name) => `--filter=${name}`)
      return runTwoAtOnce([
        { name: 'stories and packages', run: pages },
        { name: 'sandbox and tools', run: () => runTasks(['test', ...except, ...quiet], isForced) },
        { name: 'Storybook', run: () => runTasks(['test', 'test:static', ...only, ...quiet], isForced) },
        { name: 'stress grid', run: () => runTasks(['test:stress', ...quiet], isForced) },
      ])
    },
    read: () => readVitestCounts(workspaceRoot),
  }),
  createTestCheck('journeys', 'Journeys in the browser, on stamped sites', {
    clear: () => rmSync(journeysReport, { force: true }),
    start: async (isForced) => ((await runTasks(['test:e2e', '--output-logs=new-only'], isForced)) ? [] : ['journeys']),
    read: () => readPlaywrightCounts(journeysReport),
  }),
]

const bench = (name: string, title: string, ...args: string[]) =>
  command(name, title, 'node', 'tooling/bench/src/main.ts', name, ...args)

/** The checks that only `npm run test:deep` runs, after all others. They take hours (docs/safety.md). */
export const deepTestChecks: readonly TestRunCheck[] = [
  bench('kills', 'Kills during writes, 1,000 times'),
  bench('monkey', 'Random steps in the site, 10,000 times'),
  bench('axe', 'Axe in every view, merchant and language'),
  // Tries 13 mutants in each area, because all mutants would take days.
  bench('mutation', 'Tests that notice a changed line', '--count', '13'),
]
