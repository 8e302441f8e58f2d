import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

const requirementsFile = 'docs/requirements.tsv'
const faultsFile = 'docs/faults.tsv'

/** The tags in the options of a test or a describe block: `tags: ['CONF-001']` in Vitest, `tag: ['@CONF-001']` in Playwright. */
const tagsOption = /\btags?: (?:\[([^\]]*)\]|('[^']*'))/g

/** `CONF-001` is a requirement, `N5` a fault, `N5-control` the test that shows that the guard against N5 is needed. Other tags are not checked. */
const rowId = /^(?:[A-Z][A-Z0-9]{3,4}-\d{3}|[A-Z]\d{1,2}(?:-control)?)$/

interface Tag {
  file: string
  line: number
  id: string
}

/**
 * Checks that each row of `docs/requirements.tsv` and `docs/faults.tsv` is proven by a test that has its id as a tag, that each fault also has a
 * control, and that no test has the id of a row that does not exist.
 *
 * @param root The folder that holds `docs` and the workspace.
 */
export function checkProofs(root: string): Problem[] {
  const tags = sourceFiles(root, '**/*.{test,spec}.{ts,tsx}').flatMap((file) => tagsIn(file, readFileSync(join(root, file), 'utf8')))
  const tagged = new Set(tags.map(({ id }) => id))
  const requirements = rowIds(root, requirementsFile)
  const faults = rowIds(root, faultsFile)
  const rows = new Set([...requirements, ...faults])

  const unknown = tags
    .filter(({ id }) => !rows.has(id.replace(/-control$/, '')))
    .map(({ file, line, id }) => ({ file, line, message: `has the tag ${id}, which is in neither ${requirementsFile} nor ${faultsFile}` }))
  const unproven = (file: string, ids: readonly string[], suffix = '') =>
    ids.flatMap((id, index) => (tagged.has(id + suffix) ? [] : [{ file, line: index + 2, message: `${id} has no test: give the test that ${suffix ? 'fails without its guard' : 'proves it'} the tag ${id}${suffix}` }]))
  return [...unknown, ...unproven(requirementsFile, requirements), ...unproven(faultsFile, faults), ...unproven(faultsFile, faults, '-control'), ...repeated(requirementsFile, requirements), ...repeated(faultsFile, faults)]
}

/** The first column of a table, without its heading. */
function rowIds(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').slice(1)
  return lines.map((line) => line.split('\t')[0] ?? '')
}

function repeated(file: string, ids: readonly string[]): Problem[] {
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [{ file, line: index + 2, message: `${id} occurs twice` }] : []))
}

function tagsIn(file: string, text: string): Tag[] {
  return [...text.matchAll(tagsOption)].flatMap(({ index, 1: list, 2: single }) => {
    const line = text.slice(0, index).split('\n').length
    const names = [...(list ?? single ?? '').matchAll(/'@?([^']+)'/g)].map(([, name = '']) => name)
    return names.filter((name) => rowId.test(name)).map((id) => ({ file, line, id }))
  })
}
