import { gold, ink as dusk, ivory, oklch } from '../colour.ts'
import { cardSuit } from '../symbols/table.ts'
import { circle, ellipse, line, n, path, place, poly, polar, rect, regular, sparkle, times } from '../svg.ts'
import { glints, glow, motes, rays, room, vignette, type Scene } from './scene.ts'

const W = 240
const H = 320

/** The window of a slot machine, its middle reel lit. */
const reels: Scene = (ink, p, random) => {
  const reel = (x: number, width: number): string =>
    rect(x, 70, width, 176, ink.linear(90, [0, '#b39a78'], [0.22, '#fff8e8'], [0.5, '#ffffff'], [0.78, '#fff3d8'], [1, '#a3845c']))
  const strip = (x: number): string =>
    place(path(regular(6, 21), ink.linear(60, [0, p.accent.glint], [1, p.accent.base])), x, 104) +
    place(path(regular(4, 24), ink.linear(60, [0, p.main.light], [1, p.main.dark])), x, 158) +
    place(circle(0, 0, 21, ink.radial(0.4, 0.3, 0.8, [0, gold.glint], [0.6, gold.light], [1, gold.base])), x, 212)
  return {
    back:
      room(ink, p, W, H, 0.5, 0.5) +
      rays(ink, 120, 158, 12, 280, p.light, 0.5) +
      rect(10, 52, 220, 212, ink.linear(90, [0, gold.light], [0.5, gold.dark], [1, gold.light]), 18) +
      rect(17, 59, 206, 198, gold.deep, 12) +
      reel(24, 44) +
      rect(72, 70, 96, 176, ink.linear(90, [0, p.shade], [0.25, p.wall], [0.5, p.glow], [0.75, p.wall], [1, p.shade])) +
      reel(172, 44) +
      strip(46) +
      strip(194) +
      rect(24, 70, 192, 26, ink.linear(90, [0, '#2a1204', 0.7], [1, '#2a1204', 0])) +
      rect(24, 220, 192, 26, ink.linear(270, [0, '#2a1204', 0.7], [1, '#2a1204', 0])) +
      glow(ink, 120, 158, 86, p.light, 0.9),
    front:
      times(
        8,
        (at) =>
          circle(32 + at * 25, 40, 5, at % 2 ? gold.glint : p.accent.light) +
          circle(32 + at * 25, 278, 5, at % 2 ? p.accent.light : gold.glint),
      ) +
      path('M6 146L24 158L6 170Z M234 146L216 158L234 170Z', gold.glint) +
      glints(random, 4, W, 60, 260, '#fff', 9),
    x: 120,
    y: 158,
    scale: 0.98,
  }
}

/** A fan of cards behind the symbol. */
const cards: Scene = (ink, p, random) => ({
  back:
    room(ink, p, W, H) +
    rays(ink, 120, 170, 14, 280, p.light, 0.28, 8) +
    glow(ink, 120, 140, 150, p.light, 0.6) +
    [-44, -22, 0, 22, 44]
      .map((turn, at) =>
        place(
          rect(-40, -150, 80, 118, '#000', 9, 'opacity=".3" transform="translate(3 5)"') +
            rect(-40, -150, 80, 118, ink.linear(70, [0, '#fff'], [1, ivory.base]), 9) +
            rect(-35, -145, 70, 108, 'none', 6, `stroke="${ivory.dark}" stroke-width="1"`) +
            place(cardSuit(at % 4), -26, -132, 0.34) +
            place(cardSuit(at % 4), 0, -98, 0.8),
          120,
          236,
          1,
          turn,
        ),
      )
      .join(''),
  front: motes(random, 14, W, 20, 300, gold.light, 3.4) + glints(random, 5, W, 40, 300, '#fff', 9),
  x: 120,
  y: 190,
  scale: 1.12,
})

