import { folders, type Skin } from 'virtual:lobby/folders'
import type { Asset } from '@lobby/merchant'

/** Puts the addresses of a folder's files in place of their paths. */
function withAddresses(skin: Skin, addresses: Readonly<Record<string, string>>): Skin {
  const asset = (given: Asset): Asset => ({ ...given, src: addresses[given.src] ?? given.src })
  const { logo, hero, licence } = skin.merchant
  const picture = licence.image === null ? null : asset(licence.image)
  return {
    ...skin,
    merchant: { ...skin.merchant, logo: asset(logo), hero: asset(hero), licence: { ...licence, image: picture } },
    css: skin.css.replaceAll(/url\("([^"]+)"\)/g, (_, path: string) => `url("${addresses[path] ?? path}")`),
  }
}

/** Every merchant folder without mistakes, in order of id. */
export const skins: readonly Skin[] = folders.map(({ skin, addresses }) => withAddresses(skin, addresses))

/** The skin of a merchant; of the first one for an id that nobody has, and for `all`. */
export function skinOf(merchant: string): Skin {
  const found = skins.find((skin) => skin.merchant.id === merchant) ?? skins[0]
  if (!found) throw new Error('There is no merchant folder without mistakes. Run: npm run merchant -- doctor')
  return found
}
