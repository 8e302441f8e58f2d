import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Folder } from './Folder.ts'

/** What lies in a part of a folder; nothing where that is not there. */
function entriesIn(folder: Folder, dir: string) {
  try {
    return readdirSync(join(folder.path, dir), { withFileTypes: true })
  } catch {
    return []
  }
}

/**
 * Finds a file that is called as a missing one but for its capitals, or that lies elsewhere: `assets/Logo.SVG` or `logo.svg` for `assets/logo.svg`.
 * @param path Where the missing file was to be, from the folder.
 * @returns its path from the folder, or null
 */
export function findMisnamed(folder: Folder, path: string): string | null {
  const called = posix.basename(path).toLowerCase()
  for (const dir of new Set([posix.dirname(path), 'assets', '.'])) {
    const found = entriesIn(folder, dir).find((entry) => entry.isFile() && entry.name.toLowerCase() === called)
    if (found !== undefined) return posix.join(dir, found.name)
  }
  return null
}

const formats = /\.(?:svg|png|jpe?g|webp|gif|avif|bmp|tiff?|heic|pdf|ai|eps|psd|woff2?|ttf|otf|eot)$/i

/**
 * Finds a picture or a font that has the name of a missing one but for its ending: `assets/logo.jpg` for `assets/logo.svg`.
 * @param path Where the missing file was to be, from the folder.
 * @returns its path from the folder, or null
 */
export function findOtherFormat(folder: Folder, path: string): string | null {
  const place = posix.dirname(path)
  const stemOf = (name: string) => name.replace(formats, '').toLowerCase()
  const isMeant = (name: string) => formats.test(name) && stemOf(name) === stemOf(posix.basename(path))
  const found = entriesIn(folder, place).find(({ name }) => isMeant(name))
  return found === undefined ? null : posix.join(place, found.name)
}

/** What lies in the folder under nearly that name: other capitals, or another ending of JSON. */
export function nearlyNamed(folder: Folder, name: string): string | undefined {
  const bare = (each: string) =>
    each
      .toLowerCase()
      .replace(/\.(?:jsonc?|json5|txt)+$/, '')
      .replace(/\.jsonc?$/, '')
  return entriesIn(folder, '.').find((each) => each.name !== name && bare(each.name) === bare(name))?.name
}
