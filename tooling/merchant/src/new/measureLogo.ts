import type { AssetFile } from '@lobby/merchant/reader'
import { drawWithin } from '../logoGround.ts'

/** A picture that is set into a drawing whole: a logo that was given. Sizes in its own pixels. */
export interface GivenLogo extends Pick<AssetFile, 'content' | 'width' | 'height'> {
  readonly type: 'image/svg+xml' | 'image/png'
}

/** A part of a picture, in its own pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What an icon shows of a logo: all of its ink, or its own mark; null where it is so wide that it is no icon, and a monogram is better. */
export interface MeasuredLogo {
  /** How many times as wide as high its ink is. */
  readonly ratio: number
  readonly shown: Box | null
  readonly isMark: boolean
}

/** A logo that is wider than this is a smudge in a square. */
export const widestOfIcons = 1.6

/**
 * Looks for the ink of a logo: what is not transparent; all of one that has a ground of its own. A mark of its own is the first part from the left, if it is about square and the
 * gap behind it is twice as wide as any other: letters of a name stand closer.
 */
export async function measureLogo({ content, width, height }: GivenLogo): Promise<MeasuredLogo> {
  const { data, width: across, height: down } = await drawWithin(content, 480)
  const isInk = (x: number, y: number) => (data[(y * across + x) * 4 + 3] ?? 0) > 40
  const inked = (from: number, to: number): Box | null => {
    const ink: (readonly [x: number, y: number])[] = []
    for (let y = 0; y < down; y++) for (let x = from; x < to; x++) if (isInk(x, y)) ink.push([x, y])
    const [xs, ys] = [ink.map(([x]) => x).sort((a, b) => a - b), ink.map(([, y]) => y)]
    const [x, y, right = 0, bottom = 0] = [xs[0], ys[0], xs.at(-1), ys.at(-1)]
    return x === undefined || y === undefined ? null : { x, y, width: right + 1 - x, height: bottom + 1 - y }
  }
  const own = ({ x, y, width: w, height: h }: Box): Box => ({
    x: (x * width) / across,
    y: (y * height) / down,
    width: (w * width) / across,
    height: (h * height) / down,
  })
  const all = inked(0, across)
  if (all === null) return { ratio: 1, shown: null, isMark: false }
  const ratio = all.width / all.height
  if (ratio <= widestOfIcons) return { ratio, shown: own(all), isMark: false }
  const columns = Array.from({ length: all.width }, (_, at) => inked(all.x + at, all.x + at + 1) !== null)
  const [first, gap, ...rest] = runsOf(columns)
  if (first === undefined || gap === undefined) return { ratio, shown: null, isMark: false }
  const lead = inked(all.x + first.from, all.x + first.to)
  const others = rest.filter((run) => !run.isInk).map(({ from, to }) => to - from)
  const isApart = gap.to - gap.from >= Math.max(all.height * 0.18, ...others.map((other) => other * 2))
  const shape = lead === null ? 0 : lead.width / lead.height
  const isMark = isApart && lead !== null && shape > 0.7 && shape < 1.4 && lead.height > all.height * 0.6
  return { ratio, shown: isMark ? own(lead) : null, isMark }
}

/** Columns next to each other that are alike. */
function runsOf(columns: readonly boolean[]) {
  const starts = columns.flatMap((isInk, at) => (at === 0 || isInk !== columns[at - 1] ? [at] : []))
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? columns.length, isInk: columns[from] === true }))
}
