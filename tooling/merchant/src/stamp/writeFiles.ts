import { copyFileSync, existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteFiles } from './files.ts'

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
    if ('body' in file) writeFileSync(target, file.body)
    else if (existsSync(file.link)) copyFileSync(file.link, target)
    else
      throw new Error(
        `The compile was replaced while it was stamped: ${file.link} is gone. Run the same command again.`,
      )
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
