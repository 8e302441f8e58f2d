import { line, n } from './svg.ts'

/** Each letter as strokes on a field 10 wide and 14 high: fonts differ from machine to machine, these do not. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9.4H8',
  B: 'M0 0V14H5.6A3.7 3.7 0 0 0 5.6 6.6H0M0 0H5A3.3 3.3 0 0 1 5 6.6',
  C: 'M9.6 2.6A5.4 7 0 1 0 9.6 11.4',
  D: 'M0 0V14H3.6A6.4 7 0 0 0 3.6 0Z',
  E: 'M8.4 0H0V14H8.4M0 7H7',
  F: 'M8.4 0H0V14M0 7H7',
  G: 'M9.6 2.6A5.4 7 0 1 0 10 10V7.6H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M0 0V14',
  J: 'M7 0V9.5A3.6 4.5 0 0 1 0 10',
  K: 'M0 0V14M9 0L0 8.6M3.6 5.4L9.4 14',
  L: 'M0 0V14H8',
  M: 'M0 14V0L6 9L12 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5.2 0A5.2 7 0 0 1 5.2 14A5.2 7 0 0 1 5.2 0Z',
  P: 'M0 14V0H5.4A4 4 0 0 1 5.4 8H0',
  Q: 'M5.2 0A5.2 7 0 0 1 5.2 14A5.2 7 0 0 1 5.2 0ZM6.6 10.4L10.4 14.6',
  R: 'M0 14V0H5.4A3.8 3.8 0 0 1 5.4 7.6H0M5 7.6L9.6 14',
  S: 'M8.8 2.4C7.6 -0.8 0.6 -0.8 0.6 3.4C0.6 8 9.2 5.8 9.2 10.4C9.2 14.8 1.6 14.8 0.2 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9A4.9 5 0 0 0 9.8 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L3.6 14L7 3L10.4 14L14 0',
  X: 'M0 0L9.6 14M9.6 0L0 14',
  Y: 'M0 0L5 7.4L10 0M5 7.4V14',
  Z: 'M0 0H9L0 14H9.4',
  '0': 'M4.8 0A4.8 7 0 0 1 4.8 14A4.8 7 0 0 1 4.8 0Z',
  '1': 'M0 3L3.6 0V14',
  '2': 'M0.4 3.6A4.2 3.8 0 0 1 8.6 3.8C8.6 7.4 0 10 0 14H9',
  '3': 'M0.4 2.4C2 -0.8 8.4 -0.6 8.4 3.4C8.4 6 6 6.8 3.6 6.8C6.4 6.8 9 7.6 9 10.4C9 14.8 1.4 15 0 11.4',
  '4': 'M7 14V0L0 10H9.4',
  '5': 'M8.4 0H1.4L0.8 6.4C4 4.6 9 5.6 9 9.6C9 14.8 1.6 15 0 11.6',
  '6': 'M7.4 0C3 2.4 0 6 0 9.6A4.5 4.4 0 0 0 9 9.6A4.5 4.2 0 0 0 0.4 8.6',
  '7': 'M0 0H9L3.4 14',
  '8': 'M4.6 6.6A3.7 3.3 0 0 1 4.6 0A3.7 3.3 0 0 1 4.6 6.6A4.5 3.7 0 0 1 4.6 14A4.5 3.7 0 0 1 4.6 6.6Z',
  '9': 'M1.6 14C6 11.6 9 8 9 4.4A4.5 4.4 0 0 0 0 4.4A4.5 4.2 0 0 0 8.6 5.4',
  '%': 'M2.6 0A2.6 3 0 0 1 2.6 6A2.6 3 0 0 1 2.6 0ZM10.4 8A2.6 3 0 0 1 10.4 14A2.6 3 0 0 1 10.4 8ZM10.6 0.4L2.4 13.6',
  $: 'M8.8 3.4C7.6 0.4 0.6 0.6 0.6 4.2C0.6 8 9.2 6.4 9.2 10C9.2 13.6 1.6 13.6 0.2 10.6M4.8 -1V15',
  '×': 'M0.4 4L7 11M7 4L0.4 11',
  '-': 'M0.6 7.4H5',
  Ê: 'M8.4 0H0V14H8.4M0 7H7M2 -2.6L4.2 -4.6L6.4 -2.6',
  Í: 'M0 0V14M-0.6 -2.4L2 -4.6',
  É: 'M8.4 0H0V14H8.4M0 7H7M3 -2.4L5.6 -4.6',
  Á: 'M0 14L5 0L10 14M2 9.4H8M4.2 -2.4L6.8 -4.6',
  Ã: 'M0 14L5 0L10 14M2 9.4H8M2 -2.6Q3.4 -5 5 -3.6T8 -4.6',
}
const widths: Readonly<Record<string, number>> = {
  I: 0,
  Í: 0,
  M: 12,
  W: 14,
  J: 7,
  L: 8,
  E: 8.4,
  F: 8.4,
  É: 8.4,
  Ê: 8.4,
  '1': 3.6,
  '%': 13,
  '×': 7.4,
  '-': 5.6,
  ' ': 4,
}
const widthOf = (letter: string): number => widths[letter] ?? (/\d/.test(letter) ? 9 : 10)

/** How wide a text is, in units of the field. */
export function textWidth(text: string, gap: number): number {
  return [...text.toUpperCase()].reduce((sum, letter, at) => sum + widthOf(letter) + (at ? gap : 0), 0)
}

/**
 * A text as strokes, centred at x and y.
 * @param height - of a capital, in the drawing's units
 * @param weight - of a stroke, in units of the field (14 high)
 */
export function lettering(text: string, x: number, y: number, height: number, colour: string, weight = 2, gap = 4, more = ''): string {
  const scale = height / 14
  let at = x - (textWidth(text, gap) * scale) / 2
  return [...text.toUpperCase()]
    .map((letter) => {
      const d = strokes[letter]
      const drawn = d
        ? line(d, colour, weight, `transform="translate(${n(at)} ${n(y - height / 2)}) scale(${Math.round(scale * 1000) / 1000})" ${more}`)
        : ''
      at += (widthOf(letter) + gap) * scale
      return drawn
    })
    .join('')
}
