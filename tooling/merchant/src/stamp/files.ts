import { hash } from 'node:crypto'
import { memoize } from '../memoize.ts'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a site: its bytes, or a link to a file of the compile. */
export type SiteFile = { readonly body: Buffer } | { readonly link: string }

/** The files of a site by path, without a leading slash. */
export type SiteFiles = Map<string, SiteFile>

/** Returns whether a file is text, which is worth compressing. */
export const isTextFilePath = (path: string): boolean => /\.(?:html|js|css|svg|json|webmanifest|txt)$/.test(path)

/**
 * Adds a stamped file to the files of a site. For a text file, also adds the Brotli-compressed file.
 * @param quality The Brotli quality: 5 for many sites, 11 for a release. Do not use 9: it is as slow as 11, and its
 *   files are as large as with 5.
 * @returns The bytes that a browser receives.
 */
export function addStampedFile(files: SiteFiles, path: string, body: string | Buffer, quality: number): number {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  files.set(path, { body: bytes })
  if (!isTextFilePath(path)) return bytes.length
  const key = `${quality}.${hashFileBytes(bytes)}`
  const compressedBody = compressed.get(key) ?? brotli(bytes, quality)
  cacheCompressed(key, compressedBody)
  files.set(`${path}.br`, { body: compressedBody })
  return compressedBody.length
}

/** Compressed forms of texts that several sites have, such as the licence of a font, by quality and hash. */
const compressed = new Map<string, Buffer>()
/** Limits the memory of a process that stamps many sites. */
const MAX_COMPRESSED = 500

/**
 * Caches the compressed form of a text. If the cache is full, removes the least recently used form. So dictionaries,
 * which many sites use, remain cached, and documents do not.
 */
function cacheCompressed(key: string, body: Buffer): void {
  compressed.delete(key)
  compressed.set(key, body)
  const [oldest = key] = compressed.keys()
  if (compressed.size > MAX_COMPRESSED) compressed.delete(oldest)
}

function brotli(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Uses the smallest Brotli window that fits the text, because allocating the default window of 4 MB takes longer
      // than compressing.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Returns the number of bytes that a browser receives for a text from a release. */
export const measureReleasedTextBytes = (text: string): number => brotli(Buffer.from(text), 11).length

/** Returns the hash of a file's bytes. The hash is calculated one time, even if many sites share the bytes. */
export const hashFileBytes = memoize((body: Buffer) => computeShortHash(body, 16))

/** Returns a short hash of bytes for file names and `build.json`. */
export const computeShortHash = (body: string | Buffer, length = 10): string =>
  hash('sha256', body, 'base64url').slice(0, length)
