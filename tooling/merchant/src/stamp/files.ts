import { hash } from 'node:crypto'
import { once } from '../once.ts'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a site: its bytes, or the file of the compile that it is linked to. */
export type SiteFile = { readonly body: Buffer } | { readonly link: string }

/** The files of a site by path, without a leading slash. */
export type SiteFiles = Map<string, SiteFile>

/** Whether a file is text, which is worth compressing. */
export const isText = (path: string): boolean => /\.(?:html|js|css|svg|json|webmanifest|txt)$/.test(path)

/**
 * Adds a stamped file and, for text, its brotli form beside it.
 * @param quality 5 for many sites, 11 for a release; 9 costs the time of 11 for the bytes of 5
 * @returns the bytes that a browser receives
 */
export function addFile(files: SiteFiles, path: string, body: string | Buffer, quality: number): number {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  files.set(path, { body: bytes })
  if (!isText(path)) return bytes.length
  const key = `${quality}.${hashOf(bytes)}`
  const small = compressed.get(key) ?? brotli(bytes, quality)
  remember(key, small)
  files.set(`${path}.br`, { body: small })
  return small.length
}

/** Compressed forms of texts that several sites have, such as the licence of a font, by quality and hash. */
const compressed = new Map<string, Buffer>()
/** Bounds the memory of a process that stamps many sites. */
const MAX_COMPRESSED = 500

/** Forgets the form that has not been used for the longest time, if there are too many: dictionaries stay while documents come and go. */
function remember(key: string, small: Buffer): void {
  compressed.delete(key)
  compressed.set(key, small)
  const [oldest = key] = compressed.keys()
  if (compressed.size > MAX_COMPRESSED) compressed.delete(oldest)
}

function brotli(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window that the text fits into: the usual one, of 4 MB, takes longer to set up than to use.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** The bytes that a browser receives of a text in a release. */
export const smallestSize = (text: string): number => brotli(Buffer.from(text), 11).length

/** The hash of a file's bytes, reckoned once however many sites have them. */
export const hashOf = once((body: Buffer) => digest(body, 16))

/** A short hash of bytes for names and `build.json`. */
export const digest = (body: string | Buffer, length = 10): string => hash('sha256', body, 'base64url').slice(0, length)
