import { oklch } from './colour.ts'
import { furtherSigns } from './furtherSigns.ts'
import { lettering } from './letters.ts'
import { hash } from './random.ts'
import { die, minutes, sail, sea, stars, type Sign } from './signParts.ts'
import { circle, createInk, ellipse, line, n, path, place, poly, polar, rect, star, times, type Ink } from './svg.ts'

/** A moon whose lit part ends at a curve: bulge -1 is a thin crescent, 0 a half, 1 full. */
function moon(ink: Ink, bulge: number, said: string): string {
  const edge = n(Math.abs(bulge) * 27)
  const lit = `M48 17A27 27 0 0 1 48 71A${edge} 27 0 0 ${bulge < 0 ? 0 : 1} 48 17Z`
  const craters = ellipse(58, 34, 5, 4.4, '#d9b65c', 'opacity=".6"') + circle(62, 52, 4, '#d9b65c', 'opacity=".5"')
  return (
    stars([
      [17, 30],
      [25, 66],
      [78, 22],
      [36, 84],
    ]) +
    circle(48, 44, 27, '#ffffff', 'opacity=".14"') +
    path(lit, ink.linear(60, [0, '#fff7d8'], [1, '#f4c95d'])) +
    `<g clip-path="${ink.clip(path(lit, '#000'))}">${craters}${circle(40, 48, 6, '#d9b65c', 'opacity=".5"')}</g>` +
    minutes(said)
  )
}

const leaf = 'M0 -2C-8 -7 -13 -12 -10 -17C-7 -21 -2 -19 0 -15C2 -19 7 -21 10 -17C13 -12 8 -7 0 -2Z'
const wheelColours = ['#e6455f', '#ffb52e', '#39b56a', '#2d8fe0', '#8d5be0', '#f2743c']

