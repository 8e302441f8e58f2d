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

test('of journeys, flaky ones and errors outside of tests are failures; no report is one', () => {
  report('e2e.json', { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toEqual({ passed: 4, failed: 3 })
  expect(readPlaywrightCounts(join(root, 'none.json'))).toEqual({ passed: 0, failed: 1 })
})
