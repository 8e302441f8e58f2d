import type { Motif } from '../../seed/motifs.ts'
import { oklch, palette } from '../colour.ts'
import { bodoni } from '../faces/bodoni.ts'
import { brandLetters } from '../faces/brandLetters.ts'
import type { Random } from '../random.ts'
import { glow, motes, ridge } from '../scenes/scene.ts'
import { circle, line, n, path, place, rect, times, type Ink } from '../svg.ts'
import { symbols } from '../symbols/symbols.ts'

const W = 750
const H = 320
/** Where the sky meets the lake. */
const horizon = 238
/** The middle of the arc under which the subject rises. */
const rise = 548

/** What each banner is about: what rises, what is said, and the hue of the light over it. */
const subjects: readonly (readonly [motif: Motif, says: string, hue: number])[] = [
  ['chest', '10', 188],
  ['star', 'STAR', 168],
  ['coin', '8%', 205],
  ['crown', 'VIP', 292],
  ['football', '1×2', 160],
  ['balls', '6×60', 222],
  ['star', 'TOP', 178],
  ['rocket', '1000', 248],
  ['gem', '10', 196],
  ['coin', '8%', 262],
]

/** A curtain of light. */
function veil(ink: Ink, y: number, sway: number, hue: number, phase: number): string {
  return times(38, (k) => {
    const top = y + Math.sin(k * 0.26 + phase) * sway
    const strength = Math.round((0.14 + 0.26 * (0.5 + 0.5 * Math.sin(k * 0.55 + phase * 3))) * 20) / 20
    const stops = [
      [0, oklch(0.8, 0.16, hue), 0],
      [0.72, oklch(0.78, 0.17, hue + 10), strength],
      [1, oklch(0.7, 0.16, hue + 40), 0],
    ] as const
    return rect(k * 21 - 20, top, 23, 150, ink.linear(90, ...stops))
  })
}

/** A banner of Aurora: a lake at night, and one treasure that rises under the arc of the logo. */
export function drawAurora(ink: Ink, at: number, random: Random): string {
  const [motif, says, hue] = subjects[at] ?? ['chest', '10', 188]
  const gold = ink.linear(90, [0, '#fbe9bd'], [0.5, '#e8bf69'], [1, '#b9812f'])
  const p = palette(265, hue, hue, 85)
  const height = Math.min(112, (112 * 290) / brandLetters(bodoni, says, 112, 3).width)
  const said = brandLetters(bodoni, says, height, 3)
  const middle = 58 + said.width / 2
  const treasure = symbols[motif](ink, p, 5)
  const arc = (radius: number, width: number, opacity: number): string =>
    line(`M${rise - radius} ${horizon}A${radius} ${radius} 0 0 1 ${rise + radius} ${horizon}`, '#f3d08a', width, `opacity="${opacity}"`)
  const lake = ink.clip(rect(0, horizon, W, H - horizon, '#000'))
  return (
    rect(0, 0, W, H, ink.linear(90, [0, '#060919'], [0.5, '#0e1a3c'], [0.75, '#2c3a66'], [1, '#2c3a66'])) +
    motes(random, 44, W, 4, 170, '#fff', 1.3) +
    veil(ink, -10, 24, hue, at) +
    veil(ink, 34, 30, hue - 24, at + 2) +
    glow(ink, rise, horizon, 300, '#ffd98a', 0.75, 190) +
    ridge(random, W, 214, 34, 14, '#1d2a52', horizon + 2) +
    ridge(random, W, 230, 20, 8, '#101b3c', horizon + 2) +
    arc(196, 1.6, 0.45) +
    arc(168, 3, 0.95) +
    circle(rise, 140, 118, ink.radial(0.5, 0.5, 0.5, [0, '#fff1cf', 0.5], [0.6, '#f2bd62', 0.16], [1, '#f2bd62', 0])) +
    rect(0, horizon, W, H - horizon, ink.linear(90, [0, '#33466f'], [0.35, '#16254b'], [1, '#070c1c'])) +
    `<g clip-path="${lake}">` +
    `<g transform="translate(${rise} 318) scale(1.38 -.9)" opacity=".3">${treasure}</g></g>` +
    times(9, (k) => {
      const half = 150 - k * 13 - random.between(0, 22)
      return line(`M${n(rise - half)} ${horizon + 6 + k * 9}H${n(rise + half)}`, '#f6d38d', 1.6, `opacity="${n(0.75 - k * 0.06)}"`)
    }) +
    line(`M0 ${horizon}H${W}`, '#f3d08a', 1, 'opacity=".5"') +
    place(treasure, rise, 146, 1.38) +
    said.draw(58, 196, '#03050f', 'opacity=".6"') +
    said.draw(58, 192, gold) +
    line(`M${n(middle - 70)} 218H${n(middle - 12)}M${n(middle + 12)} 218H${n(middle + 70)}`, '#e2b65c', 1.4) +
    place(rect(-4, -4, 8, 8, '#e2b65c'), middle, 218, 1, 45) +
    place(path('M-18 0A18 18 0 0 1 18 0H14A14 14 0 0 0 -14 0Z', gold) + path('M-8 0A8 8 0 0 1 8 0Z', '#3ec8c0'), middle, 54)
  )
}
