import { lettering } from './letters.ts'
import { circle, ellipse, path, place, star, type Ink } from './svg.ts'

/** What stands in the disc, 96 by 96, and the disc's colours from top to bottom. */
export type Sign = readonly [top: string, bottom: string, draw: (ink: Ink) => string]

/** The number of minutes between draws, as a small ball. */
export const minutes = (said: string): string =>
  circle(69, 69, 15, '#fff') + circle(69, 69, 12.5, '#ffd34d') + lettering(said, 69, 69, 12, '#3a2400', 2.8)

/** Small stars, faint ones. */
export const stars = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => path(star(4, 3.4, 1.1), '#fff', `transform="translate(${x} ${y})" opacity=".8"`)).join('')

/** A die seen from a corner. */
export function die(top: string, left: string, right: string, pip: string): string {
  const dot = (x: number, y: number, rx: number, ry: number, turn: number): string =>
    ellipse(0, 0, rx, ry, pip, `transform="translate(${x} ${y}) rotate(${turn})"`)
  return (
    path('M48 18L74 31L48 44L22 31Z', top, `stroke="${top}" stroke-width="3" stroke-linejoin="round"`) +
    path('M22 31L48 44V76L22 62Z', left, `stroke="${left}" stroke-width="3" stroke-linejoin="round"`) +
    path('M74 31L48 44V76L74 62Z', right, `stroke="${right}" stroke-width="3" stroke-linejoin="round"`) +
    dot(48, 31, 6, 3.2, 0) +
    [
      [29, 42],
      [35, 53],
      [41, 64],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3, 4.2, -14))
      .join('') +
    [
      [55, 49],
      [55, 64],
      [67, 43],
      [67, 58],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3, 4.2, 14))
      .join('')
  )
}

/** Waves from so far down on. */
export const sea = (y: number, fill: string): string => path(`M0 ${y}Q12 ${y - 6} 24 ${y}T48 ${y}T72 ${y}T96 ${y}V96H0Z`, fill)

/** A boat under sail. */
export const sail = (x: number, y: number, scale: number, main: string, jib: string): string =>
  place(
    path('M-2 -44L-2 8L-24 8Z', jib) + path('M3 -50Q34 -20 30 8L3 8Z', main) + path('M-28 14H34Q30 28 18 28H-14Q-24 28 -28 14Z', '#6d2f16'),
    x,
    y,
    scale,
  )
