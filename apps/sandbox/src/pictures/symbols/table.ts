import { gold, ink as night, ivory, ramp, type Ramp } from '../colour.ts'
import { circle, ellipse, line, n, path, place, polar, rect, star, times, type Ink } from '../svg.ts'
import { dim, lit, metal, round, sphere, stud, type Symbol } from './material.ts'

const red = '#d3162f'
const black = '#14172b'

/** The mark of a suit round 0,0: 0 hearts, 1 spades, 2 diamonds, 3 clubs. */
export function cardSuit(at: number): string {
  if (at === 0) return path('M0 24C-10 14 -26 4 -24 -10C-22 -24 -6 -24 0 -12C6 -24 22 -24 24 -10C26 4 10 14 0 24Z', red)
  if (at === 1)
    return path('M0 -24C10 -10 26 -2 24 12C22 22 8 22 3 14Q4 22 9 26H-9Q-4 22 -3 14C-8 22 -22 22 -24 12C-26 -2 -10 -10 0 -24Z', black)
  if (at === 2) return path('M0 -26L20 0L0 26L-20 0Z', red)
  return (
    circle(0, -13, 11, black) + circle(-12, 5, 11, black) + circle(12, 5, 11, black) + path('M-3 -2H3Q2 18 9 26H-9Q-2 18 -3 -2Z', black)
  )
}

/** A playing card, 68 by 98, with one large suit. */
export function card(ink: Ink, suit: number, x: number, y: number, turn: number, scale = 1): string {
  return place(
    rect(-34, -49, 68, 98, '#000', 8, 'opacity=".35" transform="translate(3 5)"') +
      rect(-34, -49, 68, 98, ink.linear(70, [0, '#fff'], [1, ivory.base]), 8) +
      place(cardSuit(suit), -22, -34, 0.32) +
      place(cardSuit(suit), 22, 34, 0.32, 180) +
      place(cardSuit(suit), 0, 0, 1),
    x,
    y,
    scale,
    turn,
  )
}

/** The back of a card. */
export function cardBack(ink: Ink, m: Ramp, x: number, y: number, turn: number, scale = 1): string {
  return place(
    rect(-34, -49, 68, 98, '#000', 8, 'opacity=".35" transform="translate(3 5)"') +
      rect(-34, -49, 68, 98, '#fff', 8) +
      rect(-29, -44, 58, 88, lit(ink, m), 5) +
      path('M0 -34L22 0L0 34L-22 0Z', 'none', `stroke="${m.glint}" stroke-width="3"`) +
      path('M0 -20L13 0L0 20L-13 0Z', m.light),
    x,
    y,
    scale,
    turn,
  )
}

const pipPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die seen from a corner: three faces with their points. */
function die(
  ink: Ink,
  m: Ramp,
  pips: readonly [number, number, number],
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  dot = '#fff',
): string {
  const face = (matrix: string, fill: string, count: number): string =>
    `<g transform="matrix(${matrix})">${rect(-1, -1, 42, 42, fill, 7)}${(pipPlaces[count] ?? []).map(([a, b]) => circle(20 + a * 11, 20 + b * 11, 4.6, count === 1 ? '#e0263c' : dot)).join('')}</g>`
  return place(
    path('M0 -40L36 -20V20L0 40L-36 20V-20Z', m.dark, `stroke="${m.dark}" stroke-width="8" stroke-linejoin="round"`) +
      face('0.9 0.5 -0.9 0.5 0 -40', ink.linear(40, [0, m.glint], [1, m.light]), pips[0]) +
      face('0.9 0.5 0 1 -36 -20', lit(ink, m), pips[1]) +
      face('0.9 -0.5 0 1 0 0', dim(ink, m), pips[2]),
    x,
    y,
    scale,
    turn,
  )
}

