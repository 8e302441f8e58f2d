import { gold, ramp, silver, wood } from '../colour.ts'
import { circle, ellipse, line, path, place, poly, polar, rect, star as starPath, times, type Point } from '../svg.ts'
import { dim, lit, metal, rim, round, sphere, stud, type Symbol } from './material.ts'

const ruby = ramp(20, 0.22)
const emerald = ramp(155, 0.18)
const sapphire = ramp(260, 0.2)

export const gem: Symbol = (ink, { main }) => {
  const top: Point[] = [
    [-66, -18],
    [-38, -54],
    [38, -54],
    [66, -18],
  ]
  const facet = (points: Point[], fill: string): string => path(poly(points), fill)
  return (
    facet([...top, [0, 66]], lit(ink, main)) +
    facet(
      [
        [-66, -18],
        [-38, -54],
        [-26, -18],
      ],
      main.light,
    ) +
    facet(
      [
        [-38, -54],
        [0, -54],
        [-26, -18],
      ],
      main.glint,
    ) +
    facet(
      [
        [0, -54],
        [26, -18],
        [-26, -18],
      ],
      ink.linear(60, [0, main.glint], [1, main.base]),
    ) +
    facet(
      [
        [0, -54],
        [38, -54],
        [26, -18],
      ],
      main.light,
    ) +
    facet(
      [
        [38, -54],
        [66, -18],
        [26, -18],
      ],
      main.base,
    ) +
    facet(
      [
        [-66, -18],
        [-26, -18],
        [0, 66],
      ],
      ink.linear(70, [0, main.light], [1, main.dark]),
    ) +
    facet(
      [
        [-26, -18],
        [26, -18],
        [0, 66],
      ],
      ink.linear(90, [0, main.base], [0.5, main.light], [1, main.dark]),
    ) +
    facet(
      [
        [26, -18],
        [66, -18],
        [0, 66],
      ],
      ink.linear(110, [0, main.dark], [1, main.deep]),
    ) +
    rim('M-66 -18L-38 -54H38L66 -18', main.glint, 2, 0.9)
  )
}

export const crown: Symbol = (ink, { main }) => {
  const d = 'M-64 34L-70 -30L-36 0L0 -58L36 0L70 -30L64 34Q0 48 -64 34Z'
  return (
    path('M-58 30Q0 10 58 30L60 10Q0 -8 -60 10Z', dim(ink, main)) +
    path(d, metal(ink, gold, 80)) +
    path('M-64 34L-70 -30L-36 0L-22 41Q-45 39 -64 34Z', '#fff', 'opacity=".14"') +
    path('M64 34L70 -30L36 0L22 41Q45 39 64 34Z', gold.deep, 'opacity=".22"') +
    rim('M-70 -30L-36 0L0 -58L36 0L70 -30', gold.glint) +
    path('M-66 34Q0 50 66 34L64 54Q0 70 -64 54Z', lit(ink, gold)) +
    rim('M-65 36Q0 52 65 36', gold.glint, 2) +
    stud(ink, 0, 53, 8, ruby, gold) +
    stud(ink, -36, 49, 6, emerald, gold) +
    stud(ink, 36, 49, 6, emerald, gold) +
    sphere(ink, 0, -60, 9, ruby) +
    sphere(ink, -70, -32, 8, sapphire) +
    sphere(ink, 70, -32, 8, sapphire) +
    stud(ink, 0, 8, 9, main, gold)
  )
}

export const coin: Symbol = (ink, { main }) =>
  ellipse(5, 6, 66, 66, gold.deep) +
  circle(0, 0, 66, metal(ink, gold, 55)) +
  times(40, (at) => {
    const [x, y] = polar(at * 9, 62)
    return circle(x, y, 1.6, gold.dark, 'opacity=".6"')
  }) +
  circle(0, 0, 55, lit(ink, gold, 250)) +
  circle(0, 0, 50, metal(ink, gold, 235)) +
  path(starPath(8, 40, 18), gold.dark, 'opacity=".5" transform="translate(1.5 2.5)"') +
  path(starPath(8, 40, 18), ink.linear(60, [0, gold.glint], [0.6, gold.base])) +
  stud(ink, 0, 0, 13, main, gold) +
  rim('M-56 -34A66 66 0 0 1 20 -63', '#fff', 3, 0.8)

export const key: Symbol = (ink, { main }) =>
  place(
    rect(-8, -24, 16, 96, metal(ink, gold, 0), 6) +
      rect(6, 40, 26, 12, lit(ink, gold), 3) +
      rect(6, 58, 20, 12, lit(ink, gold), 3) +
      rect(-14, -14, 28, 10, metal(ink, gold), 5) +
      rect(-12, 2, 24, 6, lit(ink, gold), 3) +
      times(3, (at) => {
        const [x, y] = polar(180 + at * 90, 25, 0, -42)
        return circle(x, y, 20, metal(ink, gold)) + circle(x, y, 9, gold.deep) + circle(x, y, 8, dim(ink, main))
      }) +
      stud(ink, 0, -42, 12, main, gold) +
      rim('M-4 0V66', gold.glint, 2),
    0,
    0,
    0.96,
    28,
  )

