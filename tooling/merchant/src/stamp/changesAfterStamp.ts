import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../memoize.ts'
import { hashFile, BUILD_RECORD_FILE_NAME, type BuildRecord } from './record.ts'

/** The hash of each file of a folder, by its path inside the folder. */
type Hashes = ReadonlyMap<string, string>

/** A file of a site that differs from what the stamp wrote. */
export interface ChangeAfterStamp {
  readonly path: string
  readonly kind: 'changed' | 'added' | 'removed'
}

const inodeOf = (path: string) => {
  const { dev, ino } = statSync(path)
  return `${dev}/${ino}`
}

/**
 * Creates a check that finds the files of a stamped site that something other than the stamp changed, added or
 * removed. A folder or file that several sites link to is read only one time. @returns A function that checks one site.
 */
export function createChangeAfterStampFinder(): (dir: string, record: BuildRecord) => readonly ChangeAfterStamp[] {
  const hashAt = memoize((_: string, path: string) => hashFile(path))
  const hashTree = (dir: string): Hashes => {
    const found = new Map<string, string>()
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name)
      const stats = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry
      if (stats === undefined) continue
      if (!stats.isDirectory()) found.set(entry.name, hashAt(inodeOf(path), path))
      else
        for (const [name, hash] of entry.isSymbolicLink() ? shared(realpathSync.native(path)) : hashTree(path))
          found.set(`${entry.name}/${name}`, hash)
    }
    return found
  }
  const shared = memoize((dir: string) => hashTree(dir))

  return (dir, { outputs }) => {
    const found = hashTree(dir)
    const kept = Object.entries(outputs).flatMap(([path, hash]): ChangeAfterStamp[] => {
      const is = found.get(path)
      return is === hash ? [] : [{ path, kind: is === undefined ? 'removed' : 'changed' }]
    })
    const added = [...found.keys()].filter((path) => path !== BUILD_RECORD_FILE_NAME && !Object.hasOwn(outputs, path))
    return [...kept, ...added.sort().map((path): ChangeAfterStamp => ({ path, kind: 'added' }))]
  }
}

/** Limits how many files a message names. There may be thousands. */
const MAX_NAMED = 3

/** Describes in a sentence which files of a site something other than the stamp changed. */
export function describeChangesAfterStamp(id: string, changes: readonly ChangeAfterStamp[]): string {
  const named = changes.slice(0, MAX_NAMED).map(({ path, kind }) => `${path} was ${kind}`)
  const more = changes.length > MAX_NAMED ? ` and ${changes.length - MAX_NAMED} more` : ''
  return `${id}: ${named.join(', ')}${more} outside of the build, so the site was stamped again.`
}
