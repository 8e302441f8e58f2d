import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { MerchantFolder } from './MerchantFolder.ts'

/** Lists the entries of a subfolder. Returns an empty list if the subfolder does not exist. */
function listEntries(folder: MerchantFolder, dir: string) {
  try {
    return readdirSync(join(folder.path, dir), { withFileTypes: true })
  } catch {
    return []
  }
}

/**
 * Finds the file that probably should have the path of a missing file. Its name has other capitals or it is in another
 * folder: `assets/Logo.SVG` or `logo.svg` for `assets/logo.svg`.
 * @param path The path of the missing file inside the folder.
 * @returns The path of the found file inside the folder, or null.
 */
export function findMisnamedFile(folder: MerchantFolder, path: string): string | null {
  const called = posix.basename(path).toLowerCase()
  for (const dir of new Set([posix.dirname(path), 'assets', '.'])) {
    const found = listEntries(folder, dir).find((entry) => entry.isFile() && entry.name.toLowerCase() === called)
    if (found !== undefined) return posix.join(dir, found.name)
  }
  return null
}

const formats = /\.(?:svg|png|jpe?g|webp|gif|avif|bmp|tiff?|heic|pdf|ai|eps|psd|woff2?|ttf|otf|eot)$/i

/**
 * Finds an image or a font whose name differs from that of a missing file only in its extension: `assets/logo.jpg` for
 * `assets/logo.svg`.
 * @param path The path of the missing file inside the folder.
 * @returns The path of the found file inside the folder, or null.
 */
export function findFileWithOtherExtension(folder: MerchantFolder, path: string): string | null {
  const place = posix.dirname(path)
  const stemOf = (name: string) => name.replace(formats, '').toLowerCase()
  const isMeant = (name: string) => formats.test(name) && stemOf(name) === stemOf(posix.basename(path))
  const found = listEntries(folder, place).find(({ name }) => isMeant(name))
  return found === undefined ? null : posix.join(place, found.name)
}

/**
 * Finds an entry of the merchant folder whose name differs from a given name only in capitals or in the JSON extension.
 */
export function findSimilarlyNamedEntry(folder: MerchantFolder, name: string): string | undefined {
  const bare = (each: string) =>
    each
      .toLowerCase()
      .replace(/\.(?:jsonc?|json5|txt)+$/, '')
      .replace(/\.jsonc?$/, '')
  return listEntries(folder, '.').find((each) => each.name !== name && bare(each.name) === bare(name))?.name
}
