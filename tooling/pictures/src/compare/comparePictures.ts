import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How one picture differs from another. */
export interface Difference {
  /** Pixels that differ, those that only one of the two has included. */
  readonly pixels: number
  /** Of all pixels of the larger area, 0 to 1. */
  readonly share: number
  /** Sizes in words where they are not the same. */
  readonly resized?: string
  /** What differs in red, over a pale picture of the rest; as PNG. */
  readonly png: Buffer
}

interface Raw {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** So strict that two levels of 255 are seen: one browser painted both, so nothing is forgiven but the smoothing of edges. */
const threshold = 0.005

async function decode(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Puts a picture into the left upper corner of a larger one. */
function enlarge(
  { data, width, height }: Raw,
  to: { readonly width: number; readonly height: number },
  colour: readonly number[],
): Uint8Array {
  const large = new Uint8Array(to.width * to.height * 4)
  for (let at = 0; at < large.length; at += 4) large.set(colour, at)
  for (let row = 0; row < height; row++)
    large.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * to.width * 4)
  return large
}

/**
 * Compares two pictures pixel by pixel. Pixels that only smooth an edge may differ: text and curves are drawn anew where they moved by less than one.
 *
 * @param before A PNG.
 * @param after A PNG; where it has another size, what only one of the two has differs.
 * @returns undefined if nothing differs.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const [one, other] = await Promise.all([decode(before), decode(after)])
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  const drawn = new Uint8Array(size.width * size.height * 4)
  // Two colours that no other resembles: what one of them lacks always differs.
  const pixels = pixelmatch(
    enlarge(one, size, [255, 0, 255, 255]),
    enlarge(other, size, [0, 255, 0, 255]),
    drawn,
    size.width,
    size.height,
    { threshold },
  )
  if (pixels === 0) return undefined
  const png = await sharp(drawn, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer()
  const same = one.width === other.width && one.height === other.height
  return {
    pixels,
    share: pixels / (size.width * size.height),
    ...(!same && { resized: `${one.width} × ${one.height} became ${other.width} × ${other.height}` }),
    png,
  }
}
