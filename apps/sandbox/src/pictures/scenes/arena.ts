import { gold, ink as night, palette, rich } from '../colour.ts'
import { ground } from '../symbols/sport.ts'
import { circle, ellipse, line, n, path, place, poly, rect, regular, times, type Ink } from '../svg.ts'
import { glints, glow, motes, rays, type Scene } from './scene.ts'

const S = 240
const middle = { x: 120, y: 118, scale: 1.12 }

const turf = (ink: Ink, motif: string, top: number): string =>
  times(9, (at) =>
    path(
      poly([
        [120 + (at - 4.5) * 26, top],
        [120 + (at - 3.5) * 26, top],
        [120 + (at - 3.5) * 74, 240],
        [120 + (at - 4.5) * 74, 240],
      ]),
      ground(motif, at % 2 === 0),
    ),
  ) + rect(0, top, S, 240 - top, ink.linear(90, [0, '#03091c', 0.55], [0.5, '#03091c', 0], [1, '#03091c', 0.45]))
const crowd = (random: Parameters<Scene>[2], top: number, bottom: number): string =>
  times(30, () =>
    circle(
      random.between(0, 240),
      random.between(top, bottom),
      random.between(1.2, 2.4),
      random.pick(['#fff', '#ffd35a', '#7fd6ff', '#ff8a8a']),
      'opacity=".55"',
    ),
  )
const floodlights = (ink: Ink): string =>
  [34, 206]
    .map(
      (x, at) =>
        path(
          poly([
            [x - 16, 26],
            [x + 16, 26],
            [at ? 40 : 250, 240],
            [at ? -70 : 140, 240],
          ]),
          ink.linear(90, [0, '#fff', 0.4], [1, '#fff', 0]),
        ) +
        rect(x - 22, 14, 44, 18, '#16203a', 4) +
        times(6, (k) => circle(x - 14 + (k % 3) * 14, 19 + Math.floor(k / 3) * 8, 3.4, '#fffef0')),
    )
    .join('')

