import { posix } from 'node:path'
import type { ChunkNames } from './types.ts'

const statics = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const dynamics = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const urls = /["'`(]\/((?:assets)\/[\w.~-]+)/g

/**
 * Reads from the text of a chunk which other files it names. It looks at what was really written, not at the manifest, so that the
 * two can be held against each other.
 * @param file path from the bundle's folder
 */
export function chunkNames(file: string, text: string): ChunkNames {
  const here = posix.dirname(file)
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
  const from = (names: string[]) => names.map((name) => posix.join(here, name))
  if (/\.js$/.test(file)) return { needed: [...from(found(statics)), ...found(urls)], lazy: from(found(dynamics)) }
  return { needed: /\.css$/.test(file) ? found(urls) : [], lazy: [] }
}
