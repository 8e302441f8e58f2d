import { gold, ivory, ramp, silver } from '../colour.ts'
import { circle, ellipse, line, n, path, place, polar, star as starPath, times } from '../svg.ts'
import { dim, lit, metal, rim, round, sphere, stud, type Symbol } from './material.ts'

const leaf = ramp(142, 0.19)
const scarlet = ramp(22, 0.23)

export const moon: Symbol = (ink, { accent }) => {
  const d = 'M22 -66A66 66 0 1 0 62 26A54 54 0 0 1 22 -66Z'
  return (
    path(d, gold.deep, 'transform="translate(3 5)"') +
    path(d, metal(ink, gold, 60)) +
    rim('M14 -64A66 66 0 0 0 -58 20', '#fff', 3, 0.7) +
    path(starPath(5, 22, 9), lit(ink, accent), 'transform="translate(34 -22) rotate(12)"') +
    path(starPath(5, 9, 4), gold.glint, 'transform="translate(58 4)"') +
    circle(-34, 6, 7, gold.dark, 'opacity=".35"') +
    circle(-18, 34, 10, gold.dark, 'opacity=".3"') +
    circle(-24, -26, 5, gold.dark, 'opacity=".3"')
  )
}

export const star: Symbol = (ink, { main }) => {
  const half = times(5, (at) => {
    const [a, b, c] = [polar(-90 + at * 72, 70), polar(-54 + at * 72, 30), polar(-126 + at * 72, 30)]
    return (
      path(`M0 0L${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}Z`, gold.dark, 'opacity=".55"') +
      path(`M0 0L${n(a[0])} ${n(a[1])}L${n(c[0])} ${n(c[1])}Z`, gold.glint, 'opacity=".5"')
    )
  })
  return (
    path(starPath(5, 76, 33), gold.deep, 'transform="translate(2 5)" stroke="#5e2c05" stroke-width="6" stroke-linejoin="round"') +
    path(starPath(5, 72, 31), metal(ink, gold), `stroke="${gold.light}" stroke-width="5" stroke-linejoin="round"`) +
    half +
    stud(ink, 0, 2, 13, main, gold)
  )
}

export const clover: Symbol = (ink) =>
  line('M2 10Q8 50 34 70', leaf.dark, 9) +
  line('M2 10Q8 50 34 70', leaf.light, 3) +
  times(4, (at) =>
    place(
      path(
        'M0 -4C-20 -16 -40 -34 -28 -54C-18 -70 -4 -62 0 -52C4 -62 18 -70 28 -54C40 -34 20 -16 0 -4Z',
        ink.radial(0.4, 0.2, 0.9, [0, '#c8ffab'], [0.35, leaf.light], [0.7, leaf.base], [1, leaf.dark]),
      ) +
        line('M0 -8V-40', leaf.dark, 2, 'opacity=".6"') +
        ellipse(-14, -48, 8, 5, '#fff', 'opacity=".4" transform="rotate(-30 -14 -48)"'),
      0,
      -2,
      1,
      45 + at * 90,
    ),
  ) +
  sphere(ink, 0, -2, 6, gold)

export const cherry: Symbol = (ink) =>
  line('M-26 22Q-20 -30 20 -62Q26 -20 32 12', '#4f7f1c', 7) +
  line('M-26 22Q-20 -30 20 -62Q26 -20 32 12', '#a8d24a', 2.5) +
  path('M18 -62Q46 -84 74 -58Q50 -36 18 -62Z', lit(ink, leaf)) +
  line('M22 -61Q46 -66 68 -58', leaf.dark, 2) +
  sphere(ink, 34, 34, 33, scarlet) +
  sphere(ink, -30, 38, 37, scarlet) +
  path('M-44 10Q-30 16 -16 10', 'none', `stroke="${scarlet.deep}" stroke-width="3" opacity=".6"`)

export const lotus: Symbol = (ink, { main }) => {
  const petal = (turn: number, long: number, fill: string): string =>
    place(
      path(
        `M0 0C-30 ${-long * 0.4} -20 ${-long * 0.8} 0 ${-long}C20 ${-long * 0.8} 30 ${-long * 0.4} 0 0Z`,
        fill,
        `stroke="${main.glint}" stroke-width="1.5" stroke-opacity=".6"`,
      ),
      0,
      42,
      1,
      turn,
    )
  const fill = ink.linear(90, [0, main.glint], [0.45, main.light], [1, main.dark])
  const far = ink.linear(90, [0, main.light], [1, main.deep])
  return (
    ellipse(0, 46, 70, 18, dim(ink, leaf)) +
    [-82, 82, -58, 58].map((turn) => petal(turn, 78, far)).join('') +
    [-36, 36, -16, 16].map((turn) => petal(turn, 92, far)).join('') +
    [-64, 64, -42, 42].map((turn) => petal(turn, 70, fill)).join('') +
    [-22, 22, 0].map((turn) => petal(turn, 82, fill)).join('') +
    sphere(ink, 0, 34, 8, gold)
  )
}

