import type { Motif } from '../../seed/motifs.ts'
import { palette } from '../colour.ts'
import { brandLetters } from '../faces/brandLetters.ts'
import { sora } from '../faces/sora.ts'
import type { Random } from '../random.ts'
import { circle, line, n, path, place, poly, times, type Ink } from '../svg.ts'
import { symbols } from '../symbols/symbols.ts'

const W = 750
const H = 320
/** How far everything leans: x for each y. */
const lean = 0.62
const lime = '#c8ff4d'

/** What each banner is about: what flies, its turn, what is said, and the two colours of its wake. */
const subjects: readonly (readonly [motif: Motif, turn: number, says: string, far: string, near: string])[] = [
  ['football', -16, 'GO', '#7a3cff', '#3fe3f7'],
  ['basketball', 14, '50', '#5a22e0', '#b08bff'],
  ['gamepad', -18, 'GG', '#0d86c8', '#5cf2f2'],
  ['crown', 12, 'VIP', '#7a3cff', '#c3a6ff'],
  ['racing', -6, 'LIVE', '#19b9f2', '#7a3cff'],
  ['balls', 8, '6×60', '#4b1fd0', '#2fd4f5'],
  ['star', -10, 'TOP', '#7a3cff', '#5cf2f2'],
  ['rocket', 24, '1000', '#5a22e0', '#3fe3f7'],
  ['gem', -8, '10', '#0d86c8', '#b08bff'],
  ['coin', 12, '8%', '#7a3cff', '#2fd4f5'],
]

/** A band across the whole height that leans forward; x is where it stands at the bottom. */
function band(x: number, width: number, fill: string, opacity = 1): string {
  const far = (H + 8) * lean
  const corners = [
    [x, H + 4],
    [x + width, H + 4],
    [x + width + far, -4],
    [x + far, -4],
  ] as const
  return path(poly(corners), fill, opacity < 1 ? `opacity="${opacity}"` : '')
}

/** A ribbon from below the left edge that ends in a point behind what flies. */
function ribbon(y: number, width: number, fill: string, endX: number, endY: number): string {
  return path(
    `M${endX} ${endY}C${endX - 150} ${n(endY + 70)} ${endX - 300} ${n(y - 60)} -20 ${n(y - width / 2)}V${n(y + width / 2)}` +
      `C${endX - 290} ${n(y - 60 + width * 0.8)} ${endX - 140} ${n(endY + 96)} ${endX} ${endY}Z`,
    fill,
  )
}

/** Kite's mark: two triangles and a tail, 30 units wide. */
const mark =
  path('M28.6 1.4L12.6 2.6L9.6 22.4Z', '#9d74ff') +
  path('M28.6 1.4L9.6 22.4L29.2 17.2Z', '#3fe3f7') +
  path('M9.4 22.6C7.2 24.6 9.8 27.2 7.4 28.6C5.8 29.5 4.2 28 2 29.2', 'none', 'stroke="#5cf2f2" stroke-width="1.7" stroke-linecap="round"')

/** A banner of Kite: bands that lean forward, one thing in flight with its wake, and heavy letters. */
export function drawKite(ink: Ink, at: number, random: Random): string {
  const [motif, turn, says, far, near] = subjects[at] ?? ['football', -16, 'GO', '#7a3cff', '#3fe3f7']
  const shift = at * 37
  const wake = (colour: string, strength: number): string => ink.linear(0, [0, colour, 0.05], [0.55, colour, strength], [1, colour, 1])
  const height = Math.min(118, (118 * 300) / brandLetters(sora, says, 118).width)
  const said = brandLetters(sora, says, height, -2, 12)
  const dots = times(13, (row) =>
    times(14, (column) => {
      const fade = Math.max(0, 1 - row / 12 - Math.abs(column - 7) / 15)
      const y = 314 - row * 13
      return fade > 0.1 ? circle(390 + column * 13 + (row % 2) * 6 + (314 - y) * lean, y, fade * 4.4, near, 'opacity=".34"') : ''
    }),
  )
  const speed = times(26, () => {
    const [x, y, length] = [random.between(-100, 720), random.between(40, 340), random.between(12, 54)]
    const [colour, wide, opacity] = [random.pick(['#ffffff', near, far]), random.between(1, 3), random.between(0.2, 0.6)]
    return line(`M${n(x)} ${n(y)}l${n(length * lean)} ${n(-length)}`, colour, wide, `opacity="${n(opacity)}"`)
  })
  return (
    path(`M0 0H${W}V${H}H0Z`, ink.linear(25, [0, '#0b0516'], [0.5, '#1b0b40'], [1, '#150a30'])) +
    band(-230 + shift, 130, ink.linear(90, [0, '#3a17a0', 0.25], [1, '#3a17a0', 0.85])) +
    band(-60 + shift, 34, far, 0.4) +
    band(250 + (shift % 90), 250, ink.linear(90, [0, near, 0.75], [0.45, far, 0.85], [1, far, 0.25])) +
    band(222 + (shift % 90), 12, near, 0.7) +
    band(540 + (shift % 60), 90, ink.linear(90, [0, far, 0.1], [1, far, 0.6])) +
    dots +
    speed +
    ribbon(336, 62, wake(far, 0.8), 560, 150) +
    ribbon(286, 34, wake(near, 0.8), 560, 150) +
    ribbon(250, 12, wake(lime, 0.7), 560, 150) +
    circle(556, 158, 150, ink.radial(0.5, 0.5, 0.5, [0, near, 0.55], [0.5, far, 0.25], [1, far, 0])) +
    place(symbols[motif](ink, palette(290, 200, 285, 200), 5), 560, 152, 1.86, turn) +
    place(mark, 56, 44, 1.3) +
    said.draw(62, 102 + height, '#0b0516', 'opacity=".55"') +
    said.draw(56, 96 + height, '#ffffff') +
    path(`M52 ${n(122 + height)}h74l-6 10h-74zM138 ${n(122 + height)}h22l-6 10h-22z`, lime)
  )
}
