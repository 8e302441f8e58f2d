import { gold, oklch, rich } from './colour.ts'
import { lettering } from './letters.ts'
import { hash } from './random.ts'
import { circle, createInk, line, path, place, polar, rect, regular, star, times } from './svg.ts'

const shields = [
  'M-26 -26H26V2Q24 22 0 31Q-24 22 -26 2Z',
  'M0 -31Q12 -24 27 -25Q29 12 0 31Q-29 12 -27 -25Q-12 -24 0 -31Z',
  'M-24 -28Q0 -22 24 -28L28 -8Q26 20 0 31Q-26 20 -28 -8Z',
  'M0 -29A29 29 0 0 1 0 29A29 29 0 0 1 0 -29Z',
]
const fields: readonly ((two: string) => string)[] = [
  (two) => times(3, (at) => rect(-22 + at * 17, -34, 9, 70, two)),
  (two) => path('M-34 -34H34L-34 34Z', two),
  (two) => rect(-34, -34, 34, 70, two),
  (two) => times(3, (at) => rect(-34, -20 + at * 17, 70, 8.5, two)),
  (two) => path('M-34 -18L0 6L34 -18V0L0 24L-34 0Z', two),
  (two) => rect(-34, -34, 34, 34, two) + rect(0, 0, 34, 34, two),
  (two) => path('M-34 20L20 -34H34V-18L-18 34H-34Z', two),
  (two) => rect(-6, -34, 12, 70, two) + rect(-34, -12, 70, 12, two),
]
const pairs: readonly (readonly [string, string])[] = [
  [rich(0.5, 0.2, 25), '#f7f5ee'],
  [rich(0.42, 0.17, 262), '#f7f5ee'],
  [rich(0.48, 0.14, 150), '#f7f5ee'],
  ['#161a2c', '#f7f5ee'],
  [rich(0.5, 0.2, 25), '#161a2c'],
  [oklch(0.82, 0.17, 92), rich(0.42, 0.13, 150)],
  [rich(0.42, 0.17, 262), oklch(0.82, 0.17, 92)],
  [oklch(0.72, 0.13, 230), '#f7f5ee'],
  [rich(0.4, 0.16, 310), oklch(0.82, 0.17, 92)],
  [oklch(0.7, 0.18, 50), '#161a2c'],
  [rich(0.34, 0.12, 15), oklch(0.78, 0.1, 220)],
]

/** The crest of a team, 64 by 64: shield, colours and charge by the hash of its slug. Pure. */
export function drawTeam(slug: string): string {
  const ink = createInk()
  const seed = hash(`team ${slug}`)
  const shield = shields[seed % 4] ?? ''
  const [one, two] = pairs[(seed >>> 3) % pairs.length] ?? ['#222', '#fff']
  const clip = ink.clip(`<path d="${shield}"/>`)
  const badge = circle(0, 0, 13, '#fff') + circle(0, 0, 11.4, one)
  const charge =
    [
      () => path(star(5, 8.6, 3.7), gold.light),
      () =>
        circle(0, 0, 7.4, '#fff') +
        path(regular(5, 3.2), '#161a2c') +
        times(5, (at) => line(`M${polar(at * 72 - 90, 3.2).join(' ')}L${polar(at * 72 - 90, 7).join(' ')}`, '#161a2c', 1)),
      () => path('M-8 5L-9 -5L-4 -1L0 -8L4 -1L9 -5L8 5Z', gold.light),
      () => path('M2 -9L-6 2H-1L-3 9L6 -3H1Z', gold.light),
      () => lettering(slug.replace(/[^a-z]/g, '').slice(0, 1) || 'a', 0, 0, 12, '#fff', 3.4),
    ][(seed >>> 9) % 5]?.() ?? ''
  const body =
    path(shield, ink.linear(90, [0, gold.glint], [0.5, gold.base], [1, gold.dark]), 'transform="scale(1.03)"') +
    place(
      `<g clip-path="${clip}">${rect(-34, -34, 68, 68, one)}${fields[(seed >>> 6) % fields.length]?.(two) ?? ''}${path('M0 -34H34V34H0Z', '#000', 'opacity=".1"')}</g>` +
        path(shield, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".6"'),
      0,
      0,
      0.92,
    ) +
    badge +
    charge
  return ink.document(64, 64, place(body, 32, 32, 0.98))
}
