import { ACCENT_STROKES, GLYPHS } from './glyphs.ts'

/** A word as strokes of constant thickness. The unit of lengths is 1/14 of the height of a capital letter. */
export interface DrawnWord {
  readonly width: number
  /** The SVG paths of the strokes, without colour. The caller positions them with `transform`. */
  readonly strokes: string
}

const LETTER_SPACING = 4.4
const WORD_SPACING = 7

/**
 * Draws a name in capitals as outlines, because an SVG `<text>` would use whatever font the phone has. Skips signs that
 * {@link GLYPHS} does not contain.
 * @returns The drawn word, or null if a letter has no drawing, because a name without that letter would be another
 *   name.
 */
export function drawNameInCapitals(name: string): DrawnWord | null {
  const signs = [...name.trim().toUpperCase().normalize('NFD')]
  let x = 0
  let middle = 0
  const parts: string[] = []
  for (const sign of signs) {
    const accent = ACCENT_STROKES[sign]
    if (accent !== undefined) {
      parts.push(`<path transform="translate(${roundToHundredths(middle)} 0)" d="${accent}"/>`)
    } else if (sign === ' ') {
      x += WORD_SPACING
    } else {
      const glyph = GLYPHS[sign]
      if (glyph === undefined && /[\p{L}\p{N}]/u.test(sign)) return null
      if (glyph === undefined) continue
      parts.push(`<path transform="translate(${roundToHundredths(x)} 0)" d="${glyph.path}"/>`)
      middle = x + glyph.width / 2
      x += glyph.width + LETTER_SPACING
    }
  }
  return parts.length === 0 ? null : { width: roundToHundredths(x - LETTER_SPACING), strokes: parts.join('') }
}

/**
 * Returns the initials of the first two significant words of a name, skipping short words such as "do" or "&". The
 * single initial `I` would look like a bar, so the second letter of the name is added.
 */
export function getBrandInitials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '')
  const significant = words.filter((word, index) => index === 0 || word.length > 2).slice(0, 2)
  const initials = significant.map((word) => [...word][0] ?? '').join('')
  return /^[i1]$/i.test(initials) ? [...(significant[0] ?? '')].slice(0, 2).join('') : initials
}

/** Rounds to hundredths, so that equal drawings have equal bytes. */
export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100
