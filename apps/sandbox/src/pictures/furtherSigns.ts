import { die, minutes, sail, sea, stars, type Sign } from './signParts.ts'
import { circle, ellipse, line, path, place, poly, polar, rect, sparkle, star, times } from './svg.ts'

/** A comet over the sky, and the minutes between its draws. */
const comet = (top: string, bottom: string, tail: string, said: string): Sign => [
  top,
  bottom,
  () =>
    stars([
      [18, 24],
      [74, 18],
      [84, 48],
      [30, 84],
    ]) +
    path('M58 38L2 66L14 80L66 50Z', tail, 'opacity=".45"') +
    path('M58 36L0 84L6 92L66 48Z', tail, 'opacity=".8"') +
    circle(60, 40, 16, '#fff8d8') +
    circle(60, 40, 11, '#ffd34d') +
    minutes(said),
]

/** A tree in bloom on its hill. */
const tree = (top: string, bottom: string, bloom: string, light: string): Sign => [
  top,
  bottom,
  () =>
    path('M-4 96Q48 62 100 96Z', '#3d7a34') +
    path('M44 82Q48 62 40 46L48 54L56 44Q50 64 54 82Z', '#6d4322') +
    circle(32, 40, 17, bloom) +
    circle(64, 40, 17, bloom) +
    circle(48, 28, 20, bloom) +
    circle(40, 24, 8, light) +
    circle(62, 34, 7, light) +
    circle(30, 42, 6, light),
]

/** A narrow boat with its rower. */
const canoe = (top: string, bottom: string, hull: string, more: string): Sign => [
  top,
  bottom,
  () =>
    more +
    circle(48, 34, 7, '#7b4a2a') +
    path('M40 62Q40 42 48 42Q56 42 56 62Z', '#fff6dc') +
    line('M30 40L70 74', '#6d2f16', 4) +
    path('M6 58Q48 78 90 58Q82 76 62 76H34Q14 76 6 58Z', hull) +
    sea(80, '#0f6477'),
]

/** A table die on its felt, with something beside it. */
const dice = (top: string, bottom: string, colours: readonly [string, string, string, string], more: string): Sign => [
  top,
  bottom,
  () => more + place(die(...colours), 10, 12, 0.8),
]

