import { describe, expect, test } from 'vitest'
import { formatLintProblem } from './LintProblem.ts'
import { checkRequirementAndFaultTests } from './checkRequirementAndFaultTests.ts'
import { runWithTemporaryFiles, type TextsByFilePath } from './testing/runWithTemporaryFiles.ts'

interface Tables {
  readonly requirements?: readonly string[]
  readonly faults?: readonly string[]
}

const headings = { requirements: 'id\tarea\tsource\trequirement', faults: 'id\tfault\twhat the user sees' }
const faultRow = (id: string) => `${id}\tIt hangs\ta message`

/** Returns the problems that `checkRequirementAndFaultTests` finds in these files. */
const problemsIn = (files: TextsByFilePath) =>
  runWithTemporaryFiles(files, (root) => checkRequirementAndFaultTests(root).map(formatLintProblem))

/**
 * Returns the problems that `checkRequirementAndFaultTests` finds in tables with these ids and a test file with this
 * text.
 */
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

// The tests insert these ids with `${...}`, because `npm test` runs `checkRequirementAndFaultTests` on this file too
// and would read literal ids as tags.
const [one, two] = ['CONF-001', 'CONF-002']
const fault = 'N5'

test.each([
  ['a list of tags in Vitest', `test('x', { tags: ['${one}', '${two}'] }, () => {})`],
  [
    'a single tag in Vitest',
    `test('x', { tags: '${one}' }, () => {})\ntest('y', { timeout: 1, tags: '${two}' }, () => {})`,
  ],
  ['a list of tags in Playwright', `test('x', { tag: ['@${one}', '@${two}'] }, () => {})`],
  [
    'a tag in each row of a table of tests',
    `for (const { tag } of [{ tag: '@${one}' }, { tag: '@${two}' }]) test('x', { tag }, () => {})`,
  ],
])('accepts requirements when the tags of the tests are written as %s', (_, text) => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-002'] }, text)).toEqual([])
})

test('reports a requirement that has no test, with the line of its table row', () => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-002'] }, `test('x', { tags: ['${one}'] }, () => {})`)).toEqual([
    'docs/requirements.tsv:3 CONF-002 has no test: give the test that proves it the tag CONF-002',
  ])
})

test.each([
  [
    'two separate tests',
    `test('x', { tags: ['${fault}'] }, () => {})\ntest('control: y', { tags: ['${fault}-control'] }, () => {})`,
  ],
  ['the options of a single test', `test('x', { tags: ['${fault}', '${fault}-control'] }, () => {})`],
])('accepts a fault when %s have the fault’s tag and its control tag', (_, text) => {
  expect(problemsOf({ faults: ['N5'] }, text)).toEqual([])
})

test('reports a fault that has a test but no control', () => {
  expect(problemsOf({ faults: ['N5'] }, `test('x', { tags: ['${fault}'] }, () => {})`)).toEqual([
    'docs/faults.tsv:2 N5 has no test: give the test that fails without its guard the tag N5-control',
  ])
})

test('reports a fault that has a control but no test', () => {
  expect(problemsOf({ faults: ['N5'] }, `test('x', { tags: ['${fault}-control'] }, () => {})`)).toEqual([
    'docs/faults.tsv:2 N5 has no test: give the test that proves it the tag N5',
  ])
})

test.each(['CONF-009', 'CONF-9', 'N9', 'N9-control', 'N109'])(
  'reports the line of a test with the tag %s when no table has a row with that id',
  (id) => {
    expect(problemsOf({}, `\ntest('x', { tags: ['${id}'] }, () => {})`)).toEqual([
      `packages/x/src/a.test.ts:2 has the tag ${id}, which is in neither docs/requirements.tsv nor ` +
        'docs/faults.tsv: correct the tag, or add the row',
    ])
  },
)

test('ignores ids in test titles, and tags that are not ids', () => {
  expect(problemsOf({}, `test('[CONF-009] N9: x', { tags: ['slow', 'HOT'] }, () => {})`)).toEqual([])
})

test('reports an id that occurs twice in a table', () => {
  expect(problemsOf({ requirements: ['CONF-001', 'CONF-001'] }, `test('x', { tags: ['${one}'] }, () => {})`)).toEqual([
    'docs/requirements.tsv:3 CONF-001 occurs twice: give each row a separate id',
  ])
})

describe('checkRequirementAndFaultTests, format of the tables', () => {
  const proofs = `test('x', { tags: ['${fault}', '${fault}-control'] }, () => {})`
  const withFaults = (...lines: readonly string[]) =>
    problemsIn({
      'docs/requirements.tsv': headings.requirements,
      'docs/faults.tsv': lines.join('\n'),
      'packages/x/src/a.test.ts': proofs,
    })

  test('accepts a table that has its heading and a text in each cell', () => {
    expect(withFaults(headings.faults, faultRow('N5'), '')).toEqual([])
  })

  test('accepts a table whose lines end with CR and LF', () => {
    expect(withFaults(`${headings.faults}\r`, `${faultRow('N5')}\r`, '')).toEqual([])
  })

  test.each([
    ['is missing', [faultRow('N5')]],
    ['names other columns', ['id\tfault\tstatus', faultRow('N5')]],
  ])('reports a mistake in the table of faults when its heading %s', (_, lines) => {
    expect(withFaults(...lines)).toContain(
      'docs/faults.tsv:1 has the wrong heading: begin the file with the columns id, fault, what the user ' +
        'sees, separated by tabs',
    )
  })

  test.each([
    ['a row that lacks a column', 'N5\tIt hangs'],
    ['a row with an extra column', 'N5\tIt hangs\ta message\there'],
    ['an empty cell', 'N5\t\ta message'],
    ['a cell of spaces', 'N5\tIt hangs\t  '],
    ['an empty row', `\n${faultRow('N5')}`],
  ])('reports a mistake in the table of faults when it has %s', (_, row) => {
    expect(withFaults(headings.faults, row, faultRow('N5'))).toContain(
      'docs/faults.tsv:2 needs a text in each of the 3 columns id, fault, what the user sees, separated by tabs',
    )
  })

  test('reports a table of requirements with an empty cell', () => {
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
