import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

/** Runs a script of the stamp as a browser would, with these globals. */
export function runScript(name: 'boot.ts' | 'worker.ts', globals: Readonly<Record<string, unknown>>): void {
  const source = readFileSync(join(import.meta.dirname, '..', name), 'utf8')
  runInNewContext(stripTypeScriptTypes(source), { ...globals }, { filename: name })
}
