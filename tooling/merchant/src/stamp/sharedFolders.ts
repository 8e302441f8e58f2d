import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { commonFolderNames, type CommonFolder } from './commonFolders.ts'
import { hashFile } from './record.ts'
import { replaceDir } from './replaceDir.ts'
import { memoize } from '../memoize.ts'
import { recordWrittenFiles, removeFolder, writeFiles } from './writeSite.ts'

/**
 * The name of the folder next to the sites that contains the folders that several sites share. The dot distinguishes
 * this folder from the folders of sites.
 */
const SHARED_DIR = '.shared'

/**
 * Stores the chunks and dictionaries of sites in shared folders that the sites link to. A thousand sites of a thousand
 * files each then need only some thousand links instead of a million files.
 * @param outDir The folder of the sites.
 * @param compile The id of the compile. Folders that another run wrote for the same compile are kept.
 */
export function createSharedFolders(outDir: string, compile: string) {
  const ensure = memoize((folder: CommonFolder): string => {
    const name = `${folder.name}-${compile}-${folder.key}`
    const target = join(outDir, SHARED_DIR, name)
    if (!isComplete(target, folder)) write(target, folder)
    recordWrittenFiles(target, folder.files)
    return name
  })

  const write = (target: string, folder: CommonFolder): void => {
    const draft = `${target}.new.${process.pid}`
    try {
      writeFiles(draft, folder.files)
      // Another run may have written the same folder. Do not replace that folder, because sites may already be served
      // from it.
      if (!isComplete(target, folder)) replaceDir(join(draft, folder.name), target)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }

  return {
    /**
     * Adds a link to a shared folder to the unfinished site in `draft`. First writes the shared folder if it does not
     * exist.
     */
    link(draft: string, folder: CommonFolder): void {
      mkdirSync(draft, { recursive: true })
      symlinkSync(join('..', SHARED_DIR, ensure(folder)), join(draft, folder.name), 'dir')
    },
    /** Removes the shared folders of earlier compiles that none of these sites links to. */
    sweep(ids: readonly string[]): void {
      const kept = join(outDir, SHARED_DIR)
      if (!existsSync(kept)) return
      const used = new Set(
        ids.flatMap((id) => commonFolderNames.flatMap((folder) => linkTarget(join(outDir, id, folder)))),
      )
      for (const name of readdirSync(kept))
        if (!name.includes(`-${compile}-`) && !used.has(name))
          rmSync(join(kept, name), { recursive: true, force: true })
    },
  }
}

/**
 * Returns whether a stamped site links to shared folders. The paths and contents of its files are the same with and
 * without shared folders.
 */
export const usesSharedFolders = (site: string): boolean =>
  lstatSync(join(site, 'assets'), { throwIfNoEntry: false })?.isSymbolicLink() === true

/** Returns the name of the folder that a link leads to, or an empty list. */
function linkTarget(path: string): string[] {
  try {
    return [basename(readlinkSync(path))]
  } catch {
    return []
  }
}

/**
 * Returns whether a folder has exactly these files, byte for byte. Another program may have changed the folder since it
 * was written.
 */
function isComplete(dir: string, { outputs }: CommonFolder): boolean {
  if (!existsSync(dir)) return false
  const all = Object.entries(outputs)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  return files.length === all.length && all.every(([path, hash]) => hashFile(join(dir, removeFolder(path))) === hash)
}
