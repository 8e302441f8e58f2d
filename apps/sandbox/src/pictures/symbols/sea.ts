import { gold, ink as night, oklch, ramp, silver, type Ramp } from '../colour.ts'
import { circle, ellipse, line, n, path, place, polar, times, type Ink } from '../svg.ts'
import { dim, lit, round, type Symbol } from './material.ts'

/** An eye with a light in it. */
const eye = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff') + circle(x + r * 0.2, y, r * 0.62, night.deep) + circle(x + r * 0.38, y - r * 0.28, r * 0.24, '#fff')

/** A small fish, for schools. */
export function smallFish(ink: Ink, m: Ramp, x: number, y: number, scale: number, side: 1 | -1 = 1): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale * side} ${scale})">` +
    path('M-14 0L-30 -12Q-26 0 -30 12Z', dim(ink, m)) +
    path('M-18 0Q-4 -16 20 -2Q22 0 20 2Q-4 16 -18 0Z', lit(ink, m)) +
    path('M-4 -9L6 -16L8 -7Z', m.dark) +
    circle(12, -2, 2.2, '#fff') +
    circle(12.6, -2, 1.2, night.deep) +
    '</g>'
  )
}

export const koi: Symbol = (ink, { main, accent }) =>
  place(
    path('M-48 4Q-76 -30 -92 -34Q-84 0 -92 36Q-72 30 -48 4Z', ink.linear(0, [0, accent.glint, 0.85], [1, main.base])) +
      path('M-12 -30Q4 -66 40 -56Q24 -40 28 -26Z', lit(ink, accent)) +
      path('M-4 28Q-8 54 14 62Q22 44 20 28Z', lit(ink, accent)) +
      path(
        'M-56 4Q-20 -46 34 -34Q66 -24 76 2Q62 30 28 34Q-22 42 -56 4Z',
        ink.linear(90, [0, main.light], [0.4, main.base], [0.8, main.glint], [1, main.light]),
      ) +
      path('M-16 -30Q4 -6 -10 12Q-34 8 -38 -12Q-28 -24 -16 -30Z M14 -36Q34 -20 24 0Q8 -4 2 -20Q4 -32 14 -36Z', '#fff', 'opacity=".85"') +
      times(8, (at) =>
        path(
          'M0 -6Q8 0 0 6',
          'none',
          `stroke="${main.dark}" stroke-width="1.6" opacity=".45" transform="translate(${-26 + (at % 4) * 15} ${at < 4 ? 8 : 20})"`,
        ),
      ) +
      path('M40 -30Q32 0 42 28', 'none', `stroke="${main.dark}" stroke-width="2.5" opacity=".5"`) +
      eye(56, -8, 8) +
      line('M68 12Q74 12 76 6', main.deep, 2.5) +
      line('M72 10Q80 18 78 28', main.light, 2) +
      ellipse(4, -24, 26, 5, '#fff', 'opacity=".35" transform="rotate(-2)"'),
    4,
    0,
    0.96,
  )

export const shark: Symbol = (ink) => {
  const m = ramp(235, 0.08)
  return place(
    path('M-52 4L-96 -44Q-84 -6 -80 2Q-90 22 -94 44Q-72 30 -50 14Z', lit(ink, m)) +
      path('M-10 -28Q0 -68 34 -78Q26 -50 36 -26Z', lit(ink, m)) +
      path('M4 22Q-6 54 -26 64Q14 60 34 26Z', dim(ink, m)) +
      path(
        'M-62 6Q-20 -46 50 -32Q92 -22 98 -2Q88 12 66 16Q44 36 0 30Q-36 26 -62 6Z',
        ink.linear(90, [0, m.light], [0.5, m.base], [1, m.dark]),
      ) +
      path('M-56 8Q-10 14 40 8Q70 4 96 0Q88 12 66 16Q44 36 0 30Q-34 26 -56 8Z', '#f3fbff') +
      path('M50 12Q66 26 86 8Q72 10 50 12Z', '#7d0f22') +
      times(5, (at) => path('M0 0L3.5 8L7 0Z', '#fff', `transform="translate(${50 + at * 7} ${n(11 - at * 0.8)})"`)) +
      times(3, (at) => line(`M${24 - at * 8} -14q5 10 0 20`, m.deep, 2.4, 'opacity=".7"')) +
      path('M56 -16L74 -12L60 -6Z', '#fff') +
      circle(64, -11, 3.4, night.deep) +
      line('M52 -20L74 -15', m.deep, 3),
    -4,
    4,
    0.9,
  )
}

