import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteFiles } from './files.ts'

/** Where bytes that several sites have were written first: the others link to them, which costs less than a file. */
const written = new WeakMap<Buffer, string>()

/**
 * Writes a site as a whole: into a folder beside it first, which then takes its place. Whoever serves it meets the old site or the new one.
 * Files of the compile are hard links, and copies where the file system knows none.
 * @throws a sentence with the cure when the compile was replaced meanwhile; the site that was there stays
 */
export function writeSite(dir: string, files: SiteFiles): void {
  const draft = join(dirname(dir), `.new.${process.pid}.${basename(dir)}`)
  const old = join(dirname(dir), `.old.${process.pid}.${basename(dir)}`)
  try {
    writeDraft(draft, files)
    if (existsSync(dir)) renameSync(dir, old)
    renameSync(draft, dir)
  } finally {
    if (!existsSync(dir) && existsSync(old)) renameSync(old, dir)
    for (const left of [draft, old]) rmSync(left, { recursive: true, force: true })
  }
  for (const [path, file] of files) if ('body' in file) written.set(file.body, join(dir, path))
}

function writeDraft(draft: string, files: SiteFiles): void {
  const made = new Set<string>()
  for (const [path, file] of files) {
    const target = join(draft, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    const from = 'link' in file ? file.link : written.get(file.body)
    if (from !== undefined && link(from, target)) continue
    if ('body' in file) writeFileSync(target, file.body)
    else if (existsSync(file.link)) copyFileSync(file.link, target)
    else throw new Error(`The compile was replaced while it was stamped: ${file.link} is gone. Run the same command again.`)
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
