/** A picture drawn small: its pixels, four bytes each. */
export interface SmallPicture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** From this alpha on a pixel counts as opaque. */
const OPAQUE = 250
/** Up to this difference in a channel two pixels count as alike: a picture that was a JPEG has noise. */
const ALIKE = 20
/** Less of a picture than this share is no drawing on a ground, but the edge of a shape. */
const LEAST_DRAWN = 0.01

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

/** The pixel at a place in the bytes of a picture. */
export function pixelAt({ data }: SmallPicture, at: number): Pixel {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
  return [red, green, blue, alpha]
}

/** The colour of a pixel as `#rrggbb`. */
export const hexOf = ([red, green, blue]: Pixel): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Whether two pixels can hardly be told from each other. */
export const areAlike = (one: Pixel, other: Pixel): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= ALIKE)

/** Draws a picture within a square of `side` pixels, four bytes each. Rejects if it cannot be drawn. */
export async function drawWithin(content: Uint8Array, side: number): Promise<SmallPicture> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(content).ensureAlpha().resize(side, side, { fit: 'inside' }).raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Draws a picture small. Returns null for one that cannot be drawn, which is reported as a mistake elsewhere. */
export const drawSmall = (content: Uint8Array): Promise<SmallPicture | null> =>
  drawWithin(content, 64).catch(() => null)

/** Whether nothing can be seen of a picture with these bytes, four a pixel. */
export const isEmpty = (data: Buffer): boolean => data.every((value, at) => at % 4 !== 3 || value === 0)

/** The colour that most of these pixels have, or nearly, and the share of them that do: 0 to 1. */
function mainColour(pixels: readonly Pixel[]): { readonly colour: Pixel; readonly share: number } {
  const groups = Map.groupBy(pixels, (pixel) => pixel.map((channel) => channel >> 5).join())
  const [[colour] = []] = [...groups.values()].sort((one, other) => other.length - one.length)
  if (colour === undefined) throw new Error('A picture has pixels.')
  return { colour, share: pixels.filter((other) => areAlike(colour, other)).length / pixels.length }
}

/**
 * Finds the ground that a logo has of its own: it is opaque, something is drawn on it, and most of its edge, most of all of it, or its four
 * corners have one colour. Letters may reach its edges and corners, as in a picture that was cut at them.
 * @returns One of its pixels; null where the ground is transparent, of several colours, or all that there is.
 */
export function groundIn(picture: SmallPicture): Pixel | null {
  const { width, height } = picture
  const pixels = Array.from({ length: width * height }, (_, index) => pixelAt(picture, index * 4))
  if (pixels.some(([, , , alpha]) => alpha < OPAQUE)) return null
  const edge = pixels.filter(
    (_, index) => index < width || index >= width * (height - 1) || index % width === 0 || index % width === width - 1,
  )
  const corners = pixels.filter((_, index) => [0, width - 1, width * (height - 1), width * height - 1].includes(index))
  const areCornersAlike = corners.every((corner) => corners.every((other) => areAlike(corner, other)))
  const [ofEdge, ofAll] = [mainColour(edge), mainColour(pixels)]
  // Letters may fill most of the edge or all four corners: then what there is most of is the ground.
  const main = [
    { ...ofEdge, least: 0.75 },
    { ...ofAll, least: areCornersAlike ? 0 : 0.5 },
    { ...ofEdge, least: 0.5 },
  ].find(({ share, least }) => share > least)
  const ground = main?.colour ?? null
  if (ground === null) return null
  return pixels.filter((pixel) => !areAlike(pixel, ground)).length > pixels.length * LEAST_DRAWN ? ground : null
}

/** The ground of a logo as a colour for a page: what is nearly white or black is that. */
export function groundOf(picture: SmallPicture): string | null {
  const ground = groundIn(picture)
  if (ground === null) return null
  const channels = ground.slice(0, 3)
  if (channels.every((channel) => channel > 255 - ALIKE / 2)) return '#ffffff'
  return channels.every((channel) => channel < ALIKE / 2) ? '#000000' : hexOf(ground)
}