export const turtle: Symbol = (ink, { main }) => {
  const skin = ramp(145, 0.14)
  return place(
    path('M28 14Q70 20 78 58Q50 60 18 34Z M-30 20Q-66 34 -70 60Q-44 62 -16 36Z M30 -22Q58 -48 78 -46Q70 -18 40 -8Z', lit(ink, skin)) +
      ellipse(66, -4, 24, 19, lit(ink, skin)) +
      eye(74, -9, 6) +
      line('M82 4Q86 4 88 0', skin.deep, 2) +
      path(
        'M-60 14Q-56 -54 2 -56Q52 -52 54 14Q0 40 -60 14Z',
        ink.radial(0.4, 0.2, 0.9, [0, main.glint], [0.35, main.light], [0.7, main.base], [1, main.deep]),
      ) +
      path(
        'M-22 -8L0 -28L26 -8L16 16H-14Z M-22 -8L-50 -12M0 -28V-56M26 -8L50 -14M16 16L22 26M-14 16L-22 26',
        'none',
        `stroke="${main.deep}" stroke-width="4" stroke-linejoin="round" opacity=".6"`,
      ) +
      path('M-62 12Q0 40 56 12L58 22Q0 50 -62 22Z', lit(ink, gold)) +
      ellipse(-20, -38, 16, 7, '#fff', 'opacity=".45" transform="rotate(-24 -20 -38)"'),
    -6,
    0,
    0.92,
  )
}

export const jelly: Symbol = (ink, { main, accent }) =>
  times(7, (at) =>
    line(
      `M${-36 + at * 12} 4Q${-52 + at * 14} 34 ${-34 + at * 11} 54T${-36 + at * 13} 92`,
      at % 2 ? main.light : accent.light,
      at % 2 ? 5 : 3,
      'opacity=".75"',
    ),
  ) +
  times(3, (at) => path('M-8 0Q-18 30 -2 44T-6 74Q8 60 4 42T8 0Z', main.glint, `opacity=".6" transform="translate(${-20 + at * 20} 4)"`)) +
  path(
    'M-62 6Q-60 -66 0 -68T62 6Q50 18 38 6Q26 18 13 8Q0 20 -13 8Q-26 18 -38 6Q-50 18 -62 6Z',
    ink.radial(0.45, 0.2, 0.85, [0, '#fff', 0.95], [0.4, main.light, 0.92], [0.8, main.base, 0.9], [1, main.dark, 0.9]),
  ) +
  path('M-34 -6Q-32 -44 0 -46T34 -6', 'none', `stroke="${accent.glint}" stroke-width="3" opacity=".6"`) +
  ellipse(-24, -40, 14, 9, '#fff', 'opacity=".6" transform="rotate(-30 -24 -40)"') +
  circle(14, -24, 5, accent.glint, 'opacity=".7"') +
  circle(-6, -16, 4, accent.glint, 'opacity=".7"')

export const octopus: Symbol = (ink, { main }) => {
  const arm = (d: string): string =>
    line(d, main.deep, 19) + line(d, main.base, 15) + line(d, main.light, 4, 'transform="translate(-2 -3)" opacity=".8"')
  return (
    arm('M-24 20Q-60 20 -66 50T-92 58') +
    arm('M24 20Q60 20 66 50T92 58') +
    arm('M-14 26Q-38 50 -28 76T-50 86') +
    arm('M14 26Q38 50 28 76T50 86') +
    arm('M0 28Q-2 60 10 82') +
    path(
      'M-54 -10Q-56 -76 0 -76T54 -10Q52 32 0 34T-54 -10Z',
      ink.radial(0.36, 0.22, 0.85, [0, main.glint], [0.3, main.light], [0.65, main.base], [1, main.deep]),
    ) +
    eye(-20, -4, 14) +
    eye(20, -4, 14) +
    line('M-36 -24Q-22 -30 -10 -20M36 -24Q22 -30 10 -20', main.deep, 4) +
    line('M-10 18Q0 24 10 18', main.deep, 3.5) +
    circle(-26, -50, 6, main.glint, 'opacity=".6"') +
    circle(-10, -60, 4, main.glint, 'opacity=".6"') +
    circle(30, -46, 7, main.deep, 'opacity=".25"')
  )
}

