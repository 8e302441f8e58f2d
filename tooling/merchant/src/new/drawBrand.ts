import { drawWord, initialsOf, round, type DrawnWord } from './drawWord.ts'
import type { Box, GivenLogo } from './measureLogo.ts'

/** The colours that a brand is drawn in, as `#rrggbb`. */
export interface Ink {
  readonly page: string
  /** The ground one step above the page. */
  readonly raised: string
  readonly text: string
  readonly brand: string
  /** Where the brand's gradient ends. */
  readonly far: string
  readonly onBrand: string
}

export const namespace = 'xmlns="http://www.w3.org/2000/svg"'

export const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Letters of a height of their capitals, their left top at a place. */
function letters({ strokes }: DrawnWord, x: number, y: number, height: number, colour: string, weight: number): string {
  const scale = height / 14
  const pen = `fill="none" stroke="${colour}" stroke-width="${round(weight / scale)}" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" ${pen}>${strokes}</g>`
}

/** The initials in the middle of a square, or a lozenge where a name cannot be drawn. */
function monogram(name: string, centre: readonly [number, number], side: number, colour: string): string {
  const [x, y] = centre
  const word = drawWord(initialsOf(name))
  if (word === null) {
    const half = side / 2
    return `<path fill="${colour}" d="M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z"/>`
  }
  const height = Math.min(side * 0.92, (side / Math.max(word.width, 1)) * 14)
  const width = (word.width * height) / 14
  return letters(word, x - width / 2, y - height / 2, height, colour, height * 0.185)
}

/** The mark: initials on a tile of the brand, with the light of one edge. Its left top is at 0 0. */
function tile(name: string, side: number, { onBrand }: Ink): string {
  const corner = round(side * 0.27)
  return [
    `<rect width="${side}" height="${side}" rx="${corner}" fill="url(#b)"/>`,
    `<path fill="${onBrand}" opacity=".1" d="M${corner} 0H${round(side * 0.72)}L0 ${round(side * 0.72)}V${corner}A${corner} ${corner} 0 0 1 ${corner} 0Z"/>`,
    monogram(name, [side / 2, side / 2], side * 0.54, onBrand),
  ].join('')
}

/** The widest that a name may be beside its mark: a header of 320 px holds it and two buttons. */
const widestName = 100

/** What of a name is written beside the mark, and how high its capitals are: the whole, its first word, or nothing. */
function wordmark(name: string): { readonly word: DrawnWord; readonly height: number } | null {
  for (const text of [name, name.trim().split(/\s+/)[0] ?? '']) {
    const word = drawWord(text)
    if (word === null) continue
    const height = Math.min(11, (widestName / word.width) * 14)
    if (height >= 7.5) return { word, height }
  }
  return null
}

/** `assets/logo.svg` of a brand without a logo: its mark and its name, 28 high, in shapes alone. */
export function drawLogo(name: string, ink: Ink): string {
  const written = wordmark(name)
  const width = written === null ? 28 : 37 + (written.word.width * written.height) / 14 + 1.5
  const beside =
    written === null
      ? ''
      : letters(written.word, 37, 14 - written.height / 2 + 0.4, written.height, ink.text, written.height * 0.165)
  const head = `<svg ${namespace} viewBox="0 0 ${round(width)} 28" role="img"><title>${escaped(name)}</title>`
  return `${head}<defs>${gradient('b', ink.brand, ink.far)}</defs>${tile(name, 28, ink)}${beside}</svg>`
}

const embedded = ({ type, content }: GivenLogo) => `data:${type};base64,${Buffer.from(content).toString('base64')}`

/** A part of a given logo, as large as it may be around a centre. */
function placed(logo: GivenLogo, part: Box, [x, y]: readonly [number, number], side: number): string {
  const scale = side / Math.max(part.width, part.height)
  const [w, h] = [round(part.width * scale), round(part.height * scale)]
  const box = [part.x, part.y, part.width, part.height].map(round).join(' ')
  return `<svg x="${round(x - w / 2)}" y="${round(y - h / 2)}" width="${w}" height="${h}" viewBox="${box}"><image width="${logo.width}" height="${logo.height}" href="${embedded(logo)}"/></svg>`
}

/**
 * `art/icon.svg`: a ground that reaches beyond the edges, as far as the margin of the maskable icon shows it, and the mark in the inner 75 %.
 * @param given a logo, and what of it is shown; without one a monogram is drawn
 */
export function drawIcon(
  name: string,
  ink: Ink,
  given: { readonly logo: GivenLogo; readonly part: Box } | null,
): string {
  const [from, to] = given === null ? [ink.brand, ink.far] : [ink.raised, ink.page]
  const mark =
    given === null ? monogram(name, [256, 256], 236, ink.onBrand) : placed(given.logo, given.part, [256, 256], 340)
  const light = `<path fill="${given === null ? ink.onBrand : ink.brand}" opacity=".1" d="M-72 -72H442L-72 442Z"/>`
  return `<svg ${namespace} viewBox="0 0 512 512"><defs>${gradient('b', from, to)}</defs><path fill="url(#b)" d="M-72 -72H584V584H-72Z"/>${light}${mark}</svg>`
}
