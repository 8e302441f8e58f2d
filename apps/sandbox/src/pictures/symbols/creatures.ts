import { gold, ink as night, ivory, ramp, silver, wood } from '../colour.ts'
import { circle, ellipse, line, path, place, polar, times } from '../svg.ts'
import { dim, lit, metal, rim, round, stud, type Symbol } from './material.ts'

export const feather: Symbol = (ink, { main, accent }) => {
  const plume = (turn: number, m: typeof main): string =>
    place(
      path(
        'M0 74Q-46 34 -38 -22Q-28 -66 8 -88Q44 -54 36 -4Q30 40 0 74Z',
        ink.linear(70, [0, m.glint], [0.3, m.light], [0.65, m.base], [1, m.deep]),
      ) +
        times(7, (at) =>
          line(
            `M1 ${-50 + at * 16}L${-22 + Math.abs(at - 3) * 2} ${-62 + at * 16}M1 ${-50 + at * 16}L${20 - Math.abs(at - 2) * 2} ${-66 + at * 16}`,
            m.deep,
            1.6,
            'opacity=".45"',
          ),
        ) +
        ellipse(3, -40, 13, 18, lit(ink, gold)) +
        ellipse(3, -38, 8, 11, m.deep) +
        ellipse(3, -36, 4, 6, accent.light) +
        line('M4 -76Q-4 0 0 84', gold.light, 3),
      0,
      4,
      0.84,
      turn,
    )
  return place(plume(-30, accent), -8, 0) + place(plume(30, accent), 8, 0) + place(plume(0, main), 0, 0, 1.05)
}

export const toucan: Symbol = (ink, { main }) =>
  place(
    path(
      'M-24 -40Q26 -78 84 -38Q98 -24 88 -8Q60 -30 -10 -12Z',
      ink.linear(30, [0, '#ffe14d'], [0.4, '#ff9d1f'], [0.75, '#f0411c'], [1, '#7d1020']),
    ) +
      path('M-10 -12Q50 -26 86 -8Q60 0 -12 4Z', ink.linear(20, [0, '#ffb02e'], [1, '#c23a12'])) +
      path('M78 -42Q98 -28 88 -8Q82 -22 70 -30Z', night.dark) +
      path(
        'M-6 -2Q26 30 10 66Q-14 84 -46 66Q-70 30 -58 -20Q-46 -60 -10 -58Q22 -50 14 -18Z',
        ink.linear(60, [0, night.light], [0.4, night.base], [1, night.deep]),
      ) +
      path('M-2 -6Q20 14 4 40Q-18 48 -28 26Q-34 4 -18 -8Z', ink.linear(90, [0, '#fffdf0'], [0.7, '#ffe680'], [1, '#ff7a4d'])) +
      path('M-58 0Q-76 40 -60 82Q-36 70 -34 40Z', ink.linear(80, [0, main.light], [0.5, main.base], [1, main.deep])) +
      path('M-52 30Q-62 56 -54 92Q-38 74 -34 46Z', lit(ink, main)) +
      circle(-14, -32, 13, '#45c7ee') +
      circle(-13, -32, 8, '#0a0e20') +
      circle(-10, -35, 3, '#fff') +
      rim('M-10 -46Q34 -68 76 -38', '#fff', 3, 0.5),
    -12,
    -4,
    0.94,
  )

export const butterfly: Symbol = (ink, { main, accent }) => {
  const wing = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    path('M4 8Q30 0 54 22Q62 50 36 66Q12 60 4 16Z', ink.linear(40, [0, accent.light], [0.5, accent.base], [1, accent.deep])) +
    path(
      'M4 4Q14 -56 62 -64Q84 -44 66 -4Q40 22 4 10Z',
      ink.linear(-40, [0, main.dark], [0.35, main.base], [0.7, main.light], [1, main.deep]),
    ) +
    path(
      'M12 -4Q24 -44 56 -52Q68 -38 56 -10Q36 10 12 2Z',
      ink.radial(0.2, 0.8, 0.95, [0, main.glint], [0.5, main.light, 0.8], [1, main.base, 0]),
    ) +
    circle(60, -48, 5, '#fff', 'opacity=".85"') +
    circle(68, -32, 3.5, '#fff', 'opacity=".8"') +
    circle(44, 50, 5, '#fff', 'opacity=".8"') +
    circle(38, 34, 8, accent.deep, 'opacity=".6"') +
    line('M4 2L56 -46M4 4L62 -22M4 10L40 52', main.deep, 1.8, 'opacity=".5"') +
    '</g>'
  return (
    wing(1) +
    wing(-1) +
    line('M-1 -34Q-10 -58 -22 -66M1 -34Q10 -58 22 -66', gold.light, 2.5) +
    ellipse(0, 4, 6.5, 38, metal(ink, gold, 0)) +
    circle(0, -34, 7, round(ink, gold))
  )
}

