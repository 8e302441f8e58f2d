import { brandLetters } from '../faces/brandLetters.ts'
import { nunito } from '../faces/nunito.ts'
import type { Random } from '../random.ts'
import { circle, ellipse, line, n, path, place, poly, polar, rect, regular, times, type Ink } from '../svg.ts'
import { cashback, coins, medal, rocket } from './trevoOffers.ts'

const W = 750
const H = 320
const green = '#12803c'
const leafGreens = ['#38b35c', '#1f9a4a', '#2fa653', '#178a41'] as const

/** A drop of the four of which a clover is made, its tip at 0,0. */
const drop = 'M0 -3C-22 -16 -40 -36 -28 -54C-18 -68 -4 -60 0 -50C4 -60 18 -68 28 -54C40 -36 22 -16 0 -3Z'

const clover = (x: number, y: number, size: number, turn = 0): string =>
  place(
    times(4, (at) => place(path(drop, leafGreens[at] ?? green), 0, 0, 1, 45 + at * 90)) +
      line('M2 6C10 30 12 52 2 78', leafGreens[3], 8),
    x,
    y,
    size,
    turn,
  )

const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
  place(
    path('M0 0C-34 -20 -34 -78 0 -112C34 -78 34 -20 0 0Z', fill) +
      line('M0 -4V-98M0 -30L16 -46M0 -30L-16 -46M0 -54L13 -68M0 -54L-13 -68', '#fff', 2.4, 'opacity=".3"'),
    x,
    y,
    size,
    turn,
  )

/** A ball with a number, flat. */
function ball(x: number, y: number, r: number, number: number, fill: string, turn = 0): string {
  const said = brandLetters(nunito, String(number), 26)
  return (
    ellipse(x, y + r * 1.08, r * 0.86, r * 0.16, '#0b5c2a', 'opacity=".28"') +
    place(
      circle(0, 0, 50, fill) +
        path('M-50 0A50 50 0 0 0 50 0A50 41 0 0 1 -50 0Z', '#000', 'opacity=".14"') +
        circle(0, 0, 29, '#fffdf4') +
        place(said.draw(-said.width / 2, 13, fill), 0, 0, 1, turn) +
        line('M-38 -8A39 39 0 0 1 -10 -38', '#fff', 5.5, 'opacity=".75"'),
      x,
      y,
      r / 50,
    )
  )
}

const pyramid = (): string =>
  ball(458, 246, 46, 12, '#8c55d6', -8) +
  ball(556, 250, 46, 46, '#e8503a', 6) +
  ball(654, 246, 46, 2, '#2f86dc', 10) +
  ball(507, 164, 46, 20, '#f29100', 8) +
  ball(605, 166, 46, 61, green, -8) +
  ball(556, 82, 46, 6, '#16a3a0', -4)

const threeBalls = (): string =>
  ball(470, 222, 58, 14, '#e8503a', -10) + ball(640, 226, 56, 60, '#f29100', 12) + ball(556, 134, 84, 22, green, -4)

const luckyClover = (): string => ellipse(556, 286, 96, 12, '#0b5c2a', 'opacity=".25"') + clover(556, 140, 1.9)

const tickets = (): string => {
  const one = (fill: string, turn: number, dots: string): string =>
    place(
      rect(-84, -110, 168, 220, fill, 18) +
        rect(-66, -92, 132, 30, '#fffdf4', 10) +
        rect(-54, -81, 74, 8, fill, 4) +
        times(20, (at) => {
          const [column, row] = [at % 5, Math.floor(at / 5)]
          return circle(-54 + column * 27, -36 + row * 30, 10, [1, 7, 8, 14, 15].includes(at) ? dots : '#fffdf4')
        }) +
        rect(-66, 84, 132, 10, '#fffdf4', 5, 'opacity=".7"'),
      558,
      156,
      1,
      turn,
    )
  return (
    place(one('#2f86dc', -22, '#ffc92e'), -46, 14) +
    place(one('#f29100', 18, '#e8503a'), 52, 16) +
    one('#2fa653', -3, '#ffc92e') +
    clover(640, 244, 0.8, 10)
  )
}

