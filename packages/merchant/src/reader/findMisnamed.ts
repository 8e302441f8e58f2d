import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Folder } from './Folder.ts'

/**
 * Finds a file that is called as a missing one but for its capitals, or that lies elsewhere: `assets/Logo.SVG` or `logo.svg` for `assets/logo.svg`.
 * @param path Where the missing file was to be, from the folder.
 * @returns Its path from the folder; null if there is none.
 */
export function findMisnamed(folder: Folder, path: string): string | null {
  const [place, name] = [posix.dirname(path), posix.basename(path).toLowerCase()]
  for (const dir of new Set([place, 'assets', '.'])) {
    try {
      const found = readdirSync(join(folder.path, dir), { withFileTypes: true }).find(
        (entry) => entry.isFile() && entry.name.toLowerCase() === name,
      )
      if (found !== undefined) return posix.join(dir, found.name)
    } catch {
      // Without that folder there is nothing in it.
    }
  }
  return null
}

const formats = /\.(?:svg|png|jpe?g|webp|gif|avif|bmp|tiff?|heic|pdf|ai|eps|psd|woff2?|ttf|otf|eot)$/i

/**
 * Finds a picture or a font that has the name of a missing one but for its ending: `assets/logo.jpg` for `assets/logo.svg`.
 * @param path Where the missing file was to be, from the folder.
 * @returns Its path from the folder; null if there is none.
 */
export function findOtherFormat(folder: Folder, path: string): string | null {
  const [place, stem] = [posix.dirname(path), posix.basename(path).replace(formats, '').toLowerCase()]
  try {
    const found = readdirSync(join(folder.path, place)).find(
      (name) => formats.test(name) && name.replace(formats, '').toLowerCase() === stem,
    )
    return found === undefined ? null : posix.join(place, found)
  } catch {
    // Without that folder there is nothing in it.
    return null
  }
}

/** What lies in the folder under nearly that name: other capitals, or another ending of JSON. */
export function nearlyNamed(folder: Folder, name: string): string | undefined {
  const bare = (each: string) =>
    each
      .toLowerCase()
      .replace(/\.(?:jsonc?|json5|txt)+$/, '')
      .replace(/\.jsonc?$/, '')
  try {
    return readdirSync(folder.path).find((each) => each !== name && bare(each) === bare(name))
  } catch {
    return undefined
  }
}