/** Signs of the lotteries that stand in the menu of all, and not among the first ones. */
export const furtherSigns: Readonly<Record<string, Sign>> = {
  'cometa-1': comet('#23408f', '#0a1440', '#ffb52e', '1'),
  'cometa-3': comet('#5a2a8c', '#210f4a', '#ff7ab8', '3'),
  'cometa-5': comet('#0f6b78', '#062a38', '#7df0d2', '5'),
  'cometa-10': comet('#8c2a3a', '#3a0c1a', '#ffd34d', '10'),
  'dado-da-feira': dice('#ffcf5c', '#e0662f', ['#ffffff', '#f4e3cf', '#e0c4a0', '#c8452f'], times(6, (at) => path(`M${at * 16} 0H${at * 16 + 16}V14Q${at * 16 + 8} 24 ${at * 16} 14Z`, at % 2 ? '#ffffff' : '#d83a3a'))),
  'dado-do-porto': dice('#4fa3d9', '#14507f', ['#f2fbff', '#cfe3f0', '#a3c3d9', '#14507f'], line('M74 12V34M74 34Q62 32 62 22M74 34Q86 32 86 22M68 18H80', '#fff', 4, 'opacity=".85"')),
  'dado-da-noite': dice('#2a2f6b', '#0b0d2e', ['#b9a4ff', '#8d72e6', '#6448b8', '#1a0c3a'], path('M76 10A14 14 0 1 0 84 32A17 17 0 0 1 76 10Z', '#fff2b8')),
  dominical: dice('#7fd6a0', '#1f8a5c', ['#fff0f0', '#ffc9c9', '#f09a9a', '#b3243c'], circle(78, 20, 11, '#ffd34d') + times(8, (at) => path(poly([polar(at * 45 - 9, 13, 78, 20), polar(at * 45, 19, 78, 20), polar(at * 45 + 9, 13, 78, 20)]), '#ffd34d'))),
  'canoa-1': canoe('#ffe08a', '#f2a23c', '#c8452f', path('M58 14L46 34H56L50 50L70 28H60L64 14Z', '#fff')),
  'canoa-5': canoe('#a6e3b0', '#2f9a63', '#7a4a2a', path('M0 50Q20 20 40 50Q60 24 96 50V60H0Z', '#1f7a4a')),
  veleiro: ['#8fd0ff', '#2b6fd0', () => circle(72, 24, 10, '#fff4c7') + sail(48, 58, 1, '#ffffff', '#ff5d6c') + sea(82, '#123f8c') + sea(88, '#0c2f6b')],
  jangada: [
    '#ffd0a0',
    '#ff7f5c',
    () =>
      circle(24, 28, 12, '#fff2c0') +
      path('M52 8L52 66L20 66Q44 44 52 8Z', '#fffaf0') +
      line('M53 6V70', '#6d3a16', 3.5) +
      times(4, (at) => rect(14, 66 + at * 4, 68, 3.4, '#8a5a2c', 1.5)) +
      sea(84, '#1c8f9e'),
  ],
  'ipe-amarelo': tree('#9fdcff', '#4fa3d9', '#ffc928', '#ffe98a'),
  'ipe-roxo': tree('#ffd9ec', '#d07fb8', '#a04fc0', '#d6a0ea'),
  boto: [
    '#8fe0d0',
    '#1c7f8c',
    () =>
      path('M12 62Q20 24 56 24Q76 24 86 40Q78 44 68 42Q72 58 54 64Q34 68 26 84Q22 74 10 76Q18 70 12 62Z', '#f28fb0') +
      path('M68 42Q72 58 54 64Q40 66 32 72Q50 56 68 42Z', '#ffc9da') +
      path('M46 26Q50 12 60 14Q56 20 58 26Z', '#e0709a') +
      circle(72, 35, 2.6, '#3a0c24') +
      sea(84, '#0f5f70'),
  ],
  capivara: [
    '#d6e88a',
    '#6fa03c',
    () =>
      path('M14 84V58Q14 36 40 36Q48 22 66 24Q84 26 84 44Q84 54 72 56Q70 72 68 84H58L56 72H34L32 84Z', '#9a6a3c') +
      path('M72 30Q84 34 84 44Q84 52 74 54Q66 46 72 30Z', '#7f522c') +
      ellipse(56, 25, 4, 5, '#7f522c') +
      circle(66, 35, 2.8, '#22160c') +
      ellipse(82, 40, 2, 3, '#3a2412') +
      circle(50, 20, 6, '#ff9d2e') +
      path('M50 14Q54 8 58 10Q56 14 50 14Z', '#2f8a3c'),
  ],
  tucano: [
    '#a6e8c0',
    '#1f8a6c',
    () =>
      path('M22 88Q16 42 42 30Q58 24 62 40Q66 66 44 88Z', '#16202b') +
      path('M30 52Q30 36 46 34Q58 34 58 46Q56 60 40 62Q30 62 30 52Z', '#fff6dc') +
      path('M54 32Q78 22 92 40Q92 50 86 52Q82 42 58 46Z', '#ffb52e') +
      path('M84 36Q92 42 90 52L86 52Q86 44 80 42Z', '#d8452f') +
      circle(48, 41, 5, '#3fb5e0') +
      circle(48, 41, 2.6, '#101820'),
  ],
  arara: [
    '#ffe27a',
    '#f2a23c',
    () =>
      path('M36 92Q22 60 34 34Q42 18 58 22Q72 28 68 46Q66 72 50 92Z', '#1f7fd8') +
      path('M44 60Q54 56 62 60Q58 80 50 92L42 92Z', '#ffcf3c') +
      path('M46 26Q62 24 64 40Q58 48 48 44Q42 34 46 26Z', '#ffffff') +
      path('M60 32Q74 34 70 52Q64 52 60 44Z', '#2a2f38') +
      circle(54, 35, 3, '#101820') +
      sparkle(80, 20, 7, '#fff'),
  ],
  'aurora-do-dia': [
    '#ff9ec0',
    '#ffd27a',
    () =>
      times(9, (at) => path(poly([polar(180 + at * 22.5 - 5, 30, 48, 66), polar(180 + at * 22.5, 52, 48, 66), polar(180 + at * 22.5 + 5, 30, 48, 66)]), '#fff6c9')) +
      circle(48, 66, 25, '#fff2a8') +
      rect(0, 66, 96, 30, '#e0628a') +
      path(star(5, 8, 3), '#fff', 'transform="translate(24 24)"') +
      line('M10 76H40M52 84H86M16 90H34', '#ffb8cc', 3),
  ],
  'quina-da-praia': [
    '#9fe8ff',
    '#4fc3d9',
    () =>
      circle(72, 24, 11, '#ffe14d') +
      path('M40 86Q46 60 42 40L48 40Q52 62 50 86Z', '#8a5a2c') +
      [-64, -28, 12, 48, 84].map((turn) => place(path('M0 0Q16 -12 32 2Q16 -2 0 0Z', '#2f9a4a'), 45, 40, 1, turn - 96)).join('') +
      path('M0 84Q48 70 96 84V96H0Z', '#ffe0a0'),
  ],
}
