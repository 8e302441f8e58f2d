import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { createTestCheck } from './checks.ts'
import { formatErrorWithAdvice } from './formatErrorWithAdvice.ts'
import { readPlaywrightCounts, readVitestCounts } from './readCounts.ts'
import { runChecks, type TestRunCheck } from './runChecks.ts'

const check = (name: string, run: TestRunCheck['run']): TestRunCheck => ({ name, title: name, run })

/** Runs checks, and returns the counts, the timings and the printed text. */
async function runAndRead(checks: readonly TestRunCheck[]) {
  const lines: string[] = []
  const { timings, ...count } = await runChecks(checks, (line) => lines.push(line))
  return { count, timings, text: lines.join('\n') }
}

test('runs the remaining checks after a failure, and adds up the counts of all checks', async () => {
  const { count, text } = await runAndRead([
    check('one', async () => ({ passed: 3, failed: 1, failures: ['a.test.ts: opens · Error: closed'] })),
    check('two', () => Promise.reject(new Error('it broke'))),
    check('three', async () => ({ passed: 1, failed: 0 })),
  ])
  expect(count).toEqual({ passed: 4, failed: 2 })
  expect(text).toContain('   failed: a.test.ts: opens · Error: closed')
  expect(text).toContain('   failed: it broke')
  expect(text).toContain('Failed: one, two. Run one of them with npm test -- --only one')
})

test('prints the name of a group of tests that did not run', async () => {
  const start = async () => ['stories and packages']
  const read = () => ({ passed: 7, failed: 0 })
  const { count, text } = await runAndRead([createTestCheck('unit', 'Unit tests', { clear: () => {}, start, read })])
  expect(count).toEqual({ passed: 7, failed: 1 })
  expect(text).toContain('   failed: stories and packages: some tests did not run or wrote no report')
})

test('lists tests that passed at the second attempt, with their first error, after the last check', async () => {
  const { count, text } = await runAndRead([
    check('one', async () => ({ passed: 3, failed: 0, secondAttempts: ['a.test.ts: opens · Error: closed'] })),
    check('two', async () => ({ passed: 1, failed: 0 })),
  ])
  expect(count).toEqual({ passed: 4, failed: 0 })
  expect(text).not.toContain('Failed')
  expect(text.indexOf('a.test.ts: opens · Error: closed')).toBeGreaterThan(text.indexOf('== two'))
})

test('returns the wall and processor time of each check', async () => {
  const work = async () => {
    const end = process.cpuUsage().user + 200_000
    while (process.cpuUsage().user < end);
    return { passed: 1, failed: 0 }
  }
  const { timings } = await runAndRead([check('one', work)])
  expect(timings).toEqual([{ name: 'one', wallMs: expect.any(Number), cpuMs: expect.any(Number) }])
  // The operating system counts processor time in steps of 10 ms, so the times may be below 200 ms.
  expect(timings[0]?.wallMs).toBeGreaterThanOrEqual(190)
  expect(timings[0]?.cpuMs).toBeGreaterThanOrEqual(180)
})

function writeReport(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
}

const secondAttempt = (fullName: string) => ({
  fullName,
  status: 'passed',
  failureMessages: ['Error: too late\n    at a.test.ts:1'],
})

test('adds up the Vitest reports of all packages, and counts a file that could not be loaded as one failure', () => {
  const root = createTemporaryFolder()
  const failed = {
    fullName: 'closes',
    status: 'failed',
    failureMessages: [
      'Error: \u001B[31mbroken\u001B[39m\n    at http://localhost:63315/packages/ui/src/a.test.ts?import:41:7',
    ],
  }
  const loaded = {
    name: join(root, 'packages/ui/src/a.test.ts'),
    status: 'passed',
    assertionResults: [secondAttempt('opens'), failed],
  }
  const notLoaded = {
    name: join(root, 'packages/features/auth/src/b.test.ts'),
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  }
  writeReport(join(root, 'packages/ui/.reports/test.json'), {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [loaded],
  })
  writeReport(join(root, 'packages/features/auth/.reports/test.json'), {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [notLoaded],
  })
  writeReport(join(root, 'apps/storybook/.reports/dark.test.json'), {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [],
  })
  expect(readVitestCounts(root)).toEqual({
    passed: 8,
    failed: 2,
    failures: [
      'packages/features/auth/src/b.test.ts · No such module',
      'packages/ui/src/a.test.ts: closes · Error: broken · a.test.ts:41',
    ],
    secondAttempts: ['packages/ui/src/a.test.ts: opens · Error: too late'],
  })
})