export const owl: Symbol = (ink, { main }) =>
  path(
    'M-56 -64Q-30 -56 0 -56T56 -64Q62 -30 54 20Q46 68 0 70T-54 20Q-62 -30 -56 -64Z',
    ink.linear(90, [0, main.light], [0.5, main.base], [1, main.deep]),
  ) +
  path('M-34 10Q0 -10 34 10Q36 60 0 64T-34 10Z', lit(ink, ivory)) +
  times(9, (at) =>
    path('M-9 0Q0 12 9 0Z', main.base, `transform="translate(${-18 + (at % 3) * 18} ${18 + Math.floor(at / 3) * 13})" opacity=".7"`),
  ) +
  path('M-56 -10Q-70 30 -44 60Q-32 30 -40 0Z M56 -10Q70 30 44 60Q32 30 40 0Z', dim(ink, main)) +
  [-26, 26]
    .map(
      (x) =>
        circle(x, -22, 27, lit(ink, ivory)) +
        circle(x, -22, 19, ink.radial(0.5, 0.5, 0.5, [0, '#fff1a8'], [0.6, '#ffb91f'], [1, '#c05f06'])) +
        circle(x, -22, 10, '#0c0e1f') +
        circle(x + 4, -26, 4, '#fff'),
    )
    .join('') +
  path('M-10 -10Q0 -18 10 -10L0 12Z', metal(ink, gold)) +
  path('M-22 66Q-16 58 -10 66L-14 76H-20Z M22 66Q16 58 10 66L14 76H20Z', lit(ink, gold))

export const fox: Symbol = (ink) => {
  const fur = ramp(48, 0.2)
  return (
    path('M-66 -66L-20 -38H20L66 -66L62 -6Q40 40 0 66Q-40 40 -62 -6Z', ink.linear(90, [0, fur.light], [0.5, fur.base], [1, fur.dark])) +
    path('M-58 -54L-28 -34L-54 -18Z M58 -54L28 -34L54 -18Z', fur.deep) +
    path('M0 -38L20 -38L66 -66L62 -6Q40 40 0 66Z', fur.deep, 'opacity=".22"') +
    path('M-62 -6Q-30 0 -10 28L0 66Q-40 40 -62 -6Z M62 -6Q30 0 10 28L0 66Q40 40 62 -6Z', lit(ink, ivory)) +
    path('M-8 -38H8L3 14H-3Z', fur.light, 'opacity=".7"') +
    path('M-42 -6Q-28 -20 -12 0Q-28 6 -42 -6Z M42 -6Q28 -20 12 0Q28 6 42 -6Z', '#fff3c0') +
    circle(-26, -4, 6, night.deep) +
    circle(26, -4, 6, night.deep) +
    circle(-24, -6, 2, '#fff') +
    circle(28, -6, 2, '#fff') +
    path('M-12 50Q0 42 12 50L0 66Z', night.dark) +
    ellipse(-3, 52, 4, 2, '#fff', 'opacity=".6"') +
    rim('M-66 -66L-20 -38H20L66 -66', fur.glint, 3, 0.8)
  )
}

export const ship: Symbol = (ink, { main, accent }) =>
  line('M0 -78V30M-38 -46V30M36 -50V30', wood.light, 5) +
  path('M-62 -42Q-34 -34 -16 -42Q-8 -16 -16 8Q-36 0 -64 10Q-54 -16 -62 -42Z', lit(ink, ivory)) +
  path('M-26 -66Q4 -58 30 -66Q40 -24 30 12Q2 2 -28 12Q-14 -26 -26 -66Z', ink.linear(0, [0, ivory.dark], [0.35, '#fff'], [1, ivory.base])) +
  path('M20 -46Q44 -38 64 -46Q72 -20 64 8Q42 0 20 8Q28 -20 20 -46Z', lit(ink, ivory)) +
  path('M-6 -50Q4 -46 14 -50V-38Q24 -34 20 -24L4 -8L-12 -24Q-14 -34 -6 -38Z', lit(ink, accent), 'opacity=".9"') +
  path('M0 -80L24 -74L0 -66Z', lit(ink, accent)) +
  path('M-74 16H-50V24H54L80 10Q74 56 44 64H-40Q-64 56 -74 16Z', lit(ink, wood)) +
  path('M-74 16H-50V24H54L80 10L78 22L54 34H-54L-71 26Z', metal(ink, gold)) +
  times(5, (at) => circle(-36 + at * 19, 46, 5, wood.deep, `stroke="${gold.base}" stroke-width="2"`)) +
  path('M-96 66Q-70 52 -48 64T0 64T48 64T96 62V84H-96Z', ink.linear(90, [0, main.glint, 0.95], [0.2, main.light, 0.9], [1, main.dark, 0.2]))