/** A wheel of fortune that frames the symbol. */
const wheel: Scene = (ink, p, random) => {
  const wedge = (at: number): string => {
    const [a, b] = [polar(at * 45 - 22.5, 112, 120, 160), polar(at * 45 + 22.5, 112, 120, 160)]
    return `M120 160L${n(a[0])} ${n(a[1])}A112 112 0 0 1 ${n(b[0])} ${n(b[1])}Z`
  }
  const fills = [p.main.base, p.room, p.accent.base, p.wall]
  return {
    back:
      room(ink, p, W, H) +
      rays(ink, 120, 160, 10, 300, p.light, 0.25) +
      circle(124, 166, 118, '#000', 'opacity=".35"') +
      circle(120, 160, 118, ink.linear(60, [0, gold.glint], [0.4, gold.base], [1, gold.dark])) +
      times(8, (at) => path(wedge(at), fills[at % 4] ?? p.main.base)) +
      circle(120, 160, 112, ink.radial(0.5, 0.5, 0.5, [0.3, '#fff', 0.25], [0.6, '#000', 0], [1, '#000', 0.42])) +
      times(8, (at) => {
        const [x, y] = polar(at * 45 + 22.5, 115, 120, 160)
        return circle(x, y, 4.4, '#fff')
      }) +
      circle(120, 160, 74, ink.linear(60, [0, gold.light], [1, gold.dark])) +
      circle(120, 160, 69, ink.radial(0.5, 0.5, 0.5, [0, p.light], [0.5, p.glow], [1, p.room])),
    front:
      path('M106 30H134L120 62Z', ink.linear(90, [0, gold.glint], [1, gold.dark]), `stroke="${gold.deep}" stroke-width="1.5"`) +
      glints(random, 5, W, 20, 300, '#fff', 9) +
      motes(random, 8, W, 10, 310, gold.light),
    x: 120,
    y: 160,
    scale: 0.9,
  }
}

/** Heaps of cut stones below the symbol. */
const gemfield: Scene = (ink, p, random) => {
  const hues = [20, 90, 150, 215, 265, 320]
  const stone = (x: number, y: number, size: number, hue: number): string =>
    place(
      path(regular(6, 20), ink.linear(80, [0, oklch(0.8, 0.16, hue)], [0.6, oklch(0.58, 0.2, hue)], [1, oklch(0.34, 0.14, hue)])) +
        path(regular(6, 11), ink.linear(60, [0, oklch(0.95, 0.06, hue)], [1, oklch(0.66, 0.2, hue)])) +
        path(
          poly([
            [-17, -10],
            [0, -20],
            [0, -11],
            [-9.5, -5.5],
          ]),
          '#fff',
          'opacity=".7"',
        ),
      x,
      y,
      size,
      random.between(-20, 20),
    )
  return {
    back:
      room(ink, p, W, H, 0.5, 0.42) +
      times(5, (at) =>
        path(
          poly([
            [20 + at * 50, -5],
            [36 + at * 50, -5],
            [at * 66 + 10, 260],
            [at * 66 - 40, 260],
          ]),
          ink.linear(90, [0, p.light, 0.32], [1, p.light, 0]),
        ),
      ) +
      glow(ink, 120, 138, 150, p.light) +
      times(6, (at) => stone(at * 46 + 4, 266 + random.between(-10, 6), random.between(1.4, 1.7), random.pick(hues))),
    front:
      times(5, (at) => stone(14 + at * 53, 304 + random.between(-4, 8), random.between(1.7, 2.1), hues[(at * 2 + 1) % 6] ?? 20)) +
      glints(random, 8, W, 30, 300, '#fff', 10),
    x: 120,
    y: 142,
    scale: 1.28,
  }
}

/** Tubes of light on a dark wall. */
const neon: Scene = (ink, p, random) => {
  const tube = (d: string, colour: string): string =>
    line(d, colour, 13, 'opacity=".18"') + line(d, colour, 7, 'opacity=".55"') + line(d, '#fff', 2.6)
  const [one, two] = [oklch(0.72, 0.24, p.hue + 60), oklch(0.82, 0.18, p.hue + 200)]
  const arrow = random.next() < 0.5
  return {
    back:
      rect(0, 0, W, H, ink.linear(90, [0, dusk.deep], [1, dusk.dark])) +
      times(
        9,
        (row) =>
          line(`M0 ${row * 40}H240`, '#000', 2, 'opacity=".3"') +
          times(4, (col) => line(`M${col * 80 + (row % 2) * 40} ${row * 40}v40`, '#000', 2, 'opacity=".3"')),
      ) +
      glow(ink, 120, 154, 190, one, 0.6, 210) +
      (arrow
        ? tube('M26 250V64Q26 44 46 44H194Q214 44 214 64V250Q214 270 194 270H46Q26 270 26 250Z', one)
        : tube(
            regular(6, 118).replace(
              /[ML]([-\d.]+) ([-\d.]+)/g,
              (_, x: string, y: string) => `${_[0] ?? 'L'}${n(Number(x) * 0.94 + 120)} ${n(Number(y) + 156)}`,
            ),
            one,
          )) +
      tube('M120 156m-84 0a84 84 0 1 0 168 0a84 84 0 1 0 -168 0', two) +
      glow(ink, 120, 156, 104, two, 0.45),
    front: tube('M84 292H156', two) + tube('M60 292H66M174 292H180', one) + glints(random, 3, W, 50, 270, '#fff', 8),
    x: 120,
    y: 156,
    scale: 1.02,
  }
}

