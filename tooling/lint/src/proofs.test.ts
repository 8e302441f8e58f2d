import { expect, test } from 'vitest'
import { printProblem } from './problem.ts'
import { checkProofs } from './proofs.ts'
import { withTree } from './testing/tree.ts'

interface Tables {
  readonly requirements?: readonly string[]
  readonly faults?: readonly string[]
}

/** What the check reports of these tables, and of a test file with this text. */
const problemsOf = ({ requirements = [], faults = [] }: Tables, text: string) =>
  withTree(
    {
      'docs/requirements.tsv': ['id\tarea', ...requirements.map((id) => `${id}\troutes`), ''].join('\n'),
      'docs/faults.tsv': ['id\tfault', ...faults.map((id) => `${id}\ta fault`), ''].join('\n'),
      'packages/x/src/a.test.ts': text,
    },
    (root) => checkProofs(root).map(printProblem),
  )

// Inserted into the texts, so that the check of this project does not read them as tags of this file.
const [one, two] = ['CONF-001', 'CONF-002']
const fault = 'N5'

test.each([
  ['a list of tags', `test('x', { tags: ['${one}', '${two}'] }, () => {})`],
  ['one tag', `test('x', { tags: '${one}' }, () => {})\ntest('y', { timeout: 1, tags: '${two}' }, () => {})`],
  ['tags of Playwright', `test('x', { tag: ['@${one}', '@${two}'] }, () => {})`],
  ['a table whose rows have tags', `for (const { tag } of [{ tag: '@${one}' }, { tag: '@${two}' }]) test('x', { tag }, () => {})`],
])('accepts requirements that are proven by %s', (_, text) => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-002'] }, text)).toEqual([])
})

test('reports a requirement without a test, with its line in the table', () => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-002'] }, `test('x', { tags: ['${one}'] }, () => {})`)).toEqual([
    'docs/requirements.tsv:3 CONF-002 has no test: give the test that proves it the tag CONF-002',
  ])
})

test('reports a fault that has a test and no control', () => {
  expect(problemsOf({ faults: ['N5'] }, `test('x', { tags: ['${fault}'] }, () => {})`)).toEqual([
    'docs/faults.tsv:2 N5 has no test: give the test that fails without its guard the tag N5-control',
  ])
})

test('reports a fault that has a control and no test', () => {
  expect(problemsOf({ faults: ['N5'] }, `test('x', { tags: ['${fault}-control'] }, () => {})`)).toEqual(['docs/faults.tsv:2 N5 has no test: give the test that proves it the tag N5'])
})

test.each(['CONF-009', 'N9', 'N9-control'])('reports the tag %s when no table has that row, with the line of the test', (id) => {
  expect(problemsOf({}, `\ntest('x', { tags: ['${id}'] }, () => {})`)).toEqual([
    `packages/x/src/a.test.ts:2 has the tag ${id}, which is in neither docs/requirements.tsv nor docs/faults.tsv`,
  ])
})

test('ignores ids in titles, and tags that are no ids', () => {
  expect(problemsOf({}, `test('[CONF-009] N9: x', { tags: ['slow', 'HOT'] }, () => {})`)).toEqual([])
})

test('reports a row that occurs twice', () => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-001'] }, `test('x', { tags: ['${one}'] }, () => {})`)).toEqual(['docs/requirements.tsv:3 CONF-001 occurs twice'])
})
