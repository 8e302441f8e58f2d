import { expect, test } from 'vitest'
import { checkFaults } from './faults.ts'
import { printProblem } from './problem.ts'
import { withTree } from './testing/tree.ts'

const heading = 'id\tfault\twhat the user sees\tstatus'
const row = (id: string, status: string) => `${id}\ta fault\ta message\t${status}`

/** What the check says of a ledger and of a file with these titles. */
const found = (ledger: readonly string[], titles: readonly string[], head = heading) =>
  withTree(
    {
      'docs/faults.tsv': `${[head, ...ledger].join('\n')}\n`,
      'packages/x/src/a.test.ts': titles.map((title) => `test('${title}', () => {})\n`).join(''),
    },
    (root) => checkFaults(root).map(printProblem),
  )

test.each([
  ['a test and a control', ['Q1: it hangs', 'Q1, the control: it answers']],
  ['a control without an article', ['Q1: it hangs', 'Q1, control: it answers']],
  ['a test with its control in it', ['Q1, with its control: it hangs']],
  ['after a requirement', ['[CONF-001] Q1: it hangs', '[CONF-001] Q1, the control: it answers']],
  ['in a list', ['Q0 and Q1: it hangs', 'Q0, Q1, the control: it answers']],
])('a row is here by %s', (_title, titles) => {
  const others = titles.some((title) => title.includes('Q0')) ? [row('Q0', 'here')] : []
  expect(found([row('Q1', 'here'), ...others], titles)).toEqual([])
  expect(found([row('Q1', 'to come'), ...others], titles)).toEqual(['docs/faults.tsv:2 Q1 is "to come", and by the titles of the tests it is "here"'])
})

test('a row with a test alone is not here', () => {
  expect(found([row('Q1', 'control to come')], ['Q1: it hangs'])).toEqual([])
  expect(found([row('Q1', 'here')], ['Q1: it hangs'])).toEqual(['docs/faults.tsv:2 Q1 is "here", and by the titles of the tests it is "control to come"'])
})

test('a row that no test names is to come', () => {
  expect(found([row('Q1', 'to come')], ['it hangs'])).toEqual([])
  expect(found([row('Q1', 'here')], ['it hangs'])).toEqual(['docs/faults.tsv:2 Q1 is "here", and by the titles of the tests it is "to come"'])
})

test('a control alone proves nothing', () => {
  expect(found([row('Q1', 'here')], ['Q1, the control: it answers']).join()).toContain('Q1 has a control and no test')
})

test('a range names what lies between', () => {
  const rows = [row('Q1', 'here'), row('Q2', 'here'), row('Q3', 'here'), row('Q4', 'here'), row('Q5', 'to come')]
  expect(found(rows, ['Q1, Q2 to Q4: they hang', 'Q1 to Q4, the control: they answer'])).toEqual([])
})

test('a fault that the ledger does not have is refused, where it is named', () => {
  expect(found([row('Q1', 'to come')], ['it hangs', 'Q2: it hangs'])).toEqual(['packages/x/src/a.test.ts:2 names Q2, which docs/faults.tsv does not have'])
})

test.each(['a sheet of A4: printed', 'A4 is read', 'run as H5', 'A4'])('letters of another kind are no fault: %s', (title) => {
  expect(found([row('Q1', 'to come')], [title])).toEqual([])
})

test.each([
  ['a column too few', [row('Q1', 'to come').replace('\ta message', '')], 'faults.tsv:2 needs 4 columns'],
  ['an empty cell', [row('Q1', 'to come').replace('a message', '')], 'faults.tsv:2 needs 4 columns'],
  ['a status of its own', [row('Q1', 'soon')], 'Q1 is "soon"'],
  ['a row twice', [row('Q1', 'to come'), row('Q1', 'to come')], 'faults.tsv:3 Q1 stands there twice'],
])('a ledger with %s is refused', (_title, rows, message) => {
  expect(found(rows, []).join('\n')).toContain(message)
})

test('a ledger without its heading is refused', () => {
  expect(found([], [], row('Q1', 'to come')).join()).toContain('begins with its columns')
})
