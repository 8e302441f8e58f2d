import { gold, ink as night, ivory, ramp, silver, type Ramp } from '../colour.ts'
import { lettering } from '../letters.ts'
import { circle, ellipse, line, n, path, place, rect, star, times, type Ink } from '../svg.ts'
import { ballRamp, card, cardBack } from './table.ts'
import { lit, metal, round, sphere, type Symbol } from './material.ts'

/** A numbered ball. */
export function ball(ink: Ink, x: number, y: number, r: number, m: Ramp, text: string): string {
  return (
    circle(x, y, r, round(ink, m)) +
    circle(x, y + r * 0.02, r * 0.56, '#fff') +
    lettering(text, x, y + r * 0.02, r * (text.length > 1 ? 0.5 : 0.62), '#171a30', 2.8, 3.4) +
    `<ellipse cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.58)}" rx="${n(r * 0.36)}" ry="${n(r * 0.16)}" fill="#fff" opacity=".75" transform="rotate(-28 ${n(x - r * 0.34)} ${n(y - r * 0.58)})"/>`
  )
}

/** A number of a draw: another for each place, none twice in a picture. */
const number = (seed: number, at: number): string => String(1 + ((seed + at * 13) % 59))

export const balls: Symbol = (ink, { accent, main }, seed) =>
  ball(ink, -44, -22, 30, accent, number(seed, 1)) +
  ball(ink, 44, -26, 28, ballRamp(3), number(seed, 2)) +
  ball(ink, -30, 44, 27, ballRamp(2), number(seed, 3)) +
  ball(ink, 46, 40, 30, ballRamp(1), number(seed, 4)) +
  ball(ink, 4, 6, 44, main, number(seed, 5))

export const cage: Symbol = (ink, { main, accent }, seed) =>
  path('M-40 56H40L54 80H-54Z', metal(ink, gold)) +
  line('M-66 62L-58 -4M66 62L58 -4', gold.base, 7) +
  circle(0, -8, 60, ink.radial(0.4, 0.3, 0.8, [0, '#fff', 0.35], [1, '#fff', 0.08])) +
  [
    [-28, 22],
    [4, 30],
    [34, 18],
    [-14, -2],
    [20, -6],
    [-34, -14],
    [4, -34],
  ]
    .map(([x = 0, y = 0], at) => ball(ink, x, y, 18, at === 3 ? main : at === 5 ? accent : ballRamp(at), number(seed, at)))
    .join('') +
  [60, 38, 14].map((rx) => ellipse(0, -8, rx, 60, 'none', `stroke="${gold.light}" stroke-width="3" opacity=".9"`)).join('') +
  line('M-60 -8H60M-52 -38H52M-52 22H52', gold.light, 2.4, 'opacity=".8"') +
  circle(0, -8, 60, 'none', `stroke="${gold.base}" stroke-width="5"`) +
  sphere(ink, 0, -70, 8, gold) +
  sphere(ink, 68, -6, 8, gold)

export const ticket: Symbol = (ink, { main, accent }, seed) =>
  place(
    path('M-76 -46H76V-14A14 14 0 0 0 76 14V46H-76V14A14 14 0 0 0 -76 -14Z', '#000', 'opacity=".35" transform="translate(4 7)"') +
      path('M-76 -46H76V-14A14 14 0 0 0 76 14V46H-76V14A14 14 0 0 0 -76 -14Z', lit(ink, gold)) +
      path('M-68 -38H40V38H-68V14A20 20 0 0 0 -68 -14Z', ink.linear(70, [0, '#fff'], [1, ivory.base])) +
      line('M48 -36V36', gold.deep, 2.5, 'stroke-dasharray="1 8"') +
      rect(-56, -30, 84, 10, main.base, 5) +
      times(8, (at) => circle(-48 + (at % 4) * 24, 0 + Math.floor(at / 4) * 22, 8.6, at === 1 || at === 6 ? accent.base : '#e7dcc6')) +
      lettering(number(seed, 1), -24, 0, 8, '#fff', 2.6) +
      lettering(number(seed, 6), 0, 22, 8, '#fff', 2.6) +
      path(star(5, 11, 5), gold.deep, 'transform="translate(62 0)"'),
    0,
    6,
    0.98,
    -14,
  ) + ball(ink, 46, -44, 26, main, number(seed, 2))

