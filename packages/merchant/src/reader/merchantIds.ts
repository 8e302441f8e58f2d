import { readdirSync } from 'node:fs'

/** The merchants' ids: the folders of the root, but those whose names begin with a dot or an underscore. */
export function merchantIds(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
