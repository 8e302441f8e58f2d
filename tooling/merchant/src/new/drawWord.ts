import { accents, glyphs } from './glyphs.ts'

/** Letters as paths of one pen, in units of their capitals: 14 high. */
export interface DrawnWord {
  readonly width: number
  /** Strokes, to be placed by `transform`; they have no colour of their own. */
  readonly strokes: string
}

const spaceBetween = 4.4
const spaceOfWords = 7

/**
 * A name in capitals, as outlines: an SVG's `<text>` would be set in whatever face the phone has.
 * @returns null if it has a sign that cannot be drawn
 */
export function drawWord(name: string): DrawnWord | null {
  const signs = [...name.trim().toUpperCase().normalize('NFD')]
  let at = 0
  let middle = 0
  const parts: string[] = []
  for (const sign of signs) {
    const accent = accents[sign]
    if (accent !== undefined) {
      parts.push(`<path transform="translate(${round(middle)} 0)" d="${accent}"/>`)
    } else if (sign === ' ') {
      at += spaceOfWords
    } else {
      const glyph = glyphs[sign]
      if (glyph === undefined) return null
      parts.push(`<path transform="translate(${round(at)} 0)" d="${glyph.path}"/>`)
      middle = at + glyph.width / 2
      at += glyph.width + spaceBetween
    }
  }
  return parts.length === 0 ? null : { width: round(at - spaceBetween), strokes: parts.join('') }
}

/** The initials of the first two words that carry a name, or of the one: not of "do" or "&". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s-]+/)
  const carrying = words.filter((word, index) => index === 0 || word.length > 2)
  return carrying.slice(0, 2).map((word) => [...word.normalize('NFC')][0] ?? '').join('')
}

/** To hundredths: what is drawn twice has the same bytes. */
export const round = (value: number): number => Math.round(value * 100) / 100
