import { fixedAssets, openFolder, pngLogoRule, problemIn, readAsset } from '@lobby/merchant/reader'
import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { drawSmall, drawWithin, groundOf, isEmpty } from '../logoGround.ts'
import type { GivenLogo } from './measureLogo.ts'
import { givenPath } from '../say.ts'

/** The header shows a logo 28 px high; three times that is enough for every phone, and twice for most. */
const pngHeights = [84, 56]

/** A logo that was given, or why it cannot be one. */
export type ReadLogo =
  | {
      readonly logo: GivenLogo
      readonly path: string
      readonly givenBytes: number
      /** The colour that it stands on in the picture itself; null where that is transparent, or of several colours. */
      readonly ground: string | null
    }
  | { readonly wrong: string }

/** What a style sheet in an SVG comes of, mostly. */
const exportOf = (message: string) =>
  message.includes('<style>')
    ? ' In Illustrator: Export As, SVG, "Styling: Presentation Attributes". What Figma and Inkscape export is fine.'
    : ''

/**
 * Reads the logo of a new brand: an SVG as it is, a PNG of any size as small as it may be.
 * @param file The path, from where the command was given.
 */
export async function readLogo(file: string): Promise<ReadLogo> {
  const path = givenPath(file)
  const rule = { role: 'logo', kinds: ['image/svg+xml', 'image/png'], mostBytes: 4_000_000 } as const
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return { wrong: `there is no file ${path}.` }
  if (stat.isDirectory()) return { wrong: 'it is a folder. Name the picture in it.' }
  const folder = openFolder(dirname(path))
  const read = (limits: Parameters<typeof readAsset>[2]) => {
    const asset = readAsset(folder, basename(path), limits, problemIn(file))
    // The file has its name before the colon already.
    return 'role' in asset
      ? asset
      : `${asset.message.replace(`"${basename(path)}"`, 'it')} ${asset.cure}${exportOf(asset.message)}`
  }
  const asset = read(rule)
  if (typeof asset === 'string') return { wrong: asset }
  const { width, height } = asset
  const picture = await drawSmall(asset.content)
  if (picture !== null && isEmpty(picture.data))
    return { wrong: 'the picture is empty: every pixel is transparent. Export it again, with its shapes filled.' }
  const ground = picture === null ? null : groundOf(picture)
  if (asset.type === 'image/svg+xml') {
    const small = read(fixedAssets['assets/logo.svg'] ?? rule)
    if (typeof small === 'string') return { wrong: small }
    const { content } = small
    const logo = { type: asset.type, content, width, height }
    return { path: 'assets/logo.svg', givenBytes: content.byteLength, ground, logo }
  }
  try {
    const { default: sharp } = await import('sharp')
    let bytes = 0
    for (const most of pngHeights) {
      // Of a ground of its own an edge stays, so that the letters do not touch the end of it.
      const edge = ground === null ? 0 : Math.round(most / 12)
      const inner = { height: most - 2 * edge, width: 6 * most - 2 * edge }
      const around = { top: edge, bottom: edge, left: edge, right: edge, background: ground ?? '#0000' }
      const { data, info } = await sharp(asset.content)
        .trim(ground === null ? {} : { background: ground })
        .resize({ ...inner, fit: 'inside', withoutEnlargement: true })
        .extend(around)
        .png({ palette: true, effort: 10, compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true })
      bytes = data.byteLength
      if (bytes > pngLogoRule.mostBytes) continue
      const logo = { type: 'image/png', content: data, width: info.width, height: info.height } as const
      return { path: 'assets/logo.png', givenBytes: asset.content.byteLength, ground, logo }
    }
    return {
      wrong: `it takes ${bytes} bytes however small it is made, and ${pngLogoRule.mostBytes} are the most. Give an SVG, or a picture with fewer colours.`,
    }
  } catch {
    return { wrong: 'it cannot be read as a picture. Export it again as PNG.' }
  }
}

/** How light a logo is where it is not transparent: 0 black, 1 white. A dark logo wants a light page. */
export async function lightnessOf({ content }: GivenLogo): Promise<number> {
  const { data } = await drawWithin(content, 64)
  let sum = 0
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    sum += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * alpha
    weight += alpha
  }
  return weight === 0 ? 1 : sum / weight
}
