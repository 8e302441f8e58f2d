import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { StoredContent, ReleaseStore } from './openStore.ts'

/** The hashes of everything that a site was made of. */
export interface SiteInputHashes {
  /** Hashes of the merchant's folder, of the compile, and of the stamp's own sources. */
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
  readonly outputs: ReadonlyMap<string, StoredContent>
  /** The total size of all files in bytes. */
  readonly bytes: number
}

/**
 * The stored form of a manifest. Each top-level folder has a separate list of files, which all sites with the same
 * folder share.
 */
interface Written extends Omit<SiteManifest, 'outputs'> {
  readonly lists: Readonly<Record<string, string>>
  readonly files: number
}

type List = Readonly<Record<string, readonly [hash: string, size: number]>>

/**
 * Returns every file of a folder, sorted, separated by `/`. Follows links to folders, because a site that shares its
 * chunks with others links to them.
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

/** Stores every file of a stamped site, and its manifest. @returns The hash of the manifest. */
export function storeSite(
  store: ReleaseStore,
  dir: string,
  of: Pick<SiteManifest, 'merchant' | 'build' | 'inputs'>,
): string {
  const lists: Record<string, Record<string, readonly [string, number]>> = {}
  let [files, bytes] = [0, 0]
  for (const path of listSitePaths(dir)) {
    const { hash, size } = store.keepFile(join(dir, path))
    ;(lists[folderOf(path)] ??= {})[path] = [hash, size]
    files += 1
    bytes += size
  }
  const kept = Object.entries(lists).map(([folder, list]) => [folder, store.keepText(JSON.stringify(list)).hash])
  const written: Written = { ...of, lists: Object.fromEntries(kept) as Record<string, string>, files, bytes }
  return store.keepText(JSON.stringify(written)).hash
}

/** Reads a manifest and its lists and verifies their hashes. @throws Error if the store is damaged or incomplete. */
export function readManifest(store: ReleaseStore, hash: string): SiteManifest {
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
