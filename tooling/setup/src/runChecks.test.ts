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

const again = (fullName: string) => ({ fullName, status: 'passed', failureMessages: ['late'] })

test('the reports of all packages are summed; a file that could not be loaded is a failure', () => {
  const failed = { fullName: 'it breaks', status: 'failed', failureMessages: ['Error: \u001B[31mbroken\u001B[39m\n    at a.test.ts:1'] }
  const loaded = { name: join(root, 'packages/ui/src/a.test.ts'), status: 'passed', assertionResults: [again('it comes'), failed] }
  report('packages/ui/.reports/test.json', { numPassedTests: 5, numFailedTests: 1, testResults: [loaded] })
  report('packages/features/auth/.reports/test.json', { numPassedTests: 2, numFailedTests: 0, testResults: [{ name: join(root, 'packages/features/auth/src/b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }] })
  expect(readVitestCounts(root)).toEqual({
    passed: 7,
    failed: 2,
    red: ['packages/features/auth/src/b.test.ts · No such module', 'packages/ui/src/a.test.ts: it breaks · Error: broken'],
    twice: ['packages/ui/src/a.test.ts: it comes'],
  })
})

const journey = (title: string, status: string, ...messages: string[]) => ({ title, tests: [{ projectName: 'aurora PT', status, results: [{ errors: messages.map((message) => ({ message })) }] }] })

test('of journeys, errors outside of tests are failures, and no report is one', () => {
  report('e2e.json', { stats: { expected: 4, unexpected: 1, flaky: 0 }, errors: [{ message: 'No server\nat all' }], suites: [{ title: 'home.spec.ts', specs: [journey('it stands', 'unexpected', 'Timed out\nhere')] }] })
  const red = ['[aurora PT] home.spec.ts: it stands · Timed out', 'outside of any test · No server']
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toEqual({ passed: 4, failed: 2, red, twice: [] })
  expect(readPlaywrightCounts(join(root, 'none.json'))).toEqual({ passed: 0, failed: 1, red: [], twice: [] })
})

test('up to three journeys may pass at their second go, and are named; with a fourth all of them are failures', () => {
  const flaky = (...titles: string[]) => [{ title: 'home.spec.ts', specs: [journey('it stands', 'expected')], suites: [{ title: 'below', specs: titles.map((title) => journey(title, 'flaky', 'late')) }] }]
  report('e2e.json', { stats: { expected: 4, unexpected: 0, flaky: 3 }, errors: [], suites: flaky('a', 'b', 'c') })
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toEqual({ passed: 7, failed: 0, red: [], twice: ['a', 'b', 'c'].map((title) => `[aurora PT] below: ${title}`) })
  report('e2e.json', { stats: { expected: 4, unexpected: 0, flaky: 4 }, errors: [], suites: flaky('a', 'b', 'c', 'd') })
  expect(readPlaywrightCounts(join(root, 'e2e.json'))).toMatchObject({ passed: 4, failed: 4 })
})

test('so with tests of units', () => {
  const of = (titles: string[]) => [{ name: join(root, 'a.test.ts'), status: 'passed', assertionResults: titles.map(again) }]
  rmSync(join(root, 'packages'), { recursive: true })
  report('packages/ui/.reports/test.json', { numPassedTests: 9, numFailedTests: 0, testResults: of(['a', 'b', 'c']) })
  expect(readVitestCounts(root)).toMatchObject({ passed: 9, failed: 0 })
  report('packages/api/.reports/test.json', { numPassedTests: 3, numFailedTests: 0, testResults: of(['d']) })
  expect(readVitestCounts(root)).toMatchObject({ passed: 8, failed: 4 })
})