export const skull: Symbol = (ink, { main, accent }) =>
  path(
    'M0 -66C44 -66 64 -38 62 -6C60 12 44 18 42 34Q40 60 0 62T-42 34C-44 18 -60 12 -62 -6C-64 -38 -44 -66 0 -66Z',
    ink.radial(0.4, 0.25, 0.9, [0, '#ffffff'], [0.5, ivory.light], [1, ivory.dark]),
  ) +
  [-25, 25]
    .map(
      (x) =>
        times(8, (at) => {
          const [a, b] = polar(at * 45, 17, x, -8)
          return circle(a, b, 6, lit(ink, at % 2 ? main : accent))
        }) +
        circle(x, -8, 16, night.dark) +
        circle(x, -8, 7, ink.radial(0.5, 0.5, 0.5, [0, accent.light], [1, accent.dark])),
    )
    .join('') +
  path('M0 8L9 24Q0 28 -9 24Z', night.dark) +
  line('M-26 42Q0 50 26 42', night.dark, 3) +
  times(6, (at) => line(`M${-20 + at * 8} 37V51`, night.dark, 2.4)) +
  path('M0 -62Q14 -50 0 -36Q-14 -50 0 -62Z', lit(ink, accent)) +
  times(2, (at) =>
    path('M0 0Q14 -12 26 0Q14 8 0 0Z', lit(ink, main), `transform="translate(${at ? -8 : 8} -46) scale(${at ? -1 : 1} 1)"`),
  ) +
  circle(-42, 16, 4, main.base) +
  circle(42, 16, 4, main.base) +
  circle(0, 58, 5, accent.base)

export const rocket: Symbol = (ink, { main }) =>
  place(
    path('M-16 44Q-18 78 0 96Q18 78 16 44Z', ink.linear(90, [0, '#fff6b0'], [0.4, '#ff9d1f'], [1, '#ff3d1f', 0])) +
      path('M-28 8Q-58 28 -50 62L-22 46Z M28 8Q58 28 50 62L22 46Z', lit(ink, main)) +
      path(
        'M0 -84Q36 -46 30 10L20 50H-20L-30 10Q-36 -46 0 -84Z',
        ink.linear(0, [0, silver.base], [0.3, '#fff'], [0.6, silver.light], [1, silver.dark]),
      ) +
      path('M0 -84Q20 -64 27 -38H-27Q-20 -64 0 -84Z', lit(ink, main)) +
      circle(0, -14, 16, metal(ink, gold)) +
      circle(0, -14, 11, ink.radial(0.35, 0.3, 0.8, [0, '#e6fbff'], [0.5, '#42b9e8'], [1, '#0a3f73'])) +
      path('M-5 16H5V56H-5Z', lit(ink, main)),
    0,
    -4,
    0.88,
    24,
  )

export const mask: Symbol = (ink, { main, accent }) =>
  times(7, (at) =>
    place(
      path('M0 0Q-15 -40 0 -84Q15 -40 0 0Z', at % 2 ? lit(ink, accent) : lit(ink, main)) + line('M0 -8V-66', '#fff', 1.4, 'opacity=".5"'),
      0,
      -6,
      1,
      -54 + at * 18,
    ),
  ) +
  path('M-76 -14Q-38 -38 0 -16Q38 -38 76 -14Q74 34 34 38Q12 36 0 14Q-12 36 -34 38Q-74 34 -76 -14Z', metal(ink, gold)) +
  path(
    'M-68 -10Q-36 -28 0 -8Q36 -28 68 -10Q64 26 34 30Q14 28 0 4Q-14 28 -34 30Q-64 26 -68 -10Z',
    ink.linear(90, [0, main.light], [0.5, main.base], [1, main.deep]),
  ) +
  path('M-52 2Q-34 -14 -14 6Q-32 20 -52 2Z M52 2Q34 -14 14 6Q32 20 52 2Z', night.deep, `stroke="${gold.light}" stroke-width="3"`) +
  stud(ink, 0, -14, 9, accent, gold) +
  circle(-64, -2, 4, gold.glint) +
  circle(64, -2, 4, gold.glint) +
  circle(-34, 26, 3, gold.glint) +
  circle(34, 26, 3, gold.glint)
