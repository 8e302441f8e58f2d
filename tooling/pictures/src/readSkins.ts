import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The ids of a tree's merchants, in order. */
export function readSkins(root: string): string[] {
  const folder = join(root, 'merchants')
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'theme.jsonc')))
    .sort()
}
