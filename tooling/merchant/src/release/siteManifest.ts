import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Kept, Store } from './openStore.ts'

/** What a site was made of. */
export interface Inputs {
  /** Hash of the merchant's folder, of the compile, and of the stamp's own sources. */
  readonly folder: string
  readonly compile: string
  readonly tool: string
}

/** What one merchant's site is: what it was made of, and every file of it. Paths from the site's folder, with `/`. */
export interface SiteManifest {
  readonly merchant: string
  readonly build: string
  readonly inputs: Inputs
  readonly outputs: ReadonlyMap<string, Kept>
  /** Bytes of all files together. */
  readonly bytes: number
}

/** As it is kept: the files of a folder of the site are a list of their own, which sites that have the same ones share. */
interface Written extends Omit<SiteManifest, 'outputs'> {
  readonly lists: Readonly<Record<string, string>>
  readonly files: number
}

type List = Readonly<Record<string, readonly [hash: string, size: number]>>

/** Every file of a folder, sorted, as paths with `/`. A link to a folder is that folder: a site that shares its chunks with others links to them. */
export function pathsOf(dir: string): string[] {
  const pathsIn = (folder: string): string[] =>
    readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && statSync(join(dir, path)).isDirectory())
      return isFolder ? pathsIn(path) : [path]
    })
  return pathsIn('').sort()
}

const folderOf = (path: string) => path.slice(0, path.indexOf('/') + 1)

/** Keeps every file of a stamped site, and its manifest. @returns the hash of the manifest */
export function keepSite(store: Store, dir: string, of: Pick<SiteManifest, 'merchant' | 'build' | 'inputs'>): string {
  const lists: Record<string, Record<string, readonly [string, number]>> = {}
  let [files, bytes] = [0, 0]
  for (const path of pathsOf(dir)) {
    const { hash, size } = store.keepFile(join(dir, path))
    ;(lists[folderOf(path)] ??= {})[path] = [hash, size]
    files += 1
    bytes += size
  }
  const kept = Object.entries(lists).map(([folder, list]) => [folder, store.keepText(JSON.stringify(list)).hash])
  const written: Written = { ...of, lists: Object.fromEntries(kept) as Record<string, string>, files, bytes }
  return store.keepText(JSON.stringify(written)).hash
}

/** Reads a manifest and its lists and verifies their hashes. @throws Error if the store is damaged or incomplete */
export function readSite(store: Store, hash: string): SiteManifest {
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
