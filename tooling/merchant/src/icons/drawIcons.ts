import { markDrawn } from '@lobby/merchant/reader'
import sharp, { type Sharp } from 'sharp'

/** Path in a folder to how its icon is drawn. The phone cuts a maskable one: its margin keeps the mark in what is left. */
const icons: Readonly<Record<string, { readonly size: number; readonly margin: number }>> = {
  'assets/icon-192.png': { size: 192, margin: 0 },
  'assets/icon-512.png': { size: 512, margin: 0 },
  'assets/icon-maskable.png': { size: 512, margin: 56 },
  'assets/apple-touch-icon.png': { size: 180, margin: 0 },
}

/** A drawing with more around it: what it draws beyond its viewBox, as a printer has his bleed, comes to be seen. Null where it says no viewBox. */
function wider(svg: Uint8Array, share: number): Buffer | null {
  const text = Buffer.from(svg).toString('utf8')
  const box = /(?<=<svg\b[^>]*\bviewBox=")[^"]+(?=")/
  const [, x = 0, y = 0, width = 0, height = 0] = ` ${box.exec(text)?.[0].trim()}`.split(/[\s,]+/).map(Number)
  const grown = 1 + 2 * share
  const wide = [x - width * share, y - height * share, width * grown, height * grown]
  return box.test(text) ? Buffer.from(text.replace(box, wide.join(' '))) : null
}

const square = (svg: Uint8Array, size: number) => sharp(svg, { density: 144 }).resize(size, size, { fit: 'cover' })

/** A picture as one step hands it to the next. */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** A drawing with a margin of its ground: its bleed, and where it has none, the pixels of its edges. */
async function withMargin(svg: Uint8Array, size: number, margin: number) {
  const inner = size - 2 * margin
  const side = { top: margin, bottom: margin, left: margin, right: margin }
  const { input, raw } = await pixelsOf(square(svg, inner))
  const edges = sharp(input, { raw }).extend({ ...side, extendWith: 'copy' })
  const bled = wider(svg, margin / inner)
  return bled === null ? edges : edges.composite([await pixelsOf(square(bled, size))])
}

/**
 * Draws a folder's icons from its one square drawing, whose ground reaches its edges, and beyond them by 14 % where it is not one colour: the same bytes for the same drawing.
 * @param svg of `art/icon.svg`
 * @param smallest compresses as small as it goes, which takes most of the time; tests do not need it
 * @returns path in the folder to PNG
 */
export async function drawIcons(svg: Uint8Array, smallest = true): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = Object.entries(icons).map(async ([path, { size, margin }]) => {
    const picture = margin === 0 ? square(svg, size) : await withMargin(svg, size, margin)
    const png = await picture
      .flatten({ background: '#000' })
      .png(smallest ? { palette: true, effort: 10, compressionLevel: 9 } : {})
      .toBuffer()
    return [path, markDrawn(png, svg)] as const
  })
  return new Map(await Promise.all(drawn))
}
