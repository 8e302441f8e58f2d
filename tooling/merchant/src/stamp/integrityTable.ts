import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { Compiled } from '../compiled/types.ts'
import { digest } from './files.ts'

/** A module whose default export says of each script of a site what it must be. */
export interface IntegrityTable {
  /** Path from the site's root. */
  readonly path: string
  readonly body: Buffer
  /** Its own, for the documents. */
  readonly integrity: string
}

/** The tables of lists of files that several sites have. */
const made = new WeakMap<readonly string[], IntegrityTable>()

/** The table for the scripts that a site has: the name in `assets/` to `sha256-…`. Of the same list the same object comes back. */
export function integrityTable(files: readonly string[], compiled: Pick<Compiled, 'integrity'>): IntegrityTable {
  const table = made.get(files) ?? makeTable(files, compiled)
  made.set(files, table)
  return table
}

function makeTable(files: readonly string[], compiled: Pick<Compiled, 'integrity'>): IntegrityTable {
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [posix.basename(file), compiled.integrity(file)])
  const text = `export default${JSON.stringify(Object.fromEntries(scripts))}`
  return {
    path: `assets/integrity-${digest(text)}.js`,
    body: Buffer.from(text),
    integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  }
}
