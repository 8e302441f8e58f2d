import { gold } from '../colour.ts'
import { circle, ellipse, line, n, path, place, poly, rect, sparkle, times } from '../svg.ts'
import { glints, glow, motes, rays, ridge, room, type Scene } from './scene.ts'

const W = 240
const H = 320

/** Rays that burst from behind the symbol. */
const burst: Scene = (ink, p, random) => ({
  back:
    room(ink, p, W, H) +
    rays(ink, 120, 150, random.whole(11, 16), 300, p.light, 0.7, random.between(0, 20)) +
    glow(ink, 120, 150, 150, p.light) +
    circle(120, 150, 104, 'none', `stroke="${p.light}" stroke-width="2" opacity=".5"`) +
    circle(120, 150, 114, 'none', `stroke="${p.light}" stroke-width="6" opacity=".16"`),
  front: glints(random, 7, W, 20, 300, '#fff') + motes(random, 12, W, 10, 310, p.accent.light),
  x: 120,
  y: 150,
  scale: 1.32,
})

/** A low sun with bands, and ridges before it. */
const horizon: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, W, H, ink.linear(90, [0, p.shade], [0.3, p.room], [0.58, p.glow], [0.75, p.light])) +
    `<g clip-path="${ink.clip(times(9, (at) => `<rect x="0" y="${60 + at * 21}" width="240" height="${n(20 - at * 1.4)}"/>`))}">${circle(120, 158, 96, ink.linear(90, [0, '#fff6cf'], [0.5, p.accent.light], [1, p.accent.base]))}</g>` +
    ridge(random, W, 226, 46, 10, p.wall, H) +
    ridge(random, W, 252, 34, 10, p.room, H),
  front: ridge(random, W, 288, 26, 8, p.shade, H) + motes(random, 10, W, 8, 90, '#fff', 2.2) + glints(random, 3, W, 16, 80, '#fff', 7),
  x: 120,
  y: 158,
  scale: 1.16,
})

/** A night with a large moon over hills. */
const night: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, W, H, ink.linear(90, [0, p.shade], [0.5, p.room], [1, p.wall])) +
    motes(random, 18, W, 4, 220, '#fff', 1.8) +
    glow(ink, 120, 138, 170, p.light, 0.7) +
    circle(120, 138, 98, ink.radial(0.4, 0.32, 0.8, [0, '#fffdf0'], [0.6, p.light], [1, p.glow])) +
    circle(76, 104, 12, p.glow, 'opacity=".22"') +
    circle(168, 176, 16, p.glow, 'opacity=".2"') +
    circle(158, 92, 8, p.glow, 'opacity=".2"') +
    ridge(random, W, 250, 40, 8, p.room, H),
  front:
    ridge(random, W, 284, 30, 8, p.shade, H) +
    times(5, (at) =>
      path(
        'M0 0L9 26H4L12 44H-12L-4 26H-9Z',
        p.shade,
        `transform="translate(${n(random.between(at * 48, at * 48 + 40))} ${n(random.between(246, 268))}) scale(${n(random.between(0.8, 1.5))})"`,
      ),
    ),
  x: 120,
  y: 150,
  scale: 1.14,
})

/** Stars, a far planet and trails. */
const cosmos: Scene = (ink, p, random) => ({
  back:
    rect(0, 0, W, H, ink.linear(60, [0, p.shade], [0.5, p.room], [1, p.shade])) +
    glow(ink, 70, 90, 150, p.glow, 0.75) +
    glow(ink, 190, 240, 140, p.accent.base, 0.5) +
    motes(random, 22, W, 2, 318, '#fff', 1.7) +
    circle(206, 66, 42, ink.radial(0.3, 0.3, 0.85, [0, p.accent.light], [0.5, p.accent.base], [1, p.accent.deep])) +
    place(ellipse(0, 0, 70, 13, 'none', `stroke="${p.accent.light}" stroke-width="4" opacity=".7"`), 206, 66, 1, -22) +
    place(
      times(3, (at) =>
        ellipse(0, 0, 104 - at * 2, 34 + at * 10, 'none', `stroke="${p.light}" stroke-width="${1.8 - at * 0.4}" opacity=".5"`),
      ),
      120,
      166,
      1,
      random.between(-30, 30),
    ) +
    glow(ink, 120, 166, 120, p.light, 0.8),
  front:
    circle(34, 286, 54, ink.radial(0.6, 0.2, 0.9, [0, p.glow], [0.5, p.room], [1, p.shade])) + glints(random, 5, W, 20, 260, '#fff', 10),
  x: 120,
  y: 166,
  scale: 1.22,
})

/** Water is never warm, whatever the room. */
const seas = [
  { shade: '#04152e', room: '#07345c', wall: '#0b6a8f', glow: '#22b9c9', light: '#c9fff4' },
  { shade: '#0a1040', room: '#17277a', wall: '#2a55c0', glow: '#4d9df0', light: '#d3efff' },
  { shade: '#1c0f45', room: '#3a2385', wall: '#6b48c4', glow: '#a784f0', light: '#f0e2ff' },
  { shade: '#03231f', room: '#06493f', wall: '#0c8270', glow: '#35c9a0', light: '#dcffe8' },
]

