import type { SeedVendor } from '../seed/vendors.ts'
import { gold, oklch, ramp, rich } from './colour.ts'
import { lettering, textWidth } from './letters.ts'
import { hash } from './random.ts'
import { circle, createInk, ellipse, line, n, path, place, poly, polar, rect, regular, star, times } from './svg.ts'

/** Flat marks within a radius of 16, in one or two colours. */
const emblems = {
  gem: (one, two) => path('M0 -16L14 -4L0 16L-14 -4Z', one) + path('M-14 -4H14L0 16Z', two, 'opacity=".7"'),
  kite: (one, two) => path('M0 -16L12 0H-12Z', one) + path('M-12 0H12L0 16Z', two),
  moon: (one) => path('M5 -15A15 15 0 1 0 15 6A12 12 0 0 1 5 -15Z', one),
  sun: (one, two) =>
    circle(0, 0, 8, one) +
    times(8, (at) =>
      line(
        `M${polar(at * 45, 11)
          .map(n)
          .join(' ')}L${polar(at * 45, 16)
          .map(n)
          .join(' ')}`,
        two,
        3,
      ),
    ),
  leaf: (one, two) => path('M-15 8Q-8 -16 15 -15Q16 8 -8 14Z', one) + line('M-15 15Q-4 2 8 -8', two, 2.4),
  clover: (one, two) => times(4, (at) => place(circle(0, -8, 7.4, at % 2 ? one : two), 0, 0, 1, at * 90 + 45)),
  hexagon: (one, two) => path(regular(6, 16), one) + path(regular(6, 9), two),
  waves: (one, two) =>
    times(3, (at) => line(`M-16 ${-8 + at * 9}Q-8 ${-16 + at * 9} 0 ${-8 + at * 9}T16 ${-8 + at * 9}`, at % 2 ? two : one, 4)),
  ring: (one, two) => circle(0, 0, 15, 'none', `stroke="${one}" stroke-width="4"`) + path(star(5, 9, 4), two),
  cards: (one, two) => rect(-15, -12, 20, 26, one, 4, 'transform="rotate(-12)"') + rect(-4, -13, 20, 26, two, 4, 'transform="rotate(10)"'),
  arch: (one, two) => path('M-14 14V-4A14 12 0 0 1 14 -4V14H6V-2A6 6 0 0 0 -6 -2V14Z', one) + circle(0, 10, 4, two),
  peaks: (one, two) =>
    path(
      poly([
        [-16, 12],
        [-4, -14],
        [4, 2],
        [8, -6],
        [16, 12],
      ]),
      one,
    ) + circle(11, -11, 4, two),
  bolt: (one, two) => path('M3 -17L-12 3H-2L-4 17L12 -5H2Z', one) + circle(12, 12, 3, two),
} as const satisfies Record<string, (one: string, two: string) => string>

const emblemOf: Readonly<Record<string, keyof typeof emblems>> = {
  QTZ: 'gem',
  TMB: 'ring',
  NKT: 'kite',
  IPE: 'clover',
  SLT: 'sun',
  MDK: 'moon',
  PPG: 'leaf',
  OVL: 'clover',
  LMN: 'hexagon',
  MSC: 'cards',
  VPR: 'arch',
  CRP: 'ring',
  AZJ: 'hexagon',
  TRN: 'gem',
  MAR: 'waves',
  DWL: 'peaks',
  GRM: 'leaf',
  TTP: 'bolt',
  ESC: 'kite',
  NRT: 'peaks',
  VLT: 'bolt',
  PXP: 'hexagon',
  RDV: 'sun',
  DMX: 'cards',
  BLN: 'clover',
  NMR: 'ring',
  LUM: 'arch',
}

/** The wordmark of a vendor: its emblem and its name on a tinted plate, 160 by 96. Letters are drawn, not set. Pure. */
export function drawVendor(vendor: SeedVendor): string {
  const ink = createInk()
  const seed = hash(`vendor ${vendor.code}`)
  const light = oklch(0.92, 0.07, vendor.hue)
  const bright = ramp(vendor.hue, 0.19).light
  const second = seed % 3 === 0 ? gold.light : ramp(vendor.hue + 60 + (seed % 5) * 30, 0.17).light
  // A dark amber would be mud: such vendors write in amber on night blue or plum.
  const amber = vendor.hue > 40 && vendor.hue < 120
  const plate = amber ? 270 + (seed % 4) * 25 : vendor.hue
  const chroma = amber ? 0.07 : 0.14
  const back =
    rect(
      0,
      0,
      160,
      96,
      ink.linear(50, [0, rich(0.42, chroma, plate)], [0.55, rich(0.28, chroma * 0.8, plate)], [1, rich(0.18, chroma * 0.5, plate - 20)]),
    ) +
    [
      circle(140, 8, 70, '#fff', 'opacity=".05"') + circle(140, 8, 46, '#fff', 'opacity=".05"'),
      path('M90 -4L170 -4L110 100L30 100Z', '#fff', 'opacity=".05"'),
      ellipse(80, 110, 120, 52, '#fff', 'opacity=".06"'),
    ][seed % 3]
  const emblem = emblems[emblemOf[vendor.code] ?? 'gem'](bright, second)
  const words = vendor.name.split(' ')
  const rows = vendor.name.length > 9 && words.length > 1 ? [words[0] ?? '', words.slice(1).join(' ')] : [vendor.name]
  const gap = [5, 5.8, 5.4][seed % 3] ?? 5
  const weight = [2.5, 1.7, 3][seed % 3] ?? 2
  const widest = Math.max(...rows.map((row) => textWidth(row, gap)))
  const beside = rows.length === 1 && widest < 62 && seed % 2 === 0
  const height = Math.min(rows.length > 1 ? 13 : 18, ((beside ? 92 : 128) / widest) * 14)
  const centre = beside ? 100 : 80
  const top = beside ? 48 : rows.length > 1 ? 56 : 66
  const text = rows
    .map((row, at) => lettering(row, centre, top + at * 21, at ? height * 0.94 : height, at ? bright : light, weight, gap))
    .join('')
  const slant = seed % 4 === 1 ? ' transform="translate(9 0) skewX(-9)"' : ''
  const whole = beside ? centre - (widest * height) / 28 - 26 : 80
  return ink.document(
    160,
    96,
    back + place(emblem, whole, beside ? 48 : rows.length > 1 ? 27 : 32, rows.length > 1 ? 0.92 : 1.05) + `<g${slant}>${text}</g>`,
  )
}
