import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ShareableSiteFolder } from './commonFolders.ts'
import type { SiteFiles } from './files.ts'
import { replaceDir } from './replaceDir.ts'

/** A site: its own files, and the folders that other sites may share. */
export interface SiteContents {
  readonly files: SiteFiles
  readonly folders: readonly ShareableSiteFolder[]
}

/**
 * Writes a site completely into a temporary folder and then replaces the old site. A server reads the old site or the
 * new site, never a mix.
 * @param shared Writes the folders that several sites share. Without it, the site gets its own copies of these folders.
 * @throws Error that says what to do if the compile was replaced in the meantime. Then the previous site remains.
 */
export function writeSite(
  dir: string,
  { files, folders }: SiteContents,
  shared?: { readonly link: (draft: string, folder: ShareableSiteFolder) => void },
): void {
  const draft = join(dirname(dir), `.new.${process.pid}.${basename(dir)}`)
  try {
    writeSiteFiles(draft, files)
    for (const folder of folders) {
      if (shared === undefined) writeSiteFiles(draft, folder.files)
      else shared.link(draft, folder)
    }
    replaceDir(draft, dir)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  if (shared === undefined) for (const folder of folders) rememberWrittenFiles(join(dir, folder.name), folder.files)
}

/**
 * The path at which each content was first written. Files of other sites with the same content become links to that
 * path, because making a link is faster than writing a file.
 */
let writtenPaths = new WeakMap<Buffer, string>()

/**
 * Forgets the paths of written contents, because another program may have changed these files since an earlier build.
 */
export function forgetWrittenFiles(): void {
  writtenPaths = new WeakMap()
}

/**
 * Writes files into a folder. Files of the compile become hard links, or copies if the file system does not support
 * links.
 * @throws Error that says what to do if the compile was replaced in the meantime. */
export function writeSiteFiles(dir: string, files: Readonly<SiteFiles>): void {
  const made = new Set<string>()
  for (const [path, file] of files) {
    const target = join(dir, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    const from = 'link' in file ? file.link : writtenPaths.get(file.body)
    if (from !== undefined && tryLink(from, target)) continue
    if ('link' in file && !existsSync(file.link))
      throw new Error(
        `The compile was replaced while it was stamped: ${file.link} is gone. Run the same command again.`,
      )
    if ('body' in file) writeFileSync(target, file.body)
    else copyFileSync(file.link, target)
  }
}

/**
 * Remembers the final paths of a folder's files, so that later files with the same bytes become links to them.
 * @param dir The path at which the folder was written. The name of the folder at this path may differ from the name in
 *   the site.
 */
export function rememberWrittenFiles(dir: string, files: Readonly<SiteFiles>): void {
  for (const [path, file] of files) if ('body' in file) writtenPaths.set(file.body, join(dir, removeFolder(path)))
}

/** Returns a path of a site without the first folder: `a/b` for `pages/a/b`. */
export const removeFolder = (path: string): string => path.slice(path.indexOf('/') + 1)

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
