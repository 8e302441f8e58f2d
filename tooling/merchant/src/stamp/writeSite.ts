import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CommonFolder } from './commonFolders.ts'
import type { SiteFiles } from './files.ts'
import type { SharedFolders } from './sharedFolders.ts'
import { takePlace } from './takePlace.ts'
import { rememberFiles, writeFiles } from './writeFiles.ts'

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
export function writeSite(dir: string, { files, folders }: Site, shared?: SharedFolders): void {
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
