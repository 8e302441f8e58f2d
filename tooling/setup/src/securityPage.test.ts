import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from './workspaceRoot.ts'

const sandbox = join(workspaceRoot, 'apps/sandbox/src')
const page = readFileSync(join(workspaceRoot, 'docs/security.md'), 'utf8')
const faults = new Map(
  readFileSync(join(workspaceRoot, 'docs/faults.tsv'), 'utf8')
    .split('\n')
    .map((line) => [line.split('\t')[0] ?? '', line]),
)

interface Row {
  readonly id: string
  readonly file: string
  readonly title: string
}

/** Reads the table rows of docs/security.md. Each names a test of the sandbox, and some name a fault. */
const readRows = (text: string): Row[] =>
  [...text.matchAll(/^\|[^|]*\|[^|]*\| ?([A-Z]\d+)? ?\| `([^`]+\.test\.ts)`: (.+) \|$/gm)].map(
    ([, id = '', file = '', title = '']) => ({ id, file, title }),
  )

/** Returns what is wrong with a row, or null if its test and its fault exist. */
function findProblem({ id, file, title }: Row): string | null {
  const path = join(sandbox, file)
  if (!existsSync(path)) return `${file} does not exist`
  const tests = readFileSync(path, 'utf8')
  // The source of a title may contain escaped quotes.
  if (!tests.includes(`'${title.replaceAll("'", String.raw`\'`)}'`) && !tests.includes(`"${title}"`))
    return `${file} has no test "${title}"`
  return id === '' || faults.has(id) ? null : `faults.tsv has no row ${id}`
}

test('finds only existing tests and faults in docs/security.md', () => {
  const rows = readRows(page)
  expect(rows).toHaveLength([...page.matchAll(/^\|.*\.test\.ts`/gm)].length)
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.map(findProblem).filter((problem) => problem !== null)).toEqual([])
})

test('control: reports a test, a file and a fault that do not exist', () => {
  const [first] = readRows(page)
  const wrong = [{ title: 'does nothing at all' }, { file: 'domain/none.test.ts' }, { id: 'B999' }].map((change) =>
    findProblem({ id: '', file: '', title: '', ...first, ...change }),
  )
  expect(wrong).toEqual([
    expect.stringContaining('has no test'),
    'domain/none.test.ts does not exist',
    'faults.tsv has no row B999',
  ])
})