export const chest: Symbol = (ink, { light, main }) =>
  ellipse(0, -14, 60, 26, ink.radial(0.5, 0.5, 0.5, [0, '#fff'], [0.5, light, 0.8], [1, light, 0])) +
  path('M-62 -20Q-62 -66 0 -66T62 -20Z', lit(ink, wood)) +
  path('M-54 -22Q-52 -56 0 -56T54 -22Z', wood.deep) +
  rim('M-62 -20Q-62 -66 0 -66T62 -20', gold.light, 5, 1) +
  times(
    9,
    (at) =>
      circle(-46 + at * 11.5, -18 - Math.sin((at / 8) * Math.PI) * 16, 10, round(ink, gold)) +
      circle(-46 + at * 11.5, -18 - Math.sin((at / 8) * Math.PI) * 16, 6, gold.base, 'opacity=".5"'),
  ) +
  stud(ink, -20, -30, 8, ruby, gold) +
  stud(ink, 24, -28, 9, main, gold) +
  path('M-66 -16H66L60 56H-60Z', lit(ink, wood)) +
  times(2, (at) => line(`M${-64 + at * 2} ${8 + at * 22}H${64 - at * 2}`, wood.deep, 2, 'opacity=".5"')) +
  path('M-68 -20H68V-4H-68Z', metal(ink, gold)) +
  path('M-48 -4H-34L-32 56H-46Z M48 -4H34L32 56H46Z', lit(ink, gold)) +
  path('M-60 48H60L59 60H-59Z', metal(ink, gold)) +
  path('M-15 -10H15V16Q0 30 -15 16Z', metal(ink, gold)) +
  circle(0, 3, 4.5, wood.deep) +
  path('M-2 4H2L3.5 14H-3.5Z', wood.deep)

export const shield: Symbol = (ink, { main, accent }) => {
  const d = 'M0 -68Q30 -54 60 -54Q64 24 0 68Q-64 24 -60 -54Q-30 -54 0 -68Z'
  const sword = (turn: number): string =>
    place(
      path('M-6 -92L0 -104L6 -92V44H-6Z', metal(ink, silver, 0)) +
        rect(-22, 42, 44, 9, metal(ink, gold), 4) +
        rect(-4.5, 50, 9, 24, dim(ink, wood), 3) +
        sphere(ink, 0, 79, 7, accent),
      0,
      0,
      0.9,
      turn,
    )
  return (
    sword(42) +
    sword(-42) +
    path(d, metal(ink, gold), 'transform="scale(1)"') +
    place(path(d, lit(ink, main)) + path('M0 -68Q30 -54 60 -54Q64 24 0 68Z', main.deep, 'opacity=".35"'), 0, 0, 0.86) +
    path(starPath(5, 34, 14), gold.deep, 'opacity=".5" transform="translate(2 3)"') +
    path(starPath(5, 34, 14), metal(ink, gold)) +
    rim('M-57 -52Q-30 -53 0 -65', '#fff', 2.5)
  )
}

export const scarab: Symbol = (ink, { main }) => {
  const wing = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    times(5, (at) =>
      path(
        `M10 ${-4 + at * 4}Q50 ${-66 + at * 20} 92 ${-58 + at * 19}Q82 ${-18 + at * 13} 12 ${14 + at * 4}Z`,
        at % 2 ? lit(ink, main, 20) : metal(ink, gold, 20),
        'opacity=".97"',
      ),
    ) +
    '</g>'
  return place(
    wing(1) +
      wing(-1) +
      sphere(ink, 0, -50, 20, ramp(35, 0.2)) +
      path('M0 -30C34 -30 38 10 30 34Q20 62 0 64Q-20 62 -30 34C-38 10 -34 -30 0 -30Z', metal(ink, gold)) +
      path(
        'M-2 -12C-28 -10 -30 14 -24 34Q-16 54 -2 56Z M2 -12C28 -10 30 14 24 34Q16 54 2 56Z',
        ink.linear(60, [0, main.glint], [0.3, main.light], [1, main.dark]),
      ) +
      circle(0, -26, 15, lit(ink, main)) +
      rim('M-22 4Q-22 30 -12 44', '#fff', 3, 0.5),
    0,
    0,
    0.86,
  )
}

export const heart: Symbol = (ink, { accent }) => {
  const d = 'M0 62C-22 40 -68 16 -66 -20C-64 -52 -22 -62 0 -30C22 -62 64 -52 66 -20C68 16 22 40 0 62Z'
  return (
    place(path(d, metal(ink, gold)), 0, 0, 1.06) +
    place(path(d, ink.radial(0.35, 0.28, 0.9, [0, '#ffb3b8'], [0.3, '#ff4d63'], [0.7, '#d1103c'], [1, '#700423'])), 0, 0, 0.94) +
    path('M-50 -18C-48 -38 -28 -44 -14 -32', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"') +
    path(starPath(4, 20, 5), accent.glint, 'opacity=".85" transform="translate(26 -12)"')
  )
}
