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
export interface Brand {
  /** The data block with addresses in place of the folder's paths. */
  readonly merchant: PublicMerchant
  readonly icons: readonly Icon[]
  /** Path in the site to the file's bytes. */
  readonly files: ReadonlyMap<string, Buffer>
  /** The address of a file of the folder. */
  addressOf(path: string): string
}

/**
 * Gives each picture, icon and font of a folder its address, which changes with its content and ends as its kind.
 * @param merchant with assets as paths in the folder
 */
export function brandOf(merchant: PublicMerchant, assets: readonly AssetFile[]): Brand {
  const files = new Map<string, Buffer>()
  const addresses = new Map<string, string>()
  for (const { path, type, content } of assets) {
    const body = Buffer.from(content)
    const name = `brand/${posix.parse(path).name}.${digest(body)}${endings[type]}`
    files.set(name, body)
    addresses.set(path, `/${name}`)
  }
  const addressOf = (path: string): string => {
    const address = addresses.get(path)
    if (address === undefined)
      throw new Error(
        `${merchant.id}: ${path} is named but is not among the folder's assets. Report this: the reader must list it.`,
      )
    return address
  }
  const asset = (value: Asset): Asset => ({ ...value, src: addressOf(value.src) })
  const { licence } = merchant
  return {
    merchant: {
      ...merchant,
      logo: asset(merchant.logo),
      hero: asset(merchant.hero),
      licence: { ...licence, image: licence.image === null ? null : asset(licence.image) },
    },
    icons: assets
      .filter(({ role }) => role === 'icon')
      .map(({ path, width }) => ({
        src: addressOf(path),
        kind: /apple/.test(path) ? 'apple' : /maskable/.test(path) ? 'maskable' : 'any',
        size: width,
      })),
    files,
    addressOf,
  }
}
