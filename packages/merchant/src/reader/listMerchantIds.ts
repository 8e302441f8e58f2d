import { readdirSync } from 'node:fs'

/**
 * Returns the ids of all merchants: the names of the folders, except those that begin with a dot or an underscore.
 * @param root The folder of all merchants.
 */
export function listMerchantIds(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
