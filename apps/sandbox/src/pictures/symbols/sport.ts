import { gold, ink as night, oklch, ramp, silver } from '../colour.ts'
import { circle, ellipse, line, n, path, place, poly, polar, rect, regular, star, times, type Point } from '../svg.ts'
import { dim, lit, metal, rim, round, sphere, type Symbol } from './material.ts'

const white = { glint: '#ffffff', light: '#ffffff', base: '#dfe6f0', dark: '#8d9ab2', deep: '#3d4960' }

export const football: Symbol = (ink) => {
  const seams = times(5, (at) => {
    const [a, b] = [polar(-90 + at * 72, 26), polar(-90 + at * 72, 45)]
    const outer: Point[] = [
      polar(-90 + at * 72 - 17, 50),
      polar(-90 + at * 72 + 17, 50),
      polar(-90 + at * 72 + 24, 70),
      polar(-90 + at * 72 - 24, 70),
    ]
    return (
      line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#66728a', 2.5) +
      path(poly([polar(-90 + at * 72, 44), ...outer]), night.dark) +
      line(
        `M${polar(-90 + at * 72 + 19, 50)
          .map(n)
          .join(' ')}L${polar(-90 + at * 72 + 53, 50)
          .map(n)
          .join(' ')}`,
        '#66728a',
        2.5,
      )
    )
  })
  return (
    circle(0, 0, 64, round(ink, white)) +
    `<g clip-path="${ink.clip('<circle r="64"/>')}">${path(regular(5, 27), ink.linear(60, [0, night.light], [1, night.deep]))}${seams}</g>` +
    circle(0, 0, 64, ink.radial(0.36, 0.3, 0.75, [0.55, '#000', 0], [1, '#0a1030', 0.6])) +
    ellipse(-22, -34, 22, 12, '#fff', 'opacity=".7" transform="rotate(-30 -22 -34)"')
  )
}

export const basketball: Symbol = (ink) => {
  const m = ramp(45, 0.18)
  return (
    circle(0, 0, 64, round(ink, m)) +
    `<g clip-path="${ink.clip('<circle r="64"/>')}">${line('M0 -70V70M-70 0H70M-50 -50Q-8 0 -50 50M50 -50Q8 0 50 50', '#3a1606', 4)}</g>` +
    circle(0, 0, 64, ink.radial(0.36, 0.3, 0.78, [0.6, '#000', 0], [1, '#2a0d02', 0.6])) +
    ellipse(-24, -36, 20, 10, '#fff', 'opacity=".45" transform="rotate(-30 -24 -36)"')
  )
}

export const tennis: Symbol = (ink) => {
  const m = ramp(122, 0.19)
  return (
    place(
      line('M0 50L0 104', gold.dark, 12) +
        ellipse(0, 0, 46, 58, 'none', `stroke="${metal(ink, ramp(20, 0.21))}" stroke-width="9"`) +
        times(7, (at) => line(`M${-33 + at * 11} -50V50M-44 ${-42 + at * 14}H44`, '#fff', 1.2, 'opacity=".6"')) +
        path('M-22 50L0 74L22 50', 'none', 'stroke="#c42038" stroke-width="8" stroke-linejoin="round"'),
      -22,
      -24,
      0.94,
      34,
    ) +
    circle(30, 30, 36, round(ink, m)) +
    line('M8 4Q34 22 12 60M54 4Q30 20 62 50', '#fbffe8', 4) +
    ellipse(18, 12, 12, 6, '#fff', 'opacity=".6" transform="rotate(-30 18 12)"')
  )
}

export const volleyball: Symbol = (ink) =>
  circle(0, 0, 64, round(ink, white)) +
  `<g clip-path="${ink.clip('<circle r="64"/>')}">` +
  times(3, (at) =>
    place(
      path('M0 0Q26 -34 10 -70L-44 -60Q-14 -40 0 0Z', at === 0 ? '#f2b61c' : at === 1 ? '#1f59c9' : '#eef3fb', 'opacity=".95"') +
        line('M0 0Q26 -34 10 -70M0 0Q-14 -40 -44 -60M2 -2Q8 -40 -20 -66', '#3d4960', 2.5),
      0,
      0,
      1,
      at * 120,
    ),
  ) +
  times(3, (at) =>
    place(path('M0 0Q40 -10 70 20L66 -40L10 -70Q26 -34 0 0Z', at === 0 ? '#1f59c9' : '#ffffff', 'opacity=".25"'), 0, 0, 1, at * 120),
  ) +
  '</g>' +
  circle(0, 0, 64, ink.radial(0.36, 0.3, 0.78, [0.5, '#fff', 0], [1, '#0a1030', 0.65])) +
  ellipse(-22, -36, 20, 10, '#fff', 'opacity=".6" transform="rotate(-30 -22 -36)"')

export const racing: Symbol = (ink, { main }) =>
  path(
    'M-62 30Q-70 -58 6 -60Q72 -56 68 16Q66 34 54 44H-30Q-56 44 -62 30Z',
    ink.radial(0.36, 0.2, 0.9, [0, main.glint], [0.3, main.light], [0.6, main.base], [1, main.deep]),
  ) +
  path(
    'M-8 -18Q40 -28 68 -10Q70 12 62 22Q20 26 -14 14Q-20 -4 -8 -18Z',
    ink.linear(20, [0, '#86e6ff'], [0.3, '#1c4a80'], [0.6, '#0a1433'], [1, '#3f86c4']),
  ) +
  path('M-36 -52Q0 -66 30 -56L20 -44Q-8 -50 -32 -38Z', '#fff') +
  path('M-54 4Q-58 -20 -46 -36L-30 -32Q-40 -14 -36 14Z', '#fff', 'opacity=".9"') +
  path('M-34 28Q10 38 58 32L54 46H-30Q-44 44 -50 38Z', night.dark) +
  line('M0 -12Q30 -20 52 -12', '#fff', 4, 'opacity=".7"') +
  circle(-22, 2, 7, metal(ink, silver))

