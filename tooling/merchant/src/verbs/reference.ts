import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { renderReference } from '../reference/renderReference.ts'
import { printLine } from '../output.ts'

export const referenceFile = join(WORKSPACE_ROOT, 'docs/reference.md')

/**
 * Updates `docs/reference.md` after a merchant folder was added or removed. The file lists only the product's own
 * folders.
 * @returns A line that reports the update. Empty if the file has not changed.
 */
export function refreshReference(merchantsDir: string, file = referenceFile): readonly string[] {
  if (resolve(merchantsDir) !== DEFAULT_PATHS.merchants) return []
  const page = renderReference(DEFAULT_PATHS.merchants)
  if (existsSync(file) && readFileSync(file, 'utf8') === page) return []
  writeFileSync(file, page)
  return ['Wrote docs/reference.md, which lists every folder']
}

/** Runs `merchant reference`: updates `docs/reference.md`. @returns The exit code. */
export function runReferenceVerb(): number {
  const [said = 'docs/reference.md is up to date: nothing to write'] = refreshReference(DEFAULT_PATHS.merchants)
  printLine(said)
  return 0
}
