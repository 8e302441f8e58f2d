import { expect, test } from 'vitest'
import { findChangedStoryFiles, mergeStoryReports } from './mergeStoryReports.ts'

const files = [
  { file: 'a.stories.tsx', hash: 'a2' },
  { file: 'b.stories.tsx', hash: 'b1' },
]
const result = (file: string, status = 'passed', failureMessages: readonly string[] = []) => ({
  name: `/root/${file}`,
  status,
  message: '',
  assertionResults: [{ fullName: 'shows', status, failureMessages }],
})
const passed = {
  'a.stories.tsx': { hash: 'a1', results: [result('a.stories.tsx')] },
  'b.stories.tsx': { hash: 'b1', results: [result('b.stories.tsx')] },
}

test('finds only the story files whose hash has changed', () =>
  expect(findChangedStoryFiles(files, passed)).toEqual([files[0]]))

test('reports the results of changed and unchanged story files together', () => {
  const merged = mergeStoryReports('/root', files, passed, { success: true, testResults: [result('a.stories.tsx')] })
  expect(merged.report).toMatchObject({ numPassedTests: 2, numFailedTests: 0 })
  expect(Object.entries(merged.passed).map(([file, { hash }]) => `${file} ${hash}`)).toEqual([
    'a.stories.tsx a2',
    'b.stories.tsx b1',
  ])
})

test('reports the earlier results of unchanged story files when no story file has run', () => {
  expect(mergeStoryReports('/root', [files[1] ?? { file: '', hash: '' }], passed, null).report).toMatchObject({
    numPassedTests: 1,
    numFailedTests: 0,
  })
})

test.each([
  ['failed', { success: false, testResults: [result('a.stories.tsx', 'failed', ['no such button'])] }],
  [
    'passed at the second attempt',
    { success: true, testResults: [result('a.stories.tsx', 'passed', ['no such button'])] },
  ],
  ['belongs to a run with an error outside of the stories', { success: false, testResults: [result('a.stories.tsx')] }],
  ['was not run', { success: true, testResults: [] }],
])('runs a story file again in the next run when the file %s', (_, run) => {
  const merged = mergeStoryReports('/root', files, passed, run)
  expect(Object.keys(merged.passed)).toEqual(['b.stories.tsx'])
})
