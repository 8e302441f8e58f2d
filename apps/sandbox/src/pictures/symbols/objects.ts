import { gold, ivory, wood } from '../colour.ts'
import { circle, ellipse, line, n, path, place, polar, rect, star as starPath, times } from '../svg.ts'
import { dim, lit, metal, rim, round, sphere, stud, type Symbol } from './material.ts'

export const orb: Symbol = (ink, { main, light }) =>
  path('M-44 44H44L54 68H-54Z', metal(ink, gold)) +
  path('M-36 36H36L44 48H-44Z', lit(ink, gold)) +
  circle(0, -10, 56, ink.radial(0.5, 0.6, 0.6, [0, light], [0.4, main.base], [1, main.deep])) +
  path('M-40 4Q-14 -28 8 -4T44 -8Q34 34 0 38T-40 4Z', light, 'opacity=".28"') +
  path(starPath(4, 26, 6), '#fff', 'opacity=".9" transform="translate(4 -8)"') +
  path(starPath(4, 14, 3), '#fff', 'opacity=".8" transform="translate(-24 16)"') +
  circle(0, -10, 55, 'none', `stroke="${main.glint}" stroke-width="2.5" opacity=".55"`) +
  ellipse(-20, -40, 20, 10, '#fff', 'opacity=".5" transform="rotate(-28 -20 -40)"')

export const hourglass: Symbol = (ink, { main }) =>
  path(
    'M-40 -56H40Q40 -14 7 0Q40 14 40 56H-40Q-40 14 -7 0Q-40 -14 -40 -56Z',
    ink.linear(0, [0, '#ffffff', 0.55], [0.4, main.light, 0.3], [1, '#ffffff', 0.45]),
  ) +
  path('M-30 -30H30Q24 -10 0 0Q-24 -10 -30 -30Z', lit(ink, gold)) +
  path('M-36 55Q-28 28 0 22T36 55Z', lit(ink, gold)) +
  line('M0 0V30', gold.light, 3) +
  rect(-54, -70, 108, 16, metal(ink, gold), 6) +
  rect(-54, 54, 108, 16, metal(ink, gold), 6) +
  rect(-50, -56, 9, 112, metal(ink, gold, 0), 4) +
  rect(41, -56, 9, 112, metal(ink, gold, 0), 4) +
  stud(ink, 0, -62, 6, main, gold) +
  stud(ink, 0, 62, 6, main, gold) +
  rim('M-30 -50Q-32 -20 -12 -4', '#fff', 3, 0.7)

export const compass: Symbol = (ink, { main, accent }) =>
  circle(4, 5, 66, gold.deep) +
  circle(0, 0, 66, metal(ink, gold)) +
  circle(0, 0, 54, gold.deep) +
  circle(0, 0, 52, round(ink, ivory)) +
  times(16, (at) => {
    const [[x, y], [a, b]] = [polar(at * 22.5, 48), polar(at * 22.5, at % 4 ? 43 : 38)]
    return line(`M${n(x)} ${n(y)}L${n(a)} ${n(b)}`, ivory.deep, at % 4 ? 1.4 : 3)
  }) +
  path(starPath(4, 40, 9, -45), ivory.dark, 'opacity=".6"') +
  place(
    path('M0 -48L11 0H-11Z', lit(ink, accent, 0)) +
      path('M0 48L11 0H-11Z', dim(ink, main, 0)) +
      path('M0 -48L11 0H0Z M0 48L11 0H0Z', '#000', 'opacity=".18"'),
    0,
    0,
    1,
    32,
  ) +
  sphere(ink, 0, 0, 8, gold) +
  ellipse(-18, -26, 26, 15, '#fff', 'opacity=".3" transform="rotate(-30 -18 -26)"')

