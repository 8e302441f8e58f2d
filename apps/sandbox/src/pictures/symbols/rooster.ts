import { gold, ink as night } from '../colour.ts'
import { circle, ellipse, line, path, place, rect, times } from '../svg.ts'
import { lit, rim, type Symbol } from './material.ts'

const red = ['#ff8a6b', '#e5232d', '#7d0a1d'] as const

/** A fighting cock in profile: the tail in the game's colours, the comb red. */
export const rooster: Symbol = (ink, { main, accent }) => {
  const plume = (turn: number, length: number, m: typeof main): string =>
    place(
      path(`M0 0Q-22 ${-length * 0.5} ${-length * 0.62} ${-length}Q8 ${-length * 0.86} 16 0Z`, ink.linear(70, [0, m.glint], [0.35, m.light], [0.7, m.base], [1, m.deep])) +
        line(`M4 0Q-8 ${-length * 0.55} ${-length * 0.5} ${-length * 0.9}`, m.deep, 1.6, 'opacity=".5"'),
      -30,
      24,
      1,
      turn,
    )
  const comb = ink.linear(80, [0, red[0]], [0.5, red[1]], [1, red[2]])
  const leg = (x: number): string =>
    rect(x, 52, 6, 32, lit(ink, gold), 3) + path(`M${x - 12} 88L${x + 3} 78L${x + 20} 88L${x + 3} 84Z`, gold.base) + path(`M${x} 70L${x - 12} 66L${x} 64Z`, gold.deep)
  return place(
    times(5, (at) => plume(-62 + at * 22, 96 - at * 8, at % 2 ? accent : main)) +
      leg(-10) +
      leg(12) +
      path('M-46 14Q-34 58 8 60Q48 54 50 6Q50 -26 40 -44Q20 -52 10 -30Q-6 -4 -46 14Z', ink.linear(60, [0, '#ffd98a'], [0.35, main.base], [1, main.deep])) +
      path('M-30 18Q-10 52 30 38Q16 12 -4 8Q-20 8 -30 18Z', lit(ink, accent)) +
      times(4, (at) => line(`M${-20 + at * 10} ${20 + at * 3}Q${-8 + at * 9} 40 ${10 + at * 6} 38`, accent.deep, 2, 'opacity=".55"')) +
      path('M14 -62Q6 -88 22 -78Q26 -98 36 -80Q48 -94 48 -74Q60 -76 54 -58Z', comb) +
      circle(36, -46, 21, ink.linear(70, [0, '#ffe2a0'], [0.5, main.light], [1, main.base])) +
      path('M54 -52L82 -42L54 -34Z', ink.linear(90, [0, gold.light], [1, gold.deep])) +
      ellipse(54, -22, 8, 14, comb) +
      ellipse(43, -20, 7, 12, comb) +
      circle(42, -50, 6.5, '#fff6d8') +
      circle(43.5, -50, 3.6, night.deep) +
      circle(45, -52, 1.3, '#fff') +
      line('M34 -60L50 -56', night.deep, 3) +
      rim('M-40 18Q-8 0 12 -30', '#fff', 2.6, 0.45),
    8,
    -2,
    0.86,
  )
}
