import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LintProblem } from './LintProblem.ts'
import { listSourceFiles } from './listSourceFiles.ts'

/** A table in `docs` with one id per row. Each row must have a test with that id as a tag. */
interface Table {
  file: string
  columns: readonly string[]
}

const requirementsTable: Table = { file: 'docs/requirements.tsv', columns: ['id', 'area', 'source', 'requirement'] }
const faultsTable: Table = { file: 'docs/faults.tsv', columns: ['id', 'fault', 'what the user sees'] }

/**
 * Matches the tags in the options of a test or a describe block: `tags: ['CONF-001']` in Vitest, `tag: ['@CONF-001']`
 * in Playwright.
 */
const TAGS_OPTION = /\btags?: (?:\[([^\]]*)\]|('[^']*'))/g

/**
 * Matches tags that look like ids: `CONF-001` is a requirement, `N5` a fault, `N5-control` the test that shows that the
 * app fails without the guard against N5. Also matches mistyped ids such as `CONF-1`, so that they are reported. Does
 * not match tags such as `deep`, which are not checked.
 */
const ROW_ID = /^[A-Z].*\d/

/** The place of an id: the line of a tag in a test file, or of a row in a table. */
interface Place {
  file: string
  line: number
  id: string
}

/**
 * Checks that each row of `docs/requirements.tsv` and `docs/faults.tsv` has a test with the row's id as a tag. Each
 * fault also needs a control: a test with the tag `<id>-control`. Each tag that is an id needs a row. Both tables need
 * a heading and a text in each cell.
 *
 * @param root The root folder of the workspace, which contains `docs`.
 */
export function checkRequirementAndFaultTests(root: string): LintProblem[] {
  const tags = listSourceFiles(root, '**/*.{test,spec}.{ts,tsx}').flatMap((file) =>
    tagsIn(file, readFileSync(join(root, file), 'utf8')),
  )
  const tagged = new Set(tags.map(({ id }) => id))
  const requirements = readTable(root, requirementsTable)
  const faults = readTable(root, faultsTable)
  const known = new Set([...requirements.rows, ...faults.rows].map(({ id }) => id))

  const unknown = tags
    .filter(({ id }) => !known.has(id.replace(/-control$/, '')))
    .map(({ file, line, id }) => ({
      file,
      line,
      message:
        `has the tag ${id}, which is in neither ${requirementsTable.file} nor ${faultsTable.file}: correct the ` +
        'tag, or add the row',
    }))
  const unproven = (rows: readonly Place[], suffix = '') =>
    rows
      .filter(({ id }) => !tagged.has(id + suffix))
      .map(({ file, line, id }) => ({
        file,
        line,
        message:
          `${id} has no test: give the test that ${suffix ? 'fails without its guard' : 'proves it'} the tag ` +
          `${id}${suffix}`,
      }))
  return [
    ...requirements.problems,
    ...faults.problems,
    ...unknown,
    ...unproven(requirements.rows),
    ...unproven(faults.rows),
    ...unproven(faults.rows, '-control'),
  ]
}

/**
 * Reads the rows of a table. Reports a missing heading, rows with an empty column, and ids that occur twice.
 */
function readTable(root: string, { file, columns }: Table): { rows: Place[]; problems: LintProblem[] } {
  const names = columns.join(', ')
  const [heading = [], ...body] = readFileSync(join(root, file), 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const rows = body.map(([id = ''], index) => ({ file, line: index + 2, id }))
  const ids = rows.map(({ id }) => id)
  const headless =
    heading.join() === columns.join()
      ? []
      : [
          {
            file,
            line: 1,
            message: `has the wrong heading: begin the file with the columns ${names}, separated by tabs`,
          },
        ]
  const incomplete = body.flatMap((cells, index) =>
    cells.length === columns.length && cells.every((cell) => cell.trim() !== '')
      ? []
      : [
          {
            file,
            line: index + 2,
            message: `needs a text in each of the ${columns.length} columns ${names}, separated by tabs`,
          },
        ],
  )
  const repeated = rows
    .filter(({ id }, index) => ids.indexOf(id) < index)
    .map(({ line, id }) => ({ file, line, message: `${id} occurs twice: give each row a separate id` }))
  return { rows, problems: [...headless, ...incomplete, ...repeated] }
}

function tagsIn(file: string, text: string): Place[] {
  return [...text.matchAll(TAGS_OPTION)].flatMap(({ index, 1: list, 2: single }) => {
    const line = text.slice(0, index).split('\n').length
    const names = [...(list ?? single ?? '').matchAll(/'@?([^']+)'/g)].map(([, name = '']) => name)
    return names.filter((name) => ROW_ID.test(name)).map((id) => ({ file, line, id }))
  })
}
