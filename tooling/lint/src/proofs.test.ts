import { describe, expect, test } from 'vitest'
import { printProblem } from './problem.ts'
import { checkProofs } from './proofs.ts'
import { withTree, type Tree } from './testing/tree.ts'

interface Tables {
  readonly requirements?: readonly string[]
  readonly faults?: readonly string[]
}

const headings = { requirements: 'id\tarea\tsource\trequirement', faults: 'id\tfault\twhat the user sees' }
const faultRow = (id: string) => `${id}\tIt hangs\ta message`

/** What the check reports of these files. */
const problemsIn = (files: Tree) => withTree(files, (root) => checkProofs(root).map(printProblem))

/** What the check reports of tables with these ids, and of a test file with this text. */
const problemsOf = ({ requirements = [], faults = [] }: Tables, text: string) =>
  problemsIn({
    'docs/requirements.tsv': [
      headings.requirements,
      ...requirements.map((id) => `${id}\troutes\t1 §2\tIt works.`),
      '',
    ].join('\n'),
    'docs/faults.tsv': [headings.faults, ...faults.map(faultRow), ''].join('\n'),
    'packages/x/src/a.test.ts': text,
  })

// Inserted into the texts, so that the check of this project does not read them as tags of this file.
const [one, two] = ['CONF-001', 'CONF-002']
const fault = 'N5'

test.each([
  ['a list of tags', `test('x', { tags: ['${one}', '${two}'] }, () => {})`],
  ['one tag', `test('x', { tags: '${one}' }, () => {})\ntest('y', { timeout: 1, tags: '${two}' }, () => {})`],
  ['tags of Playwright', `test('x', { tag: ['@${one}', '@${two}'] }, () => {})`],
  [
    'a table whose rows have tags',
    `for (const { tag } of [{ tag: '@${one}' }, { tag: '@${two}' }]) test('x', { tag }, () => {})`,
  ],
])('accepts requirements that are proven by %s', (_, text) => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-002'] }, text)).toEqual([])
})

test('reports a requirement without a test, with its line in the table', () => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-002'] }, `test('x', { tags: ['${one}'] }, () => {})`)).toEqual([
    'docs/requirements.tsv:3 CONF-002 has no test: give the test that proves it the tag CONF-002',
  ])
})

test.each([
  [
    'two tests',
    `test('x', { tags: ['${fault}'] }, () => {})\ntest('control: y', { tags: ['${fault}-control'] }, () => {})`,
  ],
  ['one test', `test('x', { tags: ['${fault}', '${fault}-control'] }, () => {})`],
])('accepts a fault that has a test and a control in %s', (_, text) => {
  expect(problemsOf({ faults: ['N5'] }, text)).toEqual([])
})

test('reports a fault that has a test and no control', () => {
  expect(problemsOf({ faults: ['N5'] }, `test('x', { tags: ['${fault}'] }, () => {})`)).toEqual([
    'docs/faults.tsv:2 N5 has no test: give the test that fails without its guard the tag N5-control',
  ])
})

test('reports a fault that has a control and no test', () => {
  expect(problemsOf({ faults: ['N5'] }, `test('x', { tags: ['${fault}-control'] }, () => {})`)).toEqual([
    'docs/faults.tsv:2 N5 has no test: give the test that proves it the tag N5',
  ])
})

test.each(['CONF-009', 'CONF-9', 'N9', 'N9-control', 'N109'])(
  'reports the tag %s when no table has that row, with the line of the test',
  (id) => {
    expect(problemsOf({}, `\ntest('x', { tags: ['${id}'] }, () => {})`)).toEqual([
      `packages/x/src/a.test.ts:2 has the tag ${id}, which is in neither docs/requirements.tsv nor docs/faults.tsv`,
    ])
  },
)

test('ignores ids in titles, and tags that are no ids', () => {
  expect(problemsOf({}, `test('[CONF-009] N9: x', { tags: ['slow', 'HOT'] }, () => {})`)).toEqual([])
})

test('reports a row that occurs twice', () => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-001'] }, `test('x', { tags: ['${one}'] }, () => {})`)).toEqual([
    'docs/requirements.tsv:3 CONF-001 occurs twice',
  ])
})

describe('a table', () => {
  const proofs = `test('x', { tags: ['${fault}', '${fault}-control'] }, () => {})`
  const withFaults = (...lines: readonly string[]) =>
    problemsIn({
      'docs/requirements.tsv': headings.requirements,
      'docs/faults.tsv': lines.join('\n'),
      'packages/x/src/a.test.ts': proofs,
    })

  test('is accepted when it has its heading and a text in each cell', () => {
    expect(withFaults(headings.faults, faultRow('N5'), '')).toEqual([])
  })

  test('is accepted when its lines end with CR and LF', () => {
    expect(withFaults(`${headings.faults}\r`, `${faultRow('N5')}\r`, '')).toEqual([])
  })

  test.each([
    ['does not exist', [faultRow('N5')]],
    ['names other columns', ['id\tfault\tstatus', faultRow('N5')]],
  ])('is refused when its heading %s', (_, lines) => {
    expect(withFaults(...lines)).toContain(
      'docs/faults.tsv:1 is not the heading: begin the file with the columns id, fault, what the user sees, separated by tabs',
    )
  })

  test.each([
    ['a row has a column too few', 'N5\tIt hangs'],
    ['a row has a column too many', 'N5\tIt hangs\ta message\there'],
    ['a cell is empty', 'N5\t\ta message'],
    ['a cell has only spaces', 'N5\tIt hangs\t  '],
    ['a row is empty', `\n${faultRow('N5')}`],
  ])('is refused when %s', (_, row) => {
    expect(withFaults(headings.faults, row, faultRow('N5'))).toContain(
      'docs/faults.tsv:2 needs a text in each of the 3 columns id, fault, what the user sees, separated by tabs',
    )
  })

  test('of requirements is refused when a cell is empty', () => {
    const requirements = [headings.requirements, `${one}\troutes\t\tIt works.`].join('\n')
    expect(
      problemsIn({
        'docs/requirements.tsv': requirements,
        'docs/faults.tsv': headings.faults,
        'packages/x/src/a.test.ts': `test('x', { tags: ['${one}'] }, () => {})`,
      }),
    ).toEqual([
      'docs/requirements.tsv:2 needs a text in each of the 4 columns id, area, source, requirement, separated by tabs',
    ])
  })
})