/** Three points of a die that can be seen at once: opposite sides make seven. */
function faces(seed: number): [number, number, number] {
  const top = 1 + (seed % 6)
  const left = 1 + ((top + 1 + (seed % 2)) % 6)
  const safe = left === top || left === 7 - top ? (top % 6) + 1 : left
  const sides = [1, 2, 3, 4, 5, 6].filter((side) => side !== top && side !== 7 - top && side !== safe && side !== 7 - safe)
  return [top, safe, sides[0] ?? 1]
}

/** A stack of chips, its foot at 0,0. */
function chips(ink: Ink, m: Ramp, count: number, x: number, y: number, scale = 1): string {
  const one = (at: number): string =>
    ellipse(0, -at * 9, 30, 12, m.deep) +
    rect(-30, -at * 9 - 7, 60, 7, lit(ink, m, 0)) +
    times(4, (k) => rect(-26 + k * 15, -at * 9 - 7 + (k === 0 || k === 3 ? -1 : 2), 7, 8, '#fff')) +
    ellipse(0, -at * 9 - 7, 30, 12, lit(ink, m, 30))
  return place(
    ellipse(4, 4, 36, 14, '#000', 'opacity=".4"') +
      times(count, one) +
      ellipse(0, -count * 9 + 2, 21, 8, 'none', 'stroke="#fff" stroke-width="2.5" stroke-dasharray="7 5"') +
      ellipse(0, -count * 9 + 2, 12, 4.6, m.glint),
    x,
    y,
    scale,
  )
}

