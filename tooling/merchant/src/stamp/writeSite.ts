import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteFiles } from './files.ts'

/** Where bytes that several sites have were written first: the others link to them, which costs less than a file. */
const written = new WeakMap<Buffer, string>()

/**
 * Writes a site as a whole: into a folder beside it first, which then takes its place. Whoever serves it meets the old site or the new one.
 * Files of the compile are hard links, and copies where the file system knows none.
 */
export function writeSite(dir: string, files: SiteFiles): void {
  const draft = join(dirname(dir), `.new.${process.pid}.${basename(dir)}`)
  const old = join(dirname(dir), `.old.${process.pid}.${basename(dir)}`)
  rmSync(draft, { recursive: true, force: true })
  const made = new Set<string>()
  for (const [path, file] of files) {
    const target = join(draft, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    const from = 'link' in file ? file.link : written.get(file.body)
    if (from !== undefined && link(from, target)) continue
    if ('link' in file) copyFileSync(file.link, target)
    else writeFileSync(target, file.body)
  }
  if (existsSync(dir)) renameSync(dir, old)
  renameSync(draft, dir)
  rmSync(old, { recursive: true, force: true })
  for (const [path, file] of files) if ('body' in file) written.set(file.body, join(dir, path))
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
