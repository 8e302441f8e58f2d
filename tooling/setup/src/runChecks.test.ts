import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywrightCounts, readVitestCounts } from './readCounts.ts'
import { runChecks, type Check } from './runChecks.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-counts-'))
afterAll(() => rmSync(root, { recursive: true }))

const check = (name: string, run: Check['run']): Check => ({ name, title: name, run })

test('every check runs, also after a failure, and the counts are summed', async () => {
  const lines: string[] = []
  const total = await runChecks(
    [
      check('one', async () => ({ passed: 3, failed: 1 })),
      check('two', () => Promise.reject(new Error('it broke'))),
      check('three', async () => ({ passed: 1, failed: 0 })),
    ],
    (line) => lines.push(line),
  )
  expect(total).toEqual({ passed: 4, failed: 2 })
  expect(lines).toContain('it broke')
  expect(lines.at(-1)).toContain('Red: one, two.')
})

test('without a failure nothing is called red', async () => {
  const lines: string[] = []
  expect(await runChecks([check('one', async () => ({ passed: 1, failed: 0 }))], (line) => lines.push(line))).toEqual({ passed: 1, failed: 0 })
  expect(lines.join('\n')).not.toContain('Red')
})

const report = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

test('the reports of all packages are summed; a file that could not be loaded is a failure', () => {
  const loaded = { status: 'passed', assertionResults: [{}] }
  report('packages/ui/.reports/test.json', { numPassedTests: 5, numFailedTests: 1, testResults: [loaded] })
  report('packages/features/auth/.reports/test.json', { numPassedTests: 2, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] })
  expect(readVitestCounts(root)).toEqual({ passed: 7, failed: 2 })
})

test('of journeys, errors outside of tests are failures, and no report is one', () => {
  report('e2e.json', { stats: { expected: 4, unexpected: 1, flaky: 0 }, errors: [{}] })
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toEqual({ passed: 4, failed: 2, twice: [] })
  expect(readPlaywrightCounts(join(root, 'none.json'))).toEqual({ passed: 0, failed: 1, twice: [] })
})

test('up to three journeys may pass at their second go, and are named; with a fourth all of them are failures', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'aurora PT', status }] })
  const suites = [{ title: 'home.spec.ts', specs: [spec('it opens', 'flaky'), spec('it stands', 'expected')], suites: [{ title: 'below', specs: [spec('it goes', 'flaky')] }] }]
  report('e2e.json', { stats: { expected: 4, unexpected: 0, flaky: 3 }, errors: [], suites })
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toEqual({ passed: 7, failed: 0, twice: ['[aurora PT] home.spec.ts: it opens', '[aurora PT] below: it goes'] })
  report('e2e.json', { stats: { expected: 4, unexpected: 0, flaky: 4 }, errors: [] })
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toMatchObject({ passed: 4, failed: 4 })
})
