import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { computeShortHash, hashFileBytes, type SiteFiles } from './files.ts'

/**
 * `build.json`: the inputs and the files of a stamped site. The file is in the folder of the site and is never served.
 */
export interface BuildRecord {
  readonly id: string
  readonly build: string
  /** A hash of the merchant folder, the compile, the sources of the stamp, and the options of the build. */
  readonly inputs: string
  /** The hosts of the site. No other merchant has one of them. */
  readonly hosts: readonly string[]
  readonly flags: readonly string[]
  readonly release: boolean
  /** The hash of every file of the site except `build.json`, by path. */
  readonly outputs: Readonly<Record<string, string>>
}

export const BUILD_RECORD_FILE_NAME = 'build.json'

/** Reads the `build.json` of a stamped site. Returns undefined if the file is missing or cannot be read. */
export function readBuildRecord(dir: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, BUILD_RECORD_FILE_NAME), 'utf8')) as BuildRecord
  } catch {
    return undefined
  }
}

/** Returns the hashes of a site's files, sorted by path. */
export function hashSiteFiles(files: Readonly<SiteFiles>): Record<string, string> {
  const paths = [...files.keys()].sort()
  return Object.fromEntries(
    paths.map((path) => {
      const file = files.get(path)
      if (file === undefined) return [path, '']
      return [path, 'body' in file ? hashFileBytes(file.body) : hashFile(file.link)]
    }),
  )
}

/** Returns the hash of a file, or an empty text if the file does not exist. */
export function hashFile(path: string): string {
  try {
    return computeShortHash(readFileSync(path), 16)
  } catch {
    return ''
  }
}

/**
 * Returns the bytes or the text from which the hash of a file is calculated. For a symbolic link, returns the path of
 * the link's target, because the target may be missing or a folder. Named pipes and sockets are not read, because
 * reading them could block the build of all merchants. The doctor refuses a folder that contains one.
 */
function hashedContent(path: string, stat: Stats): Buffer | string {
  if (stat.isSymbolicLink()) return readlinkSync(path)
  return stat.isFile() ? readFileSync(path) : 'no file'
}

/** Returns a hash of all files of folders, by path and content. */
export function hashFolders(dirs: readonly string[], skip: (name: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  const walk = (dir: string, base: string): void => {
    for (const name of readdirSync(dir).sort()) {
      if (name === 'node_modules' || name.startsWith('.') || skip(name)) continue
      const path = join(dir, name)
      const stat = lstatSync(path)
      if (stat.isDirectory()) walk(path, `${base}/${name}`)
      else hash.update(`${base}/${name}\0`).update(hashedContent(path, stat)).update('\0')
    }
  }
  dirs.forEach((dir, index) => walk(dir, String(index)))
  return hash.digest('base64url')
}