/** A chip lying flat to the eye. */
function chip(ink: Ink, m: Ramp, x: number, y: number, scale = 1, turn = 0): string {
  return place(
    circle(2, 4, 40, '#000', 'opacity=".35"') +
      circle(0, 0, 40, round(ink, m)) +
      times(6, (at) => place(rect(-7, -40, 14, 13, '#fff', 2), 0, 0, 1, at * 60)) +
      circle(0, 0, 26, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".9"') +
      circle(0, 0, 23, lit(ink, m)) +
      path(star(5, 14, 6), '#fff'),
    x,
    y,
    scale,
    turn,
  )
}

export const roulette: Symbol = (ink, _, seed) => {
  const pocket = (at: number): string => {
    const [a, b, c, d] = [polar(at * 15, 62), polar(at * 15 + 15, 62), polar(at * 15 + 15, 42), polar(at * 15, 42)]
    return `M${n(a[0])} ${n(a[1])}A62 62 0 0 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}A42 42 0 0 0 ${n(d[0])} ${n(d[1])}Z`
  }
  return (
    ellipse(2, 10, 80, 60, '#000', 'opacity=".35"') +
    place(
      circle(0, 0, 80, metal(ink, gold, 50)) +
        circle(0, 0, 76, ink.radial(0.4, 0.3, 0.8, [0, '#a3602a'], [1, '#3a1a08'])) +
        circle(0, 0, 65, gold.dark) +
        times(24, (at) =>
          path(pocket(at), at === 0 ? '#14a05a' : at % 2 ? '#d01c33' : '#15172a', `stroke="${gold.light}" stroke-width=".8"`),
        ) +
        circle(0, 0, 42, ink.radial(0.4, 0.3, 0.8, [0, '#c47a38'], [0.7, '#7a3f14'], [1, '#4a220a'])) +
        times(8, (at) =>
          line(
            `M0 0L${polar(at * 45, 40)
              .map(n)
              .join(' ')}`,
            gold.dark,
            1.5,
            'opacity=".6"',
          ),
        ) +
        times(4, (at) => {
          const [x, y] = polar(at * 90 + 20, 30)
          return line(`M0 0L${n(x)} ${n(y)}`, gold.light, 5) + sphere(ink, x, y, 6, gold)
        }) +
        circle(0, 0, 16, metal(ink, gold)) +
        sphere(ink, 0, 0, 9, gold) +
        sphere(ink, 44, -28, 6, ivory),
      0,
      0,
      1,
      seed % 360,
    )
  )
}

export const fortune: Symbol = (ink, { main, accent }, seed) => {
  const wedge = (at: number): string => {
    const [a, b] = [polar(at * 36 - 18, 62), polar(at * 36 + 18, 62)]
    return `M0 0L${n(a[0])} ${n(a[1])}A62 62 0 0 1 ${n(b[0])} ${n(b[1])}Z`
  }
  const hues = ['#e32b3f', gold.base, '#1c9e6a', '#2b62d9', '#8b3bd1']
  return (
    path('M-14 60H14L26 92H-26Z', lit(ink, gold)) +
    circle(0, 0, 74, metal(ink, gold)) +
    times(10, (at) => path(wedge(at), hues[(at + seed) % 5] ?? main.base, 'stroke="#fff" stroke-width="1.2"')) +
    circle(0, 0, 62, ink.radial(0.5, 0.5, 0.5, [0, '#fff', 0.3], [0.6, '#fff', 0], [1, '#000', 0.35])) +
    times(20, (at) => {
      const [x, y] = polar(at * 18, 68)
      return circle(x, y, 3, at % 2 ? '#fff' : accent.light)
    }) +
    stud(ink, 0, 0, 14, accent, gold) +
    path('M-10 -84H10L0 -56Z', metal(ink, ramp(20, 0.22)))
  )
}

export const blackjack: Symbol = (ink, _, seed) =>
  card(ink, seed % 4, -20, 0, -14, 1.2) + card(ink, (seed + 1 + (seed % 3)) % 4, 26, 6, 12, 1.2)
export const baccarat: Symbol = (ink, _, seed) =>
  card(ink, seed % 4, -48, 4, -14, 0.96) + card(ink, (seed + 3) % 4, 48, 4, 14, 0.96) + chip(ink, ballRamp(seed % 5), 0, 34, 0.82)
export const sicbo: Symbol = (ink, _, seed) =>
  ellipse(0, 48, 78, 22, metal(ink, gold, 0)) +
  ellipse(0, 44, 70, 17, '#5d0f1c') +
  die(ink, ivory, faces(seed), -32, 12, 0.78, -6, '#1b1f38') +
  die(ink, ivory, faces(seed >>> 2), 34, 14, 0.78, 8, '#1b1f38') +
  die(ink, ivory, faces(seed >>> 4), 2, -16, 0.82, 0, '#1b1f38') +
  path('M-70 42A70 88 0 0 1 70 42A70 17 0 0 1 -70 42Z', ink.linear(30, [0, '#fff', 0.35], [0.4, '#fff', 0.04], [1, '#fff', 0.22])) +
  sphere(ink, 0, -48, 8, gold)
export const chipsHeap: Symbol = (ink, _, seed) =>
  chips(ink, ballRamp(seed), 5 + (seed % 3), -38, 40) +
  chips(ink, ballRamp(seed + 3), 7 + (seed % 4), 30, 34) +
  chips(ink, ballRamp(seed + 2), 4, -4, 64) +
  card(ink, seed % 4, -14, -38, -18, 0.7) +
  card(ink, (seed + 1) % 4, 14, -44, 10, 0.7)
export const duel: Symbol = (ink, _, seed) =>
  cardBack(ink, ramp(25, 0.21), -36, 0, -4 - (seed % 9), 1.25) +
  cardBack(ink, ballRamp(1 + (seed % 4)), 36, 0, 8, 1.25) +
  circle(0, 8, 22, metal(ink, gold)) +
  path(star(4, 16, 5), '#fff', 'transform="translate(0 8)"')

export const aces: Symbol = (ink, _, seed) =>
  [-36, -12, 12, 36].map((turn, at) => place(card(ink, (at + seed) % 4, 0, -64, 0, 1), 0, 64, 1.06, turn)).join('')
export const dice: Symbol = (ink, { main, accent }, seed) =>
  die(ink, main, faces(seed), -30, 18, 1.12, -14) + die(ink, accent, faces(seed >>> 3), 38, -26, 0.98, 16)
export const truco: Symbol = (ink, _, seed) =>
  card(ink, (seed + 3) % 4, -44, 10, -24, 1) +
  card(ink, seed % 4, 0, -6, 0, 1.06) +
  card(ink, (seed + 2) % 4, 44, 10, 24, 1) +
  chip(ink, gold, 0, 58, 0.5)

export const domino: Symbol = (ink, _, seed) => {
  const tile = (a: number, b: number): string =>
    rect(-25, -46, 54, 100, '#000', 10, 'opacity=".35"') +
    rect(-27, -50, 54, 100, ivory.dark, 10) +
    rect(-27, -52, 54, 98, ink.linear(70, [0, '#fff'], [1, ivory.base]), 10) +
    line('M-19 -3H19', ivory.deep, 2.5) +
    circle(0, -3, 3.4, gold.base) +
    [
      [a, -27],
      [b, 21],
    ]
      .map(([count = 1, y = 0]) => (pipPlaces[count] ?? []).map(([dx, dy]) => circle(dx * 13, y + dy * 13, 4.6, night.dark)).join(''))
      .join('')
  return (
    place(tile(1 + (seed % 6), 1 + ((seed >>> 3) % 6)), -32, 2, 1.14, -18) +
    place(tile(1 + ((seed >>> 5) % 6), 1 + ((seed >>> 7) % 6)), 36, 4, 1.14, 16)
  )
}

export const knight: Symbol = (ink, { main }) => {
  const d =
    'M-34 46C-34 14 -6 10 -8 -10C-22 0 -36 4 -44 -4C-52 -14 -34 -26 -28 -44C-24 -56 -14 -60 -6 -64L-4 -78L10 -64C40 -56 52 -18 36 46Z'
  return (
    ellipse(2, 66, 56, 14, '#000', 'opacity=".35"') +
    path(d, ink.linear(20, [0, ivory.glint], [0.5, ivory.light], [1, ivory.dark])) +
    path('M10 -64C40 -56 52 -18 36 46H18C34 -6 24 -44 4 -58Z', main.base, 'opacity=".85"') +
    circle(-14, -40, 4.5, night.deep) +
    path('M-46 44H46L50 58H-50Z', lit(ink, ivory)) +
    path('M-54 56H54L58 72H-58Z', metal(ink, gold)) +
    line('M-40 -8Q-34 -6 -30 -10', ivory.deep, 2.5) +
    line('M-8 -10Q2 -16 4 -28', ivory.dark, 3)
  )
}

export const tiles: Symbol = (ink, { main }) => {
  const tile = (inner: string): string =>
    rect(-26, -34, 60, 80, '#0b5a43', 9) + rect(-30, -40, 60, 80, ink.linear(70, [0, '#fff'], [1, ivory.base]), 9) + inner
  const flower = times(6, (at) => place(ellipse(0, -13, 6, 10, main.base), 0, 0, 1, at * 60)) + circle(0, 0, 6, gold.base)
  const bamboo = [-12, 0, 12]
    .map((x) => rect(x - 3.5, -26, 7, 24, '#138a4f', 3) + rect(x - 3.5, 2, 7, 24, x ? '#138a4f' : '#d3162f', 3))
    .join('')
  const dots = (pipPlaces[5] ?? [])
    .map(([a, b]) => circle(a * 15, b * 20, 7, a === 0 ? '#d3162f' : '#2257c4') + circle(a * 15, b * 20, 3, '#fff'))
    .join('')
  return place(tile(flower), -42, -24, 0.96, -12) + place(tile(dots), 42, -24, 0.96, 12) + place(tile(bamboo), 0, 30, 1.04, 0)
}

/** A colour for a number of balls and chips. */
export const ballRamp = (at: number): Ramp => ramp([20, 90, 150, 255, 310, 55][at % 6] ?? 20, 0.2)
