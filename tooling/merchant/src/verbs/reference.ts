import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { places, root } from '../places.ts'
import { referencePage } from '../reference/referencePage.ts'

/** Where the reference lies. */
export const referenceFile = join(root, 'docs/reference.md')

/** Writes `docs/reference.md` anew after a folder came or went; it speaks of the product's own folders alone. */
export function refreshReference(merchantsDir: string): void {
  if (resolve(merchantsDir) === places.merchants) writeFileSync(referenceFile, referencePage(places.merchants))
}

/** `merchant reference`: writes `docs/reference.md` anew. @returns the exit code */
export function reference(): number {
  refreshReference(places.merchants)
  return 0
}
