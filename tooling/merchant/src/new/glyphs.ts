/**
 * A letter drawn as lines of constant thickness. `width` is the width of the letter. `path` is between y 0 (the top of
 * capitals) and y 14 (the baseline).
 */
interface Glyph {
  readonly width: number
  readonly path: string
}

const glyph = (width: number, path: string): Glyph => ({ width, path })

/** The drawings of the capitals, digits and signs that a drawn name can contain. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(10.4, 'M0 14L5.2 0L10.4 14M2 9.5H8.4'),
  B: glyph(9.2, 'M0 6.6H5.4A3.7 3.7 0 0 1 5.4 14H0V0H4.9A3.3 3.3 0 0 1 4.9 6.6'),
  C: glyph(10, 'M10 2.8A5.4 7 0 1 0 10 11.2'),
  D: glyph(10, 'M0 0H3.5A6.5 7 0 0 1 3.5 14H0Z'),
  E: glyph(8.5, 'M8.5 0H0V14H8.5M0 7H7.2'),
  F: glyph(8.2, 'M8.2 0H0V14M0 7H6.8'),
  G: glyph(10.2, 'M10 2.8A5.4 7 0 1 0 10.2 11.2V7.6H6.2'),
  H: glyph(10, 'M0 0V14M10 0V14M0 7H10'),
  I: glyph(0, 'M0 0V14'),
  J: glyph(7, 'M7 0V10A3.5 4 0 0 1 0 10'),
  K: glyph(9.6, 'M0 0V14M9.2 0L0 8.4M3.4 5.3L9.6 14'),
  L: glyph(7.8, 'M0 0V14H7.8'),
  M: glyph(12, 'M0 14V0L6 9L12 0V14'),
  N: glyph(10, 'M0 14V0L10 14V0'),
  O: glyph(11.6, 'M5.8 0A5.8 7 0 1 0 5.8 14A5.8 7 0 1 0 5.8 0Z'),
  P: glyph(9, 'M0 14V0H5A4 4 0 0 1 5 8H0'),
  Q: glyph(11.6, 'M5.8 0A5.8 7 0 1 0 5.8 14A5.8 7 0 1 0 5.8 0ZM7.4 10.2L11.2 14.4'),
  R: glyph(9.4, 'M0 14V0H5A4 4 0 0 1 5 8H0M4.8 8L9.4 14'),
  S: glyph(
    8.8,
    'M8.4 2.7A4.1 3.5 0 0 0 4.6 0H4.2A3.5 3.5 0 0 0 4.2 7H4.8A3.5 3.5 0 0 1 4.8 14H4.2A4.4 3.6 0 0 1 0 11.1',
  ),
  T: glyph(10, 'M0 0H10M5 0V14'),
  U: glyph(10, 'M0 0V9A5 5 0 0 0 10 9V0'),
  V: glyph(10.4, 'M0 0L5.2 14L10.4 0'),
  W: glyph(16, 'M0 0L4 14L8 2L12 14L16 0'),
  X: glyph(10, 'M0 0L10 14M10 0L0 14'),
  Y: glyph(10, 'M0 0L5 7.4L10 0M5 7.4V14'),
  Z: glyph(9.5, 'M0 0H9.5L0 14H9.5'),
  0: glyph(9.6, 'M4.8 0A4.8 7 0 1 0 4.8 14A4.8 7 0 1 0 4.8 0Z'),
  1: glyph(3.6, 'M0 3L3.6 0V14'),
  2: glyph(9, 'M.3 3.6A4.2 3.9 0 0 1 8.6 4.2C8.6 7.2 5 8.8 0 14H9'),
  3: glyph(8.8, 'M.6 2.2A4 3.4 0 1 1 4.2 6.6A4.3 3.7 0 1 1 0 11.4'),
  4: glyph(9.6, 'M7 14V0L0 9.8H9.6'),
  5: glyph(8.8, 'M8.2 0H1.2L.6 6.4A4.5 4.2 0 1 1 0 11.6'),
  6: glyph(8.8, 'M7.6 0C3 1.4 0 5.4 0 9.4A4.4 4.6 0 1 0 .1 8.6'),
  7: glyph(9, 'M0 0H9L3.6 14'),
  8: glyph(9, 'M4.5 0A3.6 3.3 0 1 0 4.5 6.6A3.6 3.3 0 1 0 4.5 0ZM4.5 6.6A4.5 3.7 0 1 0 4.5 14A4.5 3.7 0 1 0 4.5 6.6Z'),
  9: glyph(8.8, 'M1.2 14C5.8 12.6 8.8 8.6 8.8 4.6A4.4 4.6 0 1 0 8.7 5.4'),
  '&': glyph(9.8, 'M9.6 14L2.2 4.6A2.9 2.8 0 1 1 7 3.4C7 6.2 0 7 0 10.6A3.6 3.4 0 0 0 6.8 12L9.8 8.4'),
  '-': glyph(5, 'M0 7.4H5'),
  '.': glyph(0, 'M0 13.8V14'),
  "'": glyph(0, 'M0 0V3.4'),
  '+': glyph(7, 'M0 7.4H7M3.5 3.9V10.9'),
}

/** Accents above and below letters, relative to the middle of the letter. */
export const ACCENT_STROKES: Readonly<Record<string, string>> = {
  '\u0300': 'M1 -2.6L-1.2 -4.8',
  '\u0301': 'M-1 -2.6L1.2 -4.8',
  '\u0302': 'M-2.2 -2.6L0 -4.6L2.2 -2.6',
  '\u0303': 'M-2.8 -2.7C-1.8 -4.6 -.6 -4.4 0 -3.6C.8 -2.6 1.9 -2.7 2.8 -4.4',
  '\u0308': 'M-1.9 -3.3V-3.4M1.9 -3.3V-3.4',
  '\u030a': 'M0 -2.3A1.2 1.2 0 1 0 0 -4.7A1.2 1.2 0 1 0 0 -2.3Z',
  '\u0327': 'M0 14.2C1.8 15.2 1.4 17.2 -1 17',
}
