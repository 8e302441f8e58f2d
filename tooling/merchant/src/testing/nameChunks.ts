import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives the chunks of a made compile names as a bundler would: the hash of each is eight signs, which end with `salt`. As after a change far off, every name is another one, and
 * what names a chunk says so.
 * @param salt six signs
 */
export function nameChunks(dir: string, salt: string): string {
  const named = (text: string) => text.replaceAll(/-([a-h]\d)(?=\.(?:js|css|svg))/g, `-$1${salt}`)
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    writeFileSync(path, named(readFileSync(path, 'utf8')))
    renameSync(path, join(entry.parentPath, named(entry.name)))
  }
  return dir
}