export const potion: Symbol = (ink, { main, accent }) =>
  path(
    'M-16 -44V-16Q-60 4 -60 34Q-58 68 0 68T60 34Q60 4 16 -16V-44Z',
    ink.linear(0, [0, '#fff', 0.6], [0.5, main.light, 0.25], [1, '#fff', 0.35]),
  ) +
  path('M-54 26Q-20 12 6 24T54 26Q58 62 0 62T-54 26Z', ink.linear(90, [0, main.glint], [0.2, main.light], [1, main.dark])) +
  circle(-22, 42, 7, main.glint, 'opacity=".8"') +
  circle(8, 36, 5, main.glint, 'opacity=".8"') +
  circle(24, 48, 9, main.glint, 'opacity=".5"') +
  circle(-4, 12, 4, main.glint, 'opacity=".7"') +
  rect(-22, -54, 44, 14, metal(ink, gold), 5) +
  path('M-13 -70H13L16 -52H-16Z', lit(ink, wood)) +
  path('M-18 -26Q0 -18 18 -26V-16Q0 -8 -18 -16Z', lit(ink, gold)) +
  stud(ink, 0, -14, 8, accent, gold) +
  rim('M-48 22Q-40 4 -20 -4', '#fff', 5, 0.75)

export const bell: Symbol = (ink, { main }) =>
  circle(0, 56, 13, round(ink, gold)) +
  path('M-62 46Q-44 30 -42 -8Q-38 -58 0 -60Q38 -58 42 -8Q44 30 62 46Q0 64 -62 46Z', metal(ink, gold, 15)) +
  path('M-62 46Q0 64 62 46L58 38Q0 54 -58 38Z', lit(ink, gold)) +
  path('M-43 4Q0 18 43 4L44 14Q0 28 -44 14Z', dim(ink, main)) +
  rim('M-30 -20Q-28 -46 -8 -52', '#fff', 6, 0.75) +
  circle(0, -64, 10, 'none', `stroke="${gold.base}" stroke-width="6"`)

export const lantern: Symbol = (ink, { main }) =>
  line('M0 -84V-62', gold.light, 4) +
  path('M0 58V74', gold.base) +
  times(5, (at) => line(`M${-8 + at * 4} 60V${76 + (at % 2) * 8}`, main.base, 2.5)) +
  ellipse(0, 0, 62, 54, ink.radial(0.5, 0.55, 0.55, [0, '#fff6c8'], [0.35, '#ffc24a'], [0.75, main.base], [1, main.dark])) +
  times(5, (at) => ellipse(0, 0, [62, 44, 24, 6, 0][at] ?? 0, 54, 'none', `stroke="${main.deep}" stroke-width="2.2" opacity=".55"`)) +
  rect(-26, -64, 52, 15, metal(ink, gold), 4) +
  rect(-26, 49, 52, 15, metal(ink, gold), 4) +
  ellipse(-26, -22, 9, 20, '#fff', 'opacity=".35" transform="rotate(18 -26 -22)"')

export const drum: Symbol = (ink, { main, accent }) =>
  path('M-58 -24V30Q-50 60 0 60T58 30V-24Z', ink.linear(0, [0, main.dark], [0.3, main.light], [0.6, main.base], [1, main.deep])) +
  times(6, (at) => line(`M${-54 + at * 18} -6L${-45 + at * 18} 48L${-36 + at * 18} -6`, gold.light, 2.5, 'opacity=".95"')) +
  path('M-60 30Q-50 62 0 62T60 30V42Q50 74 0 74T-60 42Z', metal(ink, gold, 0)) +
  ellipse(0, -24, 60, 25, metal(ink, gold, 0)) +
  ellipse(0, -27, 53, 20, lit(ink, ivory)) +
  place(rect(-4, -66, 8, 66, lit(ink, wood, 0), 4) + sphere(ink, 0, -68, 9, accent), 28, -28, 1, 48) +
  place(rect(-4, -66, 8, 66, lit(ink, wood, 0), 4) + sphere(ink, 0, -68, 9, accent), -28, -28, 1, -48)

const sevenPath = 'M-44 -62H48V-38L10 62H-26L12 -30H-44Z'
export const seven: Symbol = (ink) =>
  path(sevenPath, gold.deep, 'transform="translate(5 6)" stroke-width="8" stroke="#5e2c05" stroke-linejoin="round"') +
  path(sevenPath, metal(ink, gold), `stroke="${gold.base}" stroke-width="9" stroke-linejoin="round"`) +
  path(sevenPath, ink.linear(80, [0, '#ff7a66'], [0.4, '#ec1f35'], [1, '#8a0425'])) +
  path('M-40 -58H44V-48H-40Z', '#fff', 'opacity=".4"') +
  rim('M18 -28L-16 54', '#fff', 4, 0.25)
