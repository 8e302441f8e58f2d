import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Renames the chunks of a test's compile, as a bundler does after a change: every hash becomes eight
 * characters that end with `salt`, in file names and in the texts that refer to them.
 * @param salt Six characters.
 */
export function renameCompileChunks(dir: string, salt: string): string {
  const rename = (text: string) => text.replaceAll(/-([a-h]\d)(?=\.(?:js|css|svg))/g, `-$1${salt}`)
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    writeFileSync(path, rename(readFileSync(path, 'utf8')))
    renameSync(path, join(entry.parentPath, rename(entry.name)))
  }
  return dir
}
