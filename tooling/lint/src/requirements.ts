import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

/** A test title names requirements in brackets, a table's row as a string of its own. */
const named = /['"`]([A-Z][A-Z0-9]{3,4}-\d{3})['"`]|\[((?:[A-Z][A-Z0-9]{3,4}-\d{3}[, ]*)+)\]/g

/** Every requirement that a test names stands in `docs/requirements.tsv`. */
export function checkRequirements(root: string): Problem[] {
  const rows = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').split('\n')
  const known = new Set(rows.map((row) => row.split('\t')[0]))
  return sourceFiles(root, '**/*.{test,spec}.{ts,tsx}').flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(named)]
          .flatMap(([, row, title]) => (row ?? title ?? '').split(/[, ]+/))
          .filter((id) => id !== '' && !known.has(id))
          .map((id) => ({ file, line: index + 1, message: `names ${id}, which docs/requirements.tsv does not have` })),
      ),
  )
}
