import { openFolder, parseSource, rawAt, type Problem } from '@lobby/merchant/reader'
import { contrast } from '@lobby/merchant/theme'
import { basename, join } from 'node:path'

/** Below this a colour can hardly be told from the page. */
const least = 1.5

const hex = (...channels: readonly number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** The pixels of a picture, small; null where it cannot be drawn, which is told as a mistake. */
async function draw(picture: Uint8Array): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(picture).ensureAlpha().resize(64, 64, { fit: 'inside' }).raw().toBuffer()
  } catch {
    return null
  }
}

/** How much of a picture's ink can hardly be told from a page of a colour: 0 to 1; null where it cannot be drawn. */
async function lostOn(page: string, picture: Uint8Array): Promise<number | null> {
  const drawn = await draw(picture)
  if (drawn === null) return null
  let ink = 0
  let lost = 0
  for (let at = 0; at < drawn.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = drawn.subarray(at, at + 4)
    ink += alpha
    if (alpha > 0 && contrast(hex(red, green, blue), page) < least) lost += alpha
  }
  return ink === 0 ? 1 : lost / ink
}

/**
 * A logo of which more than half is the colour of the page that it stands on, as of a brand that moved from a dark page to a light one.
 *
 * @param root The folder of the folders: `merchants`.
 * @param id A folder that is there.
 */
export async function logoWarnings(root: string, id: string): Promise<readonly Problem[]> {
  const folder = openFolder(join(root, id))
  const theme = folder.read('theme.jsonc')
  if (!(theme instanceof Uint8Array)) return []
  const page = rawAt(parseSource('theme.jsonc', Buffer.from(theme).toString('utf8')), ['colours', 'page'])
  if (typeof page !== 'string' || !/^#[0-9a-f]{6}$/i.test(page)) return []
  const path = ['assets/logo.svg', 'assets/logo.png'].find((each) => folder.read(each) instanceof Uint8Array)
  const picture = path === undefined ? undefined : folder.read(path)
  if (path === undefined || !(picture instanceof Uint8Array)) return []
  const lost = await lostOn(page, picture)
  if (lost === null || lost <= 0.5) return []
  const message = `${Math.round(lost * 100)} % of "${path}" can hardly be told from the page, ${page}.`
  return [{ file: `${basename(root)}/${id}/${path}`, line: 1, column: 1, source: '', code: 'LM065', message, cure: 'Put the logo for this ground there, or change the page in theme.jsonc.' }]
}
