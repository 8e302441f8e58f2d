import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatTable } from '@lobby/test-kit/table'
import type { TestFileTiming, TestRunTiming } from '@lobby/test-kit/timings'
import type { CheckTiming } from '../runChecks.ts'

/** The maximum number of test files in the printed table. The JSON lists all. */
const MAX_FILES = 30

type Times = Omit<TestFileTiming, 'file' | 'project'>

/**
 * Adds up the times of all test files for which `key` returns the same name, and sorts the sums by total time, the
 * longest first.
 */
function sumBy(
  files: readonly TestFileTiming[],
  key: (file: TestFileTiming) => string,
): { readonly name: string; readonly files: number; readonly times: Times }[] {
  const groups = Object.groupBy(files, key)
  return Object.entries(groups)
    .map(([name, group = []]) => ({ name, files: group.length, times: group.reduce<Times>(add, ZERO_TIMES) }))
    .sort((one, other) => getTotalMs(other.times) - getTotalMs(one.times))
}

const ZERO_TIMES: Times = { tests: 0, startMs: 0, transformMs: 0, collectMs: 0, sandboxMs: 0, testMs: 0, cpuMs: 0 }

const add = (sum: Times, { tests, startMs, transformMs, collectMs, sandboxMs, testMs, cpuMs }: Times): Times => ({
  tests: sum.tests + tests,
  startMs: sum.startMs + startMs,
  transformMs: sum.transformMs + transformMs,
  collectMs: sum.collectMs + collectMs,
  sandboxMs: sum.sandboxMs + sandboxMs,
  testMs: sum.testMs + testMs,
  cpuMs: sum.cpuMs + cpuMs,
})

const getTotalMs = ({ startMs, transformMs, collectMs, sandboxMs, testMs }: Times) =>
  startMs + transformMs + collectMs + sandboxMs + testMs

const formatSeconds = (ms: number) => (ms / 1000).toFixed(1)
const heading = ['tests', 'start', 'transform', 'collect', 'sandbox', 'testing', 'cpu']
const formatCells = ({ tests, startMs, transformMs, collectMs, sandboxMs, testMs, cpuMs }: Times) => [
  String(tests),
  ...[startMs, transformMs, collectMs, sandboxMs, testMs, cpuMs].map(formatSeconds),
]

export interface TimingsReport {
  /** The folder in which Vitest and Playwright wrote their timings. */
  readonly dir: string
  readonly file: string
  readonly checks: readonly CheckTiming[]
  readonly print: (line: string) => void
}

/** Removes the timings that an earlier run of the tests wrote. */
export const removeEarlierTimings = (dir: string): void => rmSync(dir, { recursive: true, force: true })

/**
 * Prints how long each check, package, project and test file took, in seconds, and writes the same as JSON in
 * milliseconds.
 */
export function printAndWriteTimings({ dir, file, checks, print }: TimingsReport): void {
  const runs = globSync('*.json', { cwd: dir }).map(
    (name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as TestRunTiming,
  )
  const files = runs.flatMap((run) => run.files)
  const packages = runs.map(({ folder, runner, wallMs, mainCpuMs, files: own }) => {
    const times = own.reduce<Times>(add, ZERO_TIMES)
    return { name: `${folder} (${runner})`, wallMs, times: { ...times, cpuMs: times.cpuMs + mainCpuMs } }
  })
  const projects = runs.flatMap(({ folder, files: own }) => sumBy(own, ({ project }) => `${folder} ${project}`))
  const byFile = sumBy(files, (each) => each.file)

  const section = (title: string, rows: readonly (readonly string[])[]) => {
    print(`\n== ${title}`)
    formatTable(rows).split('\n').forEach(print)
  }
  section('Checks, in seconds', [
    ['check', 'wall', 'cpu'],
    ...checks.map(({ name, wallMs, cpuMs }) => [name, formatSeconds(wallMs), formatSeconds(cpuMs)]),
  ])
  section('Packages, in seconds', [
    ['package', 'wall', ...heading],
    ...packages
      .toSorted((one, other) => other.wallMs - one.wallMs)
      .map(({ name, wallMs, times }) => [name, formatSeconds(wallMs), ...formatCells(times)]),
  ])
  section('Projects, in seconds', [
    ['project', ...heading],
    ...projects.map(({ name, times }) => [name, ...formatCells(times)]),
  ])
  section(`The ${Math.min(MAX_FILES, byFile.length)} slowest of ${byFile.length} test files, in seconds`, [
    ['file', ...heading],
    ...byFile.slice(0, MAX_FILES).map(({ name, times }) => [name, ...formatCells(times)]),
  ])
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ checks, packages, projects, files }, null, 1))
  print(`\nFull report: ${file}\n`)
}
