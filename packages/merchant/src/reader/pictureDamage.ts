import { crc32 } from 'node:zlib'
import type { FileKind } from './pictureSize.ts'

const latin = (content: Uint8Array, from: number) => Buffer.from(content.subarray(from, from + 4)).toString('latin1')
const cut = 'it ends before its end'

/** Every part of a PNG is there whole, from the header to the end. What follows the end is not looked at. */
function pngDamage(content: Uint8Array): string | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let drawn = 0
  for (let at = 8; at + 12 <= content.byteLength;) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > content.byteLength) return cut
    const kind = latin(content, at + 4)
    if (crc32(content.subarray(at + 4, end)) !== view.getUint32(end)) return `its part ${kind} is damaged`
    if (at === 8 && kind !== 'IHDR') return 'its header is missing'
    if (kind === 'IDAT') drawn += length
    if (kind === 'IEND') return drawn > 0 ? null : 'it has no pixels'
    at = end + 4
  }
  return cut
}

/** A WebP is as long as it says, and so is each of its parts. What follows its end is not looked at. */
function webpDamage(content: Uint8Array): string | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (content.byteLength < 30) return cut
  const end = view.getUint32(4, true) + 8
  if (end > content.byteLength) return cut
  let isDrawn = false
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return cut
    isDrawn ||= ['VP8 ', 'VP8L', 'ANMF'].includes(latin(content, at)) && length > 8
    at += 8 + length + (length % 2)
  }
  return isDrawn ? null : 'it has no pixels'
}

/** Why a picture cannot be drawn as far as its structure shows, or null. The doctor unpacks the pixels; before a stamp a thousand folders are read, and that would take too long. */
export function pictureDamage(content: Uint8Array, kind: FileKind): string | null {
  if (kind === 'image/png') return pngDamage(content)
  return kind === 'image/webp' ? webpDamage(content) : null
}

/** Returns whether an undamaged picture is animated: a PNG has a part `acTL` before its pixels, a WebP a flag in its first part. */
export function isAnimated(content: Uint8Array, kind: FileKind): boolean {
  if (kind === 'image/webp') return latin(content, 12) === 'VP8X' && ((content[20] ?? 0) & 2) !== 0
  if (kind !== 'image/png') return false
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  for (let at = 8; at + 12 <= content.byteLength && latin(content, at + 4) !== 'IDAT'; at += 12 + view.getUint32(at)) {
    if (latin(content, at + 4) === 'acTL') return true
  }
  return false
}
