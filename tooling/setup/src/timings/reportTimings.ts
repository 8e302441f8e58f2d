import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { table } from '@lobby/test-kit/table'
import type { FileTiming, RunTiming } from '@lobby/test-kit/timings'
import type { CheckTiming } from '../runChecks.ts'

/** How many test files the printed table lists; the JSON has all. */
const MAX_FILES = 30

type Times = Omit<FileTiming, 'file' | 'project'>

/** The times of all files with the same key, added up, the longest first. */
function sumBy(
  files: readonly FileTiming[],
  key: (file: FileTiming) => string,
): { readonly name: string; readonly files: number; readonly times: Times }[] {
  const groups = Object.groupBy(files, key)
  return Object.entries(groups)
    .map(([name, group = []]) => ({ name, files: group.length, times: group.reduce<Times>(add, none) }))
    .sort((one, other) => totalMs(other.times) - totalMs(one.times))
}

const none: Times = { tests: 0, startMs: 0, transformMs: 0, collectMs: 0, sandboxMs: 0, testMs: 0, cpuMs: 0 }

const add = (sum: Times, { tests, startMs, transformMs, collectMs, sandboxMs, testMs, cpuMs }: Times): Times => ({
  tests: sum.tests + tests,
  startMs: sum.startMs + startMs,
  transformMs: sum.transformMs + transformMs,
  collectMs: sum.collectMs + collectMs,
  sandboxMs: sum.sandboxMs + sandboxMs,
  testMs: sum.testMs + testMs,
  cpuMs: sum.cpuMs + cpuMs,
})

const totalMs = ({ startMs, transformMs, collectMs, sandboxMs, testMs }: Times) =>
  startMs + transformMs + collectMs + sandboxMs + testMs

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const heading = ['tests', 'start', 'transform', 'collect', 'sandbox', 'testing', 'cpu']
const cells = ({ tests, startMs, transformMs, collectMs, sandboxMs, testMs, cpuMs }: Times) => [
  String(tests),
  ...[startMs, transformMs, collectMs, sandboxMs, testMs, cpuMs].map(seconds),
]

export interface TimingsReport {
  /** Where the runners wrote their timings. */
  readonly dir: string
  /** The JSON file that gets everything. */
  readonly file: string
  readonly checks: readonly CheckTiming[]
  readonly print: (line: string) => void
}

/** Removes the timings of an earlier run. */
export const clearTimings = (dir: string): void => rmSync(dir, { recursive: true, force: true })

/** Prints where the time of a run went, by check, package, project and test file, in seconds, and writes the same as JSON. */
export function reportTimings({ dir, file, checks, print }: TimingsReport): void {
  const runs = globSync('*.json', { cwd: dir }).map(
    (name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as RunTiming,
  )
  const files = runs.flatMap((run) => run.files)
  const packages = runs.map(({ folder, runner, wallMs, mainCpuMs, files: own }) => {
    const times = own.reduce<Times>(add, none)
    return { name: `${folder} (${runner})`, wallMs, times: { ...times, cpuMs: times.cpuMs + mainCpuMs } }
  })
  const projects = runs.flatMap(({ folder, files: own }) => sumBy(own, ({ project }) => `${folder} ${project}`))
  const byFile = sumBy(files, (each) => each.file)

  const section = (title: string, rows: readonly (readonly string[])[]) => {
    print(`\n== ${title}`)
    table(rows).split('\n').forEach(print)
  }
  section('Checks, in seconds', [
    ['check', 'wall', 'cpu'],
    ...checks.map(({ name, wallMs, cpuMs }) => [name, seconds(wallMs), seconds(cpuMs)]),
  ])
  section('Packages, in seconds', [
    ['package', 'wall', ...heading],
    ...packages
      .toSorted((one, other) => other.wallMs - one.wallMs)
      .map(({ name, wallMs, times }) => [name, seconds(wallMs), ...cells(times)]),
  ])
  section('Projects, in seconds', [
    ['project', ...heading],
    ...projects.map(({ name, times }) => [name, ...cells(times)]),
  ])
  section(`The ${Math.min(MAX_FILES, byFile.length)} slowest of ${byFile.length} test files, in seconds`, [
    ['file', ...heading],
    ...byFile.slice(0, MAX_FILES).map(({ name, times }) => [name, ...cells(times)]),
  ])
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ checks, packages, projects, files }, null, 1))
  print(`\nAll of it: ${file}\n`)
}
