import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { places, root } from '../places.ts'
import { referencePage } from '../reference/referencePage.ts'
import { say } from '../say.ts'

/** Where the reference lies. */
export const referenceFile = join(root, 'docs/reference.md')

/**
 * Writes `docs/reference.md` anew after a folder came or went; it speaks of the product's own folders alone.
 * @returns what was rewritten, in a line each
 */
export function refreshReference(merchantsDir: string, file = referenceFile): readonly string[] {
  if (resolve(merchantsDir) !== places.merchants) return []
  const page = referencePage(places.merchants)
  if (existsSync(file) && readFileSync(file, 'utf8') === page) return []
  writeFileSync(file, page)
  return ['Wrote docs/reference.md: it tells of every folder']
}

/** `merchant reference`: writes `docs/reference.md` anew. @returns the exit code */
export function reference(): number {
  const [said = 'docs/reference.md is as the folders are: nothing to write'] = refreshReference(places.merchants)
  say(said)
  return 0
}