export const crab: Symbol = (ink) => {
  const m = ramp(28, 0.22)
  const half = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    times(3, (at) => line(`M36 ${16 + at * 10}Q66 ${14 + at * 14} ${74 - at * 8} ${40 + at * 14}`, m.dark, 8)) +
    line('M40 -2Q66 -10 62 -32', m.dark, 14) +
    line('M40 -2Q66 -10 62 -32', m.base, 9) +
    path('M62 -26Q36 -44 50 -76Q54 -60 66 -52Q70 -64 84 -68Q94 -36 62 -26Z', lit(ink, m)) +
    line('M18 -24V-44', m.dark, 5) +
    eye(18, -48, 10) +
    '</g>'
  return (
    half(1) +
    half(-1) +
    path(
      'M-56 4Q-44 -34 0 -34T56 4Q48 50 0 52T-56 4Z',
      ink.radial(0.38, 0.22, 0.85, [0, '#ffd0b0'], [0.35, m.light], [0.7, m.base], [1, m.dark]),
    ) +
    line('M-18 18Q0 32 18 18', m.deep, 4) +
    ellipse(-20, -14, 14, 7, '#fff', 'opacity=".4" transform="rotate(-20 -20 -14)"') +
    circle(26, 4, 5, m.dark, 'opacity=".5"') +
    circle(36, 14, 3, m.dark, 'opacity=".5"')
  )
}

export const manta: Symbol = (ink) => {
  const m = ramp(255, 0.11)
  return place(
    line('M0 40Q10 72 -8 98', m.base, 5) +
      path(
        'M0 -46Q20 -40 34 -22Q66 -20 98 18Q56 12 34 34Q16 54 0 54T-34 34Q-56 12 -98 18Q-66 -20 -34 -22Q-20 -40 0 -46Z',
        ink.linear(90, [0, m.light], [0.4, m.base], [1, m.deep]),
      ) +
      path('M-10 -40Q-26 -58 -16 -66Q-6 -58 -4 -44Z M10 -40Q26 -58 16 -66Q6 -58 4 -44Z', lit(ink, m)) +
      path('M-34 -10Q-60 -6 -74 6Q-50 2 -36 14Z M34 -10Q60 -6 74 6Q50 2 36 14Z', silver.light, 'opacity=".75"') +
      eye(-20, -28, 5) +
      eye(20, -28, 5) +
      times(3, (at) => line(`M${-12 - at * 2} ${4 + at * 9}q4 4 8 0M${4 + at * 2} ${4 + at * 9}q4 4 8 0`, m.deep, 2)) +
      circle(-8, -8, 3, silver.glint, 'opacity=".6"') +
      circle(10, -4, 4, silver.glint, 'opacity=".5"'),
    0,
    -4,
    0.94,
    -14,
  )
}

export const puffer: Symbol = (ink) => {
  const m = ramp(85, 0.17)
  return (
    path('M-60 -6Q-92 -30 -90 0T-60 14Z', lit(ink, gold)) +
    times(18, (at) => {
      const [x, y] = polar(at * 20, 58)
      return place(path('M-6 6L0 -16L6 6Z', m.dark), x, y, 1, at * 20 + 90)
    }) +
    circle(0, 0, 60, round(ink, m)) +
    path('M-56 20A60 60 0 0 0 56 20Q0 44 -56 20Z', '#fffbe6', 'opacity=".9"') +
    times(7, (at) => circle(-34 + ((at * 23) % 60), -40 + ((at * 17) % 32), 4.5, m.deep, 'opacity=".4"')) +
    eye(14, -14, 14) +
    eye(46, -14, 11) +
    ellipse(38, 14, 9, 7, '#c3344d') +
    ellipse(38, 14, 5, 4, '#5d0a1e') +
    path('M-14 6Q-34 18 -20 34Q-2 28 2 14Z', lit(ink, gold))
  )
}

/** A stack of coral. */
export const coral = (x: number, y: number, scale: number, hue: number): string =>
  place(
    line('M0 0V-40M0 -14Q-26 -18 -24 -44M0 -22Q24 -26 22 -54M-24 -34Q-36 -36 -36 -52M22 -40Q34 -42 34 -62', oklch(0.6, 0.2, hue), 10) +
      line('M-2 0V-40M-2 -14Q-27 -19 -25 -44M-2 -22Q22 -27 20 -54', oklch(0.78, 0.15, hue), 3),
    x,
    y,
    scale,
  )
