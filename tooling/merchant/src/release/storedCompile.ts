import { join } from 'node:path'
import { writeSiteFiles } from '../stamp/writeSite.ts'
import { describeDifferingFiles } from './materialize.ts'
import type { ReleaseStore, StoredContentId } from './openStore.ts'
import { listSitePaths } from './siteManifest.ts'
import type { Release } from './releaseFile.ts'

/** The files of a compile: path, hash and size. */
type FileList = readonly (readonly [path: string, hash: string, size: number])[]

/**
 * Stores a compile with a release, so that a later release can stamp a merchant folder on the same code. Most of its
 * files are also files of the sites, so the store has them already.
 * @param compileDir The folder that contains `client/` and `stamp/`.
 * @returns The hash of the list of files.
 */
export function storeCompile(store: ReleaseStore, compileDir: string): string {
  const files = ['client', 'stamp'].flatMap((part) =>
    listSitePaths(join(compileDir, part)).map((path) => {
      const { hash, size } = store.keepFile(join(compileDir, part, path))
      return [`${part}/${path}`, hash, size] as const
    }),
  )
  return store.keepText(JSON.stringify(files satisfies FileList)).hash
}

/**
 * Writes the compile of a release into a new folder, and verifies every file.
 * @throws Error if the release contains no compile, or the store is damaged.
 */
export function writeStoredCompile(store: ReleaseStore, { name, compile }: Release, dir: string): void {
  if (compile === undefined)
    throw new Error(`The release "${name}" contains no compile, because an earlier version of this tool made it.`)
  const list = JSON.parse(store.readText(compile, `the compile of ${name}`)) as FileList
  const outputs = new Map(list.map(([path, hash, size]): [string, StoredContentId] => [path, { hash, size }]))
  writeSiteFiles(dir, new Map(list.map(([path, hash]) => [path, { link: store.pathOf(hash) }])))
  const faults = describeDifferingFiles(dir, { outputs })
  if (faults.length > 0) throw new Error(`The store is damaged: in the compile of ${name}, ${faults.join(', ')}.`)
}
