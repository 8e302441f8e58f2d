import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { commonFolderNames, type ShareableSiteFolder } from './commonFolders.ts'
import { hashFile } from './record.ts'
import { replaceDir } from './replaceDir.ts'
import { memoize } from '../memoize.ts'
import { rememberWrittenFiles, removeFolder, writeSiteFiles } from './writeSite.ts'

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
  const ensure = memoize((folder: ShareableSiteFolder): string => {
    const name = `${folder.name}-${compile}-${folder.key}`
    const target = join(outDir, SHARED_DIR, name)
    if (!isComplete(target, folder)) write(target, folder)
    rememberWrittenFiles(target, folder.files)
    return name
  })

  const write = (target: string, folder: ShareableSiteFolder): void => {
    const draft = `${target}.new.${process.pid}`
    try {
      writeSiteFiles(draft, folder.files)
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
    link(draft: string, folder: ShareableSiteFolder): void {
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

/** Returns a list with the name of the folder that a link leads to. The list is empty if the path is not a link. */
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
function isComplete(dir: string, { outputs }: ShareableSiteFolder): boolean {
  if (!existsSync(dir)) return false
  const all = Object.entries(outputs)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  return files.length === all.length && all.every(([path, hash]) => hashFile(join(dir, removeFolder(path))) === hash)
}
