import { createSeededRandom } from '../domain/random.ts'
import { readFile } from 'node:fs/promises'

/**
 * Reads a file of the folder `media`.
 * @param path - the path relative to `media`; the caller must check that it stays inside `media`
 * @returns the bytes, or null if the file does not exist
 */
export const readMediaFile = (path: string): Promise<Buffer | null> =>
  readFile(new URL(`../../media/${path}`, import.meta.url)).catch(() => null)

const WIDTH_PX = 750
const HEIGHT_PX = 320
const BAND_COUNT = 9

/** The CSS colours of a merchant's banners. */
export interface BannerColours {
  readonly brand: string
  readonly accent: string
}

/**
 * Renders a banner for a merchant without files in `media/banner`: bands in the merchant's colours, below a picture
 * from `media/banner/over`. The same merchant and number always have the same banner.
 * @param at - the number of the banner from 1
 * @returns a WebP of 750 by 320 pixels
 */
export async function renderBanner(tenant: string, at: number, { brand, accent }: BannerColours): Promise<Buffer> {
  const random = createSeededRandom(`banner ${tenant} ${at}`)
  const lean = at % 2 === 1 ? -170 : 170
  const bands = Array.from({ length: BAND_COUNT }, (_, index) => {
    const left = -120 + index * 110 + random.between(-16, 16)
    const right = left + random.between(16, 62)
    return `<path d="M${left} 330L${right} 330L${right + lean} -10L${left + lean} -10Z" fill="url(#band)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <linearGradient id="shade"><stop stop-opacity=".75"/><stop offset="1" stop-opacity=".2"/></linearGradient>
    <linearGradient id="band" x2="0" y2="1"><stop stop-color="${accent}" stop-opacity=".5"/><stop offset="1" stop-color="${accent}" stop-opacity=".04"/></linearGradient>
    <rect width="100%" height="100%" fill="${brand}"/><rect width="100%" height="100%" fill="url(#shade)"/>${bands.join('')}</svg>`
  // Import the native library `sharp` at the first banner, because the sandbox must start on machines without it.
  const { default: sharp } = await import('sharp')
  const over = await readMediaFile(`banner/over/${at}.webp`)
  return sharp(Buffer.from(svg))
    .composite(over ? [{ input: over }] : [])
    .webp({ quality: 60, effort: 5 })
    .toBuffer()
}
