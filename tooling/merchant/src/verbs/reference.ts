import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { readRawMerchantSettings } from '../reference/readRawMerchantSettings.ts'
import { renderSettingsReference } from '../reference/renderSettingsReference.ts'
import { printLine, type VerbOptions } from '../output.ts'

/** The page that is committed. It names no merchant, so that two branches with new merchants do not conflict. */
export const REFERENCE_FILE = join(WORKSPACE_ROOT, 'docs/reference.md')

/**
 * Runs `merchant reference`: writes `docs/reference.md`, and a page in `.reports` that also lists the merchants that
 * use each key and flag.
 * @param root The folder in which both paths begin. By default, the root of the repository.
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
  write(relative(WORKSPACE_ROOT, REFERENCE_FILE), renderSettingsReference(), 'every key and flag')
  write(
    '.reports/reference.md',
    renderSettingsReference(readRawMerchantSettings(merchantsDir)),
    'also the merchants that use each',
  )
  return 0
}
