import { n, path } from '../svg.ts'

/** Outlines of a face, 100 units an em, standing on 0: each letter's width and path. */
export interface Face {
  /** Height of a capital. */
  readonly capital: number
  readonly outlines: Readonly<Record<string, readonly [width: number, d: string]>>
}

/** A text of a brand's own letters. */
export interface Lettered {
  /** From the left edge to the right one. */
  readonly width: number
  /** The letters in a paint, their left edge at x, standing on y; `more` are attributes of the whole. */
  readonly draw: (x: number, y: number, fill: string, more?: string) => string
}

/**
 * Sets a short text in a face.
 * @param height - of a capital, in the drawing's units
 * @param gap - between letters, in units of the face
 * @param lean - degrees to the right
 * @throws If the face has no outline of a letter.
 */
export function brandLetters(face: Face, text: string, height: number, gap = 0, lean = 0): Lettered {
  const scale = height / face.capital
  let at = 0
  const glyphs = [...text].map((letter) => {
    const outline = face.outlines[letter]
    if (!outline) throw new Error(`The face has no "${letter}". Add its outline, or say something else.`)
    const x = at
    at += outline[0] + gap
    return [x, outline[1]] as const
  })
  return {
    width: (at - gap) * scale,
    draw: (x, y, fill, more = '') => {
      const transform = `translate(${n(x)} ${n(y)})${lean ? ` skewX(${-lean})` : ''} scale(${Math.round(scale * 1000) / 1000})`
      const drawn = glyphs.map(([left, d]) => path(d, fill, `transform="translate(${n(left)} 0)"`)).join('')
      return `<g transform="${transform}"${more ? ` ${more}` : ''}>${drawn}</g>`
    },
  }
}
