import { markDrawn } from '@lobby/merchant/reader'
import sharp from 'sharp'

/** Path in a folder to how its icon is drawn. The phone cuts a maskable one: its margin keeps the mark in what is left. */
const icons: Readonly<Record<string, { readonly size: number; readonly margin: number }>> = {
  'assets/icon-192.png': { size: 192, margin: 0 },
  'assets/icon-512.png': { size: 512, margin: 0 },
  'assets/icon-maskable.png': { size: 512, margin: 56 },
  'assets/apple-touch-icon.png': { size: 180, margin: 0 },
}

/**
 * Draws a folder's icons from its one square drawing, whose ground reaches its edges: the same bytes for the same drawing.
 * @param svg of `art/icon.svg`
 * @returns path in the folder to PNG
 */
export async function drawIcons(svg: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = Object.entries(icons).map(async ([path, { size, margin }]) => {
    const side = { top: margin, bottom: margin, left: margin, right: margin }
    const inner = sharp(svg, { density: 144 }).resize(size - 2 * margin, size - 2 * margin, { fit: 'cover' })
    const picture = margin === 0 ? inner : sharp(await inner.png().toBuffer()).extend({ ...side, extendWith: 'copy' })
    const png = await picture.flatten({ background: '#000' }).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer()
    return [path, markDrawn(png, svg)] as const
  })
  return new Map(await Promise.all(drawn))
}
