import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { readRawFolders } from '../reference/readRawFolders.ts'
import { renderReference } from '../reference/renderReference.ts'
import { printLine, type VerbOptions } from '../output.ts'

/** The page for everybody. It names no merchant, so that two branches that onboard merchants do not conflict. */
export const REFERENCE_FILE = join(WORKSPACE_ROOT, 'docs/reference.md')

/**
 * Runs `merchant reference`: writes `docs/reference.md`, and a page in `.reports` that also lists the merchants that
 * use each key and flag.
 * @param root The folder below which both pages are written. By default, the repository.
 * @returns The exit code.
 */
export function runReferenceVerb({
  merchantsDir = DEFAULT_PATHS.merchants,
  print = printLine,
  root = WORKSPACE_ROOT,
}: VerbOptions & { readonly root?: string } = {}): number {
  const write = (path: string, text: string, what: string) => {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    print(`Wrote ${path}: ${what}`)
  }
  write(relative(WORKSPACE_ROOT, REFERENCE_FILE), renderReference(), 'every key and flag')
  write('.reports/reference.md', renderReference(readRawFolders(merchantsDir)), 'also the merchants that use each')
  return 0
}
