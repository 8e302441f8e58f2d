import type { MerchantAsset, PublicMerchant } from '@lobby/merchant'
import { fileExtensions, type AssetFile } from '@lobby/merchant/reader'
import { posix } from 'node:path'
import { computeShortHash } from './files.ts'

/** An icon of the installed site, as the web manifest and the head list it. */
export interface SiteIcon {
  readonly src: string
  readonly kind: 'any' | 'maskable' | 'apple'
  /** The width and height in pixels. */
  readonly size: number
}

/** A merchant's pictures, icons and fonts, whose URLs contain a hash of the content. */
export type BrandWithHashedUrls = ReturnType<typeof addHashesToBrandUrls>

const kindOf = (path: string) => (/apple/.test(path) ? 'apple' : /maskable/.test(path) ? 'maskable' : 'any')

/**
 * Gives each picture, icon and font of a folder a URL that contains a hash of its content and the extension of its
 * type.
 * @param merchant The public data of the merchant, in which assets have their paths inside the folder.
 */
export function addHashesToBrandUrls(merchant: PublicMerchant, assets: readonly AssetFile[]) {
  /** The bytes of each file, by path in the site. */
  const files = new Map<string, Buffer>()
  const addresses = new Map<string, string>()
  for (const { path, type, content } of assets) {
    const body = Buffer.from(content)
    const name = `brand/${posix.parse(path).name}.${computeShortHash(body)}${fileExtensions[type]}`
    files.set(name, body)
    addresses.set(path, `/${name}`)
  }
  /** Returns the URL in the site of a file of the merchant folder. */
  const addressOf = (path: string): string => {
    const address = addresses.get(path)
    if (address !== undefined) return address
    const why = `${path} is used but is not among the folder's assets`
    throw new Error(`${merchant.id}: ${why}. Report this: the reader must list it.`)
  }
  const asset = (value: MerchantAsset): MerchantAsset => ({ ...value, src: addressOf(value.src) })
  const { licence } = merchant
  const image = licence.image === null ? null : asset(licence.image)
  const [logo, hero] = [asset(merchant.logo), asset(merchant.hero)]
  /** The public data of the merchant, in which assets have their URLs in place of paths. */
  const addressed: PublicMerchant = { ...merchant, logo, hero, licence: { ...licence, image } }
  const icons = assets
    .filter(({ role }) => role === 'icon')
    .map(({ path, width: size }): SiteIcon => ({ src: addressOf(path), kind: kindOf(path), size }))
  return { merchant: addressed, icons, files, addressOf }
}
