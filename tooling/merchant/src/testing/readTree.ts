import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Every file of a folder by its path, sorted. */
export function readTree(dir: string): Map<string, Buffer> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => relative(dir, join(entry.parentPath, entry.name))).sort()
  return new Map(paths.map((path) => [path, readFileSync(join(dir, path))]))
}

/** All bytes of a folder as one text, compressed files opened. Chunks of a made compile are not compressed at all. */
export function textOfTree(dir: string): string {
  return [...readTree(dir)]
    .map(([path, body]) => `${path}\n${(path.endsWith('.br') && body.length > 2 ? brotliDecompressSync(body) : body).toString('latin1')}`)
    .join('\n')
}
