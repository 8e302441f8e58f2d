import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a text file. Removes CR, because some editors and checkouts on Windows end lines with CR and LF. */
const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

/**
 * Lists the generated files in a folder that are missing, differ in more than their line endings, or belong to an
 * operation that no longer exists.
 *
 * @param files The expected content of each file by path, as `generateApiClientFiles` returns it
 * @param folder The folder of the generated files: `packages/api/src`
 */
export function findStaleGeneratedFiles(files: ReadonlyMap<string, string>, folder: string): string[] {
  const there = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.gen\.\w+$/.test(path))
    : []
  const left = there.filter((path) => !files.has(path))
  const stale = [...files].filter(([path, text]) => !there.includes(path) || read(join(folder, path)) !== text)
  return [...left, ...stale.map(([path]) => path)].sort()
}
