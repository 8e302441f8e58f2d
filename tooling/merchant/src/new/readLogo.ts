import {
  requiredAssetRules,
  openMerchantFolder,
  pngLogoRule,
  createProblemFactory,
  readAsset,
} from '@lobby/merchant/reader'
import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { renderThumbnail, renderScaledImage, getLogoBackgroundColour, isFullyTransparent } from '../logoBackground.ts'
import type { GivenLogo } from './measureLogo.ts'
import { resolveArgumentPath } from '../output.ts'

/**
 * The heights in pixels to which a PNG logo is scaled, the preferred height first. The header shows the logo 28 px
 * high: an image of three times that height is sharp on every phone, one of twice that height on most phones.
 */
const PNG_HEIGHTS_PX = [84, 56]

/** A given logo, or the reason why it cannot be used. */
export type LogoReadResult =
  | {
      readonly logo: GivenLogo
      readonly path: string
      readonly givenBytes: number
      /** The colour of the logo's opaque background. Null if the background is transparent or has several colours. */
      readonly ground: string | null
    }
  | { readonly wrong: string }

/** Returns advice for an SVG with a style sheet. Such a file usually comes from an export of Adobe Illustrator. */
const exportAdvice = (message: string) =>
  message.includes('<style>')
    ? ' In Illustrator, choose Export As, SVG, "Styling: Presentation Attributes". Exports of Figma and ' +
      'Inkscape are fine.'
    : ''

/**
 * Reads the logo of a new brand. Keeps an SVG unchanged, and scales a large PNG down to an allowed size.
 * @param file The path, relative to the folder in which the command was run.
 */
export async function readLogo(file: string): Promise<LogoReadResult> {
  const path = resolveArgumentPath(file)
  const rule = { role: 'logo', kinds: ['image/svg+xml', 'image/png'], maxBytes: 4_000_000 } as const
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return { wrong: `the file ${path} does not exist.` }
  if (stat.isDirectory()) return { wrong: 'it is a folder. Name the picture inside it.' }
  const folder = openMerchantFolder(dirname(path))
  const read = (limits: Parameters<typeof readAsset>[2]) => {
    const asset = readAsset(folder, basename(path), limits, createProblemFactory(file))
    // Replaces the name of the file by "it", because the command prints `--logo <file>:` before this message.
    return 'role' in asset
      ? asset
      : `${asset.message.replace(`"${basename(path)}"`, 'it')} ${asset.cure}${exportAdvice(asset.message)}`
  }
  const asset = read(rule)
  if (typeof asset === 'string') return { wrong: asset }
  const { width, height } = asset
  const picture = await renderThumbnail(asset.content)
  if (picture !== null && isFullyTransparent(picture.data))
    return { wrong: 'the picture is empty: every pixel is transparent. Export it again with its shapes filled.' }
  const ground = picture === null ? null : getLogoBackgroundColour(picture)
  if (asset.type === 'image/svg+xml') {
    const small = read(requiredAssetRules['assets/logo.svg'] ?? rule)
    if (typeof small === 'string') return { wrong: small }
    const { content } = small
    const logo = { type: asset.type, content, width, height }
    return { path: 'assets/logo.svg', givenBytes: content.byteLength, ground, logo }
  }
  try {
    const { default: sharp } = await import('sharp')
    let bytes = 0
    for (const maxHeight of PNG_HEIGHTS_PX) {
      // Leaves a strip of an opaque background around the letters, so that they do not touch the edges of the image.
      const edge = ground === null ? 0 : Math.round(maxHeight / 12)
      const inner = { height: maxHeight - 2 * edge, width: 6 * maxHeight - 2 * edge }
      const around = { top: edge, bottom: edge, left: edge, right: edge, background: ground ?? '#0000' }
      const { data, info } = await sharp(asset.content)
        .trim(ground === null ? {} : { background: ground })
        .resize({ ...inner, fit: 'inside', withoutEnlargement: true })
        .extend(around)
        .png({ palette: true, effort: 10, compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true })
      bytes = data.byteLength
      if (bytes > pngLogoRule.maxBytes) continue
      const logo = { type: 'image/png', content: data, width: info.width, height: info.height } as const
      return { path: 'assets/logo.png', givenBytes: asset.content.byteLength, ground, logo }
    }
    return {
      wrong:
        `it has ${bytes} bytes even at its smallest size, but only ${pngLogoRule.maxBytes} are allowed. Use an ` +
        'SVG, or a picture with fewer colours.',
    }
  } catch {
    return { wrong: 'it cannot be read as a picture. Export it again as PNG.' }
  }
}

/**
 * Returns the average lightness of the visible part of a logo: 0 is black, 1 is white. A dark logo needs a light
 * page.
 */
export async function measureLogoLightness({ content }: GivenLogo): Promise<number> {
  const { data } = await renderScaledImage(content, 64)
  let sum = 0
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    sum += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * alpha
    weight += alpha
  }
  return weight === 0 ? 1 : sum / weight
}