export const board: Symbol = (ink, { main, accent }, seed) =>
  rect(-78, -52, 156, 104, night.deep, 16, 'transform="translate(3 7)" opacity=".6"') +
  rect(-78, -52, 156, 104, metal(ink, silver, 80), 16) +
  rect(-70, -44, 140, 88, ink.linear(90, [0, night.deep], [1, night.dark]), 11) +
  times(
    3,
    (at) =>
      rect(-62 + at * 43, -24, 38, 58, ink.linear(90, [0, night.base], [0.49, night.dark], [0.5, night.deep], [1, night.dark]), 6) +
      lettering(String((seed >>> (at * 3)) % 10), -43 + at * 43, 5, 38, at === 1 ? accent.light : main.light, 2.6),
  ) +
  times(11, (at) => circle(-60 + at * 12, -34, 3, at % 2 ? gold.light : main.base)) +
  path('M-40 52H-24V72H-40Z M24 52H40V72H24Z', silver.dark)

export const scratch: Symbol = (ink, { main, accent }, seed) =>
  place(
    rect(-58, -74, 116, 148, '#000', 12, 'opacity=".35" transform="translate(4 7)"') +
      rect(-58, -74, 116, 148, lit(ink, main), 12) +
      path(star(12, 22, 16), lit(ink, gold), 'transform="translate(0 -46)"') +
      path(star(5, 11, 5), '#fff', 'transform="translate(0 -46)"') +
      rect(-46, -16, 92, 78, '#fff', 8) +
      times(3, (at) => lettering(String(((seed >>> (at * 3)) % 9) + 1), -28 + at * 28, 8, 24, accent.base, 3)) +
      path(
        'M-46 -8Q-30 -16 -46 62H46V30Q20 34 4 44Q-16 30 -28 40Q-40 20 -46 30Z',
        ink.linear(40, [0, silver.light], [0.5, silver.base], [1, silver.dark]),
      ),
    -6,
    0,
    0.96,
    -10,
  ) + place(circle(0, 0, 27, metal(ink, gold)) + circle(0, 0, 20, lit(ink, gold)) + path(star(5, 13, 5.5), gold.deep), 50, 40)

export const tubes: Symbol = (ink, { accent, main }, seed) =>
  [-48, 0, 48]
    .map(
      (x, col) =>
        rect(x - 20, -78, 40, 150, ink.linear(0, [0, '#fff', 0.5], [0.3, '#fff', 0.12], [1, '#fff', 0.35]), 20) +
        times(3, (at) =>
          at === 0 && col !== 1
            ? ''
            : ball(
                ink,
                x,
                -46 + at * 40 + (col === 1 ? 0 : 4),
                17,
                at === 1 ? main : at === 2 ? accent : ballRamp(col + 3),
                number(seed, at * 3 + col),
              ),
        ) +
        rect(x - 13, -68, 6, 120, '#fff', 3, 'opacity=".5"') +
        rect(x - 24, 62, 48, 16, metal(ink, gold), 6),
    )
    .join('')

export const crash: Symbol = (ink, { main, accent }) =>
  path('M-80 66Q10 60 44 -28L50 66Z', ink.linear(90, [0, main.base, 0.55], [1, main.base, 0])) +
  line('M-80 66Q10 60 46 -30', main.base, 16, 'opacity=".35"') +
  line('M-80 66Q10 60 46 -30', main.light, 7) +
  place(
    path('M0 -40Q20 -16 16 18H-16Q-20 -16 0 -40Z', lit(ink, silver)) +
      path('M0 -40Q12 -26 15 -12H-15Q-12 -26 0 -40Z', lit(ink, accent)) +
      path('M-16 2L-32 26L-14 20Z M16 2L32 26L14 20Z', lit(ink, accent)) +
      circle(0, -2, 7, night.dark, 'stroke="#fff" stroke-width="3"') +
      path('M-9 20Q0 54 9 20Z', '#ffc84a'),
    52,
    -42,
    1,
    26,
  )

