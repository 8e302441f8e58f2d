import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The generated files in a folder that are missing, differ, or belong to an operation that is no more.
 *
 * @param files Contents by path, as `generateFiles` gives them
 * @param folder `packages/api/src`
 */
export function compareFiles(files: ReadonlyMap<string, string>, folder: string): string[] {
  const there = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.gen\.\w+$/.test(path))
    : []
  const left = there.filter((path) => !files.has(path))
  const stale = [...files].filter(([path, text]) => !there.includes(path) || readFileSync(join(folder, path), 'utf8') !== text)
  return [...left, ...stale.map(([path]) => path)].sort()
}
