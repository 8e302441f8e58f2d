import { crc32 } from 'node:zlib'
import type { ImageFileType } from './readImageSize.ts'

const readLatin1 = (content: Uint8Array, from: number) =>
  Buffer.from(content.subarray(from, from + 4)).toString('latin1')
const truncated = 'the file is cut off'

/** Checks that every chunk of a PNG is complete, from the header to the end. Ignores data after the end. */
function pngDamage(content: Uint8Array): string | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let drawn = 0
  for (let at = 8; at + 12 <= content.byteLength;) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > content.byteLength) return truncated
    const kind = readLatin1(content, at + 4)
    if (crc32(content.subarray(at + 4, end)) !== view.getUint32(end)) return `its chunk ${kind} is damaged`
    if (at === 8 && kind !== 'IHDR') return 'its header is missing'
    if (kind === 'IDAT') drawn += length
    if (kind === 'IEND') return drawn > 0 ? null : 'it has no pixels'
    at = end + 4
  }
  return truncated
}

/** Checks that a WebP and each of its chunks is as long as its header says. Ignores data after the end. */
function webpDamage(content: Uint8Array): string | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (content.byteLength < 30) return truncated
  const end = view.getUint32(4, true) + 8
  if (end > content.byteLength) return truncated
  let isDrawn = false
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return truncated
    isDrawn ||= ['VP8 ', 'VP8L', 'ANMF'].includes(readLatin1(content, at)) && length > 8
    at += 8 + length + (length % 2)
  }
  return isDrawn ? null : 'it has no pixels'
}

/**
 * Explains why an image cannot be rendered, or returns null. Checks only the structure of the file. Only the doctor
 * decompresses the pixels, because that is too slow for a build of a thousand folders.
 */
export function findImageDamage(content: Uint8Array, kind: ImageFileType): string | null {
  if (kind === 'image/png') return pngDamage(content)
  return kind === 'image/webp' ? webpDamage(content) : null
}

/**
 * Returns whether an undamaged image is animated: an animated PNG has a chunk `acTL` before its pixels, an animated
 * WebP has a bit set in its first chunk.
 */
export function isAnimatedImage(content: Uint8Array, kind: ImageFileType): boolean {
  if (kind === 'image/webp') return readLatin1(content, 12) === 'VP8X' && ((content[20] ?? 0) & 2) !== 0
  if (kind !== 'image/png') return false
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  for (
    let at = 8;
    at + 12 <= content.byteLength && readLatin1(content, at + 4) !== 'IDAT';
    at += 12 + view.getUint32(at)
  ) {
    if (readLatin1(content, at + 4) === 'acTL') return true
  }
  return false
}
