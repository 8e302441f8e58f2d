import { gold, palette, ramp, rich, wood } from '../colour.ts'
import { coral, smallFish } from '../symbols/sea.ts'
import { circle, ellipse, line, n, path, place, poly, rect, times, type Ink } from '../svg.ts'
import { glow, motes, ridge, type Scene } from './scene.ts'

const S = 240

/** A lit table: felt, its rail of wood, and the warm cone of a lamp. */
function table(ink: Ink, felt: number): string {
  return (
    ellipse(120, 226, 176, 92, wood.deep) +
    ellipse(120, 221, 174, 90, ink.linear(0, [0, wood.deep], [0.5, wood.light], [1, wood.deep])) +
    ellipse(
      120,
      224,
      158,
      80,
      ink.radial(0.5, 0.3, 0.6, [0, rich(0.68, 0.13, felt)], [0.5, rich(0.45, 0.12, felt)], [1, rich(0.22, 0.07, felt)]),
    ) +
    ellipse(120, 226, 140, 66, 'none', `stroke="${gold.light}" stroke-width="1.6" opacity=".5"`) +
    glow(ink, 120, 186, 110, '#ffe9b0', 0.75, 44)
  )
}
const lamp = (ink: Ink): string =>
  path(
    poly([
      [84, 22],
      [156, 22],
      [252, 240],
      [-12, 240],
    ]),
    ink.linear(90, [0, '#ffe7a6', 0.7], [0.9, '#ffd27a', 0]),
  ) +
  line('M120 -4V8', gold.dark, 4) +
  path('M82 24Q86 4 120 4T158 24Z', ink.linear(0, [0, gold.deep], [0.4, gold.light], [1, gold.dark])) +
  ellipse(120, 24, 38, 6, '#fffbe0')
const bokeh = (random: Parameters<Scene>[2], count: number, bottom: number): string =>
  times(count, () =>
    circle(
      random.between(0, 240),
      random.between(0, bottom),
      random.between(4, 17),
      random.pick(['#ffd98a', '#ffb25c', '#fff0c8', '#ff8f5a']),
      `opacity="${random.between(0.1, 0.34).toFixed(2)}"`,
    ),
  )
const tableAt = { x: 120, y: 136, scale: 1.06 }

