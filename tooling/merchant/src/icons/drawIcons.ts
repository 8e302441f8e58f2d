import { embedIconDrawingId } from '@lobby/merchant/reader'
import sharp, { type Sharp } from 'sharp'

/**
 * The size and margin of each icon in pixels, by its path in the folder. A phone crops the maskable icon. The margin
 * keeps the brand's mark inside the part that remains visible.
 */
const icons: Readonly<Record<string, { readonly size: number; readonly margin: number }>> = {
  'assets/icon-192.png': { size: 192, margin: 0 },
  'assets/icon-512.png': { size: 512, margin: 0 },
  'assets/icon-maskable.png': { size: 512, margin: 56 },
  'assets/apple-touch-icon.png': { size: 180, margin: 0 },
}

/**
 * Returns an SVG with a larger viewBox, so that its bleed (shapes beyond the original viewBox) becomes visible. Returns
 * null if the SVG has no viewBox.
 * @param share The part of the width and height that is added on each side: 0.1 adds a tenth.
 */
function widenViewBox(svg: Uint8Array, share: number): Buffer | null {
  const text = Buffer.from(svg).toString('utf8')
  const box = /(?<=<svg\b[^>]*\bviewBox=")[^"]+(?=")/
  const [, x = 0, y = 0, width = 0, height = 0] = ` ${box.exec(text)?.[0].trim()}`.split(/[\s,]+/).map(Number)
  const factor = 1 + 2 * share
  const wide = [x - width * share, y - height * share, width * factor, height * factor]
  return box.test(text) ? Buffer.from(text.replace(box, wide.join(' '))) : null
}

const square = (svg: Uint8Array, size: number) => sharp(svg, { density: 144 }).resize(size, size, { fit: 'cover' })

/** Renders an image to raw pixels, as the input of another Sharp operation. */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/**
 * Renders a drawing with a margin. The margin shows the bleed of the drawing, or repeats the pixels at its edges if it
 * has no bleed.
 */
async function withMargin(svg: Uint8Array, size: number, margin: number) {
  const inner = size - 2 * margin
  const side = { top: margin, bottom: margin, left: margin, right: margin }
  const { input, raw } = await pixelsOf(square(svg, inner))
  const edges = sharp(input, { raw }).extend({ ...side, extendWith: 'copy' })
  const bled = widenViewBox(svg, margin / inner)
  return bled === null ? edges : edges.composite([await pixelsOf(square(bled, size))])
}

/**
 * Renders the icons of a merchant folder from its square drawing. The background of the drawing must reach the edges. A
 * background of several colours must extend 14 % beyond the edges. The same drawing always gives the same bytes.
 * @param svg The content of `art/icon.svg`.
 * @param smallest Compresses as small as possible, which takes most of the time. Tests do not need it.
 * @returns The PNGs by their path in the folder.
 */
export async function drawIcons(svg: Uint8Array, smallest = true): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = Object.entries(icons).map(async ([path, { size, margin }]) => {
    const picture = margin === 0 ? square(svg, size) : await withMargin(svg, size, margin)
    const png = await picture
      .flatten({ background: '#000' })
      .png(smallest ? { palette: true, effort: 10, compressionLevel: 9 } : {})
      .toBuffer()
    return [path, embedIconDrawingId(png, svg)] as const
  })
  return new Map(await Promise.all(drawn))
}
