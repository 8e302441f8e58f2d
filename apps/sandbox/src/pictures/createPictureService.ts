import { createHash } from 'node:crypto'
import { renderBanner, readMediaFile, type BannerColours } from './renderBanner.ts'

/** The parts of a merchant folder from which the merchant's banners and icon are rendered. */
export interface MerchantPictureSource {
  readonly colours: BannerColours
  /** Returns the app icon as a PNG of 192 by 192 pixels, or null if the merchant folder has no icon. */
  readonly icon: () => Uint8Array | null
}

/** The service that returns the demo pictures. */
export interface PictureService {
  /**
   * Handles a request for a picture: `/game/<nodeId>.webp`, `/vendor/<code>.webp`, `/chip/<code>.webp`,
   * `/team/<slug>.webp`, `/lottery/<code>.webp`, `/avatar/<name>.webp`, `/banner/<merchant>/<n>.webp` (n from 1 to 10),
   * `/icon/<merchant>.webp`.
   * @returns the picture, or null if it does not exist
   */
  respond(path: string): Promise<Response | null>
}

const BANNERS_PER_MERCHANT = 10
const picturePath =
  /^\/(game|vendor|chip|team|lottery|avatar|banner|icon)\/([A-Za-z0-9][A-Za-z0-9_-]{0,39})(?:\/([1-9]\d?))?\.webp$/
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

/**
 * Creates the service that returns demo pictures from the folder `media`. When a client first requests an icon, or a
 * banner that is not in `media`, the service renders it.
 * @param merchants - the merchants by id; other merchants have no banners and icons
 */
export function createPictureService(
  merchants: ReadonlyMap<string, MerchantPictureSource> = new Map(),
): PictureService {
  const drawn = new Map<string, Promise<Buffer | null>>()

  const draw = async (kind: string, name: string, at: number): Promise<Buffer | null> => {
    const merchant = merchants.get(name)
    if (kind === 'banner' && merchant && at <= BANNERS_PER_MERCHANT) return renderBanner(name, at, merchant.colours)
    const icon = kind === 'icon' ? merchant?.icon() : null
    if (!icon) return null
    const { default: sharp } = await import('sharp')
    return sharp(icon).resize(192, 192).webp({ quality: 74 }).toBuffer()
  }

  return {
    async respond(path) {
      const [, kind, name, at] = picturePath.exec(path) ?? []
      if (kind === undefined || name === undefined || (at !== undefined) !== (kind === 'banner')) return null
      const isOwn = kind === 'banner' || kind === 'icon'
      if (isOwn && !merchants.has(name)) return null
      let bytes = await readMediaFile(path.slice(1))
      if (bytes === null && isOwn) {
        const drawing = drawn.get(path) ?? draw(kind, name, Number(at))
        drawn.set(path, drawing)
        bytes = await drawing
      }
      if (bytes === null) return null
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
      return new Response(new Uint8Array(bytes), {
        headers: { ...headers, 'content-length': String(bytes.length), etag },
      })
    },
  }
}