/** An arch of stone with the light of a chamber. */
const arch: Scene = (ink, p, random) => {
  const stone = ink.linear(0, [0, p.room], [0.5, p.wall], [1, p.room])
  return {
    back:
      rect(0, 0, W, H, ink.linear(90, [0, p.wall], [1, p.shade])) +
      times(7, (row) => times(5, (col) => rect(col * 64 - (row % 2) * 32 + 1, row * 48 + 1, 62, 46, stone, 4, 'opacity=".5"'))) +
      path('M30 320V142A90 90 0 0 1 210 142V320Z', ink.linear(90, [0, gold.light], [0.4, gold.dark], [1, gold.deep])) +
      path('M40 320V142A80 80 0 0 1 200 142V320Z', ink.radial(0.5, 0.45, 0.7, [0, '#fff'], [0.3, p.light], [0.65, p.glow], [1, p.room])) +
      rays(ink, 120, 156, 16, 84, '#fff', 0.7),
    front:
      path('M64 282H176L186 298H54Z', p.wall) +
      path('M48 298H192L204 320H36Z', p.room) +
      line('M64 282H176M48 298H192', p.light, 1.5, 'opacity=".6"') +
      path(
        poly([
          [120, 32],
          [138, 52],
          [120, 72],
          [102, 52],
        ]),
        ink.linear(60, [0, p.accent.glint], [0.5, p.accent.base], [1, p.accent.deep]),
        `stroke="${gold.light}" stroke-width="3"`,
      ) +
      motes(random, 16, W, 70, 300, gold.glint, 2.4) +
      sparkle(112, 46, 7),
    x: 120,
    y: 178,
    scale: 1.04,
  }
}

/** A theatre: curtains, a beam, a round stage. */
const stage: Scene = (ink, p, random) => {
  const fold = (x: number, width: number): string =>
    path(`M${x} 0H${x + width}V320H${x}Z`, ink.linear(0, [0, p.main.deep], [0.3, p.main.base], [0.55, p.main.dark], [1, p.main.deep]))
  return {
    back:
      rect(0, 0, W, H, ink.linear(90, [0, p.shade], [1, p.room])) +
      glow(ink, 120, 150, 160, p.glow, 0.9, 200) +
      path('M104 -10H136L226 300H14Z', ink.linear(90, [0, '#fff', 0.8], [1, p.light, 0.12])) +
      ellipse(120, 276, 104, 26, p.shade) +
      ellipse(120, 270, 104, 26, ink.linear(0, [0, gold.dark], [0.5, gold.glint], [1, gold.dark])) +
      ellipse(120, 266, 98, 22, ink.radial(0.5, 0.5, 0.5, [0, '#fff'], [0.6, p.light], [1, p.glow])),
    front:
      fold(-8, 26) +
      fold(16, 22) +
      fold(202, 22) +
      fold(222, 26) +
      path(
        'M-10 -10H250V30Q215 62 180 34Q150 70 120 36Q90 70 60 34Q25 62 -10 30Z',
        ink.linear(90, [0, p.main.deep], [0.6, p.main.base], [1, p.main.dark]),
      ) +
      line('M-10 31Q25 63 60 35Q90 71 120 37Q150 71 180 35Q215 63 250 31', gold.light, 4) +
      motes(random, 14, W, 70, 250, '#fff6cf', 2.6) +
      vignette(ink, p, W, H),
    x: 120,
    y: 166,
    scale: 1.12,
  }
}

export const stagedScenes: readonly Scene[] = [reels, cards, wheel, gemfield, neon, arch, stage]
