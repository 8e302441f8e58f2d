import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CommonFolder } from './commonFolders.ts'
import type { SiteFiles } from './files.ts'
import { takePlace } from './takePlace.ts'

/** A site: its own files, and the folders that others may have too. */
export interface Site {
  readonly files: SiteFiles
  readonly folders: readonly CommonFolder[]
}

/**
 * Writes a site as a whole: into a folder beside it first, which then takes its place. Whoever serves it meets the old site or the new one.
 * @param shared keeps what it has in common with others; without it the site is complete by itself
 * @throws a sentence with the cure when the compile was replaced meanwhile; the site that was there stays
 */
export function writeSite(
  dir: string,
  { files, folders }: Site,
  shared?: { readonly link: (draft: string, folder: CommonFolder) => void },
): void {
  const draft = join(dirname(dir), `.new.${process.pid}.${basename(dir)}`)
  try {
    writeFiles(draft, files)
    for (const folder of folders) {
      if (shared === undefined) writeFiles(draft, folder.files)
      else shared.link(draft, folder)
    }
    takePlace(draft, dir)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  if (shared === undefined) for (const folder of folders) rememberFiles(join(dir, folder.name), folder.files)
}

/** Where bytes that several sites have were written first: the others link to them, which costs less than a file. */
let written = new WeakMap<Buffer, string>()

/** Forgets where files lie: something else may have changed them since an earlier build. */
export function forgetFiles(): void {
  written = new WeakMap()
}

/**
 * Writes files into a folder. Those of the compile are hard links, and copies where the file system knows none.
 * @throws a sentence with the cure when the compile was replaced meanwhile
 */
export function writeFiles(dir: string, files: Readonly<SiteFiles>): void {
  const made = new Set<string>()
  for (const [path, file] of files) {
    const target = join(dir, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    const from = 'link' in file ? file.link : written.get(file.body)
    if (from !== undefined && link(from, target)) continue
    if ('link' in file && !existsSync(file.link))
      throw new Error(
        `The compile was replaced while it was stamped: ${file.link} is gone. Run the same command again.`,
      )
    if ('body' in file) writeFileSync(target, file.body)
    else copyFileSync(file.link, target)
  }
}

/** Remembers where a folder's files lie for good: those of the same bytes are links to them from now on. */
export function rememberFiles(dir: string, files: Readonly<SiteFiles>): void {
  for (const [path, file] of files) if ('body' in file) written.set(file.body, join(dir, basename(path)))
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