test('fails the run when more than three Vitest tests needed a second attempt', () => {
  const root = createTemporaryFolder()
  const results = (titles: string[]) => [
    { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: titles.map(secondAttempt) },
  ]
  writeReport(join(root, 'packages/ui/.reports/test.json'), {
    numPassedTests: 9,
    numFailedTests: 0,
    testResults: results(['a', 'b', 'c']),
  })
  expect(readVitestCounts(root)).toMatchObject({ passed: 9, failed: 0 })
  writeReport(join(root, 'packages/api/.reports/test.json'), {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: results(['d']),
  })
  expect(readVitestCounts(root)).toMatchObject({
    passed: 8,
    failed: 4,
    failures: [
      '4 tests passed only at their second attempt; the end of the output lists them. If there are more than ' +
        '3, they count as failed',
    ],
  })
})

const journey = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ projectName: 'aurora PT', status, results: [{ errors: messages.map((message) => ({ message })) }] }],
})

test('counts an error outside of any journey, and a missing report, as one failure each', () => {
  const file = join(createTemporaryFolder(), 'e2e.json')
  expect(readPlaywrightCounts(file)).toMatchObject({ passed: 0, failed: 1 })
  writeReport(file, {
    stats: { expected: 4, unexpected: 1, flaky: 0 },
    errors: [{ message: 'No server\nat all' }],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [
          journey(
            'opens',
            'unexpected',
            'Timed out\n\nExpected: "/m/home"\nReceived: "/m/login"\nCall log:\n  - waits\n\n    at ' +
              '/site/e2e/home.spec.ts:8:3',
          ),
        ],
      },
    ],
  })
  expect(readPlaywrightCounts(file)).toEqual({
    passed: 4,
    failed: 2,
    failures: [
      '[aurora PT] home.spec.ts: opens · Timed out · Expected: "/m/home" · Received: "/m/login" · home.spec.ts:8',
      'outside of any test · No server',
    ],
    secondAttempts: [],
  })
})

test('fails the run when more than three journeys needed a second attempt', () => {
  const file = join(createTemporaryFolder(), 'e2e.json')
  const flaky = (...titles: string[]) => [
    {
      title: 'home.spec.ts',
      specs: [journey('opens', 'expected')],
      suites: [{ title: 'below', specs: titles.map((title) => journey(title, 'flaky', 'late')) }],
    },
  ]
  writeReport(file, { stats: { expected: 4, unexpected: 0, flaky: 3 }, errors: [], suites: flaky('a', 'b', 'c') })
  expect(readPlaywrightCounts(file)).toEqual({
    passed: 7,
    failed: 0,
    failures: [],
    secondAttempts: ['a', 'b', 'c'].map((title) => `[aurora PT] below: ${title} · late`),
  })
  writeReport(file, { stats: { expected: 4, unexpected: 0, flaky: 4 }, errors: [], suites: flaky('a', 'b', 'c', 'd') })
  expect(readPlaywrightCounts(file)).toMatchObject({ passed: 4, failed: 4 })
})

test('reports a fault in our own code as a defect of Lobby, and any other error by its message', () => {
  expect(formatErrorWithAdvice(new ReferenceError('print is not defined'))).toContain(
    'Internal error: print is not defined.',
  )
  expect(formatErrorWithAdvice(new TypeError('fetch failed', { cause: new Error('refused') }))).toBe('fetch failed')
  expect(formatErrorWithAdvice(new Error('No merchant given.'))).toBe('No merchant given.')
})