const underLamp: Scene = (ink, p, random) => ({
  back:
    rect(
      0,
      0,
      S,
      S,
      ink.radial(0.5, 0.2, 0.8, [0, rich(0.46, 0.12, p.hue)], [0.6, rich(0.24, 0.08, p.hue)], [1, rich(0.13, 0.04, p.hue)]),
    ) +
    bokeh(random, 9, 130) +
    table(ink, p.hue + 130) +
    lamp(ink),
  front: motes(random, 8, S, 30, 200, '#fff0c0', 2),
  ...tableAt,
})
const lounge: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, S, S, ink.linear(90, [0, rich(0.2, 0.07, p.hue)], [0.6, rich(0.4, 0.12, p.hue + 20)], [1, rich(0.2, 0.06, p.hue)])) +
    bokeh(random, 22, 160) +
    glow(ink, 120, 100, 130, '#ffca7a', 0.8) +
    table(ink, p.hue + 150),
  front: '',
  ...tableAt,
})
const velvet: Scene = (ink, p) => ({
  back:
    times(10, (at) =>
      rect(at * 24, 0, 24, 240, ink.linear(0, [0, rich(0.2, 0.1, p.hue)], [0.4, rich(0.46, 0.17, p.hue)], [1, rich(0.18, 0.09, p.hue)])),
    ) +
    glow(ink, 120, 96, 150, '#ffcf8a', 0.75) +
    path(
      'M-10 -10H250V18Q210 46 165 22Q120 52 75 22Q30 46 -10 18Z',
      ink.linear(90, [0, rich(0.26, 0.12, p.hue)], [1, rich(0.5, 0.18, p.hue)]),
    ) +
    line('M-10 19Q30 47 75 23Q120 53 165 23Q210 47 250 19', gold.light, 3.5) +
    table(ink, p.hue + 140),
  front: '',
  ...tableAt,
})
const skyline: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, S, S, ink.linear(90, [0, '#0d1233'], [0.5, rich(0.42, 0.14, p.hue + 250)], [0.8, '#f09a5a'])) +
    times(13, (at) => {
      const [x, top] = [at * 20 - 8, random.between(50, 112)]
      return (
        rect(x, top, 19, 120, '#120f2c') +
        times(4, (k) => (random.next() < 0.6 ? rect(x + 4 + (k % 2) * 8, top + 8 + Math.floor(k / 2) * 14 + 4, 4, 6, '#ffcf70') : ''))
      )
    }) +
    rect(76, 0, 5, 180, '#221104') +
    rect(159, 0, 5, 180, '#221104') +
    rect(0, 0, 240, 6, '#221104') +
    glow(ink, 120, 140, 130, '#ffc873', 0.8) +
    table(ink, p.hue + 130),
  front: '',
  ...tableAt,
})
const deco: Scene = (ink, p) => ({
  back:
    rect(
      0,
      0,
      S,
      S,
      ink.radial(0.5, 0.35, 0.75, [0, rich(0.5, 0.14, p.hue)], [0.6, rich(0.27, 0.1, p.hue)], [1, rich(0.14, 0.05, p.hue)]),
    ) +
    times(9, (at) =>
      line(
        `M120 176L${n(120 + Math.cos((Math.PI * at) / 8) * 190)} ${n(176 - Math.sin((Math.PI * at) / 8) * 190)}`,
        gold.light,
        1.6,
        'opacity=".5"',
      ),
    ) +
    [84, 128]
      .map((r) => circle(120, 176, r, 'none', `stroke="${gold.light}" stroke-width="${r === 128 ? 4 : 1.8}" opacity=".65"`))
      .join('') +
    glow(ink, 120, 130, 120, '#ffd58a', 0.85) +
    table(ink, p.hue + 150),
  front: '',
  ...tableAt,
})
export const liveScenes: readonly Scene[] = [underLamp, lounge, velvet, skyline, deco]
/** Warm rooms: wine, amber, plum, copper, night blue. */
export const livePalettes = [20, 55, 340, 35, 5, 280, 70, 300, 45, 350, 255].map((hue) => palette(hue, 60, 20, 85))

const water = (ink: Ink, hue: number, deepness: number): string =>
  rect(
    0,
    0,
    S,
    S,
    ink.linear(
      90,
      [0, rich(0.88 - deepness * 0.26, 0.11, hue - 22)],
      [0.3, rich(0.62 - deepness * 0.14, 0.15, hue - 8)],
      [0.7, rich(0.4 - deepness * 0.06, 0.15, hue)],
      [1, rich(0.22, 0.11, hue + 10)],
    ),
  )
const shafts = (ink: Ink, strength: number): string =>
  times(6, (at) =>
    path(
      poly([
        [60 + at * 24, -8],
        [74 + at * 24, -8],
        [at * 60 - 10, 250],
        [at * 60 - 56, 250],
      ]),
      ink.linear(90, [0, '#fff', strength], [1, '#fff', 0]),
    ),
  )
const bubbles = (ink: Ink, random: Parameters<Scene>[2], count: number): string =>
  times(count, () => {
    const [x, y, r] = [random.between(10, 230), random.between(10, 220), random.between(3, 9)]
    return (
      circle(x, y, r, ink.radial(0.5, 0.5, 0.5, [0.6, '#fff', 0.06], [1, '#fff', 0.6])) +
      circle(x - r * 0.3, y - r * 0.35, r * 0.24, '#fff')
    )
  })
const seaAt = { x: 120, y: 116, scale: 1.14 }

