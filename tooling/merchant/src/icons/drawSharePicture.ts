import {
  embedIconDrawingId,
  getIconDrawingId,
  readIconDrawingId,
  SHARE_PICTURE_PATH,
  sharePictureRule,
} from '@lobby/merchant/reader'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files from which the picture is rendered. The first one that exists is used. */
const sources = ['art/hero.svg', 'assets/hero.webp']

/**
 * Renders the picture that other sites show next to a shared link, from the hero. The same hero always gives the same
 * bytes.
 * @param hero The content of `art/hero.svg` or `assets/hero.webp`.
 * @param smallest Compresses as small as possible, which takes most of the time. Tests do not need it.
 * @returns A PNG of 1200 x 630 pixels.
 */
export async function drawSharePicture(hero: Uint8Array, smallest = true): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = sharePictureRule.size ?? {}
  const png = await sharp(hero, { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#000' })
    .png({ palette: true, ...(smallest ? { effort: 10, compressionLevel: 9 } : { effort: 1 }) })
    .toBuffer()
  return embedIconDrawingId(png, hero)
}

/**
 * Renders the picture for shared links of a merchant folder if it is missing or older than the hero. Does not replace a
 * picture that a person made.
 * @returns The paths of the written files. Empty if nothing was written.
 * @throws Error if the hero or the picture is a symbolic link.
 */
export async function drawOutdatedSharePicture(dir: string): Promise<readonly string[]> {
  const source = sources.find((path) => existsSync(join(dir, path)))
  if (source === undefined) return []
  for (const path of [source, SHARE_PICTURE_PATH])
    if (lstatSync(join(dir, path), { throwIfNoEntry: false })?.isSymbolicLink() === true)
      throw new Error(`"${path}" is a link, so no picture is drawn`)
  const hero = readFileSync(join(dir, source))
  const file = join(dir, SHARE_PICTURE_PATH)
  if (existsSync(file)) {
    const from = readIconDrawingId(readFileSync(file))
    if (from === null || from === getIconDrawingId(hero)) return []
  }
  writeFileSync(file, await drawSharePicture(hero))
  return [SHARE_PICTURE_PATH]
}
