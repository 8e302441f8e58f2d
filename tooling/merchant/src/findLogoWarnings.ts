import { openMerchantFolder, createProblemFactory, type Merchant, type Problem } from '@lobby/merchant/reader'
import { calculateContrastRatio, findContrastFailures } from '@lobby/merchant/theme'
import { basename, join } from 'node:path'
import {
  areSimilarPixels,
  renderThumbnail,
  findLogoBackgroundPixel,
  getLogoBackgroundColour,
  formatHexColour,
  isFullyTransparent,
  getPixel,
  type Thumbnail,
} from './logoBackground.ts'
import { readRawSetting } from './reference/readRawMerchantSettings.ts'

/** The contrast ratio with the page colour below which a colour can hardly be seen. */
const MIN_VISIBLE_CONTRAST = 1.5
/** The lowest contrast ratio with the page colour at which the background of a logo looks like a box. */
const BOX_CONTRAST = 1.1

/**
 * Returns the share of an image's visible pixels, from 0 to 1, that can hardly be distinguished from a page colour. The
 * background of a logo does not count.
 */
function invisibleShare(page: string, picture: Thumbnail): number {
  const ground = findLogoBackgroundPixel(picture)
  let ink = 0
  let lost = 0
  for (let at = 0; at < picture.data.length; at += 4) {
    const pixel = getPixel(picture, at)
    if (ground !== null && areSimilarPixels(pixel, ground)) continue
    const [, , , alpha] = pixel
    ink += alpha
    if (alpha > 0 && calculateContrastRatio(formatHexColour(pixel), page) < MIN_VISIBLE_CONTRAST) lost += alpha
  }
  return ink === 0 ? 1 : lost / ink
}

/**
 * Returns the first theme mode, light or dark, in which these colours of a theme pass the contrast checks on this page
 * colour. Null if they fail in both modes.
 */
function findModeFor(page: string, colours: unknown): 'dark' | 'light' | null {
  const given = Object.entries(Object(colours) as Readonly<Record<string, unknown>>).filter(
    ([, colour]) => typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour),
  )
  const { brand, ...others } = Object.fromEntries(given) as Readonly<Record<string, string>>
  if (brand === undefined) return null
  const fails = (mode: string) => findContrastFailures({ ...others, brand, page }, mode === 'dark').failures.length > 0
  return (['light', 'dark'] as const).find((mode) => !fails(mode)) ?? null
}

/**
 * Returns a problem if a logo is completely transparent, because the header of the site would show a gap. Returns null
 * otherwise.
 * @param file The path of the logo for the message of the problem.
 */
export async function findEmptyLogoProblem(file: string, content: Uint8Array): Promise<Problem | null> {
  const picture = await renderThumbnail(content)
  return picture === null || !isFullyTransparent(picture.data) ? null : emptyProblem(file)
}

/**
 * Creates the problem of a completely transparent image.
 * @param file The path of the image for the message of the problem.
 */
function emptyProblem(file: string): Problem {
  const message = `"${file.split('/').slice(2).join('/')}" is empty: every pixel is transparent.`
  return createProblemFactory(file)('LM012', message, 'Export it again with its shapes filled.')
}

/**
 * Warns of a logo that does not suit its page colour: more than half of the logo can hardly be seen on the page, or the
 * opaque background of the logo looks like a box. A completely transparent logo is a problem (LM012), not a warning.
 * @param root The folder of all merchants: `merchants`.
 * @param id The id of an existing folder.
 */
export async function findLogoWarnings(root: string, id: string): Promise<readonly Problem[]> {
  const folder = openMerchantFolder(join(root, id))
  const page = readRawSetting(root, id, 'theme.jsonc', ['colours', 'page'])
  if (typeof page !== 'string' || !/^#[0-9a-f]{6}$/i.test(page)) return []
  const path = ['assets/logo.svg', 'assets/logo.png'].find((each) => folder.read(each) instanceof Uint8Array)
  const content = path === undefined ? undefined : folder.read(path)
  if (path === undefined || !(content instanceof Uint8Array)) return []
  const warn = createProblemFactory(`${basename(root)}/${id}/${path}`)
  const picture = await renderThumbnail(content)
  if (picture === null) return []
  if (isFullyTransparent(picture.data)) return [emptyProblem(`${basename(root)}/${id}/${path}`)]
  const ground = getLogoBackgroundColour(picture)
  if (ground !== null && calculateContrastRatio(ground, page) >= BOX_CONTRAST) {
    const mode = findModeFor(ground, readRawSetting(root, id, 'theme.jsonc', ['colours']))
    const asPage =
      mode === null
        ? ''
        : ` Or use its background as the page, in theme.jsonc: "mode": "${mode}" and "page": "${ground}".`
    const message = `"${path}" has an opaque background (${ground}), which looks like a box on the page (${page}).`
    return [warn('LM070', message, `Export the logo with a transparent background.${asPage}`)]
  }
  const lost = invisibleShare(page, picture)
  if (lost <= 0.5) return []
  const message = `${Math.round(lost * 100)} % of "${path}" can hardly be seen on the page (${page}).`
  return [warn('LM065', message, 'Use a version of the logo for this page colour, or change the page in theme.jsonc.')]
}

const isBitmap = (type: string): boolean => type === 'image/png' || type === 'image/webp'

/**
 * Decodes the PNG and WebP images of a merchant. Reading a folder checks only the structure of images, because decoding
 * the images of a thousand merchants takes longer than compiling the site.
 * @param root The name of the folder of all merchants.
 * @returns A problem (LM012) for each image whose pixels cannot be decoded, or are all transparent.
 */
export async function findImagePixelProblems(root: string, { id, assets }: Merchant): Promise<readonly Problem[]> {
  const { default: sharp } = await import('sharp')
  const problems = await Promise.all(
    assets.map(async ({ path, type, content }): Promise<Problem | null> => {
      if (!isBitmap(type)) return null
      const pixels = await sharp(content, { failOn: 'warning' })
        .ensureAlpha()
        .raw()
        .toBuffer()
        .catch(() => null)
      const file = `${root}/${id}/${path}`
      if (pixels !== null) return isFullyTransparent(pixels) ? emptyProblem(file) : null
      return createProblemFactory(file)(
        'LM012',
        `"${path}" cannot be read as a picture: its pixels cannot be decoded.`,
        'Export it again, or restore the last version that was complete.',
      )
    }),
  )
  return problems.filter((problem) => problem !== null)
}
