/** A small rendering of an image: its pixels, four bytes each. */
export interface Thumbnail {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** The smallest alpha value with which a pixel counts as opaque. */
const MIN_OPAQUE_ALPHA = 250
/**
 * The largest difference in a colour channel between two pixels that count as alike. It is not 0, because an image that
 * was once a JPEG has noise.
 */
const MAX_CHANNEL_DIFFERENCE = 20
/**
 * The smallest share of an image's pixels, from 0 to 1, that counts as something drawn on a background. A smaller share
 * is only the edge of a shape that fills the image.
 */
const MIN_DRAWN_SHARE = 0.01

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

/** Returns the pixel at an offset in the bytes of an image. */
export function getPixel({ data }: Thumbnail, at: number): Pixel {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
  return [red, green, blue, alpha]
}

export const formatHexColour = ([red, green, blue]: Pixel): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Returns whether two pixels look almost the same. */
export const areSimilarPixels = (one: Pixel, other: Pixel): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= MAX_CHANNEL_DIFFERENCE)

/**
 * Scales an image to fit into a square of `side` pixels and returns its pixels. Rejects if the image cannot be
 * rendered.
 */
export async function renderScaledImage(content: Uint8Array, side: number): Promise<Thumbnail> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(content).ensureAlpha().resize(side, side, { fit: 'inside' }).raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Renders an image at the size of a thumbnail. Returns null for an image that cannot be rendered, because another check
 * reports that mistake.
 */
export const renderThumbnail = (content: Uint8Array): Promise<Thumbnail | null> =>
  renderScaledImage(content, 64).catch(() => null)

/** Returns whether every pixel of an image is transparent. @param data The bytes of the image, four for each pixel. */
export const isFullyTransparent = (data: Buffer): boolean => data.every((value, at) => at % 4 !== 3 || value === 0)

/**
 * Returns the most frequent colour of these pixels, and the share of the pixels (0 to 1) that have about this colour.
 */
function mainColour(pixels: readonly Pixel[]): { readonly colour: Pixel; readonly share: number } {
  const groups = Map.groupBy(pixels, (pixel) => pixel.map((channel) => channel >> 5).join())
  const [[colour] = []] = [...groups.values()].sort((one, other) => other.length - one.length)
  if (colour === undefined) throw new Error('A picture has pixels.')
  return { colour, share: pixels.filter((other) => areSimilarPixels(colour, other)).length / pixels.length }
}

/**
 * Finds the opaque background of a logo. A logo has one if every pixel is opaque, and if one colour covers most of the
 * edge, most of the image, or the four corners. Letters may touch the edge and the corners.
 * @returns A pixel of the background. Null if the background is transparent or has several colours, or if the image is
 *   only a background.
 */
export function findLogoBackgroundPixel(picture: Thumbnail): Pixel | null {
  const { width, height } = picture
  const pixels = Array.from({ length: width * height }, (_, index) => getPixel(picture, index * 4))
  if (pixels.some(([, , , alpha]) => alpha < MIN_OPAQUE_ALPHA)) return null
  const edge = pixels.filter(
    (_, index) => index < width || index >= width * (height - 1) || index % width === 0 || index % width === width - 1,
  )
  const corners = pixels.filter((_, index) => [0, width - 1, width * (height - 1), width * height - 1].includes(index))
  const areCornersAlike = corners.every((corner) => corners.every((other) => areSimilarPixels(corner, other)))
  const [edgeColour, imageColour] = [mainColour(edge), mainColour(pixels)]
  // Letters may cover most of the edge or all four corners. Then the most frequent colour of the image is the
  // background.
  const main = [
    { ...edgeColour, minShare: 0.75 },
    { ...imageColour, minShare: areCornersAlike ? 0 : 0.5 },
    { ...edgeColour, minShare: 0.5 },
  ].find(({ share, minShare }) => share > minShare)
  const ground = main?.colour ?? null
  if (ground === null) return null
  return pixels.filter((pixel) => !areSimilarPixels(pixel, ground)).length > pixels.length * MIN_DRAWN_SHARE
    ? ground
    : null
}

/**
 * Returns the background colour of a logo, for use as the page colour of a theme. An almost white or black background
 * becomes pure white or black.
 */
export function getLogoBackgroundColour(picture: Thumbnail): string | null {
  const ground = findLogoBackgroundPixel(picture)
  if (ground === null) return null
  const channels = ground.slice(0, 3)
  if (channels.every((channel) => channel > 255 - MAX_CHANNEL_DIFFERENCE / 2)) return '#ffffff'
  return channels.every((channel) => channel < MAX_CHANNEL_DIFFERENCE / 2) ? '#000000' : formatHexColour(ground)
}
