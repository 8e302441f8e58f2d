import { brotliCompressSync, constants } from 'node:zlib'

/** Compresses as a release does, quality 11. */
export function brotli11(body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Bytes that a text takes on the wire, without headers. */
export const brotliSize = (body: string | Buffer): number => brotli11(body).length