const signs: Readonly<Record<string, Sign>> = {
  ...furtherSigns,
  'lua-1': ['#1b2a6b', '#0b1238', (ink) => moon(ink, -0.5, '1')],
  'lua-3': ['#4a2a8c', '#1d0f4a', (ink) => moon(ink, 0.35, '3')],
  'lua-5': ['#0f6b78', '#08333f', (ink) => moon(ink, 1, '5')],
  'dado-veloz': [
    '#ff6a4d',
    '#c81f3c',
    () =>
      line('M4 40H20M-2 54H16M6 68H22', '#fff', 4, 'opacity=".75"') +
      place(die('#ffffff', '#e3e8f2', '#c3cbdc', '#c81f3c'), 2, 11, 1, -8),
  ],
  'dado-de-ouro': [
    '#3b1f52',
    '#1a0c2a',
    (ink) =>
      circle(48, 48, 40, ink.radial(0.5, 0.5, 0.5, [0, '#ffd34d', 0.55], [1, '#ffd34d', 0])) +
      die('#fff0b0', '#f5b93a', '#c77d12', '#5e2c05') +
      path(star(4, 9, 2.4), '#fff', 'transform="translate(72 24)"'),
  ],
  'regata-3': [
    '#37c2ff',
    '#0b74d6',
    () =>
      sail(44, 56, 0.94, '#ffffff', '#ffe14d') +
      path('M58 24L46 44H56L50 62L68 38H58L64 24Z', '#ff4f5e') +
      sea(80, '#0a4fa8') +
      sea(87, '#083c85'),
  ],
  'regata-da-baia': [
    '#ffd98a',
    '#ff8f6b',
    () =>
      circle(66, 34, 13, '#fff4c7') +
      path('M0 62Q14 30 30 62Z', '#7a4a7e') +
      path('M14 62Q34 44 54 62Z', '#5f3870') +
      sea(62, '#1c8f9e') +
      sail(34, 60, 0.62, '#ffffff', '#ffd34d') +
      sail(68, 68, 0.5, '#ff5d6c', '#ffffff') +
      sea(84, '#0f6477'),
  ],
  farol: [
    '#27467f',
    '#0e1d45',
    () =>
      path('M48 30L-6 12V46Z', '#ffe68a', 'opacity=".75"') +
      path('M48 30L102 12V46Z', '#ffe68a', 'opacity=".75"') +
      path('M39 38H57L62 80H34Z', '#ffffff') +
      path('M38 48H58L59.4 58H36.600ZM35.6 68H60.400L62 80H34Z', '#e6344d') +
      rect(40, 24, 16, 14, '#ffd34d', 2) +
      path('M37 25L48 14L59 25Z', '#e6344d') +
      rect(35, 36, 26, 4, '#142452', 2) +
      path('M8 96Q30 74 52 80T96 86V96Z', '#1d2f5e') +
      sea(88, '#123a6b'),
  ],
  sabia: [
    '#b8e36a',
    '#3c9a4a',
    () =>
      path('M0 76Q40 66 96 80V86Q40 74 0 84Z', '#6d4322') +
      path('M22 64L8 78L30 72Z', '#5b4636') +
      path('M18 62Q22 30 50 26Q60 16 72 26Q82 34 76 46Q72 74 46 74Q28 74 18 62Z', '#7b5c43') +
      path('M44 74Q72 72 76 46Q66 46 58 52Q46 60 44 74Z', '#f27a24') +
      path('M24 60Q34 42 54 46Q50 66 30 66Z', '#54402f') +
      path('M77 32L90 35L77 40Z', '#ffc53d') +
      circle(67, 33, 4.4, '#fff') +
      circle(68, 33, 2.6, '#22160c') +
      line('M46 74V80M54 73V80', '#c98a1a', 2.5),
  ],
  'mare-cheia': [
    '#bdf3f0',
    '#4fc3d9',
    () =>
      circle(68, 26, 12, '#fffbe0') +
      path('M-4 96V66C8 34 34 16 60 30C74 38 74 54 60 56C64 46 54 40 46 46C34 56 44 74 100 70V96Z', '#1173c7') +
      path('M-4 96V74C10 46 30 30 52 34C36 36 26 52 34 66C42 80 66 84 100 78V96Z', '#2f9ae8') +
      path('M60 30C74 38 74 54 60 56C66 46 58 38 48 42C52 34 54 30 60 30Z', '#ffffff') +
      circle(72, 56, 3, '#fff') +
      circle(64, 64, 2.2, '#fff') +
      sea(86, '#0b56a0'),
  ],
  'roda-das-horas': [
    '#3d2b7a',
    '#1c1147',
    () =>
      circle(48, 48, 36, '#ffd34d') +
      times(12, (at) => {
        const [a, b] = [polar(at * 30 - 90, 32, 48, 48), polar(at * 30 - 60, 32, 48, 48)]
        return path(`M48 48L${n(a[0])} ${n(a[1])}A32 32 0 0 1 ${n(b[0])} ${n(b[1])}Z`, wheelColours[at % 6] ?? '#e6455f')
      }) +
      circle(48, 48, 20, '#fff') +
      line('M48 48V34M48 48L58 54', '#1c1147', 4.5) +
      circle(48, 48, 3.6, '#e6455f') +
      path('M40 6H56L48 20Z', '#fff'),
  ],
  'sorte-do-dia': [
    '#ffe066',
    '#ff9d2e',
    () =>
      times(12, (at) => {
        const ray = [polar(at * 30 - 5, 26, 48, 50), polar(at * 30, 44, 48, 50), polar(at * 30 + 5, 26, 48, 50)]
        return path(poly(ray), '#fff6c9')
      }) +
      circle(48, 50, 25, '#fffbe6') +
      times(4, (at) =>
        place(path(leaf, '#1f9a4a'), 48, 48, 1, 45 + at * 90),
      ) +
      line('M49 50Q52 60 46 68', '#1f9a4a', 3.5),
  ],
}

/** The codes that have a sign of their own. */
export const lotterySigns = Object.keys(signs)

/** A ball with a number, for a lottery without a sign of its own. */
function ballSign(code: string): Sign {
  const seed = hash(`lottery ${code}`)
  const hue = seed % 360
  return [
    oklch(0.72, 0.17, hue),
    oklch(0.42, 0.15, hue - 16),
    (ink) =>
      circle(48, 48, 32, ink.radial(0.36, 0.3, 0.8, [0, '#fff'], [0.5, oklch(0.86, 0.1, hue + 60)], [1, oklch(0.6, 0.16, hue + 60)])) +
      circle(48, 48, 19, '#fff') +
      lettering(String((seed % 60) + 1), 48, 48, 18, '#22213a', 2.6),
  ]
}

/** The sign of a lottery: a disc, 96 by 96, whose corners are clear. Any code has one; the same code is the same drawing. */
export function drawLottery(code: string): string {
  const [top, bottom, draw] = (Object.hasOwn(signs, code) ? signs[code] : undefined) ?? ballSign(code)
  const ink = createInk()
  const clip = ink.clip('<circle cx="48" cy="48" r="48"/>')
  const shine = ellipse(48, 8, 44, 26, '#fff', 'opacity=".12"')
  return ink.document(96, 96, `<g clip-path="${clip}">${rect(0, 0, 96, 96, ink.linear(90, [0, top], [1, bottom]))}${shine}${draw(ink)}</g>`)
}
