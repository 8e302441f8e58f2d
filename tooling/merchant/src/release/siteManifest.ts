import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { StoredContentId, ReleaseStore } from './openStore.ts'

/** The hashes of everything from which a site was stamped. */
export interface SiteInputHashes {
  /**
   * The hashes: `folder` of the merchant's folder, `compile` of the compile, `tool` of the stamp's own source files.
   */
  readonly folder: string
  readonly compile: string
  readonly tool: string
}

/**
 * The manifest of one merchant's site: its inputs, and every file. Paths are relative to the site's folder, separated
 * by `/`.
 */
export interface SiteManifest {
  readonly merchant: string
  readonly build: string
  readonly inputs: SiteInputHashes
  readonly outputs: ReadonlyMap<string, StoredContentId>
  /** The total size of all files in bytes. */
  readonly bytes: number
}

/**
 * The stored form of a manifest. Each top-level folder of the site has a separate list of files. Sites with equal
 * folders share one list.
 */
interface Written extends Omit<SiteManifest, 'outputs'> {
  readonly lists: Readonly<Record<string, string>>
  readonly files: number
}

type List = Readonly<Record<string, readonly [hash: string, size: number]>>

/**
 * Returns the sorted paths of all files in a folder, with `/` as separator. Follows symbolic links to folders, because
 * a site that shares its chunks with other sites links to the folder of chunks.
 */
export function listSitePaths(dir: string): string[] {
  const pathsIn = (folder: string): string[] =>
    readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && statSync(join(dir, path)).isDirectory())
      return isFolder ? pathsIn(path) : [path]
    })
  return pathsIn('').sort()
}

const folderOf = (path: string) => path.slice(0, path.indexOf('/') + 1)

/**
 * Stores every file of a stamped site, and its manifest. A file with a Brotli-compressed copy also gets a
 * gzip-compressed copy, for clients that do not accept Brotli.
 * @returns The hash of the manifest.
 */
export function storeSite(
  store: ReleaseStore,
  dir: string,
  of: Pick<SiteManifest, 'merchant' | 'build' | 'inputs'>,
): string {
  const lists: Record<string, Record<string, readonly [string, number]>> = {}
  let [files, bytes] = [0, 0]
  const add = (path: string, { hash, size }: StoredContentId) => {
    ;(lists[folderOf(path)] ??= {})[path] = [hash, size]
    files += 1
    bytes += size
  }
  const paths = new Set(listSitePaths(dir))
  for (const path of paths) {
    const content = store.keepFile(join(dir, path))
    add(path, content)
    if (paths.has(`${path}.br`)) add(`${path}.gz`, store.keepGzip(content.hash))
  }
  const kept = Object.entries(lists).map(([folder, list]) => [folder, store.keepText(JSON.stringify(list)).hash])
  const written: Written = { ...of, lists: Object.fromEntries(kept) as Record<string, string>, files, bytes }
  return store.keepText(JSON.stringify(written)).hash
}

/**
 * Reads a manifest and its lists of files and verifies their hashes.
 * @throws Error if the store is damaged or incomplete.
 */
export function readSiteManifest(store: ReleaseStore, hash: string): SiteManifest {
  const { merchant, build, inputs, lists, bytes } = JSON.parse(store.readText(hash, 'a manifest')) as Written
  const rows = Object.values(lists).flatMap((list) =>
    Object.entries(JSON.parse(store.readText(list, `a list of ${merchant}`)) as List),
  )
  return {
    merchant,
    build,
    inputs,
    outputs: new Map(rows.map(([path, [file, size]]) => [path, { hash: file, size }])),
    bytes,
  }
}
