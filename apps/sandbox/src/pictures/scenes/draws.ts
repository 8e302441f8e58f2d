import { gold, palette, rich } from '../colour.ts'
import { ball } from '../symbols/draws.ts'
import { ballRamp } from '../symbols/table.ts'
import { circle, ellipse, line, n, path, place, rect, regular, star, times, type Ink } from '../svg.ts'
import { glints, glow, rays, type Scene } from './scene.ts'

const S = 240
const middle = { x: 120, y: 120, scale: 1.14 }

/** Draws: bright rooms full of numbered balls. */
const bright = (ink: Ink, hue: number): string =>
  rect(
    0,
    0,
    S,
    S,
    ink.radial(0.5, 0.42, 0.78, [0, rich(0.9, 0.1, hue + 12)], [0.4, rich(0.72, 0.18, hue)], [1, rich(0.46, 0.18, hue - 12)]),
  )
const sunny: Scene = (ink, p, random) => ({
  back: bright(ink, p.hue) + rays(ink, 120, 120, 16, 220, '#fff', 0.6, random.between(0, 20)),
  front: glints(random, 5, S, 10, 230, '#fff', 9),
  ...middle,
})
const confetti: Scene = (ink, p, random) => ({
  back:
    bright(ink, p.hue) +
    times(36, () =>
      place(
        rect(-4, -7, 8, 14, random.pick(['#ffd23f', '#ff5d7a', '#38c8ff', '#5be37d', '#fff']), 2),
        random.between(0, 240),
        random.between(0, 240),
        random.between(0.6, 1.3),
        random.between(0, 180),
      ),
    ) +
    glow(ink, 120, 120, 120, '#fff', 0.7),
  front: '',
  ...middle,
})
const rain: Scene = (ink, p, random) => ({
  back:
    bright(ink, p.hue) +
    times(6, (at) =>
      ball(
        ink,
        [20, 220, 34, 212, 128, 84][at] ?? 0,
        [40, 56, 206, 200, 18, 228][at] ?? 0,
        random.between(17, 23),
        ballRamp(at),
        String(1 + ((at * 11 + random.whole(0, 40)) % 59)),
      ),
    ) +
    glow(ink, 120, 120, 110, '#fff', 0.6),
  front: '',
  x: 120,
  y: 120,
  scale: 1,
})
const dots: Scene = (ink, p) => ({
  back:
    bright(ink, p.hue) +
    times(64, (at) => circle((at % 8) * 32 + (Math.floor(at / 8) % 2) * 16, Math.floor(at / 8) * 32, 5.5, '#fff', 'opacity=".22"')) +
    path(star(20, 116, 98), '#fff', 'opacity=".3" transform="translate(120 120)"'),
  front: '',
  ...middle,
})
const ribbon: Scene = (ink, p) => ({
  back:
    bright(ink, p.hue) +
    path('M-10 150Q60 96 120 140T250 110V190Q180 160 120 206T-10 220Z', ink.linear(90, [0, p.main.base], [1, p.main.dark])) +
    path('M-10 150Q60 96 120 140T250 110V124Q180 98 120 154T-10 164Z', '#fff', 'opacity=".3"') +
    glow(ink, 120, 108, 120, '#fff', 0.55),
  front: '',
  ...middle,
})
export const drawScenes: readonly Scene[] = [sunny, confetti, rain, dots, ribbon]
export const drawPalettes = [
  [150, 30, 85],
  [85, 255, 20],
  [235, 50, 340],
  [25, 150, 260],
  [300, 90, 190],
  [190, 20, 300],
  [55, 290, 150],
  [345, 190, 85],
  [215, 95, 25],
  [125, 310, 60],
  [270, 45, 150],
  [10, 230, 60],
].map(([hue = 150, main = 30, accent = 85]) => palette(hue, hue + 10, main, accent))

/** Electronic draws: the same numbers, in the dark and lit. */
const screen = (ink: Ink, hue: number): string =>
  rect(0, 0, S, S, ink.radial(0.5, 0.45, 0.8, [0, rich(0.46, 0.18, hue)], [0.6, rich(0.24, 0.12, hue)], [1, rich(0.12, 0.06, hue)]))
const pixels: Scene = (ink, p) => ({
  back:
    screen(ink, p.hue) +
    times(100, (at) =>
      rect((at % 10) * 24 + 3, Math.floor(at / 10) * 24 + 3, 18, 18, p.main.base, 3, `opacity="${(((at * 37) % 11) / 34).toFixed(2)}"`),
    ) +
    glow(ink, 120, 120, 110, p.main.light, 0.5),
  front: '',
  ...middle,
})
const scan: Scene = (ink, p) => ({
  back:
    screen(ink, p.hue) +
    times(20, (at) => line(`M0 ${at * 12}H240`, p.main.light, 1.5, 'opacity=".16"')) +
    path(regular(6, 112), 'none', `stroke="${p.accent.light}" stroke-width="4" opacity=".6" transform="translate(120 120)"`) +
    glow(ink, 120, 120, 120, p.main.base, 0.7),
  front: '',
  ...middle,
})
const orbit: Scene = (ink, p) => ({
  back:
    screen(ink, p.hue) +
    times(3, (at) =>
      place(
        ellipse(0, 0, 112, 44, 'none', `stroke="${at === 1 ? p.accent.light : p.main.light}" stroke-width="3" opacity=".5"`),
        120,
        120,
        1,
        at * 60,
      ),
    ) +
    glow(ink, 120, 120, 110, p.main.light, 0.55),
  front: '',
  ...middle,
})
const pulse: Scene = (ink, p) => ({
  back:
    screen(ink, p.hue) +
    [52, 76, 100, 124]
      .map((r) => circle(120, 120, r, 'none', `stroke="${p.main.light}" stroke-width="5" opacity="${n((140 - r) / 100)}"`))
      .join('') +
    glow(ink, 120, 120, 90, '#fff', 0.4),
  front: '',
  ...middle,
})
const marquee: Scene = (ink, p) => ({
  back:
    screen(ink, p.hue) +
    rect(10, 10, 220, 220, 'none', 24, `stroke="${gold.base}" stroke-width="14"`) +
    times(36, (at) => {
      const side = Math.floor(at / 9)
      const k = (at % 9) * 24.4
      const [x, y] = side === 0 ? [10 + k, 10] : side === 1 ? [230, 10 + k] : side === 2 ? [230 - k, 230] : [10, 230 - k]
      return circle(x ?? 0, y ?? 0, 4, at % 2 ? '#fff' : gold.light)
    }) +
    glow(ink, 120, 120, 110, p.main.base, 0.8),
  front: '',
  x: 120,
  y: 120,
  scale: 1,
})
export const boardScenes: readonly Scene[] = [pixels, scan, orbit, pulse, marquee]
export const boardPalettes = [
  [290, 190, 85],
  [255, 150, 50],
  [330, 60, 190],
  [200, 330, 85],
  [165, 85, 340],
  [20, 60, 190],
  [240, 340, 150],
  [310, 130, 60],
  [220, 85, 20],
  [350, 210, 85],
  [185, 25, 300],
].map(([hue = 290, main = 190, accent = 85]) => palette(hue, hue, main, accent))
