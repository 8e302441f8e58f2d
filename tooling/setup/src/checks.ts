import { spawn } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywrightCounts, readVitestCounts, type NamedCount } from './readCounts.ts'
import { root } from './root.ts'
import type { Check, Count } from './runChecks.ts'

const journeys = join(root, 'apps/mobile-web/.reports/e2e.json')

/** Runs a program in the project's root, its output on ours. */
const succeeds = (command: string, args: readonly string[]) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })
const program = (name: string, title: string, command: string, ...args: string[]): Check => ({
  name,
  title,
  run: async () => one(await succeeds(command, args)),
})

/** Tests' own counts, and by name whoever is red or passed at the second go; a run that went wrong without a failed test counts as one failure. */
function counted(passed: boolean, { red, twice, ...count }: NamedCount): Count {
  for (const name of red) console.log(`   red: ${name}`)
  for (const name of twice) console.log(`   passed at its second go: ${name}`)
  return { ...count, failed: count.failed + (passed || count.failed > 0 ? 0 : 1) }
}

const turbo = (...args: string[]) => ['run', ...args, '--output-logs=errors-only', '--continue=dependencies-successful', '--concurrency=150%']

/** Everything that `npm test` runs, in order: what is quick and says most comes first. */
export const checks: readonly Check[] = [
  program('generated', 'Generated files are current', 'node', 'tooling/openapi/src/generate.ts', '--check'),
  program('lockfile', 'Lockfile fits the packages', 'pnpm', 'install', '--frozen-lockfile', '--lockfile-only', '--offline'),
  program('lint', 'Lint', 'oxlint', '--type-aware', '--quiet'),
  program('house', 'Rules of the house', 'node', 'tooling/lint/src/main.ts'),
  program('boundaries', 'Who may import whom', 'turbo', 'boundaries'),
  program('dead', 'No dead code', 'knip', '--no-progress'),
  program('types', 'Types and contract', 'turbo', ...turbo('check:types', 'lint:contract')),
  {
    name: 'unit',
    title: 'Unit and component tests',
    run: async () => {
      for (const file of globSync('{apps,packages,packages/features,tooling}/*/.reports', { cwd: root })) rmSync(join(root, file), { recursive: true })
      const passed = await succeeds('turbo', turbo('test'))
      return counted(passed, readVitestCounts(root))
    },
  },
  {
    name: 'journeys',
    title: 'Journeys in the browser, on stamped sites',
    run: async () => {
      rmSync(journeys, { force: true })
      const passed = await succeeds('turbo', ['run', 'test:e2e', '--output-logs=full'])
      return counted(passed, readPlaywrightCounts(journeys))
    },
  },
]
