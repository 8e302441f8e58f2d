import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import type { TestFileTiming, TestRunTiming } from '@lobby/test-kit/timings'
import { expect, test } from 'vitest'
import { printAndWriteTimings } from './printAndWriteTimings.ts'

const file = (name: string, project: string, testMs: number): TestFileTiming => ({
  file: name,
  project,
  tests: 2,
  startMs: 100,
  transformMs: 200,
  collectMs: 300,
  sandboxMs: 0,
  testMs,
  cpuMs: 400,
})

const ui: TestRunTiming = {
  folder: 'packages/ui',
  runner: 'vitest',
  wallMs: 5000,
  mainCpuMs: 1000,
  files: [file('packages/ui/src/a.test.ts', 'node', 1000), file('packages/ui/src/b.test.tsx', 'browser', 3000)],
}
const journeys: TestRunTiming = {
  folder: 'apps/mobile-web',
  runner: 'playwright',
  wallMs: 9000,
  mainCpuMs: 0,
  files: [{ ...file('apps/mobile-web/e2e/home.spec.ts', 'aurora PT', 7000), sandboxMs: 900 }],
}

/** Reports the timings of both runs, and returns the printed lines and the JSON. */
function report() {
  const dir = createTemporaryFolder()
  mkdirSync(join(dir, 'timings'))
  for (const run of [ui, journeys]) writeFileSync(join(dir, 'timings', `${run.runner}.json`), JSON.stringify(run))
  const lines: string[] = []
  const json = join(dir, 'timings.json')
  printAndWriteTimings({
    dir: join(dir, 'timings'),
    file: json,
    checks: [{ name: 'unit', wallMs: 5500, cpuMs: 9000 }],
    print: (line) => lines.push(line),
  })
  return { lines, json: JSON.parse(readFileSync(json, 'utf8')) as Readonly<Record<string, readonly object[]>> }
}

test('prints the wall time and the processor time of each check', () => {
  expect(report().lines).toContain('unit    5.5  9.0')
})

test('adds the processor time of the main process to the times of all test files of a package', () => {
  const row = report().lines.find((line) => line.startsWith('packages/ui (vitest)'))
  expect(row?.split(/\s{2,}/)).toEqual(['packages/ui (vitest)', '5.0', '4', '0.2', '0.4', '0.6', '0.0', '4.0', '1.8'])
})

test('lists the slowest test file first', () => {
  const { lines } = report()
  const rows = lines.slice(lines.findIndex((line) => line.includes('slowest')) + 2)
  expect(rows.slice(0, 3).map((line) => line.split(' ')[0])).toEqual([
    'apps/mobile-web/e2e/home.spec.ts',
    'packages/ui/src/b.test.tsx',
    'packages/ui/src/a.test.ts',
  ])
})

test('writes the timings of checks, packages, projects and files as JSON', () => {
  const { json } = report()
  expect(Object.keys(json)).toEqual(['checks', 'packages', 'projects', 'files'])
  expect(json['files']).toHaveLength(3)
})
