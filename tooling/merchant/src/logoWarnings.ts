import { openFolder, problemIn, type Merchant, type Problem } from '@lobby/merchant/reader'
import { contrast, contrastFailures } from '@lobby/merchant/theme'
import { basename, join } from 'node:path'
import { areAlike, drawSmall, groundIn, groundOf, hexOf, isEmpty, pixelAt, type SmallPicture } from './logoGround.ts'
import { rawOf } from './reference/rawFolders.ts'

/** Below this a colour can hardly be told from the page. */
const least = 1.5
/** From this contrast on the ground of a logo is seen as a plate on the page. */
const plate = 1.1

/** How much of a picture's ink can hardly be told from a page of a colour: 0 to 1. A ground of its own is no ink. */
function lostOn(page: string, picture: SmallPicture): number {
  const ground = groundIn(picture)
  let ink = 0
  let lost = 0
  for (let at = 0; at < picture.data.length; at += 4) {
    const pixel = pixelAt(picture, at)
    if (ground !== null && areAlike(pixel, ground)) continue
    const [, , , alpha] = pixel
    ink += alpha
    if (alpha > 0 && contrast(hexOf(pixel), page) < least) lost += alpha
  }
  return ink === 0 ? 1 : lost / ink
}

/** The mode in which a colour can be the page under the other colours of a theme; null where it can in neither. */
function modeOn(page: string, colours: unknown): 'dark' | 'light' | null {
  const given = Object.entries(Object(colours) as Readonly<Record<string, unknown>>).filter(
    ([, colour]) => typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour),
  )
  const { brand, ...others } = Object.fromEntries(given) as Readonly<Record<string, string>>
  if (brand === undefined) return null
  const fails = (mode: string) => contrastFailures({ ...others, brand, page }, mode === 'dark').failures.length > 0
  return (['light', 'dark'] as const).find((mode) => !fails(mode)) ?? null
}

/** A logo of which nothing can be seen, which the header would show as a gap; null for any other. @param file names the logo */
export async function emptyLogo(file: string, content: Uint8Array): Promise<Problem | null> {
  const picture = await drawSmall(content)
  return picture === null || !isEmpty(picture.data) ? null : emptyProblem(file)
}

/** The problem of a picture of which nothing can be seen. @param file names the picture, from the folder of the folders on */
function emptyProblem(file: string): Problem {
  const message = `"${file.split('/').slice(2).join('/')}" is empty: every pixel is transparent.`
  return problemIn(file)('LM012', message, 'Export it again, with its shapes filled.')
}

/**
 * What a logo does on the page that it stands on: more than half of it is the colour of the page, as of a brand that moved from a dark page to a
 * light one; or it has a ground of its own, which is seen as a plate. One of which nothing can be seen is a mistake (LM012), and no warning.
 * @param root The folder of the folders: `merchants`.
 * @param id A folder that is there.
 */
export async function logoWarnings(root: string, id: string): Promise<readonly Problem[]> {
  const folder = openFolder(join(root, id))
  const page = rawOf(root, id, 'theme.jsonc', ['colours', 'page'])
  if (typeof page !== 'string' || !/^#[0-9a-f]{6}$/i.test(page)) return []
  const path = ['assets/logo.svg', 'assets/logo.png'].find((each) => folder.read(each) instanceof Uint8Array)
  const content = path === undefined ? undefined : folder.read(path)
  if (path === undefined || !(content instanceof Uint8Array)) return []
  const tell = problemIn(`${basename(root)}/${id}/${path}`)
  const picture = await drawSmall(content)
  if (picture === null) return []
  if (isEmpty(picture.data)) return [emptyProblem(`${basename(root)}/${id}/${path}`)]
  const ground = groundOf(picture)
  if (ground !== null && contrast(ground, page) >= plate) {
    const mode = modeOn(ground, rawOf(root, id, 'theme.jsonc', ['colours']))
    const asPage =
      mode === null ? '' : ` Or make the page its ground, in theme.jsonc: "mode": "${mode}" and "page": "${ground}".`
    const message = `"${path}" has a ground of its own, ${ground}: on the page, ${page}, that is a plate.`
    return [tell('LM070', message, `Put the logo on a transparent ground there.${asPage}`)]
  }
  const lost = lostOn(page, picture)
  if (lost <= 0.5) return []
  const message = `${Math.round(lost * 100)} % of "${path}" can hardly be told from the page, ${page}.`
  return [tell('LM065', message, 'Put the logo for this ground there, or change the page in theme.jsonc.')]
}

const isOfPixels = (type: string): boolean => type === 'image/png' || type === 'image/webp'

/**
 * Unpacks the PNG and WebP pictures of a merchant. The reader looks at their structure only: to unpack those of a thousand merchants takes longer than to
 * compile the site.
 * @param root - the name of the folder of the merchants' folders
 * @returns a problem (LM012) for each picture whose pixels cannot be read, or are all transparent
 */
export async function pixelProblems(root: string, { id, assets }: Merchant): Promise<readonly Problem[]> {
  const { default: sharp } = await import('sharp')
  const problems = await Promise.all(
    assets.map(async ({ path, type, content }): Promise<Problem | null> => {
      if (!isOfPixels(type)) return null
      const pixels = await sharp(content, { failOn: 'warning' })
        .ensureAlpha()
        .raw()
        .toBuffer()
        .catch(() => null)
      const file = `${root}/${id}/${path}`
      if (pixels !== null) return isEmpty(pixels) ? emptyProblem(file) : null
      return problemIn(file)(
        'LM012',
        `"${path}" cannot be read as a picture: its pixels cannot be unpacked.`,
        'Export it again, or put back the last version that was whole.',
      )
    }),
  )
  return problems.filter((problem) => problem !== null)
}