const crowned = (): string =>
  place(
    ellipse(0, 128, 90, 12, '#0b5c2a', 'opacity=".25"') + clover(0, 20, 1.62),
    556,
    150,
  ) +
  place(
    path('M-66 34L-78 -34L-38 -6L0 -56L38 -6L78 -34L66 34Z', '#ffc92e') +
      path('M-66 34L-70 12H70L66 34Z', '#f2a900') +
      circle(-78, -38, 9, '#e8503a') +
      circle(0, -62, 10, '#e8503a') +
      circle(78, -38, 9, '#e8503a') +
      [-36, 0, 36].map((x) => circle(x, 23, 6, '#fffdf4')).join(''),
    560,
    66,
    0.8,
    8,
  )

const football = (ink: Ink): string =>
  ellipse(556, 282, 96, 14, '#0b5c2a', 'opacity=".3"') +
  circle(556, 156, 122, '#fffdf4') +
  `<g clip-path="${ink.clip('<circle cx="556" cy="156" r="122"/>')}">` +
  place(
    path(regular(5, 46), '#17301f') +
      times(5, (at) => {
        const [near, mid] = [polar(at * 72 - 90, 46), polar(at * 72 - 90, 84)]
        const corners = [[-90, 84], [-66, 98], [-72, 136], [-108, 136], [-114, 98]] as const
        const patch = poly(corners.map(([turn, away]) => polar(at * 72 + turn, away)))
        return line(`M${n(near[0])} ${n(near[1])}L${n(mid[0])} ${n(mid[1])}`, '#17301f', 6) + path(patch, '#17301f')
      }) +
      times(5, (at) => {
        const [a, b] = [polar(at * 72 - 66, 98), polar(at * 72 - 42, 98)]
        return line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#17301f', 6)
      }),
    556,
    156,
    1,
    14,
  ) +
  circle(600, 206, 150, 'none', 'stroke="#17301f" stroke-width="60" opacity=".1"') +
  '</g>'

/** What each banner is about: what is said, what stands there, the ground and its sun. */
const subjects: readonly (readonly [says: string, draw: (ink: Ink) => string, ground: string, sun: string])[] = [
  ['10', threeBalls, '#fff0b8', '#ffd64f'],
  ['Opa', luckyClover, '#d9f3ee', '#8fdccb'],
  ['LOTO', tickets, '#ffe3d3', '#ffb694'],
  ['VIP', crowned, '#e6f6cf', '#bfe67f'],
  ['1×2', football, '#d8ecff', '#9fcdf7'],
  ['6×60', pyramid, '#fbe3f0', '#f3b3d3'],
  ['TOP', medal, '#ffe9d6', '#ffc79a'],
  ['1000', rocket, '#dff1ff', '#a8d7f7'],
  ['10', coins, '#e3f6e0', '#a9e0a2'],
  ['8%', cashback, '#fff3d6', '#ffdf94'],
]

/** A banner of Trevo: flat shapes on paper, leaves, and round letters cut out like a sticker. */
export function drawTrevo(ink: Ink, at: number, random: Random): string {
  const [says, draw, ground, sun] = subjects[at] ?? ['10', threeBalls, '#fff0b8', '#ffd64f']
  const height = Math.min(104, (104 * 296) / brandLetters(nunito, says, 104).width)
  const said = brandLetters(nunito, says, height)
  const foot = 118 + height / 2
  const confetti = times(9, () => {
    const [x, y] = [random.between(60, 700), random.between(14, 90)]
    return circle(x, y, random.between(4, 8), random.pick(['#e8503a', '#2f86dc', '#fffdf4', '#12803c', '#ffc92e']))
  })
  return (
    rect(0, 0, W, H, ground) +
    circle(556, 150, 214, sun, 'opacity=".55"') +
    circle(556, 150, 164, sun) +
    confetti +
    path('M-10 246Q150 196 340 244T760 216V330H-10Z', '#8fd39a') +
    path('M-10 284Q190 236 410 280T760 250V330H-10Z', '#2f9e4f') +
    leaf(20, 342, 1.1, 24, '#1f7f3f') +
    leaf(70, 344, 0.8, -8, '#38b35c') +
    leaf(738, 340, 1.2, -24, '#1f7f3f') +
    clover(322, 268, 0.34, -10) +
    draw(ink) +
    said.draw(52, foot, '#fffdf4', 'stroke="#fffdf4" stroke-width="18" stroke-linejoin="round"') +
    said.draw(52, foot, green)
  )
}
