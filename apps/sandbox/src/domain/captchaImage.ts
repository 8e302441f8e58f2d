import { randomBytes, randomInt } from 'node:crypto'
import { encodePng } from './encodePng.ts'

const width = 168
const height = 56

type Point = readonly [x: number, y: number]
/** The strokes of each digit in a box of 1 by 2: drawn, not written, so that no machine's fonts matter. */
const strokes: readonly (readonly (readonly Point[])[])[] = [
  [
    [
      [0.5, 0],
      [0.9, 0.3],
      [1, 1],
      [0.9, 1.7],
      [0.5, 2],
      [0.1, 1.7],
      [0, 1],
      [0.1, 0.3],
      [0.5, 0],
    ],
  ],
  [
    [
      [0.15, 0.45],
      [0.6, 0],
      [0.6, 2],
    ],
  ],
  [
    [
      [0, 0.45],
      [0.2, 0.05],
      [0.75, 0],
      [1, 0.45],
      [0.85, 0.9],
      [0, 2],
      [1, 2],
    ],
  ],
  [
    [
      [0, 0.1],
      [0.7, 0],
      [1, 0.45],
      [0.75, 0.9],
      [0.35, 0.95],
    ],
    [
      [0.75, 0.9],
      [1, 1.45],
      [0.75, 1.95],
      [0.3, 2],
      [0, 1.8],
    ],
  ],
  [
    [
      [0.7, 2],
      [0.7, 0],
      [0, 1.35],
      [1, 1.35],
    ],
  ],
  [
    [
      [0.95, 0],
      [0.15, 0],
      [0.05, 0.9],
      [0.6, 0.8],
      [1, 1.25],
      [0.85, 1.85],
      [0.35, 2],
      [0, 1.8],
    ],
  ],
  [
    [
      [0.85, 0.05],
      [0.3, 0.45],
      [0, 1.2],
      [0.15, 1.8],
      [0.55, 2],
      [0.95, 1.7],
      [0.9, 1.2],
      [0.5, 0.95],
      [0.1, 1.2],
    ],
  ],
  [
    [
      [0, 0],
      [1, 0],
      [0.4, 2],
    ],
  ],
  [
    [
      [0.5, 0.9],
      [0.1, 0.6],
      [0.2, 0.1],
      [0.5, 0],
      [0.85, 0.1],
      [0.9, 0.6],
      [0.5, 0.9],
      [0.05, 1.3],
      [0.1, 1.8],
      [0.5, 2],
      [0.9, 1.8],
      [0.95, 1.3],
      [0.5, 0.9],
    ],
  ],
  [
    [
      [0.9, 0.75],
      [0.5, 1.05],
      [0.1, 0.75],
      [0.1, 0.25],
      [0.5, 0],
      [0.95, 0.3],
      [0.95, 0.9],
      [0.6, 1.6],
      [0.2, 2],
    ],
  ],
]

/** Draws the digits of a captcha, each turned and moved, under a wave, with lines across. @returns a PNG */
export function captchaImage(digits: string): Buffer {
  const ink = new Float64Array(width * height)
  const phase = jitter(Math.PI)
  const wave = ([x, y]: Point): Point => [x + 2 * Math.sin(y / 9 + phase), y + 3 * Math.sin(x / 17 + phase)]
  ;[...digits].forEach((digit, index) => {
    const place = placed(14 + index * 25 + jitter(2), 12 + jitter(4), jitter(0.28), 14 + jitter(1.5))
    for (const line of strokes[Number(digit)] ?? [])
      drawLine(
        ink,
        line.map((point) => wave(place(point))),
        1.9,
      )
  })
  for (let count = 0; count < 3; count++) {
    drawLine(
      ink,
      (
        [
          [0, randomInt(height)],
          [width / 2, randomInt(height)],
          [width, randomInt(height)],
        ] as const
      ).map(wave),
      0.7,
    )
  }
  // Each byte becomes a pixel, and is its noise until then.
  const pixels = randomBytes(width * height)
  pixels.forEach((noise, at) => (pixels[at] = Math.round(246 - 196 * (ink[at] ?? 0) - (noise % 10))))
  return encodePng(pixels, width, height)
}

const jitter = (most: number): number => ((randomInt(2001) - 1000) / 1000) * most

/** Moves, turns and scales a point of a digit's box. */
function placed(left: number, top: number, angle: number, size: number): (point: Point) => Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return ([x, y]) => {
    const [dx, dy] = [(x - 0.5) * size, (y - 1) * size]
    return [left + size / 2 + dx * cos - dy * sin, top + size + dx * sin + dy * cos]
  }
}

function drawLine(ink: Float64Array, points: readonly Point[], radius: number): void {
  points.slice(1).forEach(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2]
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 2)
    for (let step = 0; step <= steps; step++) drawDot(ink, x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps, radius)
  })
}

function drawDot(ink: Float64Array, x: number, y: number, radius: number): void {
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius + 1); row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius + 1); column++) {
      const amount = Math.min(1, Math.max(0, radius + 0.5 - Math.sqrt((column - x) ** 2 + (row - y) ** 2)))
      const at = row * width + column
      ink[at] = Math.max(ink[at] ?? 0, amount)
    }
  }
}
