import { join } from 'node:path'
import { expect, test } from 'vitest'
import { selectPackagesTestedTogether, extractPackageReport } from './runPackageTests.ts'
import type { VitestReport } from '@lobby/test-kit/report'
import { workspaceRoot } from './workspaceRoot.ts'

const task = (directory: string, command: string, name = 'test') => ({
  task: name,
  directory,
  command,
  hash: `hash of ${directory}`,
})

test('selects for the common Vitest process the packages that have no test script', () => {
  const tasks = [
    task('packages/ui', '<NONEXISTENT>'),
    task('packages/ui', '<NONEXISTENT>', 'sources'),
    task('apps/sandbox', 'vitest run'),
    task('tooling/baseline-app', '<NONEXISTENT>'),
  ]
  expect(selectPackagesTestedTogether({ tasks })).toEqual([{ folder: 'packages/ui', hash: 'hash of packages/ui' }])
})

const createFileResult = (folder: string, ...statuses: string[]) => ({
  name: join(workspaceRoot, folder, 'src/a.test.ts'),
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  message: '',
  assertionResults: statuses.map((status) => ({ fullName: 'a', status, failureMessages: new Array<string>() })),
})
const ui = { folder: 'packages/ui', hash: '1' }
const api = { folder: 'packages/api', hash: '2' }
const createReport = (...testResults: VitestReport['testResults']): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  testResults,
})

test('omits the hash from the report of a failed package, so that only its tests run again next time', () => {
  const whole = createReport(
    createFileResult('packages/ui', 'passed', 'failed'),
    createFileResult('packages/api', 'passed'),
  )
  expect(extractPackageReport(whole, ui, false)).toEqual({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [whole.testResults[0]],
  })
  expect(extractPackageReport(whole, api, false)).toEqual({
    hash: '2',
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [whole.testResults[1]],
  })
})

test('omits the hash from the report of every package when the run failed without a failed test', () => {
  const whole = createReport(createFileResult('packages/api', 'passed'))
  expect(extractPackageReport(whole, api, false)).not.toHaveProperty('hash')
  expect(extractPackageReport(whole, api, true)).toHaveProperty('hash', '2')
})

test('omits the hash from the report of a package when a test passed only at the second attempt', () => {
  const late = createFileResult('packages/ui', 'passed')
  late.assertionResults[0]?.failureMessages.push('Error: too late')
  const whole = createReport(late, createFileResult('packages/api', 'passed'))
  expect(extractPackageReport(whole, ui, true)).not.toHaveProperty('hash')
  expect(extractPackageReport(whole, api, true)).toHaveProperty('hash', '2')
})
