import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

/** Runs a script that the stamp writes, in a separate JavaScript context with the given globals, as a browser would. */
export function runStampedScript(name: 'boot.ts' | 'worker.ts', globals: Readonly<Record<string, unknown>>): void {
  const source = readFileSync(join(import.meta.dirname, '..', name), 'utf8')
  runInNewContext(stripTypeScriptTypes(source), { ...globals }, { filename: name })
}
