import type { Motif } from '../seed/motifs.ts'
import type { SeedVendor } from '../seed/vendors.ts'
import { gold, oklch, palette, ramp, rich } from './colour.ts'
import { bodoni } from './faces/bodoni.ts'
import { brandLetters, type Face } from './faces/brandLetters.ts'
import { nunito } from './faces/nunito.ts'
import { sora } from './faces/sora.ts'
import { hash } from './random.ts'
import { circle, createInk, ellipse, line, n, path, place, poly, polar, rect, regular, star, times } from './svg.ts'
import { symbols } from './symbols/symbols.ts'

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

type Style = readonly [face: Face, lean: number, gap: number]
const fast: Style = [sora, 12, -1]
const plain: Style = [sora, 0, 2]
const grand: Style = [bodoni, 0, 6]
const round: Style = [nunito, 0, 0]

/** How each vendor writes its name, its emblem, and what stands beside it. */
const marks: Readonly<Record<string, readonly [rows: string, style: Style, emblem: keyof typeof emblems, motif: Motif]>> = {
  QTZ: ['QUARTZO', grand, 'gem', 'gem'],
  TMB: ['tamborim', round, 'ring', 'drum'],
  NKT: ['NINE|KITES', plain, 'kite', 'star'],
  IPE: ['ipê|forge', round, 'clover', 'lotus'],
  SLT: ['SOLSTÍCIO', grand, 'sun', 'compass'],
  MDK: ['moondock', plain, 'moon', 'moon'],
  PPG: ['Papagaio', round, 'leaf', 'toucan'],
  OVL: ['OVELHA|PRETA', fast, 'clover', 'mask'],
  LMN: ['limonada', round, 'hexagon', 'cherry'],
  MSC: ['Mesa|Clara', grand, 'cards', 'roulette'],
  VPR: ['VELVET|PIER', grand, 'arch', 'chips'],
  CRP: ['Croupe', grand, 'ring', 'baccarat'],
  AZJ: ['azulejo|LIVE', plain, 'hexagon', 'fortune'],
  TRN: ['Terno|Fino', grand, 'gem', 'blackjack'],
  MAR: ['maré|alta', round, 'waves', 'koi'],
  DWL: ['DEEPWELL', plain, 'peaks', 'jelly'],
  GRM: ['GRAMADO', fast, 'leaf', 'football'],
  TTP: ['Terceiro|Tempo', round, 'bolt', 'basketball'],
  ESC: ['ESCANTEIO', plain, 'kite', 'volleyball'],
  NRT: ['NORTH|STAND', grand, 'peaks', 'tennis'],
  VLT: ['VOLTA|RÁPIDA', fast, 'bolt', 'racing'],
  PXP: ['pixelpit', plain, 'hexagon', 'gamepad'],
  RDV: ['Roda|Viva', grand, 'sun', 'dice'],
  DMX: ['DOMINOX', fast, 'cards', 'domino'],
  TCG_LOTTO_VN: ['bolão|norte', round, 'clover', 'ticket'],
  TCG_SEA: ['NUMERIA', plain, 'ring', 'balls'],
  LUM: ['casa|lume', round, 'arch', 'lantern'],
  TRR: ['TERREIRO', fast, 'sun', 'rooster'],
}

/** The card of a vendor, 160 by 96: its name as it writes it, its emblem, and what its games are about. Pure. */
export function drawVendor(vendor: SeedVendor): string {
  const mark = marks[vendor.code]
  if (!mark) throw new Error(`Vendor ${vendor.code} has no mark. Give it a line in drawVendor.ts.`)
  const [name, [face, lean, gap], emblem, motif] = mark
  const ink = createInk()
  const seed = hash(`vendor ${vendor.code}`)
  const light = oklch(0.97, 0.03, vendor.hue)
  const bright = ramp(vendor.hue, 0.19).light
  const second = seed % 3 === 0 ? gold.light : ramp(vendor.hue + 60 + (seed % 5) * 30, 0.17).light
  // A dark amber would be mud: such vendors write in amber on night blue or plum.
  const amber = vendor.hue > 40 && vendor.hue < 120
  const plate = amber ? 270 + (seed % 4) * 25 : vendor.hue
  const chroma = amber ? 0.11 : 0.15
  const ground = ink.linear(
    20,
    [0, rich(0.25, chroma * 0.8, plate - 14)],
    [0.6, rich(0.36, chroma, plate)],
    [1, rich(0.56, chroma * 1.1, plate + 14)],
  )
  const pattern = [
    circle(128, 44, 62, '#fff', 'opacity=".07"') + circle(128, 44, 44, '#fff', 'opacity=".07"'),
    path('M104 -4L150 -4L90 100L44 100Z', '#fff', 'opacity=".07"') + path('M160 -4L168 -4L108 100L100 100Z', '#fff', 'opacity=".09"'),
    path('M70 100Q96 30 170 20V100Z', '#fff', 'opacity=".07"') + path('M100 100Q116 56 170 48V100Z', '#fff', 'opacity=".07"'),
  ][seed % 3]
  const rows = name.split('|')
  const widest = Math.max(...rows.map((row) => brandLetters(face, row, 10, gap, lean).width))
  const height = Math.min(13.5, 780 / widest)
  const text = rows.map((row, at) => {
    const foot = 80 - (rows.length - 1 - at) * height * 1.4
    return brandLetters(face, row, height, gap, lean).draw(14, foot, at > 0 ? bright : light)
  })
  return ink.document(
    160,
    96,
    rect(0, 0, 160, 96, ground) +
      pattern +
      ellipse(132, 45, 58, 58, ink.radial(0.5, 0.5, 0.5, [0, bright, 0.5], [1, bright, 0])) +
      place(symbols[motif](ink, palette(plate, vendor.hue, vendor.hue + 20, vendor.hue + 150), 5), 133, 45, 0.6, 10) +
      rect(0, 0, 160, 96, ink.linear(0, [0.45, '#05060f', 0.34], [0.85, '#05060f', 0])) +
      place(emblems[emblem](bright, second), 26, 26, 0.72) +
      text.join(''),
  )
}

/** The chip of a vendor, 48 by 48: its emblem on its colour. Pure. */
export function drawVendorChip(vendor: SeedVendor): string {
  const mark = marks[vendor.code]
  if (!mark) throw new Error(`Vendor ${vendor.code} has no mark. Give it a line in drawVendor.ts.`)
  const [, , emblem] = mark
  const ink = createInk()
  const amber = vendor.hue > 40 && vendor.hue < 120
  const plate = amber ? 270 + (hash(`vendor ${vendor.code}`) % 4) * 25 : vendor.hue
  const ground = ink.linear(70, [0, rich(0.46, 0.15, plate + 14)], [1, rich(0.26, 0.12, plate - 14)])
  return ink.document(
    48,
    48,
    rect(0, 0, 48, 48, ground) +
      ellipse(24, 2, 30, 18, '#fff', 'opacity=".12"') +
      place(emblems[emblem](oklch(0.97, 0.03, vendor.hue), ramp(vendor.hue, 0.19).light), 24, 24, 0.92),
  )
}
