import { drawNameInCapitals, getBrandInitials, roundToHundredths, type DrawnWord } from './drawNameInCapitals.ts'
import type { ImageArea, GivenLogo } from './measureLogo.ts'

/** The colours of the drawings of a brand, as `#rrggbb`. */
export interface DrawingColours {
  readonly page: string
  /** The colour of raised surfaces, for example cards. */
  readonly raised: string
  readonly text: string
  readonly brand: string
  /** The end colour of the brand's gradient. */
  readonly far: string
  readonly onBrand: string
}

export const SVG_NAMESPACE_ATTRIBUTE = 'xmlns="http://www.w3.org/2000/svg"'

export const renderGradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Returns a word as SVG. `x` and `y` are the top left corner of the word, `height` is the height of capitals, `weight`
 * is the width of strokes.
 */
function placeWord(
  { strokes }: DrawnWord,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight: number,
): string {
  const scale = height / 14
  const pen =
    `fill="none" stroke="${colour}" stroke-width="${roundToHundredths(weight / scale)}" stroke-linecap="round" ` +
    `stroke-linejoin="round"`
  return `<g transform="translate(${roundToHundredths(x)} ${roundToHundredths(y)}) scale(${roundToHundredths(scale)})" ${pen}>${strokes}</g>`
}

/**
 * Returns an SVG drawing: the initials of a name in the middle of a square, or a lozenge if `GLYPHS` lacks one of the
 * initials.
 */
function monogram(name: string, centre: readonly [number, number], side: number, colour: string): string {
  const [x, y] = centre
  const word = drawNameInCapitals(getBrandInitials(name))
  if (word === null) {
    const half = side / 2
    return `<path fill="${colour}" d="M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z"/>`
  }
  const height = Math.min(side * 0.92, (side / Math.max(word.width, 1)) * 14)
  const width = (word.width * height) / 14
  return placeWord(word, x - width / 2, y - height / 2, height, colour, height * 0.185)
}

/**
 * Returns the mark of a brand: its initials on a rounded tile with a light corner. The top left corner of the tile is
 * at 0 0.
 */
function tile(name: string, side: number, { onBrand }: DrawingColours): string {
  const corner = roundToHundredths(side * 0.27)
  return [
    `<rect width="${side}" height="${side}" rx="${corner}" fill="url(#b)"/>`,
    `<path fill="${onBrand}" opacity=".1" d="M${corner} 0H${roundToHundredths(side * 0.72)}L0 ${roundToHundredths(side * 0.72)}V${corner}A${corner} ${corner} 0 0 1 ${corner} 0Z"/>`,
    monogram(name, [side / 2, side / 2], side * 0.54, onBrand),
  ].join('')
}

/**
 * The largest width in pixels of a name next to the brand's mark. Then the logo and two buttons fit into a header of
 * 320 px.
 */
const MAX_NAME_WIDTH = 100

/** Chooses the text next to the mark (the whole name, its first word, or nothing) and the height of its capitals. */
function chooseWordmark(name: string): { readonly word: DrawnWord; readonly height: number } | null {
  for (const text of [name, name.trim().split(/\s+/)[0] ?? '']) {
    const word = drawNameInCapitals(text)
    if (word === null) continue
    const height = Math.min(11, (MAX_NAME_WIDTH / word.width) * 14)
    if (height >= 7.5) return { word, height }
  }
  return null
}

/** Draws `assets/logo.svg` for a brand without a logo: its mark and its name as shapes, 28 px high. */
export function drawLogo(name: string, ink: DrawingColours): string {
  const written = chooseWordmark(name)
  const width = written === null ? 28 : 37 + (written.word.width * written.height) / 14 + 1.5
  const lettering =
    written === null
      ? ''
      : placeWord(written.word, 37, 14 - written.height / 2 + 0.4, written.height, ink.text, written.height * 0.165)
  const head = `<svg ${SVG_NAMESPACE_ATTRIBUTE} viewBox="0 0 ${roundToHundredths(width)} 28" role="img"><title>${escapeText(name)}</title>`
  return `${head}<defs>${renderGradient('b', ink.brand, ink.far)}</defs>${tile(name, 28, ink)}${lettering}</svg>`
}

const dataUrl = ({ type, content }: GivenLogo) => `data:${type};base64,${Buffer.from(content).toString('base64')}`

/** Returns a part of a given logo as SVG, centred at a point and scaled to a maximum side. */
function placeLogo(logo: GivenLogo, part: ImageArea, [x, y]: readonly [number, number], side: number): string {
  const scale = side / Math.max(part.width, part.height)
  const [w, h] = [roundToHundredths(part.width * scale), roundToHundredths(part.height * scale)]
  const box = [part.x, part.y, part.width, part.height].map(roundToHundredths).join(' ')
  return `<svg x="${roundToHundredths(x - w / 2)}" y="${roundToHundredths(y - h / 2)}" width="${w}" height="${h}" viewBox="${box}"><image width="${logo.width}" height="${logo.height}" href="${dataUrl(logo)}"/></svg>`
}

/**
 * Draws `art/icon.svg`: the mark in the inner 75 %, on a background that extends beyond the edges of the viewBox,
 * because the maskable icon shows that part as its margin.
 * @param given A logo and the part of the logo to show. Without a logo, the icon shows the initials of the name.
 */
export function drawIcon(
  name: string,
  ink: DrawingColours,
  given: { readonly logo: GivenLogo; readonly part: ImageArea } | null,
): string {
  const [from, to] = given === null ? [ink.brand, ink.far] : [ink.raised, ink.page]
  const mark =
    given === null ? monogram(name, [256, 256], 236, ink.onBrand) : placeLogo(given.logo, given.part, [256, 256], 340)
  const light = `<path fill="${given === null ? ink.onBrand : ink.brand}" opacity=".1" d="M-72 -72H442L-72 442Z"/>`
  return `<svg ${SVG_NAMESPACE_ATTRIBUTE} viewBox="0 0 512 512"><defs>${renderGradient('b', from, to)}</defs><path fill="url(#b)" d="M-72 -72H584V584H-72Z"/>${light}${mark}</svg>`
}
