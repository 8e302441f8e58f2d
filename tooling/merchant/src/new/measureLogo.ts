import type { AssetFile } from '@lobby/merchant/reader'
import { renderScaledImage } from '../logoBackground.ts'

/**
 * A logo that a person gave and that drawings embed as a whole. `width` and `height` are the logo's original size in
 * pixels.
 */
export interface GivenLogo extends Pick<AssetFile, 'content' | 'width' | 'height'> {
  readonly type: 'image/svg+xml' | 'image/png'
}

/** A rectangle in an image, in pixels of the image's original size. */
export interface ImageArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The measurements of a logo. `shown` is the part for icons: all visible pixels, or only the mark if the logo has a
 * separate one. `shown` is null if the logo is too wide for an icon. Then icons show the initials of the name.
 */
export interface MeasuredLogo {
  /** The width of the logo's visible part divided by the height of that part. */
  readonly ratio: number
  readonly shown: ImageArea | null
  readonly isMark: boolean
}

/** The largest width-to-height ratio of a logo in an icon. A wider logo would be too small to recognise in a square. */
export const MAX_ICON_LOGO_RATIO = 1.6

/**
 * Measures the visible part (ink) of a logo: everything that is not transparent. If the background is opaque, the whole
 * logo is visible. The first part from the left is a separate mark if it is roughly square and if the gap after it is
 * at least twice as wide as any other gap, because the letters of a name are closer together.
 */
export async function measureLogo({ content, width, height }: GivenLogo): Promise<MeasuredLogo> {
  const { data, width: across, height: down } = await renderScaledImage(content, 480)
  const isInk = (x: number, y: number) => (data[(y * across + x) * 4 + 3] ?? 0) > 40
  const inkBounds = (from: number, to: number): ImageArea | null => {
    const ink: (readonly [x: number, y: number])[] = []
    for (let y = 0; y < down; y++) for (let x = from; x < to; x++) if (isInk(x, y)) ink.push([x, y])
    const [xs, ys] = [ink.map(([x]) => x).sort((a, b) => a - b), ink.map(([, y]) => y)]
    const [x, y, right = 0, bottom = 0] = [xs[0], ys[0], xs.at(-1), ys.at(-1)]
    return x === undefined || y === undefined ? null : { x, y, width: right + 1 - x, height: bottom + 1 - y }
  }
  const toOwnPixels = ({ x, y, width: w, height: h }: ImageArea): ImageArea => ({
    x: (x * width) / across,
    y: (y * height) / down,
    width: (w * width) / across,
    height: (h * height) / down,
  })
  const all = inkBounds(0, across)
  if (all === null) return { ratio: 1, shown: null, isMark: false }
  const ratio = all.width / all.height
  if (ratio <= MAX_ICON_LOGO_RATIO) return { ratio, shown: toOwnPixels(all), isMark: false }
  const columns = Array.from({ length: all.width }, (_, at) => inkBounds(all.x + at, all.x + at + 1) !== null)
  const [first, gap, ...rest] = groupColumns(columns)
  if (first === undefined || gap === undefined) return { ratio, shown: null, isMark: false }
  const lead = inkBounds(all.x + first.from, all.x + first.to)
  const others = rest.filter((run) => !run.isInk).map(({ from, to }) => to - from)
  const isApart = gap.to - gap.from >= Math.max(all.height * 0.18, ...others.map((other) => other * 2))
  const shape = lead === null ? 0 : lead.width / lead.height
  const isMark = isApart && lead !== null && shape > 0.7 && shape < 1.4 && lead.height > all.height * 0.6
  return { ratio, shown: isMark ? toOwnPixels(lead) : null, isMark }
}

/** Groups neighbouring columns of pixels into runs with and without visible pixels. */
function groupColumns(columns: readonly boolean[]) {
  const starts = columns.flatMap((isInk, at) => (at === 0 || isInk !== columns[at - 1] ? [at] : []))
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? columns.length, isInk: columns[from] === true }))
}