export const boxing: Symbol = (ink) => {
  const m = ramp(22, 0.22)
  return place(
    path('M-34 34H30L34 74H-36Z', lit(ink, { ...white })) +
      path('M-36 50H33L34 60H-36Z', m.base) +
      path(
        'M-48 -20Q-50 -66 0 -66Q58 -66 56 -10Q54 30 30 40H-34Q-46 20 -48 -20Z',
        ink.radial(0.36, 0.25, 0.85, [0, '#ffb9a8'], [0.3, m.light], [0.6, m.base], [1, m.deep]),
      ) +
      path('M-46 -12Q-70 -20 -66 10Q-60 30 -36 32Q-12 28 -16 6Q-22 -10 -46 -12Z', lit(ink, m)) +
      line('M-4 -40Q10 -30 40 -38M-2 -14Q14 -6 44 -14', m.deep, 3, 'opacity=".6"') +
      ellipse(-18, -46, 18, 8, '#fff', 'opacity=".45" transform="rotate(-20 -18 -46)"'),
    4,
    0,
    0.98,
    14,
  )
}

export const gamepad: Symbol = (ink, { main, accent }) =>
  place(
    path(
      'M-40 -34H40Q72 -34 80 16Q86 52 62 54Q46 54 30 26H-30Q-46 54 -62 54Q-86 52 -80 16Q-72 -34 -40 -34Z',
      ink.linear(90, [0, night.light], [0.4, night.base], [1, night.deep]),
    ) +
      rim('M-78 10Q-70 -34 -40 -34H40Q70 -34 78 10', main.light, 4, 1) +
      path('M-54 -16H-42V-4H-30V8H-42V20H-54V8H-66V-4H-54Z', lit(ink, main)) +
      [
        [48, -14],
        [48, 16],
        [33, 1],
        [63, 1],
      ]
        .map(([x = 0, y = 0], at) => sphere(ink, x, y, 8, at % 2 ? accent : main))
        .join('') +
      circle(-20, 20, 12, night.deep) +
      circle(-20, 18, 9, lit(ink, night)) +
      circle(20, 20, 12, night.deep) +
      circle(20, 18, 9, lit(ink, night)) +
      rect(-12, -16, 24, 10, ink.linear(0, [0, main.light], [1, accent.light]), 5),
    0,
    0,
    1,
    -8,
  )

export const crosshair: Symbol = (ink, { main, accent }) =>
  circle(0, 0, 62, 'none', `stroke="${main.base}" stroke-width="12" opacity=".3"`) +
  circle(0, 0, 62, 'none', `stroke="${main.light}" stroke-width="5"`) +
  circle(0, 0, 38, 'none', `stroke="${main.glint}" stroke-width="3" stroke-dasharray="20 10"`) +
  times(4, (at) => place(path('M-5 -80H5L3 -44H-3Z', lit(ink, accent)), 0, 0, 1, at * 90)) +
  path(regular(6, 17), ink.linear(60, [0, '#fff'], [0.4, accent.light], [1, accent.base])) +
  circle(0, 0, 5, night.deep)

export const blades: Symbol = (ink, { main, accent }) => {
  const one = (turn: number, m: typeof main): string =>
    place(
      path('M-9 -92L0 -106L9 -92L7 30H-7Z', ink.linear(0, [0, '#fff'], [0.48, m.light], [0.52, m.base], [1, m.dark])) +
        path('M-34 20Q0 40 34 20L28 34Q0 46 -28 34Z', metal(ink, gold)) +
        rect(-5, 38, 10, 32, night.base, 3) +
        path(star(4, 13, 7), lit(ink, m), 'transform="translate(0 76)"'),
      0,
      8,
      0.9,
      turn,
    )
  return (
    one(40, main) +
    one(-40, accent) +
    path(regular(6, 20), metal(ink, gold), 'transform="translate(0 8)"') +
    path(regular(6, 12), lit(ink, main), 'transform="translate(0 8)"')
  )
}

export const hexcore: Symbol = (ink, { main, accent }) =>
  path(regular(6, 74), 'none', `stroke="${main.base}" stroke-width="12" opacity=".3"`) +
  path(regular(6, 72), ink.linear(60, [0, night.light], [1, night.deep]), `stroke="${main.light}" stroke-width="4"`) +
  times(6, (at) => {
    const [a, b, c] = [polar(-90 + at * 60, 56), polar(-30 + at * 60, 56), polar(-60 + at * 60, 12)]
    return path(poly([a, b, c]), at % 2 ? lit(ink, main) : dim(ink, accent), 'stroke="#0c0e1f" stroke-width="3"')
  }) +
  circle(0, 0, 24, ink.radial(0.5, 0.5, 0.5, [0, '#fff'], [0.4, main.glint], [1, accent.base])) +
  rim('M-58 -34L0 -68', '#fff', 3, 0.8)

const grounds: Readonly<Record<string, readonly [chroma: number, hue: number]>> = {
  football: [0.16, 146],
  basketball: [0.13, 55],
  tennis: [0.14, 250],
  volleyball: [0.12, 62],
  racing: [0.02, 265],
  boxing: [0.16, 22],
}

/** The ground of a sport in one of its two stripes: grass, boards, hard court, sand, asphalt, canvas. */
export function ground(motif: string, light: boolean): string {
  const [chroma, hue] = grounds[motif] ?? [0.16, 146]
  return oklch((light ? 0.62 : 0.55) - (chroma < 0.05 ? 0.2 : 0), chroma, hue)
}
