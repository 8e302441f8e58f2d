import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CommonFolder } from './commonFolders.ts'
import { hashOfFile } from './record.ts'
import { takePlace } from './takePlace.ts'
import { once } from '../once.ts'
import { rememberFiles, writeFiles } from './writeSite.ts'

/** Beside the sites: what several of them have, each folder once. It is no site, as the dot says. */
const place = '.shared'

/**
 * Keeps the chunks and dictionaries of sites in folders that the sites link to: a thousand sites of a thousand files are then a thousand links, not a million.
 * @param outDir the folder of the sites
 * @param compile names the compile; what another run writes of the same one stays
 */
export function createSharedFolders(outDir: string, compile: string) {
  const ensure = once((folder: CommonFolder): string => {
    const name = `${folder.name}-${compile}-${folder.key}`
    const target = join(outDir, place, name)
    if (!isComplete(target, folder)) write(target, folder)
    rememberFiles(target, folder.files)
    return name
  })

  const write = (target: string, folder: CommonFolder): void => {
    const draft = `${target}.new.${process.pid}`
    try {
      writeFiles(draft, folder.files)
      // Another run may have written the same folder meanwhile: it stays, since sites are served from it already.
      if (!isComplete(target, folder)) takePlace(join(draft, folder.name), target)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }

  return {
    /** Links a site's draft to a folder that it has in common with others, which is written where it is missing. */
    link(draft: string, folder: CommonFolder): void {
      mkdirSync(draft, { recursive: true })
      symlinkSync(join('..', place, ensure(folder)), join(draft, folder.name), 'dir')
    },
    /** Takes away the folders of earlier compiles that none of these sites links to. */
    sweep(ids: readonly string[]): void {
      const kept = join(outDir, place)
      if (!existsSync(kept)) return
      const used = new Set(
        ids.flatMap((id) => ['assets', 'i18n'].flatMap((folder) => linked(join(outDir, id, folder)))),
      )
      for (const name of readdirSync(kept))
        if (!name.includes(`-${compile}-`) && !used.has(name))
          rmSync(join(kept, name), { recursive: true, force: true })
    },
  }
}

/** Whether a stamped site links to shared folders; no byte of it says so. */
export const isShared = (site: string): boolean =>
  lstatSync(join(site, 'assets'), { throwIfNoEntry: false })?.isSymbolicLink() === true

/** The name of the folder that a link leads to. */
function linked(path: string): string[] {
  try {
    return [basename(readlinkSync(path))]
  } catch {
    return []
  }
}

/** Whether a folder has exactly these files, byte for byte: something else may have changed it. */
function isComplete(dir: string, { outputs }: CommonFolder): boolean {
  if (!existsSync(dir)) return false
  const all = Object.entries(outputs)
  return (
    readdirSync(dir).length === all.length &&
    all.every(([path, hash]) => hashOfFile(join(dir, basename(path))) === hash)
  )
}