const stadium: Scene = (ink, p, random, motif) => ({
  back:
    rect(0, 0, S, S, ink.linear(90, [0, '#060b20'], [1, rich(0.4, 0.13, p.hue)])) +
    path('M0 74Q120 38 240 74V140H0Z', rich(0.24, 0.07, p.hue)) +
    crowd(random, 70, 122) +
    turf(ink, motif, 128) +
    line('M-10 176H250', '#fff', 2.5, 'opacity=".8"') +
    ellipse(120, 178, 72, 20, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".8"') +
    floodlights(ink) +
    glow(ink, 120, 118, 100, '#fff', 0.35),
  front: motes(random, 6, S, 20, 120, '#fff', 2),
  ...middle,
})
const arcs: Scene = (ink, p) => ({
  back:
    rect(0, 0, S, S, ink.linear(45, [0, rich(0.28, 0.12, p.hue)], [1, rich(0.5, 0.17, p.hue + 20)])) +
    [150, 122, 96]
      .map((r, at) =>
        circle(
          206,
          244,
          r + 40,
          'none',
          `stroke="${at === 1 ? p.accent.light : '#fff'}" stroke-width="${at === 1 ? 12 : 3}" opacity="${at === 1 ? 0.85 : 0.4}"`,
        ),
      )
      .join('') +
    line('M-10 232Q70 150 112 122', '#fff', 18, 'opacity=".14"') +
    line('M-4 240Q76 156 116 124', '#fff', 7, 'opacity=".35"') +
    glow(ink, 120, 118, 110, '#fff', 0.4),
  front: '',
  ...middle,
})
const above: Scene = (ink, _, random, motif) => ({
  back:
    times(6, (at) => rect(0, at * 40, S, 40, ground(motif, at % 2 === 0))) +
    rect(0, 0, S, S, ink.radial(0.5, 0.45, 0.72, [0, '#fff', 0.25], [0.6, '#03091c', 0.1], [1, '#03091c', 0.75])) +
    rect(14, -40, 212, 320, 'none', 2, 'stroke="#fff" stroke-width="3" opacity=".85"') +
    line('M14 120H226', '#fff', 3, 'opacity=".85"') +
    circle(120, 120, 62, 'none', 'stroke="#fff" stroke-width="3" opacity=".85"') +
    rect(66, -40, 108, 76, 'none', 0, 'stroke="#fff" stroke-width="3" opacity=".85"') +
    rect(66, 204, 108, 76, 'none', 0, `stroke="#fff" stroke-width="3" opacity=".85"`) +
    glow(ink, 126, 140, 90, '#000', 0.4),
  front: glints(random, 2, S, 30, 110, '#fff', 6),
  ...middle,
})
const court: Scene = (ink, p) => ({
  back:
    rect(0, 0, S, S, ink.linear(90, [0, rich(0.22, 0.1, p.hue)], [0.52, rich(0.46, 0.16, p.hue)], [0.53, '#b8783a'], [1, '#6d3a12'])) +
    times(8, (at) => line(`M${120 + (at - 3.5) * 24} 126L${120 + (at - 3.5) * 76} 240`, '#3c1c06', 1.6, 'opacity=".5"')) +
    line('M0 150H240', '#fff', 2.5, 'opacity=".75"') +
    path('M30 240Q36 172 120 172T210 240', 'none', 'stroke="#fff" stroke-width="3" opacity=".75"') +
    rays(ink, 120, 60, 14, 220, '#fff', 0.4) +
    glow(ink, 120, 112, 110, '#ffeebf', 0.65),
  front: '',
  ...middle,
})
const trophy: Scene = (ink, p, random, motif) => ({
  back:
    rect(
      0,
      0,
      S,
      S,
      ink.radial(0.5, 0.45, 0.75, [0, rich(0.62, 0.17, p.hue)], [0.5, rich(0.36, 0.14, p.hue)], [1, rich(0.15, 0.06, p.hue)]),
    ) +
    rays(ink, 120, 118, 16, 220, '#fff', 0.5) +
    path('M-10 206Q120 168 250 206V250H-10Z', ground(motif, true)) +
    path('M-10 222Q120 186 250 222V250H-10Z', ground(motif, false)) +
    times(
      7,
      (at) =>
        place(
          path('M0 0C-16 -8 -22 -26 -16 -44C-2 -34 4 -18 0 0Z', ink.linear(60, [0, gold.glint], [1, gold.dark])),
          120 + Math.cos((Math.PI * (at * 22 + 100)) / 180) * 98,
          118 + Math.sin((Math.PI * (at * 22 + 100)) / 180) * 98,
          0.7,
          at * 22 + 100,
        ) +
        place(
          path('M0 0C-16 -8 -22 -26 -16 -44C-2 -34 4 -18 0 0Z', ink.linear(60, [0, gold.glint], [1, gold.dark])),
          120 - Math.cos((Math.PI * (at * 22 + 100)) / 180) * 98,
          118 + Math.sin((Math.PI * (at * 22 + 100)) / 180) * 98,
          0.7,
          -(at * 22 + 100) + 40,
        ),
    ),
  front: motes(random, 12, S, 10, 150, '#fff', 2.4),
  x: 120,
  y: 118,
  scale: 1.0,
})
export const sportsScenes: readonly Scene[] = [stadium, arcs, above, court, trophy]
export const sportsPalettes = [
  [255, 20, 90],
  [145, 255, 60],
  [20, 220, 90],
  [285, 60, 150],
  [225, 130, 30],
  [40, 250, 100],
  [175, 15, 90],
].map(([hue = 255, main = 20, accent = 90]) => palette(hue, hue - 25, main, accent))

const dark = (ink: Ink, hue: number): string =>
  rect(0, 0, S, S, ink.radial(0.5, 0.5, 0.75, [0, rich(0.44, 0.19, hue)], [0.55, rich(0.24, 0.12, hue)], [1, rich(0.11, 0.05, hue)]))
const hexes: Scene = (ink, p) => ({
  back:
    dark(ink, p.hue) +
    times(42, (at) => {
      const [col, row] = [at % 6, Math.floor(at / 6)]
      return place(
        path(
          regular(6, 25),
          'none',
          `stroke="${(col + row) % 3 ? p.main.base : p.accent.base}" stroke-width="1.6" opacity="${(at * 7) % 5 ? 0.3 : 0.8}"`,
        ),
        col * 46 + (row % 2) * 23,
        row * 40,
      )
    }) +
    glow(ink, 120, 118, 120, p.main.base, 0.7),
  front: '',
  ...middle,
})
const chevrons: Scene = (ink, p) => ({
  back:
    dark(ink, p.hue) +
    times(6, (at) =>
      path(
        `M${-60 + at * 54} -10H${-28 + at * 54}L${36 + at * 54} 120L${-28 + at * 54} 250H${-60 + at * 54}L${4 + at * 54} 120Z`,
        at % 2 ? p.main.base : p.accent.base,
        `opacity="${0.12 + at * 0.07}"`,
      ),
    ) +
    glow(ink, 120, 118, 110, '#fff', 0.4),
  front: '',
  ...middle,
})
const grid: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, S, S, ink.linear(90, [0, '#0a0618'], [0.6, rich(0.4, 0.2, p.hue)], [0.61, '#0a0618'], [1, rich(0.25, 0.15, p.hue)])) +
    circle(120, 126, 74, ink.linear(90, [0, p.accent.light], [1, p.main.base])) +
    rect(0, 146, S, 94, '#0a0618') +
    times(11, (at) => line(`M${120 + (at - 5) * 16} 146L${120 + (at - 5) * 74} 240`, p.main.light, 1.6, 'opacity=".8"')) +
    [150, 158, 171, 190, 216].map((y) => line(`M0 ${y}H240`, p.main.light, 1.6, 'opacity=".8"')).join('') +
    motes(random, 16, S, 4, 100, '#fff', 1.6) +
    glow(ink, 120, 118, 96, p.main.light, 0.5),
  front: '',
  ...middle,
})
const circuit: Scene = (ink, p, random) => ({
  back:
    dark(ink, p.hue) +
    times(12, (at) => {
      const [x, y] = [random.between(0, 240), at * 21]
      return (
        line(`M0 ${n(y)}H${n(x * 0.4)}l16 16H240`, at % 3 ? p.main.base : p.accent.light, 2, 'opacity=".4"') +
        circle(x * 0.4, y, 4, at % 3 ? p.main.light : p.accent.light, 'opacity=".8"')
      )
    }) +
    glow(ink, 120, 118, 120, p.main.base, 0.75) +
    circle(120, 118, 100, 'none', `stroke="${p.accent.light}" stroke-width="2" stroke-dasharray="30 14" opacity=".6"`),
  front: '',
  ...middle,
})
const shards: Scene = (ink, p, random) => ({
  back:
    dark(ink, p.hue) +
    times(16, (at) =>
      place(
        path('M-7 0L0 -90L7 0Z', at % 2 ? p.main.base : p.accent.base, `opacity="${random.between(0.3, 0.8).toFixed(2)}"`),
        120 + Math.cos(at * 0.393) * 78,
        118 + Math.sin(at * 0.393) * 78,
        random.between(0.6, 1.2),
        at * 22.5 + 90,
      ),
    ) +
    glow(ink, 120, 118, 110, p.main.light, 0.6) +
    circle(120, 118, 84, ink.radial(0.5, 0.5, 0.5, [0, rich(0.3, 0.13, p.hue)], [1, night.deep])),
  front: '',
  x: 120,
  y: 118,
  scale: 0.96,
})
export const esportsScenes: readonly Scene[] = [hexes, chevrons, grid, circuit, shards]
export const esportsPalettes = [
  [295, 200, 340],
  [265, 150, 200],
  [330, 60, 210],
  [220, 330, 160],
  [310, 110, 195],
  [245, 190, 30],
  [350, 215, 300],
].map(([hue = 295, main = 200, accent = 340]) => palette(hue, hue + 30, main, accent))
