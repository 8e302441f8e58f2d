import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Every file of a folder by its path, sorted; what a link leads to as if it lay there. */
export function readTree(dir: string): Map<string, Buffer> {
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

/** Returns the hash of every file of a folder. Comparing hashes takes less time than comparing bytes, and a difference is a line. */
export const hashTree = (dir: string): Map<string, string> =>
  new Map([...readTree(dir)].map(([path, body]) => [path, hash('sha256', body)]))

/** All bytes of a folder as one text, compressed files opened. Chunks of a made compile are not compressed at all. */
export function textOfTree(dir: string): string {
  return [...readTree(dir)]
    .map(
      ([path, body]) =>
        `${path}\n${(path.endsWith('.br') && body.length > 2 ? brotliDecompressSync(body) : body).toString('latin1')}`,
    )
    .join('\n')
}
