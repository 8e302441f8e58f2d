import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteFiles } from './files.ts'

/**
 * Writes a site as a whole: into a folder beside it first, which then takes its place. Whoever serves it meets the old site or the new one.
 * Files of the compile are hard links, and copies where the file system knows none.
 */
export function writeSite(dir: string, files: SiteFiles): void {
  const draft = join(dirname(dir), `.${process.pid}.${dir.slice(dirname(dir).length + 1)}`)
  rmSync(draft, { recursive: true, force: true })
  const made = new Set<string>()
  for (const [path, file] of files) {
    const target = join(draft, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    if ('body' in file) writeFileSync(target, file.body)
    else link(file.link, target)
  }
  rmSync(dir, { recursive: true, force: true })
  renameSync(draft, dir)
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