export const pegs: Symbol = (ink, { main, accent }) =>
  times(5, (row) => times(row + 3, (at) => circle((at - (row + 2) / 2) * 25, -58 + row * 23, 5, lit(ink, silver)))) +
  times(6, (at) => rect(-75 + at * 25 + 2, 52, 21, 22, lit(ink, at === 0 || at === 5 ? main : at === 1 || at === 4 ? accent : night), 5)) +
  line('M2 -80Q-6 -50 14 -42Q34 -30 26 -4', accent.light, 3, 'stroke-dasharray="1 7"') +
  sphere(ink, 28, 8, 13, accent)

export const mines: Symbol = (ink, { main, accent }, seed) =>
  times(9, (at) => {
    const [x, y] = [(at % 3) * 50 - 50, Math.floor(at / 3) * 50 - 50]
    const [first, second] =
      [
        [2, 6],
        [0, 8],
        [1, 7],
        [3, 5],
        [0, 5],
        [2, 3],
      ][seed % 6] ?? []
    const open = at === 4 || at === first || at === second
    return (
      rect(x - 22, y - 19, 44, 44, night.deep, 9) +
      rect(x - 22, y - 22, 44, 44, open ? night.deep : ink.linear(90, [0, night.light], [1, night.base]), 9) +
      (at === 4
        ? sphere(ink, x, y, 15, ramp(20, 0.21)) +
          line(`M${x + 8} ${y - 12}l7 -8`, gold.light, 4) +
          path(star(8, 9, 4), gold.light, `transform="translate(${x + 17} ${y - 22})"`)
        : open
          ? place(
              path('M-16 -4L-9 -13H9L16 -4L0 16Z', lit(ink, at === first ? main : accent)) +
                path('M-9 -13H9L0 -4Z', '#fff', 'opacity=".55"'),
              x,
              y,
            )
          : '')
    )
  })

export const tower: Symbol = (ink, { main, accent }, seed) =>
  times(5, (row) =>
    times(3, (at) => {
      const lucky = ((seed >>> row) + row) % 3 === at
      return (
        rect(-66 + at * 46, 50 - row * 32, 40, 25, night.deep, 6) +
        rect(
          -66 + at * 46,
          47 - row * 32,
          40,
          25,
          lucky && row < 4 ? lit(ink, main) : ink.linear(90, [0, night.light], [1, night.base]),
          6,
        ) +
        (lucky && row < 4 ? path(star(5, 9, 4), '#fff', `transform="translate(${-46 + at * 46} ${59.5 - row * 32})"`) : '')
      )
    }),
  ) + place(path('M-26 20L-32 -14L-14 0L0 -24L14 0L32 -14L26 20Z', metal(ink, gold)) + sphere(ink, 0, -25, 5, accent), 3, -86, 0.8)

export const flip: Symbol = (ink, { main, accent }) =>
  place(
    ellipse(6, 4, 58, 58, gold.deep) +
      circle(0, 0, 58, metal(ink, gold)) +
      circle(0, 0, 46, lit(ink, gold, 250)) +
      path(star(5, 34, 14), gold.deep, 'opacity=".5" transform="translate(2 3)"') +
      path(star(5, 34, 14), gold.glint),
    -18,
    10,
  ) +
  place(
    ellipse(0, 5, 22, 42, silver.deep) + ellipse(0, 0, 22, 42, metal(ink, silver)) + ellipse(0, 0, 15, 32, lit(ink, main)),
    54,
    -30,
    1,
    24,
  ) +
  line('M-74 -52Q-36 -92 18 -82M-70 74Q-20 96 34 74', accent.light, 4, 'opacity=".8"')

export const hilo: Symbol = (ink, { main, accent }, seed) =>
  cardBack(ink, main, -34, 8, -10, 1.14) +
  card(ink, seed % 4, 30, 8, 8, 1.14) +
  path('M-12 -58L16 -92L44 -58H28V-40H4V-58Z', lit(ink, ramp(150, 0.2)), 'stroke="#fff" stroke-width="3" stroke-linejoin="round"') +
  path('M-44 58L-18 90L8 58H-6V44H-30V58Z', lit(ink, ramp(22, 0.21)), 'stroke="#fff" stroke-width="3" stroke-linejoin="round"') +
  circle(66, -60, 5, accent.light)
