import type { Motif } from '../seed/motifs.ts'
import { gold, oklch, palette, rich, type Palette } from './colour.ts'
import { drawKiteBanner } from './drawKiteBanner.ts'
import { lettering, textWidth } from './letters.ts'
import { hash, randomFrom, type Random } from './random.ts'
import { glow, motes, ridge } from './scenes/scene.ts'
import { circle, createInk, ellipse, line, n, path, place, poly, rect, times, type Ink } from './svg.ts'
import { ball } from './symbols/draws.ts'
import { symbols } from './symbols/symbols.ts'
import { ballRamp } from './symbols/table.ts'

const W = 750
const H = 320

/** How many banners a merchant has. */
export const bannerCount = 6

/** What each banner is about: the large symbol, the two that stand behind it, and the number that it says. */
const subjects: readonly (readonly [main: Motif, left: Motif, right: Motif, says: string])[] = [
  ['chest', 'coin', 'gem', '100%'],
  ['fortune', 'star', 'coin', '24H'],
  ['seven', 'cherry', 'bell', '8%'],
  ['crown', 'star', 'shield', 'VIP'],
  ['football', 'basketball', 'tennis', '1×2'],
  ['balls', 'ticket', 'clover', '6×60'],
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

/** A range of sharp mountains, lit from the left. */
function peaks(random: Random, top: number, rise: number, dark: string, lit: string): string {
  let x = -60
  let drawn = ''
  while (x < W + 40) {
    const wide = random.between(110, 190)
    const high = random.between(rise * 0.5, rise)
    const [tip, foot] = [x + wide * random.between(0.42, 0.58), top + 90]
    drawn +=
      path(
        poly([
          [x - 20, foot],
          [tip, top - high],
          [x + wide + 20, foot],
        ]),
        dark,
      ) +
      path(
        poly([
          [x - 20, foot],
          [tip, top - high],
          [tip + wide * 0.06, top - high * 0.3],
          [tip - wide * 0.08, foot],
        ]),
        lit,
        'opacity=".35"',
      )
    x += wide * 0.62
  }
  return drawn + rect(0, top + 80, W, H, dark)
}

function aurora(ink: Ink, at: number, random: Random): string {
  const hue = [195, 170, 215, 160, 240, 185][at] ?? 195
  const p = palette(265, 190, [200, 20, 150, 260, 310, 190][at] ?? 200, 85)
  const veil = (y: number, sway: number, tint: number, phase: number): string =>
    times(38, (k) => {
      const x = k * 21 - 20
      const top = y + Math.sin(k * 0.26 + phase) * sway
      const strength = 0.16 + 0.3 * (0.5 + 0.5 * Math.sin(k * 0.55 + phase * 3))
      return rect(
        x,
        top,
        23,
        150,
        ink.linear(
          90,
          [0, oklch(0.8, 0.16, tint), 0],
          [0.72, oklch(0.78, 0.17, tint + 10), Math.round(strength * 20) / 20],
          [1, oklch(0.7, 0.16, tint + 40), 0],
        ),
      )
    })
  return (
    rect(0, 0, W, H, ink.linear(90, [0, '#060919'], [0.5, '#0c1a3a'], [1, '#1b3a5c'])) +
    motes(random, 40, W, 4, 190, '#fff', 1.5) +
    veil(-18, 26, hue, at) +
    veil(34, 34, hue - 24, at + 2) +
    line('M-20 262Q300 60 770 210', gold.light, 2, 'opacity=".75"') +
    line('M-20 268Q300 66 770 216', gold.base, 7, 'opacity=".16"') +
    peaks(random, 236, 92, '#122444', '#24446c') +
    peaks(random, 276, 66, '#0b162e', '#152a4c') +
    group(ink, at, p, at % 2 ? '#ffd98a' : oklch(0.86, 0.12, hue)) +
    ridge(random, W, 306, 20, 5, '#060a18', H) +
    says('aurora', at, 186, 158, gold.base, gold.glint, '#03050f', 3)
  )
}

function trevo(ink: Ink, at: number, random: Random): string {
  const grounds = [
    ['#fff3c4', '#ffd84d'],
    ['#dff5d2', '#8bd66a'],
    ['#ffe9d6', '#ffb36b'],
    ['#d9f3ee', '#67cdb6'],
    ['#fff0b8', '#ffc93c'],
    ['#e6f6cf', '#9ed94f'],
  ]
  const [paper, warm] = grounds[at] ?? ['#fff3c4', '#ffd84d']
  const p = palette(145, 120, [25, 20, 150, 255, 30, 140][at] ?? 25, 85)
  const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
    place(path('M0 0C-34 -20 -34 -78 0 -112C34 -78 34 -20 0 0Z', fill) + line('M0 -4V-98', '#fff', 2.4, 'opacity=".35"'), x, y, size, turn)
  const clover = (x: number, y: number, size: number): string =>
    place(
      times(4, (k) =>
        place(
          path('M0 -3C-22 -16 -40 -36 -28 -54C-18 -68 -4 -60 0 -50C4 -60 18 -68 28 -54C40 -36 22 -16 0 -3Z', k % 2 ? '#2f9e4f' : '#38b35c'),
          0,
          0,
          1,
          45 + k * 90,
        ),
      ),
      x,
      y,
      size,
      random.between(-12, 12),
    )
  return (
    rect(0, 0, W, H, paper ?? '#fff3c4') +
    circle(560, 150, 176, warm ?? '#ffd84d') +
    circle(560, 150, 210, 'none', `stroke="${warm ?? '#ffd84d'}" stroke-width="10" opacity=".4"`) +
    path('M-10 262Q140 206 330 254T760 226V330H-10Z', '#5cc06a') +
    path('M-10 290Q180 246 400 286T760 258V330H-10Z', '#2f9e4f') +
    clover(26, 40, 0.6) +
    clover(352, 52, 0.42) +
    leaf(-6, 336, 1.05, 26, '#1f7f3f') +
    leaf(44, 340, 0.7, -6, '#268f49') +
    leaf(756, 332, 1.2, -26, '#1f7f3f') +
    times(4, (k) =>
      ball(
        ink,
        [112, 176, 236, 330][k] ?? 0,
        [262, 274, 258, 272][k] ?? 0,
        [24, 19, 27, 17][k] ?? 20,
        ballRamp(k + at),
        String(random.whole(1, 60)),
      ),
    ) +
    group(ink, at, p, '#fffbe6') +
    says('trevo', at, 196, 140, '#14773a', '#3fae5c', '#ffffff', 3.4)
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
const moods: Readonly<Record<string, (ink: Ink, at: number, random: Random) => string>> = { aurora, trevo, kite: drawKiteBanner }

/** The colours of a merchant's banners where it has no drawing of its own: hues of brand and accent, in degrees. */
export type BannerHues = readonly [brand: number, accent: number]

/** Banner `at` (0 to 5) of a merchant, 750 by 320, in the merchant's mood. Pure. */
export function drawBanner(tenant: string, at: number, hues?: BannerHues): string {
  const ink = createInk()
  const random = randomFrom(`banner ${tenant} ${at}`)
  const own = hash(`hues ${tenant}`) % 360
  const drawn = moods[tenant]?.(ink, at, random) ?? bands(ink, tenant, at, random, hues ?? [own, own + 70])
  return ink.document(W, H, drawn)
}
