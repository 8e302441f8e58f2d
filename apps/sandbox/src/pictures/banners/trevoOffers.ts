import { circle, ellipse, line, path, place, poly, polar, rect, times } from '../svg.ts'

const shade = ellipse(556, 282, 96, 14, '#0b5c2a', 'opacity=".3"')
/** The corners of a star, every other one nearer to its middle. */
const corners = (points: number, far: number, near: number) =>
  poly(Array.from({ length: points * 2 }, (_, at) => polar((at * 180) / points - 90, at % 2 ? near : far)))

/** A medal with a star: the greatest win. */
export const medal = (): string =>
  shade +
  path('M494 18H544L572 118H520Z', '#e8503a') +
  path('M618 18H568L540 118H592Z', '#c93a26') +
  circle(556, 180, 96, '#ffc92e') +
  circle(556, 180, 76, '#ffe08a') +
  place(path(corners(5, 62, 27), '#12803c'), 556, 184)

/** A rocket over its flame: a thousand and beyond. */
export const rocket = (): string =>
  shade +
  place(
    path('M-22 92C-30 122 -10 132 0 160C10 132 30 122 22 92Z', '#ffc92e') +
      path('M-11 92C-15 110 -5 118 0 134C5 118 15 110 11 92Z', '#e8503a') +
      path('M-38 26C-70 44 -74 76 -68 104L-30 84Z', '#12803c') +
      path('M38 26C70 44 74 76 68 104L30 84Z', '#0f6b33') +
      path('M0 -124C44 -84 52 -20 34 92H-34C-52 -20 -44 -84 0 -124Z', '#fffdf4') +
      path('M0 -124C22 -104 34 -80 40 -52H-40C-34 -80 -22 -104 0 -124Z', '#e8503a') +
      circle(0, -8, 24, '#12803c') +
      circle(0, -8, 15, '#9fcdf7') +
      rect(-34, 76, 68, 16, '#38b35c'),
    556,
    140,
    0.92,
    16,
  )

/** Two coins beside each other: one for each friend. */
export const coins = (): string =>
  shade +
  times(2, (at) => {
    const [x, y, turn] = at ? [604, 190, 12] : [510, 150, -10]
    return place(
      circle(0, 0, 82, '#e0a50c') + circle(0, -5, 80, '#ffc92e') + circle(0, -5, 60, '#ffe08a') + path(corners(4, 40, 13), '#12803c') + line('M-58 -34A66 66 0 0 1 -20 -66', '#fffdf4', 7),
      x,
      y,
      1,
      turn,
    )
  })

/** A coin that comes back: two arrows go round it. */
export const cashback = (): string =>
  shade +
  circle(556, 160, 132, '#fffdf4') +
  times(2, (at) => place(line('M-92 26A96 96 0 0 1 46 -84', '#12803c', 20) + path('M34 -118L92 -76L24 -50Z', '#12803c'), 556, 160, 1, at * 180)) +
  circle(556, 160, 62, '#e0a50c') +
  circle(556, 156, 61, '#ffc92e') +
  circle(556, 156, 45, '#ffe08a') +
  place(line('M-19 23L19 -23', '#12803c', 10) + circle(-18, -16, 9, '#12803c') + circle(18, 16, 9, '#12803c'), 556, 156) +
  line('M513 130A50 50 0 0 1 540 109', '#fffdf4', 6)
