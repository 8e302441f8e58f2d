import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gamesById } from '../seed/games.ts'
import { vendors } from '../seed/vendors.ts'
import { bannerCount, drawBanner, type BannerHues } from './drawBanner.ts'
import { drawGame } from './drawGame.ts'
import { drawIcon } from './drawIcon.ts'
import { drawLottery } from './drawLottery.ts'
import { drawAvatar } from './drawAvatar.ts'
import { drawTeam } from './drawTeam.ts'
import { drawVendor, drawVendorChip } from './drawVendor.ts'

/** What a picture is drawn from, and how it is kept. */
interface Drawing {
  readonly svg: string
  /** Device pixels for one unit of the drawing. */
  readonly scale: number
  readonly maxBytes: number
  /** Whether it goes to disk: false where a visitor's text chooses the picture, so that nobody can fill the disk. */
  readonly kept: boolean
}

export interface PicturesOptions {
  /** Where finished pictures are kept; null keeps none. Created when missing. */
  readonly cacheDir: string | null
  /** The merchants that have banners; without it, any name has. */
  readonly tenants?: readonly string[]
  /** The app icon of a merchant as PNG, 192 pixels wide; null where there is none. */
  readonly iconOf?: (tenant: string) => Uint8Array | null
  /** Hues of the banners of merchants without a drawing of their own. */
  readonly bannerHues?: Readonly<Record<string, BannerHues>>
}

/** Draws pictures when they are asked for. */
export interface Pictures {
  /**
   * The picture at a path of an image host: `/game/<nodeId>.webp`, `/vendor/<code>.webp`, `/chip/<code>.webp`, `/team/<slug>.webp`, `/lottery/<code>.webp`,
   * `/banner/<tenant>/<n>.webp` (n from 1), `/avatar/<seed>.webp`,
   * `/icon/<tenant>.webp`. Null where there is none.
   */
  respond(path: string): Promise<Response | null>
}

const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}
/** Tried in this order until the picture is small enough. Part of the key on disk. */
const qualities = [74, 66, 58, 50, 42, 34]
const slug = '[a-z0-9][a-z0-9-]{0,39}'
const vendorsByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

/** The drawing at a path, or null. Draws nothing yet but the SVG. */
export function drawingAt(path: string, options: Omit<PicturesOptions, 'cacheDir'> = {}): Drawing | null {
  const [, kind, name, at] =
    new RegExp(`^/(game|vendor|chip|team|banner|avatar|lottery|icon)/([A-Za-z0-9][A-Za-z0-9_-]{0,39})(?:/([1-9]\\d?))?\\.webp$`).exec(path) ?? []
  if (kind === undefined || name === undefined || (at !== undefined) !== (kind === 'banner')) return null
  if (kind === 'game') {
    const game = /^[1-9]\d{0,8}$/.test(name) ? gamesById.get(Number(name)) : undefined
    return game ? { svg: drawGame(game), scale: 1, maxBytes: 6000, kept: true } : null
  }
  if (kind === 'vendor' || kind === 'chip') {
    const vendor = vendorsByCode.get(name)
    const draw = kind === 'chip' ? drawVendorChip : drawVendor
    return vendor ? { svg: draw(vendor), scale: 2, maxBytes: 6000, kept: true } : null
  }
  if (!new RegExp(`^${slug}$`).test(name)) return null
  if (kind === 'team') return { svg: drawTeam(name), scale: 2, maxBytes: 6000, kept: false }
  if (kind === 'lottery') return { svg: drawLottery(name), scale: 1, maxBytes: 6000, kept: false }
  if (kind === 'avatar') return { svg: drawAvatar(name), scale: 1, maxBytes: 6000, kept: false }
  if (kind === 'icon') {
    const png = options.tenants?.includes(name) ? options.iconOf?.(name) : null
    return png ? { svg: drawIcon(png), scale: 1, maxBytes: 8000, kept: true } : null
  }
  if (Number(at) > bannerCount || (options.tenants && !options.tenants.includes(name))) return null
  return {
    svg: drawBanner(name, Number(at) - 1, options.bannerHues?.[name]),
    scale: 1,
    maxBytes: 16000,
    kept: options.tenants !== undefined,
  }
}

/** A drawing as WebP, at the highest quality that fits its size. */
export async function renderDrawing({ svg, scale, maxBytes }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded here: the native library is not needed to start.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale }).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let smallest = new Uint8Array()
  for (const quality of qualities) {
    smallest = new Uint8Array(await sharp(data, { raw }).webp({ quality, effort: 5 }).toBuffer())
    if (smallest.length <= maxBytes) break
  }
  return smallest
}

/**
 * Pictures of the demo: drawn on request, kept on disk under the hash of their drawing, so that a changed generator never serves
 * an old picture.
 */
export function createPictures({ cacheDir, ...options }: PicturesOptions): Pictures {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let warned = false

  async function make(drawing: Drawing, key: string): Promise<Uint8Array<ArrayBuffer>> {
    const file = cacheDir !== null && drawing.kept ? join(cacheDir, `${key}.webp`) : null
    if (file !== null) {
      const known = await readFile(file).catch(() => null)
      if (known && known.length > 0) return new Uint8Array(known)
    }
    const bytes = await renderDrawing(drawing)
    if (file !== null && cacheDir !== null) await keep(cacheDir, file, bytes)
    return bytes
  }

  async function keep(dir: string, file: string, bytes: Uint8Array): Promise<void> {
    try {
      await mkdir(dir, { recursive: true })
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      if (!warned)
        console.warn(`Pictures cannot be kept in ${dir} (${String(error)}). They are drawn anew each time; make the folder writable.`)
      warned = true
    }
  }

  return {
    async respond(path) {
      const drawing = drawingAt(path, options)
      if (!drawing) return null
      const key = createHash('sha256')
        .update(`${qualities.join()} 5 ${drawing.scale} ${drawing.maxBytes} ${drawing.svg}`)
        .digest('hex')
        .slice(0, 32)
      const making = underWay.get(key) ?? make(drawing, key).finally(() => underWay.delete(key))
      underWay.set(key, making)
      const bytes = await making
      return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length), etag: `"${key}"` } })
    },
  }
}
