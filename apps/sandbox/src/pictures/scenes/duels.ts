import { gold, palette, rich } from '../colour.ts'
import { circle, ellipse, line, path, poly, rect, star, times, type Ink } from '../svg.ts'
import { glow, motes, rays, type Scene } from './scene.ts'

const S = 240
const middle = { x: 120, y: 120, scale: 1.14 }

/** Two rooms that meet on a diagonal: a duel. */
const split = (ink: Ink, one: number, two: number): string =>
  rect(0, 0, S, S, ink.linear(45, [0, rich(0.34, 0.14, one)], [1, rich(0.62, 0.2, one)])) +
  path('M152 0H240V240H88Z', ink.linear(225, [0, rich(0.32, 0.14, two)], [1, rich(0.6, 0.19, two)])) +
  path('M148 -4H158L92 244H82Z', ink.linear(90, [0, '#fff'], [0.5, gold.light], [1, '#fff'])) +
  line('M153 -4L87 244', '#fff', 16, 'opacity=".2"')
const clash: Scene = (ink, p, random) => ({
  back: split(ink, p.hue, p.hue + 150) + rays(ink, 120, 120, 14, 220, '#fff', 0.35) + glow(ink, 120, 120, 110, '#fff', 0.65),
  front: motes(random, 10, S, 6, 234, '#fff', 2.6),
  ...middle,
})
const checks: Scene = (ink, p) => ({
  back:
    split(ink, p.hue, p.hue + 170) +
    times(36, (at) =>
      (at + Math.floor(at / 6)) % 2 ? rect((at % 6) * 40, Math.floor(at / 6) * 40, 40, 40, '#000', 0, 'opacity=".14"') : '',
    ) +
    glow(ink, 120, 120, 120, '#fff', 0.5),
  front: '',
  ...middle,
})
const felt: Scene = (ink, p) => ({
  back:
    split(ink, p.hue, p.hue + 130) +
    ellipse(120, 196, 150, 70, rich(0.24, 0.08, p.hue)) +
    ellipse(120, 190, 148, 68, ink.linear(0, [0, gold.dark], [0.5, gold.light], [1, gold.dark])) +
    ellipse(120, 190, 138, 60, ink.radial(0.5, 0.3, 0.6, [0, rich(0.6, 0.13, 160)], [1, rich(0.28, 0.09, 165)])) +
    glow(ink, 120, 130, 110, '#fff', 0.45),
  front: '',
  x: 120,
  y: 122,
  scale: 1.1,
})
const rings: Scene = (ink, p) => ({
  back:
    split(ink, p.hue, p.hue + 190) +
    [104, 84]
      .map((r, at) =>
        circle(120, 120, r, 'none', `stroke="${at ? gold.light : '#fff'}" stroke-width="${at ? 3 : 9}" opacity="${at ? 0.9 : 0.3}"`),
      )
      .join('') +
    circle(120, 120, 82, ink.radial(0.5, 0.5, 0.5, [0, '#fff', 0.6], [1, '#fff', 0.05])),
  front: '',
  x: 120,
  y: 120,
  scale: 1.02,
})
const banners: Scene = (ink, p) => ({
  back:
    split(ink, p.hue, p.hue + 110) +
    [
      [36, p.hue],
      [204, p.hue + 110],
    ]
      .map(
        ([x = 36, hue = 0]) =>
          path(
            `M${x - 26} -6H${x + 26}V150L${x} 128L${x - 26} 150Z`,
            ink.linear(90, [0, rich(0.5, 0.2, hue)], [1, rich(0.36, 0.16, hue)]),
            `stroke="${gold.light}" stroke-width="3"`,
          ) + path(star(5, 13, 5.6), gold.light, `transform="translate(${x} 46)"`),
      )
      .join('') +
    glow(ink, 120, 120, 110, '#fff', 0.6),
  front: '',
  ...middle,
})
export const duelScenes: readonly Scene[] = [clash, checks, felt, rings, banners]
export const duelPalettes = [
  [20, 150, 25],
  [255, 30, 255],
  [150, 340, 85],
  [300, 190, 60],
  [55, 265, 20],
  [200, 45, 300],
  [335, 150, 60],
].map(([hue = 20, main = 150, accent = 25]) => palette(hue, hue + 20, main, accent))

/** The house's own games: slate, one bright light, little else. */
const slate = (ink: Ink, hue: number): string => rect(0, 0, S, S, ink.linear(60, [0, rich(0.38, 0.1, hue)], [1, rich(0.18, 0.06, hue)]))
const halo: Scene = (ink, p) => ({
  back:
    slate(ink, p.hue) +
    glow(ink, 120, 120, 150, p.main.base, 0.7) +
    circle(120, 120, 106, 'none', `stroke="${p.main.light}" stroke-width="2" opacity=".5"`),
  front: '',
  x: 120,
  y: 122,
  scale: 1.12,
})
const paper: Scene = (ink, p) => ({
  back:
    slate(ink, p.hue) +
    times(11, (at) => line(`M${at * 24} 0V240M0 ${at * 24}H240`, p.main.light, 1, 'opacity=".16"')) +
    glow(ink, 120, 130, 130, p.accent.base, 0.6),
  front: '',
  x: 120,
  y: 122,
  scale: 1.12,
})
const bars: Scene = (ink, p, random) => ({
  back:
    slate(ink, p.hue) +
    times(10, (at) => {
      const high = random.between(40, 190)
      return rect(at * 24 + 3, 240 - high, 18, high, ink.linear(90, [0, p.main.base, 0.65], [1, p.main.base, 0.05]), 5)
    }) +
    glow(ink, 120, 110, 110, p.main.light, 0.4),
  front: '',
  x: 120,
  y: 120,
  scale: 1.1,
})
const diagonal: Scene = (ink, p) => ({
  back:
    slate(ink, p.hue) +
    times(6, (at) =>
      path(
        poly([
          [at * 60 - 90, 250],
          [at * 60 - 62, 250],
          [at * 60 + 60, -10],
          [at * 60 + 32, -10],
        ]),
        at % 2 ? p.main.base : p.accent.base,
        'opacity=".2"',
      ),
    ) +
    glow(ink, 120, 120, 120, p.main.base, 0.65),
  front: '',
  x: 120,
  y: 122,
  scale: 1.12,
})
const disc: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, S, S, ink.linear(60, [0, p.main.base], [1, p.main.dark])) +
    circle(120, 120, 104, ink.linear(90, [0, rich(0.28, 0.06, p.hue)], [1, rich(0.15, 0.04, p.hue)])) +
    circle(120, 120, 110, 'none', `stroke="${p.main.glint}" stroke-width="2" opacity=".6"`),
  front: motes(random, 6, S, 10, 230, '#fff', 3),
  x: 120,
  y: 122,
  scale: 0.98,
})
export const houseScenes: readonly Scene[] = [halo, paper, bars, diagonal, disc]
export const housePalettes = [
  [265, 150, 85],
  [270, 50, 200],
  [250, 330, 60],
  [280, 200, 340],
  [240, 85, 150],
  [260, 20, 90],
  [300, 170, 50],
  [215, 350, 120],
  [330, 110, 220],
].map(([hue = 265, main = 150, accent = 85]) => palette(hue, hue, main, accent))
