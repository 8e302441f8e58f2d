import { gold, ivory, ramp, silver, wood } from '../colour.ts'
import { circle, ellipse, line, n, path, place, poly, polar, rect, star as starPath, times, type Point } from '../svg.ts'
import { dim, lit, metal, rim, round, sphere, stud, type Symbol } from './material.ts'

const ruby = ramp(20, 0.22)
const emerald = ramp(155, 0.18)
const sapphire = ramp(260, 0.2)

export const gem: Symbol = (ink, { main }) => {
  const top: Point[] = [[-66, -18], [-38, -54], [38, -54], [66, -18]]
  const facet = (points: Point[], fill: string): string => path(poly(points), fill)
  return (
    facet([...top, [0, 66]], lit(ink, main)) +
    facet([[-66, -18], [-38, -54], [-26, -18]], main.light) +
    facet([[-38, -54], [0, -54], [-26, -18]], main.glint) +
    facet([[0, -54], [26, -18], [-26, -18]], ink.linear(60, [0, main.glint], [1, main.base])) +
    facet([[0, -54], [38, -54], [26, -18]], main.light) +
    facet([[38, -54], [66, -18], [26, -18]], main.base) +
    facet([[-66, -18], [-26, -18], [0, 66]], ink.linear(70, [0, main.light], [1, main.dark])) +
    facet([[-26, -18], [26, -18], [0, 66]], ink.linear(90, [0, main.base], [0.5, main.light], [1, main.dark])) +
    facet([[26, -18], [66, -18], [0, 66]], ink.linear(110, [0, main.dark], [1, main.deep])) +
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
    stud(ink, 0, 53, 8, ruby, gold) + stud(ink, -36, 49, 6, emerald, gold) + stud(ink, 36, 49, 6, emerald, gold) +
    sphere(ink, 0, -60, 9, ruby) + sphere(ink, -70, -32, 8, sapphire) + sphere(ink, 70, -32, 8, sapphire) + stud(ink, 0, 8, 9, main, gold)
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
      rect(6, 40, 26, 12, lit(ink, gold), 3) + rect(6, 58, 20, 12, lit(ink, gold), 3) +
      rect(-14, -14, 28, 10, metal(ink, gold), 5) + rect(-12, 2, 24, 6, lit(ink, gold), 3) +
      times(3, (at) => {
        const [x, y] = polar(180 + at * 90, 25, 0, -42)
        return circle(x, y, 20, metal(ink, gold)) + circle(x, y, 9, gold.deep) + circle(x, y, 8, dim(ink, main))
      }) +
      stud(ink, 0, -42, 12, main, gold) +
      rim('M-4 0V66', gold.glint, 2),
    0, 0, 0.96, 28,
  )

export const chest: Symbol = (ink, { light, main }) =>
  ellipse(0, -14, 60, 26, ink.radial(0.5, 0.5, 0.5, [0, '#fff'], [0.5, light, 0.8], [1, light, 0])) +
  path('M-62 -20Q-62 -66 0 -66T62 -20Z', lit(ink, wood)) +
  path('M-54 -22Q-52 -56 0 -56T54 -22Z', wood.deep) +
  rim('M-62 -20Q-62 -66 0 -66T62 -20', gold.light, 5, 1) +
  times(9, (at) => circle(-46 + at * 11.5, -18 - Math.sin((at / 8) * Math.PI) * 16, 10, round(ink, gold)) +
    circle(-46 + at * 11.5, -18 - Math.sin((at / 8) * Math.PI) * 16, 6, gold.base, 'opacity=".5"')) +
  stud(ink, -20, -30, 8, ruby, gold) + stud(ink, 24, -28, 9, main, gold) +
  path('M-66 -16H66L60 56H-60Z', lit(ink, wood)) +
  times(2, (at) => line(`M${-64 + at * 2} ${8 + at * 22}H${64 - at * 2}`, wood.deep, 2, 'opacity=".5"')) +
  path('M-68 -20H68V-4H-68Z', metal(ink, gold)) +
  path('M-48 -4H-34L-32 56H-46Z M48 -4H34L32 56H46Z', lit(ink, gold)) +
  path('M-60 48H60L59 60H-59Z', metal(ink, gold)) +
  path('M-15 -10H15V16Q0 30 -15 16Z', metal(ink, gold)) + circle(0, 3, 4.5, wood.deep) + path('M-2 4H2L3.5 14H-3.5Z', wood.deep)

export const shield: Symbol = (ink, { main, accent }) => {
  const d = 'M0 -68Q30 -54 60 -54Q64 24 0 68Q-64 24 -60 -54Q-30 -54 0 -68Z'
  const sword = (turn: number): string =>
    place(
      path('M-6 -92L0 -104L6 -92V44H-6Z', metal(ink, silver, 0)) + rect(-22, 42, 44, 9, metal(ink, gold), 4) +
        rect(-4.5, 50, 9, 24, dim(ink, wood), 3) + sphere(ink, 0, 79, 7, accent),
      0, 0, 0.9, turn,
    )
  return (
    sword(42) + sword(-42) + path(d, metal(ink, gold), 'transform="scale(1)"') +
    place(path(d, lit(ink, main)) + path('M0 -68Q30 -54 60 -54Q64 24 0 68Z', main.deep, 'opacity=".35"'), 0, 0, 0.86) +
    path(starPath(5, 34, 14), gold.deep, 'opacity=".5" transform="translate(2 3)"') + path(starPath(5, 34, 14), metal(ink, gold)) +
    rim('M-57 -52Q-30 -53 0 -65', '#fff', 2.5)
  )
}

export const scarab: Symbol = (ink, { main }) => {
  const wing = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    times(5, (at) => path(`M10 ${-4 + at * 4}Q50 ${-66 + at * 20} 92 ${-58 + at * 19}Q82 ${-18 + at * 13} 12 ${14 + at * 4}Z`,
      at % 2 ? lit(ink, main, 20) : metal(ink, gold, 20), 'opacity=".97"')) + '</g>'
  return place(
    wing(1) + wing(-1) + sphere(ink, 0, -50, 20, ramp(35, 0.2)) +
      path('M0 -30C34 -30 38 10 30 34Q20 62 0 64Q-20 62 -30 34C-38 10 -34 -30 0 -30Z', metal(ink, gold)) +
      path('M-2 -12C-28 -10 -30 14 -24 34Q-16 54 -2 56Z M2 -12C28 -10 30 14 24 34Q16 54 2 56Z', ink.linear(60, [0, main.glint], [0.3, main.light], [1, main.dark])) +
      circle(0, -26, 15, lit(ink, main)) + rim('M-22 4Q-22 30 -12 44', '#fff', 3, 0.5),
    0, 0, 0.86,
  )
}

export const orb: Symbol = (ink, { main, light }) =>
  path('M-44 44H44L54 68H-54Z', metal(ink, gold)) + path('M-36 36H36L44 48H-44Z', lit(ink, gold)) +
  circle(0, -10, 56, ink.radial(0.5, 0.6, 0.6, [0, light], [0.4, main.base], [1, main.deep])) +
  path('M-40 4Q-14 -28 8 -4T44 -8Q34 34 0 38T-40 4Z', light, 'opacity=".28"') +
  path(starPath(4, 26, 6), '#fff', 'opacity=".9" transform="translate(4 -8)"') + path(starPath(4, 14, 3), '#fff', 'opacity=".8" transform="translate(-24 16)"') +
  circle(0, -10, 55, 'none', `stroke="${main.glint}" stroke-width="2.5" opacity=".55"`) +
  ellipse(-20, -40, 20, 10, '#fff', 'opacity=".5" transform="rotate(-28 -20 -40)"')

export const hourglass: Symbol = (ink, { main }) =>
  path('M-40 -56H40Q40 -14 7 0Q40 14 40 56H-40Q-40 14 -7 0Q-40 -14 -40 -56Z', ink.linear(0, [0, '#ffffff', 0.55], [0.4, main.light, 0.3], [1, '#ffffff', 0.45])) +
  path('M-30 -30H30Q24 -10 0 0Q-24 -10 -30 -30Z', lit(ink, gold)) + path('M-36 55Q-28 28 0 22T36 55Z', lit(ink, gold)) + line('M0 0V30', gold.light, 3) +
  rect(-54, -70, 108, 16, metal(ink, gold), 6) + rect(-54, 54, 108, 16, metal(ink, gold), 6) +
  rect(-50, -56, 9, 112, metal(ink, gold, 0), 4) + rect(41, -56, 9, 112, metal(ink, gold, 0), 4) + stud(ink, 0, -62, 6, main, gold) + stud(ink, 0, 62, 6, main, gold) +
  rim('M-30 -50Q-32 -20 -12 -4', '#fff', 3, 0.7)

export const compass: Symbol = (ink, { main, accent }) =>
  circle(4, 5, 66, gold.deep) + circle(0, 0, 66, metal(ink, gold)) + circle(0, 0, 54, gold.deep) + circle(0, 0, 52, round(ink, ivory)) +
  times(16, (at) => {
    const [[x, y], [a, b]] = [polar(at * 22.5, 48), polar(at * 22.5, at % 4 ? 43 : 38)]
    return line(`M${n(x)} ${n(y)}L${n(a)} ${n(b)}`, ivory.deep, at % 4 ? 1.4 : 3)
  }) +
  path(starPath(4, 40, 9, -45), ivory.dark, 'opacity=".6"') +
  place(path('M0 -48L11 0H-11Z', lit(ink, accent, 0)) + path('M0 48L11 0H-11Z', dim(ink, main, 0)) + path('M0 -48L11 0H0Z M0 48L11 0H0Z', '#000', 'opacity=".18"'), 0, 0, 1, 32) +
  sphere(ink, 0, 0, 8, gold) + ellipse(-18, -26, 26, 15, '#fff', 'opacity=".3" transform="rotate(-30 -18 -26)"')

export const heart: Symbol = (ink, { accent }) => {
  const d = 'M0 62C-22 40 -68 16 -66 -20C-64 -52 -22 -62 0 -30C22 -62 64 -52 66 -20C68 16 22 40 0 62Z'
  return (
    place(path(d, metal(ink, gold)), 0, 0, 1.06) + place(path(d, ink.radial(0.35, 0.28, 0.9, [0, '#ffb3b8'], [0.3, '#ff4d63'], [0.7, '#d1103c'], [1, '#700423'])), 0, 0, 0.94) +
    path('M-50 -18C-48 -38 -28 -44 -14 -32', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"') +
    path(starPath(4, 20, 5), accent.glint, 'opacity=".85" transform="translate(26 -12)"')
  )
}

export const potion: Symbol = (ink, { main, accent }) =>
  path('M-16 -44V-16Q-60 4 -60 34Q-58 68 0 68T60 34Q60 4 16 -16V-44Z', ink.linear(0, [0, '#fff', 0.6], [0.5, main.light, 0.25], [1, '#fff', 0.35])) +
  path('M-54 26Q-20 12 6 24T54 26Q58 62 0 62T-54 26Z', ink.linear(90, [0, main.glint], [0.2, main.light], [1, main.dark])) +
  circle(-22, 42, 7, main.glint, 'opacity=".8"') + circle(8, 36, 5, main.glint, 'opacity=".8"') + circle(24, 48, 9, main.glint, 'opacity=".5"') + circle(-4, 12, 4, main.glint, 'opacity=".7"') +
  rect(-22, -54, 44, 14, metal(ink, gold), 5) + path('M-13 -70H13L16 -52H-16Z', lit(ink, wood)) +
  path('M-18 -26Q0 -18 18 -26V-16Q0 -8 -18 -16Z', lit(ink, gold)) + stud(ink, 0, -14, 8, accent, gold) + rim('M-48 22Q-40 4 -20 -4', '#fff', 5, 0.75)

export const bell: Symbol = (ink, { main }) =>
  circle(0, 56, 13, round(ink, gold)) + path('M-62 46Q-44 30 -42 -8Q-38 -58 0 -60Q38 -58 42 -8Q44 30 62 46Q0 64 -62 46Z', metal(ink, gold, 15)) +
  path('M-62 46Q0 64 62 46L58 38Q0 54 -58 38Z', lit(ink, gold)) + path('M-43 4Q0 18 43 4L44 14Q0 28 -44 14Z', dim(ink, main)) +
  rim('M-30 -20Q-28 -46 -8 -52', '#fff', 6, 0.75) + circle(0, -64, 10, 'none', `stroke="${gold.base}" stroke-width="6"`)

export const lantern: Symbol = (ink, { main }) =>
  line('M0 -84V-62', gold.light, 4) + path('M0 58V74', gold.base) + times(5, (at) => line(`M${-8 + at * 4} 60V${76 + (at % 2) * 8}`, main.base, 2.5)) +
  ellipse(0, 0, 62, 54, ink.radial(0.5, 0.55, 0.55, [0, '#fff6c8'], [0.35, '#ffc24a'], [0.75, main.base], [1, main.dark])) +
  times(5, (at) => ellipse(0, 0, [62, 44, 24, 6, 0][at] ?? 0, 54, 'none', `stroke="${main.deep}" stroke-width="2.2" opacity=".55"`)) +
  rect(-26, -64, 52, 15, metal(ink, gold), 4) + rect(-26, 49, 52, 15, metal(ink, gold), 4) + ellipse(-26, -22, 9, 20, '#fff', 'opacity=".35" transform="rotate(18 -26 -22)"')

export const drum: Symbol = (ink, { main, accent }) =>
  path('M-58 -24V30Q-50 60 0 60T58 30V-24Z', ink.linear(0, [0, main.dark], [0.3, main.light], [0.6, main.base], [1, main.deep])) +
  times(6, (at) => line(`M${-54 + at * 18} -6L${-45 + at * 18} 48L${-36 + at * 18} -6`, gold.light, 2.5, 'opacity=".95"')) +
  path('M-60 30Q-50 62 0 62T60 30V42Q50 74 0 74T-60 42Z', metal(ink, gold, 0)) + ellipse(0, -24, 60, 25, metal(ink, gold, 0)) + ellipse(0, -27, 53, 20, lit(ink, ivory)) +
  place(rect(-4, -66, 8, 66, lit(ink, wood, 0), 4) + sphere(ink, 0, -68, 9, accent), 28, -28, 1, 48) +
  place(rect(-4, -66, 8, 66, lit(ink, wood, 0), 4) + sphere(ink, 0, -68, 9, accent), -28, -28, 1, -48)

const sevenPath = 'M-44 -62H48V-38L10 62H-26L12 -30H-44Z'
export const seven: Symbol = (ink) =>
  path(sevenPath, gold.deep, 'transform="translate(5 6)" stroke-width="8" stroke="#5e2c05" stroke-linejoin="round"') +
  path(sevenPath, metal(ink, gold), `stroke="${gold.base}" stroke-width="9" stroke-linejoin="round"`) +
  path(sevenPath, ink.linear(80, [0, '#ff7a66'], [0.4, '#ec1f35'], [1, '#8a0425'])) + path('M-40 -58H44V-48H-40Z', '#fff', 'opacity=".4"') + rim('M18 -28L-16 54', '#fff', 4, 0.25)

