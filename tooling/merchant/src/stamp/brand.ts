import type { Asset, PublicMerchant } from '@lobby/merchant'
import { endings, type AssetFile } from '@lobby/merchant/reader'
import { posix } from 'node:path'
import { digest } from './files.ts'

/** An installable icon, as the web manifest and the head name it. */
export interface Icon {
  readonly src: string
  readonly kind: 'any' | 'maskable' | 'apple'
  /** Pixels of a side. */
  readonly size: number
}

/** A merchant's own files under their public, hashed addresses. */
export type Brand = ReturnType<typeof brandOf>

const kindOf = (path: string) => (/apple/.test(path) ? 'apple' : /maskable/.test(path) ? 'maskable' : 'any')

/**
 * Gives each picture, icon and font of a folder its address, which changes with its content and ends as its kind.
 * @param merchant with assets as paths in the folder
 */
export function brandOf(merchant: PublicMerchant, assets: readonly AssetFile[]) {
  /** Path in the site to the file's bytes. */
  const files = new Map<string, Buffer>()
  const addresses = new Map<string, string>()
  for (const { path, type, content } of assets) {
    const body = Buffer.from(content)
    const name = `brand/${posix.parse(path).name}.${digest(body)}${endings[type]}`
    files.set(name, body)
    addresses.set(path, `/${name}`)
  }
  /** The address of a file of the folder. */
  const addressOf = (path: string): string => {
    const address = addresses.get(path)
    if (address !== undefined) return address
    const why = `${path} is named but is not among the folder's assets`
    throw new Error(`${merchant.id}: ${why}. Report this: the reader must list it.`)
  }
  const asset = (value: Asset): Asset => ({ ...value, src: addressOf(value.src) })
  const { licence } = merchant
  const image = licence.image === null ? null : asset(licence.image)
  const [logo, hero] = [asset(merchant.logo), asset(merchant.hero)]
  /** The data block with addresses in place of the folder's paths. */
  const addressed: PublicMerchant = { ...merchant, logo, hero, licence: { ...licence, image } }
  const icons = assets
    .filter(({ role }) => role === 'icon')
    .map(({ path, width: size }): Icon => ({ src: addressOf(path), kind: kindOf(path), size }))
  return { merchant: addressed, icons, files, addressOf }
}
