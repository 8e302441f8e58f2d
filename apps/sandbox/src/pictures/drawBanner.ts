import type { Motif } from '../seed/motifs.ts'
import { drawAurora } from './banners/drawAurora.ts'
import { drawKite } from './banners/drawKite.ts'
import { drawTrevo } from './banners/drawTrevo.ts'
import { oklch, palette, rich, type Palette } from './colour.ts'
import { lettering, textWidth } from './letters.ts'
import { hash, randomFrom, type Random } from './random.ts'
import { glow, motes } from './scenes/scene.ts'
import { createInk, ellipse, line, n, path, place, poly, rect, times, type Ink } from './svg.ts'
import { symbols } from './symbols/symbols.ts'

const W = 750
const H = 320

/** How many banners a merchant has. */
export const bannerCount = 10

/** What each banner is about: the large symbol, the two that stand behind it, and the number that it says. */
const subjects: readonly (readonly [main: Motif, left: Motif, right: Motif, says: string])[] = [
  ['chest', 'coin', 'gem', '50'],
  ['rocket', 'star', 'bolt', 'GO'],
  ['seven', 'cherry', 'bell', '8%'],
  ['crown', 'star', 'shield', 'VIP'],
  ['football', 'basketball', 'tennis', '1×2'],
  ['balls', 'ticket', 'clover', '6×60'],
  ['star', 'crown', 'coin', 'TOP'],
  ['rocket', 'star', 'bolt', '1000'],
  ['gem', 'coin', 'butterfly', '10'],
  ['coin', 'gem', 'star', '8%'],
]

/** The group of symbols at the right; the left stays calm. */
function group(ink: Ink, at: number, p: Palette, light: string): string {
  const [main, left, right] = subjects[at] ?? ['chest', 'coin', 'gem']
  const foot = (x: number, y: number, size: number): string =>
    ellipse(x, y, size, size * 0.17, ink.radial(0.5, 0.5, 0.5, [0, '#000', 0.5], [1, '#000', 0]))
  return (
    glow(ink, 540, 160, 210, light, 0.7, 190) +
    foot(430, 262, 66) +
    place(symbols[left](ink, p, 11), 428, 196, 0.84, -10) +
    foot(654, 262, 66) +
    place(symbols[right](ink, p, 23), 654, 192, 0.84, 10) +
    foot(542, 274, 110) +
    place(symbols[main](ink, p, 5), 542, 164, 1.42)
  )
}

/** The number of a banner, in letters that catch the light, with the merchant's name above. */
function says(tenant: string, at: number, x: number, y: number, face: string, light: string, shade: string, weight: number): string {
  const text = subjects[at]?.[3] ?? ''
  const height = Math.min(92, (270 / textWidth(text, 5)) * 14)
  const name = lettering(tenant, x, y - height / 2 - 34, 17, light, 2, 8)
  return (
    name +
    lettering(text, x + 3, y + 6, height, shade, weight + 0.5, 5, 'opacity=".55"') +
    lettering(text, x, y, height, face, weight, 5) +
    lettering(text, x - 0.5, y - 2.4, height, light, weight * 0.28, 5, 'opacity=".9"')
  )
}

function bands(ink: Ink, tenant: string, at: number, random: Random, hues: readonly [number, number]): string {
  const [one, two] = hues
  const p = palette(one, two, two + 40 * at, one + 180)
  const turn = at % 2 ? 1 : -1
  return (
    rect(0, 0, W, H, ink.linear(20, [0, rich(0.16, 0.08, one)], [0.5, rich(0.34, 0.18, one)], [1, rich(0.52, 0.17, two)])) +
    times(9, (k) => {
      const x = -120 + k * 110 + random.between(-16, 16)
      const wide = random.between(16, 62)
      return path(
        poly([
          [x, 330],
          [x + wide, 330],
          [x + wide + turn * 170, -10],
          [x + turn * 170, -10],
        ]),
        ink.linear(90, [0, oklch(0.74, 0.17, k % 2 ? two : one), 0.5], [1, oklch(0.6, 0.2, one), 0.04]),
      )
    }) +
    times(4, (k) =>
      line(`M${n(random.between(-40, 300))} ${60 + k * 66}h${n(random.between(70, 190))}`, oklch(0.86, 0.12, two), 3, 'opacity=".5"'),
    ) +
    motes(random, 18, W, 10, 310, '#fff', 2.4) +
    group(ink, at, p, oklch(0.84, 0.13, two)) +
    says(tenant, at, 186, 166, '#ffffff', oklch(0.88, 0.1, two), rich(0.12, 0.06, one), 3)
  )
}

/** The merchants with a drawing of their own. */
const own: Readonly<Record<string, (ink: Ink, at: number, random: Random) => string>> = {
  aurora: drawAurora,
  trevo: drawTrevo,
  kite: drawKite,
}

/** The colours of a merchant's banners where it has no drawing of its own: hues of brand and accent, in degrees. */
export type BannerHues = readonly [brand: number, accent: number]

/** Banner `at` (0 to 9) of a merchant, 750 by 320, in the merchant's mood. Pure. */
export function drawBanner(tenant: string, at: number, hues?: BannerHues): string {
  const ink = createInk()
  const random = randomFrom(`banner ${tenant} ${at}`)
  const hue = hash(`hues ${tenant}`) % 360
  const drawn = own[tenant]?.(ink, at, random) ?? bands(ink, tenant, at, random, hues ?? [hue, hue + 70])
  return ink.document(W, H, drawn)
}
