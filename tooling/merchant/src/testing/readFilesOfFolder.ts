import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Reads every file of a folder, sorted by path. Follows links. */
export function readFilesOfFolder(dir: string): Map<string, Buffer> {
  const pathsIn = (folder: string): string[] =>
    readdirSync(join(dir, folder)).flatMap((name) => {
      const path = join(folder, name)
      return statSync(join(dir, path)).isDirectory() ? pathsIn(path) : [path]
    })
  return new Map(
    pathsIn('')
      .sort()
      .map((path) => [path, readFileSync(join(dir, path))]),
  )
}

/**
 * Returns the hash of every file of a folder. Comparing hashes is faster than comparing bytes, and a failed test prints
 * a difference as one line.
 */
export const hashFilesOfFolder = (dir: string): Map<string, string> =>
  new Map([...readFilesOfFolder(dir)].map(([path, body]) => [path, hash('sha256', body)]))

/**
 * Returns all bytes of a folder as one text, with compressed files decompressed. The `.br` files of a small test
 * compile are not really compressed, so they are returned unchanged.
 */
export function readFolderAsText(dir: string): string {
  return [...readFilesOfFolder(dir)]
    .map(
      ([path, body]) =>
        `${path}\n${(path.endsWith('.br') && body.length > 2 ? brotliDecompressSync(body) : body).toString('latin1')}`,
    )
    .join('\n')
}
