import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const sandbox = join(root, 'apps/sandbox/src')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const faults = new Map(
  readFileSync(join(root, 'docs/faults.tsv'), 'utf8')
    .split('\n')
    .map((line) => [line.split('\t')[0] ?? '', line]),
)

interface Row {
  readonly id: string
  readonly file: string
  readonly title: string
}

/** The rows of the table of limits. */
const rowsIn = (text: string): Row[] =>
  [...text.matchAll(/^\|[^|]*\|[^|]*\| ?([A-Z]\d+)? ?\| `([^`]+\.test\.ts)`: (.+) \|$/gm)].map(
    ([, id = '', file = '', title = '']) => ({ id, file, title }),
  )

/** Says why a row proves nothing; null if its test and its fault are there. */
function problemOf({ id, file, title }: Row): string | null {
  const path = join(sandbox, file)
  if (!existsSync(path)) return `${file} does not exist`
  const tests = readFileSync(path, 'utf8')
  // A title of the source may have its quotes escaped.
  if (!tests.includes(`'${title.replaceAll("'", String.raw`\'`)}'`) && !tests.includes(`"${title}"`))
    return `${file} has no test "${title}"`
  return id === '' || faults.has(id) ? null : `faults.tsv has no row ${id}`
}

test('docs/security.md names tests and faults that exist', () => {
  const rows = rowsIn(page)
  expect(rows).toHaveLength([...page.matchAll(/^\|.*\.test\.ts`/gm)].length)
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.map(problemOf).filter((problem) => problem !== null)).toEqual([])
})

test('control: reports a test, a file and a fault that do not exist', () => {
  const [first] = rowsIn(page)
  const wrong = [{ title: 'does nothing at all' }, { file: 'domain/none.test.ts' }, { id: 'B999' }].map((change) =>
    problemOf({ id: '', file: '', title: '', ...first, ...change }),
  )
  expect(wrong).toEqual([
    expect.stringContaining('has no test'),
    'domain/none.test.ts does not exist',
    'faults.tsv has no row B999',
  ])
})
