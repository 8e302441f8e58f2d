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
 * A name in capitals, as outlines: an SVG's `<text>` would be set in whatever face the phone has. Signs that cannot be drawn are left out.
 * @returns null if it has a letter that cannot be drawn: without it the name would be another
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
      if (glyph === undefined && /[\p{L}\p{N}]/u.test(sign)) return null
      if (glyph === undefined) continue
      parts.push(`<path transform="translate(${round(at)} 0)" d="${glyph.path}"/>`)
      middle = at + glyph.width / 2
      at += glyph.width + spaceBetween
    }
  }
  return parts.length === 0 ? null : { width: round(at - spaceBetween), strokes: parts.join('') }
}

/** The initials of the first two words that carry a name, or of the one: not of "do" or "&". An `I` alone would be a bar, so its next letter stands beside it. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '')
  const carrying = words.filter((word, index) => index === 0 || word.length > 2).slice(0, 2)
  const initials = carrying.map((word) => [...word][0] ?? '').join('')
  return /^[i1]$/i.test(initials) ? [...(carrying[0] ?? '')].slice(0, 2).join('') : initials
}

/** To hundredths: what is drawn twice has the same bytes. */
export const round = (value: number): number => Math.round(value * 100) / 100