export const mushroom: Symbol = (ink, { main }) =>
  path('M-22 6Q-14 40 -30 66Q0 76 30 66Q14 40 22 6Z', lit(ink, ivory, 20)) +
  path('M-30 14Q0 30 30 14L26 26Q0 40 -26 26Z', ivory.light) +
  path(
    'M-72 10Q-66 -66 0 -66T72 10Q36 26 0 22T-72 10Z',
    ink.radial(0.36, 0.2, 0.85, [0, main.glint], [0.3, main.light], [0.65, main.base], [1, main.deep]),
  ) +
  circle(-8, -34, 13, '#fffbe8') +
  circle(34, -18, 10, '#fffbe8') +
  circle(-44, -10, 9, '#fffbe8') +
  circle(10, 4, 7, '#fffbe8') +
  circle(-26, -54, 5, '#fffbe8') +
  circle(56, 4, 5, '#fffbe8') +
  path('M34 66Q34 44 46 40Q58 44 56 66Z', lit(ink, ivory)) +
  path('M24 46Q26 22 46 22T68 46Q46 54 24 46Z', lit(ink, main)) +
  circle(44, 34, 4, '#fffbe8')

export const flame: Symbol = (ink) =>
  path(
    'M0 -80C14 -44 58 -28 54 22C52 56 28 72 0 72S-52 56 -54 22C-56 -4 -34 -14 -30 -42C-14 -36 -10 -20 -8 -10C2 -28 6 -56 0 -80Z',
    ink.linear(90, [0, '#ffcf3f'], [0.4, '#ff7a1f'], [1, '#d31027']),
  ) +
  path(
    'M4 -40C14 -14 40 0 36 32C34 56 18 66 0 66S-34 56 -34 34C-34 14 -20 10 -18 -8C-6 0 -4 8 -2 14C6 0 8 -20 4 -40Z',
    ink.linear(90, [0, '#fff27a'], [1, '#ff8a1c']),
  ) +
  path('M2 4C8 22 22 26 20 44C18 60 8 64 0 64S-20 58 -20 44C-20 30 0 24 2 4Z', ink.linear(90, [0, '#ffffff'], [1, '#ffe25c'])) +
  circle(44, -44, 5, '#ffb13a') +
  circle(-46, -34, 4, '#ffd257') +
  circle(30, -66, 3, '#ffe68a')

export const bolt: Symbol = (ink, { light }) => {
  const d = 'M14 -78L-48 10H-8L-22 78L50 -18H8Z'
  return (
    ellipse(0, 0, 66, 76, ink.radial(0.5, 0.5, 0.5, [0, light, 0.7], [1, light, 0])) +
    path(d, gold.deep, 'transform="translate(5 4)"') +
    path(d, metal(ink, gold, 75), `stroke="${gold.glint}" stroke-width="4" stroke-linejoin="round"`) +
    path('M12 -72L-42 8H-26L6 -40Z', '#fff', 'opacity=".6"')
  )
}

export const cactus: Symbol = (ink, { accent }) => {
  const arm = (d: string, width: number): string =>
    line(d, leaf.deep, width + 5) +
    line(d, leaf.base, width) +
    line(d, leaf.light, width * 0.28, 'transform="translate(-5 0)"') +
    line(d, leaf.dark, 1.6, 'transform="translate(5 0)" opacity=".7"')
  return (
    arm('M-4 8H-44V-22', 20) +
    arm('M4 22H44V-10', 20) +
    arm('M0 60V-44', 34) +
    times(7, (at) => line(`M${-10 + (at % 3) * 10} ${-46 + at * 15}l-4 -4m4 4l4 -4`, '#f2ffd0', 1.6)) +
    times(5, (at) => place(ellipse(0, -12, 7, 12, lit(ink, accent)), 0, -62, 1, -60 + at * 30)) +
    sphere(ink, 0, -62, 6, gold) +
    path('M-62 74Q-40 46 0 50T62 74Z', lit(ink, ramp(75, 0.13)))
  )
}

export const planet: Symbol = (ink, { main, accent }) => {
  const ring = (d: string): string => line(d, accent.dark, 15, 'opacity=".9"') + line(d, accent.light, 9) + line(d, accent.glint, 2)
  return (
    place(
      ring('M-80 0A80 22 0 0 1 80 0') +
        circle(0, 0, 50, ink.radial(0.32, 0.28, 0.85, [0, main.glint], [0.3, main.light], [0.6, main.base], [1, main.deep])) +
        path('M-48 -14Q0 -2 48 -14L50 0Q0 12 -50 0Z M-38 -34Q0 -24 38 -34L42 -28Q0 -18 -42 -28Z', main.dark, 'opacity=".35"') +
        ring('M-80 0A80 22 0 0 0 80 0'),
      0,
      0,
      0.95,
      -20,
    ) + circle(52, -50, 9, round(ink, silver))
  )
}

export const pineapple: Symbol = (ink) =>
  [-48, 48, -26, 26, 0].map((turn) => place(path('M0 0Q-16 -26 0 -60Q16 -26 0 0Z', lit(ink, leaf)), 0, -18, 1, turn)).join('') +
  ellipse(0, 26, 42, 50, ink.radial(0.36, 0.28, 0.85, [0, '#fff2a0'], [0.4, '#ffc030'], [0.75, '#e98812'], [1, '#94470a'])) +
  `<g clip-path="${ink.clip('<ellipse cx="0" cy="26" rx="42" ry="50"/>')}">` +
  times(9, (at) =>
    line(`M${-90 + at * 22} -30L${-10 + at * 22} 86M${90 - at * 22} -30L${10 - at * 22} 86`, '#8a4a08', 2.2, 'opacity=".55"'),
  ) +
  '</g>' +
  ellipse(-16, 2, 9, 16, '#fff', 'opacity=".35" transform="rotate(24 -16 2)"')
