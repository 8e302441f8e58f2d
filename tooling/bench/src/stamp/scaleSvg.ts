import { msOf, type StampRuns } from './scaleTable.ts'
import { changeCounts, counts, steps } from './steps.ts'

const [width, height] = [760, 400]
const room = { left: 64, right: 210, top: 24, bottom: 44 }

/** A line of the picture: how many merchants, and milliseconds. */
interface Line {
  readonly name: string
  readonly colour: string
  readonly dashed?: boolean
  readonly points: readonly (readonly [count: number, ms: number])[]
}

/** The curve of the fleet as a picture: merchants to the right, time upwards, both by powers of ten. */
export function scaleSvg(runs: StampRuns): string {
  const compile = msOf(runs, steps.compile)
  const of = (step: (count: number) => string, at: readonly number[]) =>
    at.map((count) => [count, msOf(runs, step(count))] as const)
  const lines: Line[] = [
    {
      name: 'a compile each, by reckoning',
      colour: '#b4453b',
      dashed: true,
      points: counts.map((count) => [count, count * compile] as const),
    },
    { name: 'stamped from nothing', colour: '#1f6fb2', points: of(steps.stamp, counts) },
    { name: 'a shared component changed', colour: '#7a4fb0', points: of(steps.restamp, changeCounts) },
    { name: 'one edit of a folder', colour: '#2d8659', points: of(steps.edit, changeCounts) },
    { name: 'nothing changed', colour: '#8a7a2e', points: of(steps.nothing, changeCounts) },
  ]
  const all = lines.flatMap(({ points }) => points.map(([, ms]) => Math.log10(ms)))
  const [low, high] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))]
  const x = (count: number) => room.left + (Math.log10(count) / 3) * (width - room.left - room.right)
  const y = (ms: number) =>
    height - room.bottom - ((Math.log10(ms) - low) / (high - low)) * (height - room.top - room.bottom)
  const text = (at: readonly [number, number], words: string, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${words}</text>`
  const rule = (x1: number, y1: number, x2: number, y2: number) =>
    `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="#d8dce2"/>`
  const powers = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
  const grid = [
    ...powers.flatMap((ms) => [
      rule(room.left, y(ms), width - room.right, y(ms)),
      text(
        [room.left - 8, y(ms) + 4],
        ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString('en')} s`,
        'text-anchor="end"',
      ),
    ]),
    ...counts.flatMap((count) => [
      rule(x(count), room.top, x(count), height - room.bottom),
      text([x(count), height - room.bottom + 18], count.toLocaleString('en'), 'text-anchor="middle"'),
    ]),
    text([(room.left + width - room.right) / 2, height - 8], 'merchants', 'text-anchor="middle"'),
  ]
  // Names stand at the ends of their lines, from the top, a line of text apart at least.
  let below = 0
  const drawn = lines
    .map((line) => ({ ...line, end: y(line.points.at(-1)?.[1] ?? 1) }))
    .sort((one, other) => one.end - other.end)
    .flatMap(({ name, colour, dashed = false, points, end }) => {
      below = Math.max(end + 4, below + 16)
      const path = points
        .map(([count, ms], index) => `${index === 0 ? 'M' : 'L'}${x(count).toFixed(1)} ${y(ms).toFixed(1)}`)
        .join('')
      return [
        `<path d="${path}" stroke="${colour}" stroke-width="2"${dashed ? ' stroke-dasharray="5 4"' : ''}/>`,
        ...(dashed
          ? []
          : points.map(
              ([count, ms]) => `<circle cx="${x(count).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="3" fill="${colour}"/>`,
            )),
        text([width - room.right + 8, below], name, `fill="${colour}"`),
      ]
    })
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Time by the number of merchants" font-family="sans-serif" font-size="12" fill="none">`
  return `${head}\n<rect width="${width}" height="${height}" fill="#fff"/>\n<g fill="#4a5260">${grid.join('\n')}</g>\n${drawn.join('\n')}\n</svg>\n`
}