const reef: Scene = (ink, p, random) => ({
  back:
    water(ink, p.hue, 0) +
    shafts(ink, 0.42) +
    times(4, (at) =>
      smallFish(ink, ramp([85, 30, 320, 150][at] ?? 85), random.between(20, 220), random.between(24, 180), 0.45, at % 2 ? 1 : -1),
    ) +
    glow(ink, 120, 116, 110, '#d8fffb', 0.6) +
    ridge(random, S, 214, 26, 8, rich(0.24, 0.09, p.hue), S),
  front:
    coral(30, 246, 1.05, 20) + coral(206, 248, 1.2, 330) + coral(170, 250, 0.7, 70) + coral(72, 250, 0.6, 300) + bubbles(ink, random, 6),
  ...seaAt,
})
const abyss: Scene = (ink, p, random) => ({
  back:
    water(ink, p.hue + 20, 0.9) +
    glow(ink, 120, 116, 140, rich(0.72, 0.15, p.hue - 20), 0.85) +
    motes(random, 26, S, 6, 232, rich(0.86, 0.12, p.hue - 40), 2.6) +
    ridge(random, S, 200, 50, 10, rich(0.15, 0.06, p.hue + 10), S),
  front: path('M0 0H22Q8 60 16 120T0 240Z M240 0H222Q232 70 226 130T240 240Z', rich(0.18, 0.08, p.hue + 10)) + bubbles(ink, random, 5),
  ...seaAt,
})
const ruins: Scene = (ink, p, random) => {
  const column = (x: number, top: number): string =>
    rect(x, top, 28, 240, ink.linear(0, [0, rich(0.62, 0.07, p.hue)], [0.4, rich(0.46, 0.08, p.hue)], [1, rich(0.24, 0.07, p.hue)])) +
    rect(x - 6, top - 10, 40, 12, rich(0.6, 0.07, p.hue), 3) +
    times(3, (at) => line(`M${x + 7 + at * 7} ${top + 6}V240`, rich(0.26, 0.07, p.hue), 2, 'opacity=".6"'))
  return {
    back:
      water(ink, p.hue - 8, 0.3) +
      shafts(ink, 0.4) +
      column(12, 70) +
      column(56, 120) +
      column(200, 50) +
      column(162, 138) +
      glow(ink, 120, 116, 110, '#ccfff2', 0.6),
    front: ridge(random, S, 222, 16, 6, rich(0.2, 0.07, p.hue), S) + bubbles(ink, random, 7),
    ...seaAt,
  }
}
const kelp: Scene = (ink, p, random) => ({
  back:
    water(ink, p.hue - 22, 0.2) +
    shafts(ink, 0.5) +
    times(7, (at) =>
      line(
        `M${at * 40} 250Q${at * 40 + 26} 180 ${at * 40} 120T${at * 40 + 8} ${n(random.between(0, 70))}`,
        rich(0.42, 0.11, p.hue - 50),
        9,
        'opacity=".75"',
      ),
    ) +
    times(5, (at) => smallFish(ink, ramp(190, 0.1), 30 + at * 44, 30 + (at % 3) * 22, 0.36)) +
    glow(ink, 120, 116, 110, '#eaffd8', 0.55),
  front:
    times(5, (at) =>
      line(
        `M${[8, 30, 214, 232, 190][at] ?? 0} 250Q${([8, 30, 214, 232, 190][at] ?? 0) + 18} 210 ${[8, 30, 214, 232, 190][at] ?? 0} ${180 + at * 8}`,
        rich(0.28, 0.09, p.hue - 50),
        11,
      ),
    ) + bubbles(ink, random, 6),
  ...seaAt,
})
const hoard: Scene = (ink, p, random) => ({
  back: water(ink, p.hue + 6, 0.5) + shafts(ink, 0.45) + glow(ink, 120, 150, 150, '#ffe49a', 0.65, 120),
  front:
    times(17, (at) =>
      place(
        ellipse(0, 3, 17, 10, gold.deep) +
          ellipse(0, 0, 17, 10, ink.linear(40, [0, gold.glint], [0.5, gold.base], [1, gold.dark])) +
          ellipse(0, 0, 11, 6, gold.light, 'opacity=".7"'),
        at * 16 - 8,
        226 + random.between(-10, 10) - Math.sin((at / 16) * Math.PI) * 8,
        1,
        random.between(-24, 24),
      ),
    ) + bubbles(ink, random, 7),
  x: 120,
  y: 108,
  scale: 1.1,
})
export const fishScenes: readonly Scene[] = [reef, abyss, ruins, kelp, hoard]
/** Water from lagoon to midnight; the fish warm against it. */
export const fishPalettes = [
  [225, 45, 85],
  [248, 340, 60],
  [200, 85, 20],
  [268, 30, 90],
  [192, 50, 340],
  [236, 310, 130],
  [280, 150, 40],
  [214, 15, 60],
].map(([hue = 225, main = 40, accent = 80]) => palette(hue, hue - 30, main, accent))