/** Rays from the surface, as a diver sees them. */
const deep: Scene = (ink, p, random) => {
  const sea = seas[Math.round(p.hue) % seas.length] ?? p
  return {
    back:
      rect(0, 0, W, H, ink.linear(90, [0, sea.light], [0.16, sea.glow], [0.5, sea.wall], [0.8, sea.room], [1, sea.shade])) +
      times(6, (at) =>
        path(
          poly([
            [96 + at * 9, -10],
            [112 + at * 9, -10],
            [at * 62 - 16, 330],
            [at * 62 - 66, 330],
          ]),
          ink.linear(90, [0, '#fff', 0.5], [1, '#fff', 0]),
        ),
      ) +
      glow(ink, 120, 160, 130, sea.light, 0.6) +
      ridge(random, W, 286, 30, 12, sea.room, H),
    front:
      times(9, (at) => {
        const [x, y, r] = [random.between(10, 230), random.between(30, 300), random.between(3, 10)]
        return at > 8
          ? ''
          : circle(x, y, r, ink.radial(0.5, 0.5, 0.5, [0.6, '#fff', 0.05], [1, '#fff', 0.5])) +
              circle(x - r * 0.3, y - r * 0.3, r * 0.22, '#fff')
      }) +
      times(5, (at) =>
        line(
          `M${14 + at * 54} 326Q${n(4 + at * 54 + random.between(-10, 20))} 296 ${n(14 + at * 54 + random.between(-10, 14))} ${n(random.between(256, 286))}`,
          sea.shade,
          9,
        ),
      ),
    x: 120,
    y: 160,
    scale: 1.24,
  }
}

/** A frame of broad leaves with light in the clearing. */
const jungle: Scene = (ink, p, random) => {
  const leafAt = (x: number, y: number, turn: number, size: number, fill: string): string =>
    place(path('M0 0C-34 -24 -30 -84 0 -120C30 -84 34 -24 0 0Z', fill) + line('M0 -4V-108', p.light, 2, 'opacity=".25"'), x, y, size, turn)
  const [far, near] = [ink.linear(90, [0, '#3fa65a'], [1, '#0d4a3a']), ink.linear(90, [0, '#1c7a4a'], [1, '#06281f'])]
  return {
    back:
      room(ink, p, W, H) +
      glow(ink, 120, 150, 170, p.light) +
      times(7, (at) => leafAt(at * 40, 345, -48 + at * 16 + random.between(-6, 6), random.between(0.8, 1.05), far)) +
      times(7, (at) => leafAt(at * 40, -26, 228 - at * 16, random.between(0.7, 0.95), far)),
    front:
      leafAt(-14, 344, 22, 1.15, near) +
      leafAt(254, 344, -22, 1.15, near) +
      leafAt(-22, 250, 66, 0.7, near) +
      leafAt(262, 250, -66, 0.7, near) +
      leafAt(-16, -24, 142, 1, near) +
      leafAt(256, -24, 218, 1, near) +
      leafAt(90, 352, 4, 0.6, near) +
      leafAt(160, 352, 8, 0.52, near) +
      motes(random, 14, W, 40, 280, '#fff3a8', 2.8),
    x: 120,
    y: 158,
    scale: 1.16,
  }
}

/** Pyramids under a shaft of light. */
const pyramid: Scene = (ink, p, random) => {
  const side = (x: number, base: number, width: number, height: number): string =>
    path(
      poly([
        [x, base - height],
        [x - width, base],
        [x + width * 0.25, base],
      ]),
      ink.linear(60, [0, gold.light], [0.5, gold.base], [1, gold.dark]),
    ) +
    path(
      poly([
        [x, base - height],
        [x + width * 0.25, base],
        [x + width, base],
      ]),
      ink.linear(60, [0, gold.dark], [1, gold.deep]),
    ) +
    times(5, (at) =>
      line(
        `M${n(x - width * (0.2 + at * 0.17))} ${n(base - height * (0.8 - at * 0.17))}H${n(x + width * 0.25 * (0.2 + at * 0.17))}`,
        gold.deep,
        1.2,
        'opacity=".3"',
      ),
    )
  return {
    back:
      rect(0, 0, W, H, ink.linear(90, [0, p.shade], [0.5, p.wall], [0.8, p.glow], [1, p.light])) +
      motes(random, 20, W, 4, 140, '#fff', 1.6) +
      side(44, 282, 84, 100) +
      side(200, 282, 92, 112) +
      path(
        poly([
          [96, -10],
          [144, -10],
          [208, 320],
          [32, 320],
        ]),
        ink.linear(90, [0, '#fff', 0.75], [1, '#fff2b0', 0.1]),
      ) +
      glow(ink, 120, 150, 120, p.light, 0.9),
    front:
      ridge(random, W, 292, 20, 6, gold.deep, H) +
      path('M78 262H162L172 280H68Z', ink.linear(0, [0, gold.dark], [0.4, gold.light], [1, gold.dark])) +
      path('M60 280H180L190 320H50Z', ink.linear(0, [0, gold.deep], [0.4, gold.base], [1, gold.deep])) +
      glints(random, 4, W, 40, 220, '#fff', 8) +
      sparkle(120, 271, 6, gold.glint),
    x: 120,
    y: 162,
    scale: 1.16,
  }
}
export const openScenes: readonly Scene[] = [burst, horizon, night, cosmos, deep, jungle, pyramid]
